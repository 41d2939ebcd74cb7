package jzon.instances

import jzon.Limits

class NumbersSuite extends Rows:
  test("big integers"):
    val most = (BigInt(1) << 127) - 1
    both("0", BigInt(0))
    both("-12345678901234567890", BigInt("-12345678901234567890"))
    both(most.toString, most)
    both(most.toString, most.bigInteger)
    refuses[BigInt]((most + 1).toString, "(expected a 128 bit BigInteger)")
    refuses[java.math.BigInteger]((most + 1).toString, "(expected a 128 bit BigInteger)")
    refuses[BigInt]("1.0", "(expected a BigInteger without fraction or exponent, got 1.0)")
    refuses[BigInt]("1e214748364", "(expected a BigInteger without fraction or exponent, got 1e214748364)")

  test("integers of all sizes, as the JDK writes and reads them"):
    given Limits = Limits(numberBits = 2000)
    val powers = (0 to 140).map(BigInt(1) << _) ++ (0 to 400).map(BigInt(10).pow(_))
    for power <- powers; near <- -2 to 2; sign <- List(1, -1) do
      val value = (power + near) * sign
      both(value.toString, value)
      both(value.toString, value.bigInteger)

  test("big decimals"):
    both("1.50", BigDecimal("1.50"))
    both("1E+5", BigDecimal("1E+5"))
    both("-1E-7", java.math.BigDecimal("-1E-7"))
    both("1234567890123456789012345678901234567", BigDecimal("1234567890123456789012345678901234567"))
    reads("1.5e3", BigDecimal("1.5e3"))
    refuses[BigDecimal]("1e6179", "(expected a scale of at most 6178)")
    refuses[BigDecimal]("\"1\"", "(expected a number, got \")")

  test("the limit of scale, at N and N + 1"):
    given Limits = Limits(numberScale = 3)
    reads("1e-3", BigDecimal("0.001"))
    refuses[BigDecimal]("1e-4", "(expected a scale of at most 3)")

  test("the boxes of primitives"):
    both[java.lang.Integer]("1", 1)
    both[java.lang.Long]("1", 1L)
    both[java.lang.Short]("1", 1.toShort)
    both[java.lang.Byte]("1", 1.toByte)
    both[java.lang.Double]("1.5", 1.5)
    both[java.lang.Float]("1.5", 1.5f)
    both[java.lang.Boolean]("true", true)
    both[java.lang.Character]("\"a\"", 'a')
    refuses[java.lang.Integer]("null", "(expected a number, got n)")
    val error = intercept[jzon.EncodeError](jzon.write(List[java.lang.Integer](1, null)))
    assertEquals(error.render, "[1](null)")
