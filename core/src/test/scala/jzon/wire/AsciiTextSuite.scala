package jzon.wire

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
    if bytes(i) == '\\' then Strings.simpleEscape(bytes(i + 1)) == 0 else !Strings.isPlain(bytes(i))

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

  test("a text with escapes, of any length, that ends in any way"):
    for length <- List(1, 1000, 1024, 16375, 16384, 16390, 65535, 65536, 70000); end <- List("", "é", "🙂", "\u0001") do
      val text = "line\n" + "x" * length + "\"" + end
      assertEquals(json.readOrThrow[List[String]](json.writeBytes(List(text, text))), List(text, text))

  test("a text with escapes does not disturb the one before it"):
    val texts = List.tabulate(100)(k => s"line $k\n" * (k % 7) + (if k % 3 == 0 then "é" else ""))
    assertEquals(json.readOrThrow[List[String]](json.writeBytes(texts)), texts)
