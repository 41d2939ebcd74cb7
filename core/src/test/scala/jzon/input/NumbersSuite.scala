package jzon.input

import jzon as json
import java.io.{ByteArrayInputStream, InputStream}
import munit.ScalaCheckSuite
import org.scalacheck.Gen
import org.scalacheck.Prop.*

/** Every way to read a number agrees with the grammar and with the JDK, wherever in the buffer it stands. */
class NumbersSuite extends ScalaCheckSuite:
  override def scalaCheckTestParameters = super.scalaCheckTestParameters.withMinSuccessfulTests(5000)

  private val digits = (least: Int, most: Int) =>
    Gen.choose(
      least,
      most
    ).flatMap(n => Gen.listOfN(n, Gen.frequency(3 -> Gen.numChar, 1 -> Gen.const('0')))).map(_.mkString)

  /** Nearly numbers: parts too many, too few, and zeros in front. */
  private val text: Gen[String] =
    for
      sign <- Gen.frequency(3 -> "", 1 -> "-", 1 -> "+")
      whole <- Gen.frequency(6 -> digits(1, 4), 2 -> digits(4, 22), 1 -> Gen.const(""))
      fraction <- Gen.frequency(3 -> Gen.const(""), 6 -> digits(1, 9).map("." + _), 1 -> digits(0, 16).map("." + _))
      exponent <- Gen.frequency(8 -> Gen.const(""), 2 -> digits(0, 3).map("e" + _), 1 -> digits(0, 2).map("E-" + _))
    yield sign + whole + fraction + exponent

  private val number = raw"-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?".r
  private val integer = raw"-?(0|[1-9]\d*)".r

  /** What follows the number: little or much, so that fast ways have room or not. */
  private val rest = Gen.oneOf("", " ", "\n          ", "            ")

  private class Pieces(bytes: Array[Byte], most: Int) extends ByteArrayInputStream(bytes):
    override def read(into: Array[Byte], at: Int, length: Int): Int = super.read(into, at, math.min(most, length))

  private def ways[A: json.Decoder](text: String): Seq[Either[String, A]] =
    val bytes = text.getBytes("UTF-8")
    val padded = Array.fill[Byte](3)('7') ++ bytes ++ Array.fill[Byte](20)('7')
    val streams = (1 to 5).map(most => json.read[A](Pieces(bytes, most): InputStream))
    val all = streams :+ json.read[A](bytes) :+ json.read[A](padded, 3, 3 + bytes.length)
    all.map(_.left.map(_.render))

  private def agree[A: json.Decoder](text: String, expected: Option[A])(using munit.Location): Unit =
    val results = ways[A](text)
    assertEquals(results.distinct.size, 1, (text, results))
    assertEquals(results.head.toOption, expected, (text, results.head))

  property("doubles"):
    forAll(text, rest): (text, rest) =>
      val expected = Option.when(number.matches(text))(text.toDouble).filter(_.isFinite)
      agree[Double](text + rest, expected)

  property("floats"):
    forAll(text, rest): (text, rest) =>
      val expected = Option.when(number.matches(text))(text.toFloat).filter(_.isFinite)
      agree[Float](text + rest, expected)

  property("numbers in the middle of two floats, and next to it, that are the same double"):
    forAllNoShrink(Gen.choose(512f, 1000f), Gen.choose(-3, 3), rest): (below, near, rest) =>
      val middle = (BigDecimal.exact(below.toDouble) + BigDecimal.exact(Math.nextUp(below).toDouble)) / 2
      val text = (middle + BigDecimal(near, 15)).bigDecimal.setScale(15).toPlainString
      agree[Float](text + rest, Some(text.toFloat))
      agree[Float](s"-$text$rest", Some(-text.toFloat))

  property("integers"):
    forAll(text, rest): (text, rest) =>
      val value = Option.when(integer.matches(text))(BigInt(text))
      agree[Byte](text + rest, value.filter(_.isValidByte).map(_.toByte))
      agree[Short](text + rest, value.filter(_.isValidShort).map(_.toShort))
      agree[Int](text + rest, value.filter(_.isValidInt).map(_.toInt))
      agree[Long](text + rest, value.filter(_.isValidLong).map(_.toLong))

  private case class Empty() derives json.Decoder

  property("numbers that are skipped, alone and in arrays"):
    forAll(text, text, rest): (a, b, rest) =>
      val isRight = number.matches(a) && number.matches(b)
      agree[Empty](s"""{"x":$a,"y":[$b,$a$rest]}""", Option.when(isRight)(Empty()))

  test("the limit of bits is for big numbers only"):
    given json.Limits = json.Limits(numberBits = 16)
    for tail <- List("", " " * 20) do
      assertEquals(json.read[Double]("3.141592" + tail), Right(3.141592))
      assertEquals(json.read[Float]("3.141592" + tail), Right(3.141592f))
      assertEquals(json.read[BigDecimal]("3.141592" + tail).left.map(_.message), Left("expected a 16 bit BigDecimal"))

  test("a Double and a Float have any number of digits, up to the length of a text"):
    val tenth = "0.1000000000000000055511151231257827021181583404541015625"
    val name = s"""{"$tenth":1}"""
    for text <- List(tenth, tenth + "0" * 100, tenth + "e0", "1" + "0" * 400 + "e-401") do
      jzon.RoundTrip.reads[Double](text, 0.1)
      jzon.RoundTrip.reads[Float](text, 0.1f)
    assertEquals(json.read[Map[Double, Int]](name), Right(Map(0.1 -> 1)))
    for digits <- List(1000, 100000, 4 * 1024 * 1024 - 2) do
      assertEquals(json.read[Double]("0." + "3" * digits), Right(1.0 / 3))
      assertEquals(json.read[Float]("0." + "3" * digits), Right(1f / 3))
    assertEquals(json.read[Double]("0." + "3" * (4 * 1024 * 1024)).left.map(_.message), Left("the number is too long"))
