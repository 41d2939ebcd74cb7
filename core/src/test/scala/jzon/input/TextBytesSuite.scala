package jzon.input

import java.nio.charset.StandardCharsets.UTF_8
import munit.Location

/** Strings as input: their bytes, in which a lone surrogate is none of the question marks that the JDK makes of it. */
class TextBytesSuite extends munit.FunSuite:
  private val sound = List("", "?", "??", "é", "Ж", "?Ж", "中?", "😀", "😀?", "\u0000")
  private val wrong = List("\ud83d", "\ude00", "?\ud83d", "\ude00?", "\ude00\ud83d", "Ж?\ud83d😀")

  /** Texts of up to 40 characters that have `kind` at every place. */
  private def texts(letters: String, kind: String): Iterator[String] =
    for
      length <- (0 to 40).iterator
      at <- (0 to length).iterator
    yield letters.take(at) + kind + letters.drop(at).take(length - at)

  private val alphabets = List("abcdefgh" * 5, "abcdefg?" * 5, "????????" * 5, "абвгдеж?" * 5, "aé?b😀cd" * 5)

  /** The plain twin. */
  private def bytesOf(text: String): Array[Byte] =
    text.codePoints.toArray.flatMap: point =>
      if point >= 0xd800 && point <= 0xdfff then
        Array(0xed, 0x80 | point >> 6 & 0x3f, 0x80 | point & 0x3f).map(_.toByte)
      else Character.toString(point).getBytes(UTF_8)

  private def agrees(text: String)(using Location): Unit =
    assert(java.util.Arrays.equals(TextBytes.of(text), bytesOf(text)), text)

  test("every length, with each kind of character at every place"):
    for
      letters <- alphabets
      kind <- sound ::: wrong
      text <- texts(letters, kind)
    do agrees(text)

  test("a lone surrogate is refused where it is"):
    for
      letters <- alphabets.take(4)
      kind <- List("\ud83d", "\ude00")
      text <- texts(letters, kind)
    do
      val error = jzon.read[String](s"\"$text\"").swap.toOption.get
      assertEquals(error.message, "lone surrogate")
      assertEquals(error.offset, 1L + text.take(text.indexOf(kind)).getBytes(UTF_8).length)

  test("all others are read as they are"):
    for
      letters <- alphabets.map(_.filter(c => !c.isSurrogate))
      kind <- sound.init
      text <- texts(letters, kind)
    do assertEquals(jzon.read[String](s"\"$text\""), Right(text))
