package jzon.input

import java.io.ByteArrayInputStream
import java.nio.charset.StandardCharsets.UTF_8
import jzon as json

final class EscapedTextSuite extends munit.FunSuite:
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
