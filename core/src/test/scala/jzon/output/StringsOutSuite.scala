package jzon.output

import java.io.ByteArrayOutputStream
import java.nio.ByteBuffer
import java.nio.charset.StandardCharsets.UTF_8
import jzon.{EncodeError, Limits, WriteOptions, Writer}
import munit.Location

/** Strings of every length with one character of every kind at every place, written to memory that has no byte to
  * spare.
  */
class StringsOutSuite extends munit.FunSuite:
  private val kinds =
    List("", "?", "\"", "\\", "\n", "\u0000", "\u001f", "\u007f", "\u0080", "é", "ÿ", "Ā", "Ж", "中") :::
      List("\uffff", "😀", "?Ж", "é?")

  private val loneSurrogates = List("\ud83d", "\ude00", "\ude00\ud83d", "Ж\ud83d", "é\ud83d?")

  private val letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789" * 2

  /** Texts of up to 80 characters, which have `kind` at every place. */
  private def texts(kind: String): Iterator[String] =
    for
      length <- (0 to 80).iterator
      at <- (0 to length).iterator
    yield letters.take(at) + kind + letters.drop(at).take(length - at)

  /** Longer than what is copied at once. */
  private val first = "x" * 600

  /** The document that has both strings, by a plain rule. */
  private def document(texts: String*): Array[Byte] =
    val quoted = texts.map: text =>
      text.flatMap:
        case c @ ('"' | '\\') => s"\\$c"
        case '\n'             => "\\n"
        case c if c < ' '     => f"\\u${c.toInt}%04x"
        case c                => c.toString
    quoted.mkString("[\"", "\",\"", "\"]").getBytes(UTF_8)

  private def check(obtained: Array[Byte], expected: Array[Byte])(using Location): Unit =
    if !java.util.Arrays.equals(obtained, expected) then
      assertEquals(String(obtained, UTF_8), String(expected, UTF_8)) // shows where they differ

  test("in arrays and buffers that have just enough room"):
    for
      kind <- kinds
      text <- texts(kind)
    do
      val value = List(first, text)
      val expected = document(first, text)
      val array = new Array[Byte](expected.length)
      Writer.fixed(array).value(value)
      check(array, expected)
      check(Writer.over(new Array[Byte](expected.length)).value(value).toByteArray, expected)
      val buffer = ByteBuffer.allocate(expected.length + 2).position(1).limit(expected.length + 1)
      Writer.fixed(buffer).value(value)
      check(buffer.array.slice(1, expected.length + 1), expected)
      assertEquals((buffer.array.head, buffer.array.last), (0: Byte, 0: Byte))

  test("in arrays that are one byte too short"):
    for
      kind <- kinds
      text <- texts(kind)
    do
      val length = document(first, text).length - 1
      val error = intercept[EncodeError](Writer.fixed(new Array[Byte](length)).value(List(first, text)))
      assertEquals(error.message, s"the buffer is full: $length bytes")

  test("in arrays of the exact size, and in buffers that grow"):
    for
      kind <- kinds
      text <- texts(kind)
    do
      val value = List(first, text, text)
      val expected = document(value*)
      check(jzon.writeBytesExact(value), expected)
      check(jzon.writeBytes(value), expected)
      check(Writer.over(new Array[Byte](text.length)).value(value).toByteArray, expected)
      assertEquals(jzon.write(value), String(expected, UTF_8))

  test("in streams, whose buffers end at every place"):
    for
      kind <- kinds
      length <- 600 to 700
    do
      val value = first :: "letters" * 3 :: texts(kind).drop(length * 7).take(20).toList
      val stream = ByteArrayOutputStream()
      val out = new Writer(new Array[Byte](length), WriteOptions.default, Limits.default)
      out.drainTo(stream)
      out.value(value)
      check(stream.toByteArray, document(value*))

  test("in vectors, sets and maps, through buffers that end at every place"):
    for
      kind <- kinds
      length <- 100 to 140
    do
      val some = texts(kind).slice(length * 5, length * 5 + 20).distinct.toList
      val expected = String(document(some*), UTF_8)
      def written[A](value: A)(using jzon.Encoder[A]): String =
        val stream = ByteArrayOutputStream()
        val out = new Writer(new Array[Byte](length), WriteOptions.default, Limits.default)
        out.drainTo(stream)
        out.value(value)
        String(stream.toByteArray, UTF_8)
      assertEquals(written(some.toVector), expected)
      assertEquals(written(some.to(collection.immutable.ListSet)), expected)
      val fields = some.map(text => jzon.write(text)).zipWithIndex.map((text, i) => s"\"$i\":$text")
      val entries = some.zipWithIndex.map((text, i) => i -> text)
      assertEquals(written(collection.immutable.ListMap(entries*)), fields.mkString("{", ",", "}"))

  test("null is refused, with its place"):
    val texts = List("a", "b" * 100, null, "c")
    assertEquals(intercept[EncodeError](jzon.write(texts)).render, "[2](null is no String)")
    assertEquals(intercept[EncodeError](jzon.write(texts.toVector)).render, "[2](null is no String)")
    assertEquals(intercept[EncodeError](jzon.writePretty(texts)).render, "[2](null is no String)")

  test("a writer that continues in another buffer"):
    for
      kind <- kinds
      length <- 1100 to 1150
    do
      val value = first :: first :: texts(kind).drop(length).take(10).toList
      val stream = ByteArrayOutputStream()
      val out = new Writer(new Array[Byte](length), WriteOptions.default, Limits.default)
      out.drainTo(stream, new Array[Byte](700))
      out.value(value)
      check(stream.toByteArray, document(value*))

  test("by the same writer, plain strings after many others"):
    val out = Writer()
    for kind <- kinds do
      val value = first :: texts(kind).toList ::: List.fill(3000)(letters)
      for _ <- 1 to 2 do
        out.reset()
        check(out.value(value).toByteArray, document(value*))

  test("a lone surrogate is refused at every place, and the writer can be used again"):
    val out = Writer()
    for
      kind <- loneSurrogates
      text <- texts(kind)
    do
      out.reset()
      assertEquals(intercept[EncodeError](out.value(List(first, text))).render, "[1](lone surrogate)")
      out.reset()
      check(out.value(List(first, letters)).toByteArray, document(first, letters))

  private val moreEscapes =
    for asciiOnly <- List(true, false); htmlSafe <- List(true, false) if asciiOnly || htmlSafe
    yield WriteOptions(asciiOnly = asciiOnly, htmlSafe = htmlSafe)

  /** Texts with a character of every kind, those of markup as well, a few of each kind. */
  private val someTexts = (kinds ::: List("<", ">", "&", "<&>", "\u2028", "\u2029")).flatMap: kind =>
    texts(kind).zipWithIndex.collect { case (text, i) if i % 7 == 0 => text }

  private def isEscaped(c: Char, options: WriteOptions): Boolean =
    (options.asciiOnly && c >= 0x80) || (options.htmlSafe && "<>&\u2028\u2029".contains(c))

  for options <- moreEscapes do
    test(s"$options, in arrays and buffers that have just enough room, and as names"):
      given WriteOptions = options
      for text <- someTexts do
        val value = Map(text -> List(first, text, text))
        val quoted = String(document(text), UTF_8).drop(1).dropRight(1)
        val escaped = quoted.flatMap(c => if isEscaped(c, options) then f"\\u${c.toInt}%04x" else c.toString)
        val expected = s"{$escaped:[\"$first\",$escaped,$escaped]}".getBytes(UTF_8)
        val array = new Array[Byte](expected.length)
        Writer.fixed(array).value(value)
        check(array, expected)
        check(jzon.writeBytes(value), expected)
        check(jzon.writeBytesExact(value), expected)
        assertEquals(jzon.write(value), String(expected, UTF_8))
        val stream = ByteArrayOutputStream()
        jzon.writeTo(value, stream)
        check(stream.toByteArray, expected)

    test(s"$options, a lone surrogate is refused at every place"):
      given WriteOptions = options
      for
        kind <- loneSurrogates
        text <- texts(kind)
      do assertEquals(intercept[EncodeError](jzon.write(List(first, text))).render, "[1](lone surrogate)")
