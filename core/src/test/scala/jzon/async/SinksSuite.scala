package jzon.async

import java.io.{ByteArrayOutputStream, StringWriter}
import java.util.Base64
import jzon as json
import jzon.{Decoder, Limits, Reader}
import jzon.DecodeError.Kind
import munit.FunSuite

/** Strings that go to a sink as they come. */
class SinksSuite extends FunSuite:
  private def outcome[A](text: Array[Byte])(read: Reader => A)(using Limits): Seq[Either[Kind, A]] =
    given Decoder[A] = read(_)
    val ways: Seq[json.Input] = Seq(text, Trickle(text, 1), Trickle(text, 5), Trickle(text, Int.MaxValue))
    ways.map(in => json.read[A](in).left.map(_.kind))

  private def agrees(text: String, bytes: Array[Byte])(expected: Either[Kind, String]): Unit =
    val asBytes = outcome(bytes): in =>
      val out = ByteArrayOutputStream()
      assertEquals(in.readStringTo(out, Long.MaxValue), out.size.toLong)
      out.toString("UTF-8")
    val asChars = outcome(bytes): in =>
      val out = StringWriter()
      assertEquals(in.readCharsTo(out, Long.MaxValue), out.toString.length.toLong)
      out.toString
    for result <- asBytes ++ asChars do assertEquals(result, expected, text.take(40))

  test("the text is that of readString, and so are the errors"):
    val texts = Seq(
      "\"\"",
      "\"a\"",
      " \"é€😀\" ",
      "\"\\n\\u00e9\\ud83d\\ude00\\\"\\\\\"",
      "\"" + "a\\té" * 30000 + "\"",
      "\"a",
      "\"\\q\"",
      "\"\\ud800\"",
      "\"a\nb\"",
      "1",
      "\"a\\",
      "\"\\ud83d",
      "\"a\" 1",
      "",
      "tru"
    )
    for text <- texts do agrees(text, text.getBytes("UTF-8"))(json.read[String](text).left.map(_.kind))
    val broken = "\"a\u00ff\"".getBytes("ISO-8859-1")
    agrees("broken", broken)(Left(Kind.Syntax))

  test("the limit is the one that is given"):
    given Limits = Limits(stringBytes = 1)
    for length <- 0 to 20; most <- 0 to 21 do
      val results = outcome(s"\"${"a" * length}\"".getBytes)(_.readStringTo(ByteArrayOutputStream(), most))
      results.foreach(result => assertEquals(result, if length <= most then Right(length.toLong) else Left(Kind.Limit)))
    outcome("\"aaaa\\u00e9\"".getBytes)(_.readStringTo(ByteArrayOutputStream(), 10)).foreach(r =>
      assertEquals(r, Right(6L))
    )
    outcome("\"aaaa\\u00e9\"".getBytes)(_.readStringTo(ByteArrayOutputStream(), 9)).foreach(r =>
      assertEquals(r, Left(Kind.Limit))
    )

  private def base64(text: String): Seq[Either[Kind, Seq[Byte]]] =
    outcome(("\"" + text + "\"").getBytes): in =>
      val out = ByteArrayOutputStream()
      assertEquals(in.readBase64To(out, Long.MaxValue), out.size.toLong)
      out.toByteArray.toSeq

  test("Base64, in its canonical form only"):
    val random = java.util.Random(4)
    for length <- (0 to 30) ++ Seq(1000, 50000) do
      val bytes = new Array[Byte](length)
      random.nextBytes(bytes)
      val text = Base64.getEncoder.encodeToString(bytes)
      for form <- Seq(text, text.replace("/", "\\/"), text.replace("+", "\\u002b")) do
        base64(form).foreach(result => assertEquals(result, Right(bytes.toSeq)))
    for text <-
        Seq("A", "AA", "AAA", "AB==", "AAB=", "AA==AAAA", "AA=A", "====", "AAAAA", "AAAA=", "A AA", "AAA*", "AAAA====")
    do
      base64(text).foreach(result => assertEquals(result, Left(Kind.Data), text))

  test("what is refused is refused at the quote, however it arrives"):
    val name = "\n  {\"é\":\n   "
    val sinks = List[Reader => Long](
      _.readBase64To(ByteArrayOutputStream(), Long.MaxValue),
      _.readStringTo(ByteArrayOutputStream(), 100),
      _.readCharsTo(StringWriter(), 100)
    )
    for
      wrong <- List("?" + "A" * 40003, "A" * 40003 + "?", "A" * 17001 + "=" + "A" * 3002, "A" * 101)
      read <- sinks
      length <- List(1, 7, 1448, Int.MaxValue)
    do
      given Decoder[Long] = in =>
        in.beginObject()
        in.hasField()
        in.readName()
        read(in)
      val bytes = s"$name\"$wrong\"}".getBytes("UTF-8")
      for input <- List[json.Input](bytes, Trickle(bytes, length)) do
        val error = json.read[Long](input).left.toOption.get
        assertEquals(
          (error.offset, error.line, error.column),
          (name.getBytes("UTF-8").length.toLong, 3, 4),
          wrong.take(9)
        )

  test("a name is refused at its quote, after a string that was handed on"):
    given Decoder[Long] = in =>
      in.beginObject()
      in.hasField()
      in.readName()
      in.readStringTo(ByteArrayOutputStream(), Long.MaxValue)
      in.failName("wrong")
    val bytes = s"\n{\n \"a\":\"${"b" * 50000}\"}".getBytes
    for input <- List[json.Input](bytes, Trickle(bytes, 7), Trickle(bytes, Int.MaxValue)) do
      val error = json.read[Long](input).left.toOption.get
      assertEquals((error.offset, error.line, error.column), (4L, 3, 2))
