package jzon.input

import java.io.ByteArrayInputStream
import java.nio.charset.StandardCharsets.UTF_8
import munit.ScalaCheckSuite
import org.scalacheck.Gen
import org.scalacheck.Prop.forAll
import jzon as json
import jzon.RandomValues

/** What is skipped at a run is skipped like what is skipped step by step: in a stream of single bytes, no run has
  * enough of them.
  */
class SkipSuite extends ScalaCheckSuite:
  override def scalaCheckTestParameters = super.scalaCheckTestParameters.withMinSuccessfulTests(2000)

  private case class Empty() derives json.Decoder

  /** One byte at a time. */
  private class Single(bytes: Array[Byte]) extends ByteArrayInputStream(bytes):
    override def read(into: Array[Byte], at: Int, count: Int): Int = super.read(into, at, math.min(count, 1))

  private def outcome[A: json.Decoder](in: json.Input)(using json.Limits): Either[Any, A] =
    json.read[A](in).left.map(error => (error.kind, error.message, error.path, error.offset, error.line, error.column))

  private def agree(document: String)(using json.Limits): Unit = agree(document.getBytes(UTF_8))

  private def agree(document: Array[Byte])(using json.Limits): Unit =
    val parts = List("{\"x\":", ",\"y\":[", "],\"z\":1" + " " * 40 + "}").map(_.getBytes(UTF_8))
    val skipped = parts(0) ++ document ++ parts(1) ++ document ++ parts(2)
    val shown = String(document, UTF_8)
    assertEquals(outcome[Empty](skipped), outcome[Empty](Single(skipped)), shown)
    assertEquals(outcome[json.Json](document), outcome[json.Json](Single(document)), shown)

  private val blank: Gen[String] = Gen.frequency(6 -> "", 1 -> " ", 1 -> "\n    ", 1 -> "\t\r\n")

  /** White space that is the same between all tokens. */
  private val layout: Gen[Gen[String]] =
    Gen.oneOf(" ", "\n", "\n  ", "\n          ", "\r\n    ", "\n\t\t", "\t", "  ", "\n \n").map(Gen.const)
  private val number: Gen[String] =
    Gen.oneOf(
      RandomValues.longs.map(_.toString),
      RandomValues.doubles.map(json.write(_)),
      Gen.oneOf("0", "-0", "01", "-", "1.", "1.5", "12.75", "123.456", "1234.5", "1e5", "1E-5", "0.00000001", "1" * 40)
    )
  private val text: Gen[String] = RandomValues.strings.map(json.write(_))

  private def entries(of: Gen[String], brackets: String, blank: Gen[String]): Gen[String] =
    for
      count <- Gen.oneOf(0, 1, 2, 5)
      parts <- Gen.listOfN(count, Gen.zip(blank, of, blank))
      inside <- blank
    yield
      val all = parts.map((before, part, after) => before + part + after)
      s"${brackets(0)}$inside${all.mkString(",")}${brackets(1)}"

  private def document(depth: Int, blank: Gen[String] = blank): Gen[String] =
    val scalar = Gen.oneOf(number, text, Gen.oneOf("true", "false", "null"))
    if depth == 0 then scalar
    else
      val inner = Gen.lzy(document(depth - 1, blank))
      val field = Gen.zip(text, blank, blank, inner).map((name, before, after, value) => s"$name$before:$after$value")
      Gen.frequency(2 -> scalar, 3 -> entries(inner, "[]", blank), 3 -> entries(field, "{}", blank))

  private def edited(document: Gen[String]): Gen[String] =
    for
      document <- document
      at <- Gen.choose(0, document.length)
      length <- Gen.oneOf(0, 1)
      piece <- Gen.oneOf("", "", ",", ":", "\"", "[", "]", "{", "}", "0", "-", ".", "e", "t", " ", "\\", "\u0001", "é")
    yield document.take(at) + piece + document.drop(at + length)

  private val corrupt: Gen[Array[Byte]] =
    for
      document <- document(4).map(_.getBytes(UTF_8))
      at <- Gen.choose(0, document.length - 1)
      b <- Gen.oneOf(Gen.choose(-128, 127), Gen.oneOf(0xc0, 0xc3, 0xe0, 0xed, 0xe2, 0xf0, 0xf4, 0x80, 0xa0, 0xbf))
    yield document.updated(at, b.toByte)

  property("documents")(forAll(document(5))(agree(_)))
  property("documents with the same white space everywhere")(forAll(layout.flatMap(document(5, _)))(agree(_)))
  property("such documents with a mistake")(forAll(layout.flatMap(blank => edited(document(4, blank))))(agree(_)))
  property("documents with a mistake")(forAll(edited(document(4)))(agree(_)))
  property("documents with a wrong byte")(forAll(corrupt)(agree(_)))

  test("every depth"):
    for depth <- List(1, 2, 61, 62, 63, 64, 65, 66, 127, 128, 129, 300) do
      for (open, close) <- List("[" -> "]", "{\"a\":" -> "}", "[{\"b\":1,\"c\":" -> "}]") do
        agree(open * depth + "0" + close * depth)
        agree(open * depth + "[]" + close * depth)
        agree(open * depth + "0" + close * (depth - 1))
        agree(open * depth + "0" + close * (depth - 1) + "}]")

  test("no more levels than the limit, and no longer names and texts"):
    given json.Limits = json.Limits(depth = 70, nameBytes = 10, stringBytes = 20)
    for depth <- 67 to 71 do
      agree("[" * depth + "]" * depth)
      agree("{\"a\":" * depth + "1" + "}" * depth)
    for length <- 8 to 22 do
      agree(s"""[{"${"n" * length}":"${"t" * length}","":${"1" * (length + 30)}}]""")
      agree(s"""[{"${"é" * (length / 2)}":"${"€" * (length / 3)}"}]""")

  test("values that end where the buffer ends"):
    for value <- List("1", "-1.5e3", "12345678901234567890", "1" * 3000, "\"a\"", "true", "{}", "[1]", "\"é\"") do
      for padding <- 0 to value.length.min(40) + 20 do
        val few = (s"$value," * (70000 / (value.length + 1)) + value).getBytes(UTF_8)
        val document = ("[" + " " * padding).getBytes(UTF_8) ++ few ++ "]".getBytes(UTF_8)
        val skipped = "{\"x\":".getBytes(UTF_8) ++ document ++ "}".getBytes(UTF_8)
        assertEquals(outcome[Empty](ByteArrayInputStream(skipped)), Right(Empty()), s"$value $padding")

  test("documents that end after white space, and what stands there"):
    for before <- List("{\"a\":1", "{\"a\"", "{\"a\":", "{", "[1", "[", "[{\"a\":{}"); blanks <- 0 to 30 do
      for last <- List("", ",", ":", "\"", "]", "}", "{", "1", ",\"b", ",\"b\"") do
        val document = ("{\"x\":" + before + " " * blanks + last).getBytes(UTF_8)
        assertEquals(outcome[Empty](document), outcome[Empty](Single(document)), String(document, UTF_8))

  test("a comma after white space where the buffer of a stream ends"):
    val (begin, first) = ("{\"x\":{", "\"a\":1" + " " * 16 + ",")
    for length <- List(16, 32, 64).map(_ * 1024); shift <- -2 to 2 do
      val document = begin + " " * (length - begin.length - first.length + shift) + first + "\"b\":2}}"
      assertEquals(outcome[Empty](ByteArrayInputStream(document.getBytes(UTF_8))), Right(Empty()), s"$length $shift")
