package jzon.input

import java.io.{ByteArrayInputStream, StringReader}
import java.nio.charset.StandardCharsets.UTF_8
import munit.ScalaCheckSuite
import org.scalacheck.Gen
import org.scalacheck.Prop.forAll
import jzon as json
import jzon.{DecodeError, Decoder, FieldTable}

class StreamsSuite extends ScalaCheckSuite:
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
    val block = CharStream.Block
    for text <- Seq("", "a", "é€😀", "?", "a?b", "x" * 5000 + "😀" * 5000, "\ud83d" * 3) do same(text)
    for before <- block - 2 to block + 1; text <- Seq("😀", "\ud83d", "\ude00", "\ud83d😀") do
      same("a" * before + text)
      same("a" * before + text + "a" * block)
    for text <- Seq("é€😀", "?😀", "plain") do assertEquals(TextBytes.of(text).toSeq, text.getBytes(UTF_8).toSeq)
    for text <- Seq("\ud800", "a\udc00", "?\ud800", "😀\udc00\ud83d", "\ud83d\ud83d\ude00") do
      same(text)
      val error = json.read[String]("\"" + text + "\"").swap.toOption.get
      assertEquals(error.message, "lone surrogate")

  /** Gives `text` in pieces of the lengths in `pieces`, over and over. At each 0, it fails. */
  final private class Hesitating(text: String, pieces: List[Int]) extends java.io.Reader:
    private var at = 0
    private val lengths = Iterator.continually(pieces).flatten
    def read(into: Array[Char], from: Int, length: Int): Int =
      val n = math.min(math.min(lengths.next(), length), text.length - at)
      if at == text.length then -1
      else if n == 0 then throw java.io.IOException("not now")
      else
        text.getChars(at, at + n, into, from)
        at += n
        n
    def close(): Unit = ()

  private val character =
    Gen.frequency(20 -> "a", 3 -> "é", 2 -> "€", 2 -> "😀", 1 -> "\ud83d", 1 -> "\ude00", 1 -> "\ud83d\ud83d")
  private val characters = Gen.choose(0, 50).flatMap(Gen.listOfN(_, character)).map(_.mkString)
  private val lengths = Gen.nonEmptyListOf(Gen.choose(0, 9)).map(1 :: _)

  property("characters in pieces, asked for in pieces, with a reader that fails now and then"):
    forAll(characters, lengths, lengths): (text, pieces, asked) =>
      val stream = CharStream(Hesitating(text, pieces))
      val out = java.io.ByteArrayOutputStream()
      val into = new Array[Byte](16)
      val wanted = Iterator.continually(asked).flatten
      var n = 0
      while n >= 0 do
        val length = wanted.next()
        n =
          try stream.read(into, 3, length)
          catch case _: java.io.IOException => 0
        assert(n <= length)
        if n > 0 then out.write(into, 3, n)
      assertEquals(out.toByteArray.toSeq, TextBytes.of(text).toSeq)

  test("an exception of the stream passes through"):
    val broken: java.io.InputStream = new java.io.InputStream:
      def read(): Int = throw java.io.IOException("broken")
    intercept[java.io.IOException](json.read[Int](broken)): Unit

  test("a reader that gives no characters for ever ends in an error, one that pauses does not"):
    var reads = 0
    val empty: java.io.Reader = new java.io.Reader:
      def read(into: Array[Char], at: Int, length: Int): Int =
        reads += 1
        0
      def close(): Unit = ()
    val error = intercept[java.io.IOException](json.read[Int](empty))
    assertEquals(error.getMessage, "the reader gave no character 1000 times")
    assertEquals(reads, 1000)
    val pausing: java.io.Reader = new java.io.Reader:
      private val text = "[1, 2, 3]"
      def read(into: Array[Char], at: Int, length: Int): Int =
        reads += 1
        val i = reads / 999
        if reads % 999 != 0 then 0
        else if i > text.length then -1
        else
          into(at) = text.charAt(i - 1)
          1
      def close(): Unit = ()
    reads = 0
    assertEquals(json.read[List[Int]](pausing), Right(List(1, 2, 3)))

  test("a stream that gives nothing for ever is asked for one byte"):
    var reads = 0
    val empty: java.io.InputStream = new java.io.InputStream:
      def read(): Int =
        reads += 1
        -1
      override def read(into: Array[Byte], at: Int, length: Int): Int = 0
    assertEquals(json.read[Int](empty).swap.toOption.get.kind, DecodeError.Kind.End)
    assertEquals(reads, 1)

  /** Gives `text` at once, and says that it gave `count`. */
  private def overstating(text: String, count: Int => Int): List[json.Input] =
    val stream: java.io.InputStream = new java.io.InputStream:
      def read(): Int = throw AssertionError()
      override def read(into: Array[Byte], at: Int, length: Int): Int =
        val bytes = text.getBytes(UTF_8)
        System.arraycopy(bytes, 0, into, at, bytes.length)
        count(length)
    val reader: java.io.Reader = new java.io.Reader:
      def read(into: Array[Char], at: Int, length: Int): Int =
        text.getChars(0, text.length, into, at)
        count(length)
      def close(): Unit = ()
    List(stream, reader)

  test("a count that can't be is refused, and no bytes of another document come out"):
    val secret = "\"" + "secret" * 200 + "\""
    assertEquals(json.read[String](ByteArrayInputStream(secret.getBytes(UTF_8))).isRight, true)
    for count <- List[Int => Int](_ + 1, _ => Int.MaxValue, _ => -2, _ => Int.MinValue) do
      for input <- overstating("\"", count) do
        val error = intercept[java.io.IOException](json.read[String](input))
        assert(clue(error.getMessage).startsWith("a read gave "))
