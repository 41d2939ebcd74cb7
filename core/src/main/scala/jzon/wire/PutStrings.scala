package jzon.wire

import java.lang.Long.numberOfTrailingZeros
import scala.annotation.nowarn

/** Characters into bytes, with the escapes of RFC 8259, section 7: those that have a letter by it, other control
  * characters as `\u00xx`; `/` and DEL as they are.
  */
private[jzon] object PutStrings:
  /** Most bytes of one UTF-16 code unit: `\u2028`. */
  val Most = 6

  /** Copies the characters from `from` on, up to the first that is not printable ASCII, or a quote, or a backslash.
    * More characters of the text may be copied as well. The caller guarantees room for all of it.
    *
    * @return
    *   how many were copied
    */
  def plain(text: String, from: Int, out: Array[Byte], at: Int): Int =
    val bytes = Latin1.bytes(text)
    val length = text.length
    if bytes != null then plainFrom(text, ShownText.copy(bytes, from, out, at), length, out, at - from) - from
    else if length - from <= AtOnce then plainPiece(text, from, length, out, at - from) - from
    else plainLong(text, from, out, at - from) - from

  /** The same for a text of a few characters, from its first one on. */
  def plainShort(text: String, out: Array[Byte], at: Int): Int =
    if Latin1.isShown then plain(text, 0, out, at) else plainPrefix(text, out, at)

  /** [[plainPiece]], one piece after the other. */
  private def plainLong(text: String, from: Int, out: Array[Byte], shift: Int): Int =
    var i = from
    var isPlain = true
    while isPlain && i < text.length do
      val until = Math.min(i + AtOnce, text.length)
      i = plainPiece(text, i, until, out, shift)
      isPlain = i == until
    i

  /** How many characters are copied at once, before it is known whether all of them are plain. */
  private inline val AtOnce = 256

  /** The index after the plain characters that `from` begins, at most `until`. The character `i` is copied to
    * `shift + i`.
    *
    * A whole copy takes a few nanoseconds, and then eight bytes are examined at a time. It loses what is beyond a byte,
    * so [[Latin1.endOfLatin1]] comes first.
    */
  @nowarn("msg=deprecated")
  private def plainPiece(text: String, from: Int, until: Int, out: Array[Byte], shift: Int): Int =
    if until - from < 8 || Latin1.endOfLatin1(text, from, until) < until then plainFrom(text, from, until, out, shift)
    else
      text.getBytes(from, until, out, shift + from)
      plainBytes(out, shift + from, shift + until) - shift

  /** The index of the first of at least eight bytes that is not plain, or `until`. */
  private def plainBytes(bytes: Array[Byte], from: Int, until: Int): Int =
    val last = until - 8
    var i = from
    var special = Strings.specials(Bytes.long(bytes, i))
    while special == 0 && i < last do
      i = Math.min(i + 8, last) // the last eight may be some that were seen before
      special = Strings.specials(Bytes.long(bytes, i))
    if special == 0 then until else i + (numberOfTrailingZeros(special) >>> 3)

  /** The plain twin of [[plain]]. */
  def plainPrefix(text: String, out: Array[Byte], at: Int): Int = plainFrom(text, 0, text.length, out, at)

  /** [[plainPiece]], one character after the other. */
  private def plainFrom(text: String, from: Int, until: Int, out: Array[Byte], shift: Int): Int =
    var i = from
    while i < until && putPlain(text.charAt(i), out, shift + i) do i += 1
    i

  /** Puts a character if it is plain, and returns whether it is. */
  private inline def putPlain(c: Char, out: Array[Byte], at: Int): Boolean =
    isPlain(c) && {
      out(at) = c.toByte
      true
    }

  /** Whether it stands for itself. */
  inline def isPlain(c: Char): Boolean = c >= ' ' && c < 0x80 && c != '"' && c != '\\'

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

  /** Whether HTML gives it a meaning. */
  def isMarkup(c: Char): Boolean = c == '<' || c == '>' || c == '&'

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

  /** One code unit as `\u` and four digits. */
  def hexEscape(c: Char, out: Array[Byte], at: Int): Int =
    Bytes.putShort(out, at, ('\\' | 'u' << 8).toShort)
    Bytes.putInt(out, at + 2, Hex.fourDigits(c))
    at + 6

  /** Copies text that is ASCII, whole: what is deprecated is the loss of the high bytes, which are zero. */
  @nowarn("msg=deprecated")
  def ascii(text: String, out: Array[Byte], at: Int): Int =
    text.getBytes(0, text.length, out, at)
    at + text.length
