package jzon.input

import java.io.{ByteArrayInputStream, StringReader}
import java.nio.charset.StandardCharsets.UTF_8
import munit.FunSuite
import jzon as json
import jzon.{DecodeError, Decoder, FieldTable}

class StreamsSuite extends FunSuite:
  /** Of `{"a":…,"a":…}`: refuses the second. */
  private val once: Decoder[Int] = in =>
    val table = FieldTable("a")
    var seen = 0
    in.beginObject()
    while in.hasField() do
      if in.field(table, 0) == 0 then
        if seen > 0 then in.failDuplicate()
        seen += 1
      in.skip()
    seen

  private def place(error: DecodeError) = (error.message, error.offset, error.line, error.column)

  private def refused(in: json.Input): DecodeError = json.read(in)(using once).swap.toOption.get

  test("the place of a name that left the buffer before it was refused"):
    for blanks <- 16340 to 16400; between <- Seq(1, 20, 20000) do
      val text = "{\"é\":1,\"a\":1,\n" + " " * blanks + "\"a\"" + " " * between + ":2}"
      assertEquals(
        place(refused(ByteArrayInputStream(text.getBytes(UTF_8)))),
        place(refused(text)),
        s"$blanks $between"
      )

  private def same(text: String): Unit =
    val bytes = TextBytes.of(text)
    val all = CharStream(StringReader(text)).readAllBytes()
    assertEquals(all.toSeq, bytes.toSeq)

  test("characters become the bytes that the JDK makes, and lone surrogates those that are refused"):
    for text <- Seq("", "a", "é€😀", "?", "a?b", "x" * 5000 + "😀" * 5000, "a" * 2047 + "😀", "\ud83d" * 3) do
      same(text)
    for text <- Seq("é€😀", "?😀", "plain") do assertEquals(TextBytes.of(text).toSeq, text.getBytes(UTF_8).toSeq)
    for text <- Seq("\ud800", "a\udc00", "?\ud800", "😀\udc00\ud83d", "\ud83d\ud83d\ude00") do
      same(text)
      val error = json.read[String]("\"" + text + "\"").swap.toOption.get
      assertEquals(error.message, "lone surrogate")

  test("an exception of the stream passes through"):
    val broken: java.io.InputStream = new java.io.InputStream:
      def read(): Int = throw java.io.IOException("broken")
    intercept[java.io.IOException](json.read[Int](broken)): Unit
