package jzon.wire

import java.lang.Long.numberOfTrailingZeros
import scala.annotation.nowarn

/** Characters into bytes, with the escapes of RFC 8259, section 7: those that have a letter by it, other control
  * characters as `\u00xx`; `/` and DEL as they are.
  */
private[jzon] object PutStrings:
  /** Most bytes of one UTF-16 code unit: `\u2028`. */
  val Most = 6

  /** Whether `charAt` in a loop is quick, so that [[CharTables.plain]] is quicker than to take eight characters at a
    * time, and [[CharTables.narrow]] than a copy of the code units. On newer JVMs, `charAt` is often a call for each
    * character, if the program has seen few strings of two bytes per character, because the JIT then does not inline
    * what it does with them.
    *
    * It is not in [[CharTables]], whose tables a fresh JVM then fills only if they are used.
    */
  val IsCharAtQuick: Boolean = Runtime.version.feature < 22

  /** Copies the characters from `from` on, up to the first that is not printable ASCII, or a quote, or a backslash. Up
    * to 16 characters after it may be copied as well. The caller guarantees room for all of the text.
    *
    * @return
    *   how many were copied
    */
  def plain(text: String, from: Int, out: Array[Byte], at: Int): Int =
    val bytes = Latin1.bytes(text)
    if bytes != null then plainFrom(text, ShownText.copy(bytes, from, out, at), from, out, at)
    else if IsCharAtQuick then CharTables.plain(text, from, out, at)
    else byEight(text, from, out, at)(i => eight(text, i, out, at + i - from))

  /** The same for a text of a few characters, from its first one on. Where `charAt` is not quick, eight at a time do
    * not pay for them.
    */
  def plainShort(text: String, out: Array[Byte], at: Int): Int =
    if Latin1.isShown || IsCharAtQuick then plain(text, 0, out, at) else plainPrefix(text, out, at)

  /** Takes eight at a time; the last eight may be some that were copied before.
    *
    * @param eight
    *   copies eight characters: the [[Strings.specials]] among them, or [[Wide]]
    */
  private inline def byEight(text: String, from: Int, out: Array[Byte], at: Int)(inline eight: Int => Long): Int =
    val last = text.length - 8
    if last < from then plainFrom(text, from, from, out, at)
    else
      var i = from
      var special = eight(i)
      while special == 0 && i < last do
        i = Math.min(i + 8, last)
        special = eight(i)
      if special == 0 then text.length - from
      else if special == Wide then plainFrom(text, i, from, out, at)
      else i + (numberOfTrailingZeros(special) >>> 3) - from

  /** Does what [[plain]] does from the first character on, where [[Segments.put]] has copied the text already. */
  def plainCopied(text: String, out: Array[Byte], at: Int): Int =
    var count = certain(text, 0, out, at)
    while count < text.length && text.charAt(count) == '?' do
      count += 1
      count += certain(text, count, out, at + count)
    count

  /** The same up to the first question mark, which may stand for another character. */
  private def certain(text: String, from: Int, out: Array[Byte], at: Int): Int =
    byEight(text, from, out, at): i =>
      val word = Bytes.long(out, at + i - from)
      Strings.specials(word) | Swar.lanesEqual(word, '?')

  /** Copies eight characters of a text that does not show its bytes, and returns the [[Strings.specials]] among them.
    * Lanes of 16 bits, of every other character, show any beyond a byte.
    */
  private def eight(text: String, i: Int, out: Array[Byte], at: Int): Long =
    val even = text.charAt(i).toLong | text.charAt(i + 2).toLong << 16 | text.charAt(i + 4).toLong << 32 |
      text.charAt(i + 6).toLong << 48
    val odd = text.charAt(i + 1).toLong | text.charAt(i + 3).toLong << 16 | text.charAt(i + 5).toLong << 32 |
      text.charAt(i + 7).toLong << 48
    val word = even | odd << 8
    Bytes.putLong(out, at, word)
    if ((even | odd) & 0xff00ff00ff00ff00L) == 0 then Strings.specials(word) else Wide

  /** A character beyond a byte is among the eight. No result of [[Strings.specials]] has this bit. */
  private final val Wide = 1L

  /** The plain twin of [[plain]]. */
  def plainPrefix(text: String, out: Array[Byte], at: Int): Int = plainFrom(text, 0, 0, out, at)

  /** Copies from `i` on, after what stands between `from` and `i`. */
  private def plainFrom(text: String, first: Int, from: Int, out: Array[Byte], at: Int): Int =
    val length = text.length
    var i = first
    while i < length && putPlain(text.charAt(i), out, at + i - from) do i += 1
    i - from

  /** Puts a character if it is plain, and returns whether it is. */
  private inline def putPlain(c: Char, out: Array[Byte], at: Int): Boolean =
    isPlain(c) && {
      out(at) = c.toByte
      true
    }

  /** Whether it stands for itself. */
  inline def isPlain(c: Char): Boolean = c >= ' ' && c < 0x80 && c != '"' && c != '\\'

  /** Writes characters in any form.
    *
    * @return
    *   the index after the text, or -1 if a surrogate is alone
    */
  def text(text: String, from: Int, until: Int, asciiOnly: Boolean, htmlSafe: Boolean, out: Array[Byte], at: Int): Int =
    var i = from
    var end = at
    while i < until && end >= 0 do
      val c = text.charAt(i)
      i += 1
      if !Character.isSurrogate(c) then end = any(c, asciiOnly, htmlSafe, out, end)
      else if i < until && Character.isSurrogatePair(c, text.charAt(i)) then
        end = pair(c, text.charAt(i), asciiOnly, out, end)
        i += 1
      else end = -1
    end

  /** One code unit that is no surrogate. */
  def any(c: Char, asciiOnly: Boolean, htmlSafe: Boolean, out: Array[Byte], at: Int): Int =
    if isPlain(c) && !(htmlSafe && isMarkup(c)) then
      out(at) = c.toByte
      at + 1
    else if c < 0x80 then escape(c, out, at)
    else if asciiOnly || (htmlSafe && (c == 0x2028 || c == 0x2029)) then hexEscape(c, out, at)
    else Utf8.put(c.toInt, out, at)

  /** Two code units that are a pair. */
  def pair(high: Char, low: Char, asciiOnly: Boolean, out: Array[Byte], at: Int): Int =
    if asciiOnly then hexEscape(low, out, hexEscape(high, out, at))
    else Utf8.put(Character.toCodePoint(high, low), out, at)

  private def isMarkup(c: Char): Boolean = c == '<' || c == '>' || c == '&'

  /** One character that is not [[isPlain]]: of ASCII, escaped. */
  def escape(c: Char, out: Array[Byte], at: Int): Int =
    val letter = c match
      case '"' | '\\' => c
      case '\b'       => 'b'
      case '\f'       => 'f'
      case '\n'       => 'n'
      case '\r'       => 'r'
      case '\t'       => 't'
      case _          => 0.toChar
    if letter == 0 then hexEscape(c, out, at)
    else
      out(at) = '\\'
      out(at + 1) = letter.toByte
      at + 2

  private def hexEscape(c: Char, out: Array[Byte], at: Int): Int =
    out(at) = '\\'
    out(at + 1) = 'u'
    out(at + 2) = digit(c >> 12)
    out(at + 3) = digit(c >> 8 & 15)
    out(at + 4) = digit(c >> 4 & 15)
    out(at + 5) = digit(c & 15)
    at + 6

  private inline def digit(value: Int): Byte = Character.forDigit(value, 16).toByte

  /** Copies text that is ASCII, whole: what is deprecated is the loss of the high bytes, which are zero. */
  @nowarn("msg=deprecated")
  def ascii(text: String, out: Array[Byte], at: Int): Int =
    text.getBytes(0, text.length, out, at)
    at + text.length
