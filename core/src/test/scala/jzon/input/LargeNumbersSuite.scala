package jzon.input

import java.math.{BigDecimal, BigInteger}
import scala.util.Random
import jzon.Decoder

/** Numbers about as long as what 64 bits hold, where the fast ways end, beside what Java makes of them. */
class LargeNumbersSuite extends munit.FunSuite:
  /** At the end of the input, and where more follows. */
  private def read[A: Decoder](text: String)(using jzon.Limits): List[Option[A]] =
    List(text, s"  $text  ", s"$text${" " * 40}").map(jzon.read[A](_).toOption) :+
      jzon.read[List[A]](s"[$text,$text]").toOption.map(_.head)

  private def whole: List[BigInteger] =
    val random = Random(1)
    val powers = (0 to 21).map(BigInteger.TEN.pow(_))
    val edges = List(7, 8, 15, 16, 31, 32, 63, 64).map(BigInteger.TWO.pow(_))
    val near = (powers ++ edges).flatMap(x => (-2 to 2).map(d => x.add(BigInteger.valueOf(d))))
    val others = List.fill(2000)(BigInteger(random.nextInt(70), random.self))
    (near ++ others).toList.flatMap(x => List(x, x.negate)).distinct

  test("a Long is read if it is one"):
    whole.foreach: x =>
      val expected = if x.bitLength < 64 then Some(x.longValue) else None
      read[Long](x.toString).foreach(assertEquals(_, expected, x))

  test("a smaller integer is read if it is one"):
    whole.foreach: x =>
      read[Int](x.toString).foreach(assertEquals(_, if x.bitLength < 32 then Some(x.intValue) else None, x))
      read[Short](x.toString).foreach(assertEquals(_, if x.bitLength < 16 then Some(x.shortValue) else None, x))
      read[Byte](x.toString).foreach(assertEquals(_, if x.bitLength < 8 then Some(x.byteValue) else None, x))

  test("zeros in front are refused, however many digits there are"):
    for length <- 1 to 21; sign <- List("", "-") do
      read[Long](sign + "0" + "1" * length).foreach(assertEquals(_, None, length))
      read[BigDecimal](sign + "0" + "1" * length).foreach(assertEquals(_, None, length))

  test("the limit of the scale does not depend on what follows the number"):
    given jzon.Limits = jzon.Limits(numberScale = 2)
    for digits <- 15 to 23; zeros <- 0 to 4; sign <- List("", "-") do
      val text = sign + "9" * (digits - zeros) + "0" * zeros
      val isRead = digits < 20 || zeros <= 2
      read[BigInteger](text).foreach(got => assertEquals(got.nonEmpty, isRead, text))
      read[BigDecimal](text).foreach(got => assertEquals(got.nonEmpty, isRead, text))

  test("a BigDecimal has the scale that is written"):
    val random = Random(2)
    val exponents = List("", "e0", "E+5", "e-7", "e12", "e-30", "e0005")
    for x <- whole; exponent <- List("", exponents(random.nextInt(exponents.size))) do
      val digits = x.abs.toString
      val point = random.nextInt(digits.length + 1)
      val split = if point == 0 then s"0.$digits" else digits.patch(point, ".", 0).stripSuffix(".")
      val text = (if x.signum < 0 then "-" else "") + split + exponent
      read[BigDecimal](text).foreach(assertEquals(_, Some(BigDecimal(text)), text))

  test("zeros, and zeros at the end"):
    List("0", "-0", "0.0", "-0.00", "0e3", "0.000e-5", "1.50", "100", "1e2", "10.0e1", "-1.000000000000000000").foreach:
      text => read[BigDecimal](text).foreach(assertEquals(_, Some(BigDecimal(text)), text))
