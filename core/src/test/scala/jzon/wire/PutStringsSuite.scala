package jzon.wire

import java.nio.charset.StandardCharsets.UTF_8
import jzon.WriteOptions

/** The characters of strings in every form, told by plain rules. */
class PutStringsSuite extends munit.FunSuite:
  private val letters = Map('"' -> '"', '\\' -> '\\', '\b' -> 'b', '\f' -> 'f', '\n' -> 'n', '\r' -> 'r', '\t' -> 't')

  private def escaped(c: Char, options: WriteOptions): String =
    val isMarkup = "<>&\u2028\u2029".contains(c)
    if letters.contains(c) then s"\\${letters(c)}"
    else if c < ' ' || (options.asciiOnly && c > '~' + 1) || (options.htmlSafe && isMarkup) then f"\\u${c.toInt}%04x"
    else c.toString

  private val forms =
    for ascii <- List(false, true); html <- List(false, true) yield WriteOptions(asciiOnly = ascii, htmlSafe = html)

  for options <- forms do
    test(s"every character, $options"):
      for c <- 0 to 0xffff if !Character.isSurrogate(c.toChar) do
        given WriteOptions = options
        val expected = s"\"${escaped(c.toChar, options)}\""
        assertEquals(jzon.write(c.toChar.toString), expected)
        assertEquals(jzon.write(c.toChar), expected)
        assertEquals(String(jzon.writeBytesExact(c.toChar.toString), UTF_8), expected)

    test(s"a pair, $options"):
      given WriteOptions = options
      for point <- Seq(0x10000, 0x1f600, 0x10ffff) do
        val text = Character.toString(point)
        val expected = if options.asciiOnly then text.map(c => f"\\u${c.toInt}%04x").mkString else text
        assertEquals(jzon.write(text), s"\"$expected\"")
