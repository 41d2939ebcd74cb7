package jzon.wire

import java.lang.Double.{doubleToRawLongBits, longBitsToDouble}
import java.lang.Float.{floatToRawIntBits, intBitsToFloat}
import java.math.BigDecimal
import java.nio.charset.StandardCharsets.ISO_8859_1
import java.nio.file.Files
import java.util.SplittableRandom
import jzon.Corpora
import munit.{FunSuite, Location}
import scala.jdk.CollectionConverters.*
import scala.util.Try

class ParseDoubleSuite extends FunSuite:
  /** Through [[ParseDouble.slow]], with other digits on both sides that are not part of the number. */
  private def slow(text: String): Double =
    ParseDouble.slow(s"9${text}9".getBytes(ISO_8859_1), 1, 1 + text.length)

  private def slowFloat(text: String): Float =
    ParseDouble.slowFloat(s"9${text}9".getBytes(ISO_8859_1), 1, 1 + text.length)

  private def sameBits(v: Double, expected: Double, text: String)(using Location): Unit =
    if doubleToRawLongBits(v) != doubleToRawLongBits(expected) then fail(s"$text was read as $v, not $expected")

  private def sameBits(v: Float, expected: Float, text: String)(using Location): Unit =
    if floatToRawIntBits(v) != floatToRawIntBits(expected) then fail(s"$text was read as $v, not $expected")

  /** Significand and exponent of a positive decimal, if it has at most 19 digits. */
  private def parts(decimal: BigDecimal): Option[(Long, Int)] =
    Option.when(decimal.precision <= 19 && Math.abs(decimal.scale.toLong) < 100000)((
      decimal.unscaledValue.longValue,
      -decimal.scale
    ))

  private var undecided = 0

  /** All ways to read a number ≥ 0 agree with the definition of nearest. */
  private def reads(text: String)(using Location): Unit =
    val decimal = new BigDecimal(text)
    val double = slow(text)
    assert(Decimals.doubles.isNearest(double)(decimal), s"$text was read as $double")
    sameBits(slow(s"-$text"), -double, text)
    val float = slowFloat(text)
    assert(Decimals.floats.isNearest(float)(decimal), s"$text was read as $float")
    sameBits(slowFloat(s"-$text"), -float, text)
    for (significand, exponent) <- parts(decimal) do
      val fast = ParseDouble.ofDecimal(significand, exponent)
      if fast.isNaN then undecided += 1 else sameBits(fast, double, text)
      val fastFloat = ParseDouble.floatOfDecimal(significand, exponent)
      if fastFloat.isNaN then undecided += 1 else sameBits(fastFloat, float, text)

  private def row(text: String, expected: Double)(using Location): Unit =
    sameBits(slow(text), expected, text)
    if expected >= 0 && doubleToRawLongBits(expected) >= 0 then reads(text)

  test("rows"):
    row("0", 0.0)
    row("-0", -0.0)
    row("-0.0e99999999999999999999", -0.0)
    row("0.1", 0.1)
    row("1e22", 1e22)
    row("1e23", 1e23)
    row("123456789012345678901234567890", 123456789012345678901234567890.0)
    row("9007199254740993", 9007199254740992.0)
    row("9007199254740993.00000000000000000000000000000000000000001", 9007199254740994.0)
    row("9007199254740995", 9007199254740996.0)
    row("18446744073709551615", 18446744073709551616.0)
    row("1.7976931348623157e308", Double.MaxValue)
    row("1.7976931348623158e308", Double.MaxValue)
    row("1.7976931348623159e308", Double.PositiveInfinity)
    row("1e309", Double.PositiveInfinity)
    row("5e-324", Double.MinPositiveValue)
    row("2.4703282292062327e-324", 0.0)
    row("2.4703282292062328e-324", Double.MinPositiveValue)
    row("2.2250738585072011e-308", 2.225073858507201e-308)
    row("2.2250738585072014e-308", java.lang.Double.MIN_NORMAL)
    row("-1.5E+2", -150.0)

  test("rows: exponents and zeros beyond all bounds"):
    def far(text: String, expected: Double)(using Location): Unit = sameBits(slow(text), expected, text)
    far("1e99999999999999999999999", Double.PositiveInfinity)
    far("-1e99999999999999999999999", Double.NegativeInfinity)
    far("1e-99999999999999999999999", 0.0)
    far("-1e-9223372036854775808", -0.0)
    far("0e99999999999999999999999", 0.0)
    far(s"1${"0" * 5000}e-5000", 1.0)
    far(s"0.${"0" * 4999}1e5000", 1.0)
    far(s"0.${"0" * 200000}25e200000", 0.25)
    far(s"1${"0" * 200000}e-200001", 0.1)
    far(s"0.3${"0" * 5000}", 0.3)
    far(s"0.3${"3" * 5000}", 1.0 / 3)

  test("rows: what the fast way answers at the edges of its range"):
    def fast(significand: Long, exponent: Int, expected: Double)(using Location): Unit =
      sameBits(ParseDouble.ofDecimal(significand, exponent), expected, s"${significand}e$exponent")
    fast(0, Int.MaxValue, 0.0)
    fast(0, Int.MinValue, 0.0)
    fast(1, Int.MaxValue, Double.PositiveInfinity)
    fast(-1, Int.MinValue, 0.0)
    fast(-1, -342, 1.8446744073709552e-323)
    fast(-1, -343, 0.0)
    fast(1, 308, 1e308)
    fast(2, 308, Double.PositiveInfinity)
    fast(1, 309, Double.PositiveInfinity)
    fast(-1, 0, 18446744073709551616.0)
    fast(9007199254740993L, 0, 9007199254740992.0)
    assertEquals(ParseDouble.floatOfDecimal(1, 39), Float.PositiveInfinity)
    assertEquals(ParseDouble.floatOfDecimal(16777217, 0), 16777216f)
    assertEquals(ParseDouble.floatOfDecimal(-1, -400), 0f)
    // Rounding to Double first would make this the middle between 1 and its successor, then 1.
    assertEquals(ParseDouble.floatOfDecimal(1000000059604644776L, -18), Math.nextUp(1f))

  test("random decimals of up to 19 digits, of all exponents and of common ones"):
    val random = new SplittableRandom(1)
    undecided = 0
    for _ <- 1 to 30000 do
      val digits =
        BigDecimal(new java.math.BigInteger(java.lang.Long.toUnsignedString(random.nextLong() >>> random.nextInt(64))))
      reads(digits.scaleByPowerOfTen(random.nextInt(-345, 312)).toString)
      reads(digits.scaleByPowerOfTen(random.nextInt(-66, 42)).toString)
      reads(digits.scaleByPowerOfTen(random.nextInt(-25, 5)).toString)
    assert(clue(undecided) < 300, "the fast way should decide nearly all")

  test("random decimals of 20 to 60 digits"):
    val random = new SplittableRandom(2)
    for _ <- 1 to 5000 do
      val digits = Iterator.continually(random.nextInt(10)).take(random.nextInt(20, 60)).mkString
      reads(BigDecimal(s"1$digits").scaleByPowerOfTen(random.nextInt(-370, 260)).toString)

  test("every power of ten, and the decimals beside it"):
    for power <- -345 to 310; digits <- Seq("1", "9999999999999999999", "1000000000000000001", "5") do
      reads(s"${digits}e$power")

  private def aroundMiddle(middle: BigDecimal): Unit =
    reads(middle.toString)
    val unit = middle.ulp.scaleByPowerOfTen(-5)
    reads(middle.add(unit).toString)
    reads(middle.subtract(unit).toString)
    for digits <- 15 to 19; mode <- Seq(java.math.RoundingMode.DOWN, java.math.RoundingMode.UP) do
      reads(middle.round(java.math.MathContext(digits, mode)).toString)

  test("the middle between two numbers, what is beside it, and its first digits"):
    val random = new SplittableRandom(3)
    for _ <- 1 to 300 do
      val v = longBitsToDouble(random.nextLong() & Long.MaxValue)
      if v < Double.PositiveInfinity then aroundMiddle(Decimals.doubles.middleAbove(v))
      aroundMiddle(Decimals.doubles.middleAbove(random.nextDouble() * 1000))
      aroundMiddle(Decimals.doubles.middleAbove((random.nextLong() >>> random.nextInt(10)).abs.toDouble))
      aroundMiddle(Decimals.doubles.middleAbove(longBitsToDouble(random.nextLong(1L << 53)))) // subnormal
      val f = intBitsToFloat(random.nextInt() & Int.MaxValue)
      if f < Float.PositiveInfinity then aroundMiddle(Decimals.floats.middleAbove(f))
      aroundMiddle(Decimals.floats.middleAbove(intBitsToFloat(random.nextInt(1 << 24))))
    for v <- Seq(
        0.0,
        Double.MinPositiveValue,
        java.lang.Double.MIN_NORMAL,
        Math.nextDown(java.lang.Double.MIN_NORMAL),
        Double.MaxValue
      )
    do aroundMiddle(Decimals.doubles.middleAbove(v))
    for v <- Seq(
        0f,
        Float.MinPositiveValue,
        java.lang.Float.MIN_NORMAL,
        Math.nextDown(java.lang.Float.MIN_NORMAL),
        Float.MaxValue
      )
    do aroundMiddle(Decimals.floats.middleAbove(v))

  test("ties with a power of ten that is exact are decided fast"):
    val random = new SplittableRandom(4)
    for _ <- 1 to 1000 do
      val odd = (1L << 53) + random.nextLong(1L << 53) | 1 // 54 bits: in the middle
      assert(!ParseDouble.ofDecimal(odd, 0).isNaN)
      reads(odd.toString)
      reads((odd * 4).toString)

  test("the float vectors, bit for bit"):
    val corpus = Corpora.find("float-vectors")
    assume(corpus.isDefined, Corpora.missing("float-vectors"))
    val isJson = "-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?".r
    var count = 0
    for
      file <- Files.list(corpus.get).iterator.asScala
      line <- Files.readAllLines(file).asScala
      Array(_, f32, f64, text) = line.split(" ", 4): @unchecked
      if isJson.matches(text)
    do
      count += 1
      val double = longBitsToDouble(java.lang.Long.parseUnsignedLong(f64, 16))
      val float = intBitsToFloat(Integer.parseUnsignedInt(f32, 16))
      sameBits(slow(text), double, text)
      sameBits(slowFloat(text), float, text)
      for decimal <- Try(new BigDecimal(text).abs).toOption; (significand, exponent) <- parts(decimal) do
        val fast = ParseDouble.ofDecimal(significand, exponent)
        if !fast.isNaN then sameBits(fast, double.abs, text)
        val fastFloat = ParseDouble.floatOfDecimal(significand, exponent)
        if !fastFloat.isNaN then sameBits(fastFloat, float.abs, text)
    assert(clue(count) > 26000)
