package jzon.wire

import java.io.ByteArrayInputStream
import java.nio.charset.StandardCharsets.{ISO_8859_1, UTF_8}
import munit.ScalaCheckSuite
import org.scalacheck.Gen
import org.scalacheck.Prop.forAll
import jzon as json

final class AsciiTextSuite extends ScalaCheckSuite:
  private val plain = Gen.asciiPrintableChar.suchThat(c => c != '"' && c != '\\').map(_.toString)
  private val escape = Gen.oneOf("\\\"", "\\\\", "\\/", "\\b", "\\f", "\\n", "\\r", "\\t")
  private val other = Gen.oneOf("é", "я", "的", "🙂", "\\u0041", "\\x", "\\", "\"", "\t", "\u007f", "\u0000")
  private val body = Gen.listOf(Gen.frequency(12 -> plain, 3 -> escape, 1 -> other)).map(_.mkString)

  /** Whether the byte at `i` is one that a step can't take. */
  private def ends(bytes: Array[Byte], i: Int): Boolean =
    if bytes(i) == '\\' then Escapes(bytes(i + 1)) == 0 else !Strings.isPlain(bytes(i))

  property("it decodes up to the first byte that is no plain ASCII and no escape of two characters"):
    forAll(body, Gen.choose(0, 40), Gen.choose(0, 12)): (text, room, blanks) =>
      val bytes = s"$text\"${" " * blanks}".getBytes(UTF_8)
      val out = new Array[Byte](room)
      val reached = AsciiText.decode(bytes, 0, bytes.length, out)
      val (i, count) = (CodeUnits.index(reached), CodeUnits.count(reached))
      val expected = new Array[Byte](bytes.length)
      val length = Strings.unescape(bytes, 0, i, expected, 0)
      assertEquals(new String(out, 0, count, ISO_8859_1), new String(expected, 0, length, ISO_8859_1))
      if i <= bytes.length - 10 && count <= room - 9 then assert(ends(bytes, i), s"at $i of $text")

  test("a text with an escape at each place"):
    for length <- 0 to 40; at <- 0 until length do
      val text = Array.tabulate(length)(k => if k == at then '\n' else ('a' + k % 26).toChar).mkString
      assertEquals(json.readOrThrow[List[String]](s"[${json.write(text)},${json.write(text)}]"), List(text, text))

  /** Texts whose escape ends where a step ends, and other lengths. */
  private val raws = for length <- 1 to 40; rest <- 0 to 3 yield "x" * length + "\\n" + "y" * rest

  test("a quote behind the end of the input does not end a text"):
    for raw <- raws; behind <- List("\"", "\"]", "\":1}", "z\"", "") do
      val inside = s"\"$raw".getBytes(UTF_8)
      val bytes = s"\"$raw$behind".getBytes(UTF_8)
      val error = json.read[String](bytes, 0, inside.length).left.toOption.get
      assertEquals((error.kind, error.offset), (json.DecodeError.Kind.End, inside.length.toLong), raw)
      val name = s"{\"$raw"
      val cut = json.read[Map[String, Int]](s"$name\":1}".getBytes(UTF_8), 0, name.length).left.toOption.get
      assertEquals(cut.offset, name.length.toLong, raw)

  test("a text of the largest length is accepted, and a longer one is refused"):
    for raw <- raws; blanks <- List(0, 3, 20) do
      val bytes = s"\"$raw\"${" " * blanks}".getBytes(UTF_8)
      def read(most: Int) = json.read[String](bytes)(using summon, json.Limits(stringBytes = most))
      assertEquals(read(raw.length), Right(raw.replace("\\n", "\n")), raw)
      assertEquals(read(raw.length - 1).left.map(_.kind), Left(json.DecodeError.Kind.Limit), raw)

  test("a stream in pieces does not see what its buffer had before"):
    for raw <- raws; piece <- 8 to 30 do
      json.read[String](ByteArrayInputStream(("\"" * 2 + " " * 100).getBytes(UTF_8))): Unit
      json.read[List[String]](ByteArrayInputStream(("[" + "\"\"," * 40).getBytes(UTF_8))): Unit
      val bytes = s"[\"$raw\",\"end\"]".getBytes(UTF_8)
      val pieces = new ByteArrayInputStream(bytes):
        override def read(into: Array[Byte], from: Int, length: Int) = super.read(into, from, math.min(length, piece))
      assertEquals(json.read[List[String]](pieces), Right(List(raw.replace("\\n", "\n"), "end")), s"$raw by $piece")

  test("a text with escapes, of any length, that ends in any way"):
    for length <- List(1, 1000, 1024, 16375, 16384, 16390, 65535, 65536, 70000); end <- List("", "é", "🙂", "\u0001") do
      val text = "line\n" + "x" * length + "\"" + end
      assertEquals(json.readOrThrow[List[String]](json.writeBytes(List(text, text))), List(text, text))

  test("a text with escapes does not disturb the one before it"):
    val texts = List.tabulate(100)(k => s"line $k\n" * (k % 7) + (if k % 3 == 0 then "é" else ""))
    assertEquals(json.readOrThrow[List[String]](json.writeBytes(texts)), texts)
