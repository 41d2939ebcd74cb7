package jzon.wire

import scala.annotation.nowarn

/** Characters into bytes, with the escapes of RFC 8259, section 7: those that have a letter by it, other control
  * characters as `\u00xx`; `/` and DEL as they are.
  */
private[jzon] object PutStrings:
  /** Most bytes of one UTF-16 code unit: `\u2028`. */
  val Most = 6

  /** Copies the characters up to the first that is not printable ASCII, or a quote, or a backslash: how many. The
    * caller guarantees room for all. Eight are taken at a time; the last eight may be some that were copied before.
    */
  def plain(text: String, out: Array[Byte], at: Int): Int =
    val bytes = Latin1.bytes(text)
    if bytes != null then byEight(text, out, at)(i => eight(bytes, i, out, at))
    else byEight(text, out, at)(i => eight(text, i, out, at))

  private inline def byEight(text: String, out: Array[Byte], at: Int)(inline eight: Int => Boolean): Int =
    val last = text.length - 8
    var i = 0
    while i < last && eight(i) do i += 8
    if last >= 0 && i >= last && eight(last) then last + 8 else plainFrom(text, i, out, at)

  /** Copies eight characters that are kept in a byte each: whether all are plain. */
  private def eight(bytes: Array[Byte], i: Int, out: Array[Byte], at: Int): Boolean =
    val word = Bytes.long(bytes, i)
    Bytes.putLong(out, at + i, word)
    Strings.specials(word) == 0

  /** The same of a text that does not show its bytes. Lanes of 16 bits, of every other character, show any beyond a
    * byte.
    */
  private def eight(text: String, i: Int, out: Array[Byte], at: Int): Boolean =
    val even = text.charAt(i).toLong | text.charAt(i + 2).toLong << 16 | text.charAt(i + 4).toLong << 32 |
      text.charAt(i + 6).toLong << 48
    val odd = text.charAt(i + 1).toLong | text.charAt(i + 3).toLong << 16 | text.charAt(i + 5).toLong << 32 |
      text.charAt(i + 7).toLong << 48
    val word = even | odd << 8
    Bytes.putLong(out, at + i, word)
    ((even | odd) & 0xff00ff00ff00ff00L | Strings.specials(word)) == 0

  /** The plain twin of [[plain]]. */
  def plainPrefix(text: String, out: Array[Byte], at: Int): Int = plainFrom(text, 0, out, at)

  private def plainFrom(text: String, from: Int, out: Array[Byte], at: Int): Int =
    val length = text.length
    var i = from
    while i < length && isPlain(text.charAt(i)) do
      out(at + i) = text.charAt(i).toByte
      i += 1
    i

  private inline def isPlain(c: Char): Boolean = c >= ' ' && c < 0x80 && c != '"' && c != '\\'

  /** Puts the characters `from until` as they stand in a string, at most [[Most]] bytes each, which may all be
    * overwritten: the index after, or -1 where a surrogate is alone.
    */
  def text(text: String, from: Int, until: Int, out: Array[Byte], at: Int): Int =
    var i = from
    var end = at
    while i < until && end >= 0 do
      val c = text.charAt(i)
      i += 1
      if c < 0x80 then
        if isPlain(c) then
          out(end) = c.toByte
          end += 1
        else end = escape(c, out, end)
      else if c < 0x800 then
        Bytes.putShort(out, end, (0x80c0 | c >> 6 | (c & 0x3f) << 8).toShort)
        end += 2
      else if !Character.isSurrogate(c) then
        Bytes.putInt(out, end, 0x8080e0 | c >> 12 | (c & 0xfc0) << 2 | (c & 0x3f) << 16)
        end += 3
      else
        val low = if i < until then text.charAt(i) else c
        i += 1
        if Character.isSurrogatePair(c, low) then
          val point = Character.toCodePoint(c, low)
          Bytes.putInt(
            out,
            end,
            0x808080f0 | point >> 18 |
              (point >> 4 & 0x3f00) |
              (point & 0xfc0) << 10 |
              (point & 0x3f) << 24
          )
          end += 4
        else end = -1
    end

  /** The twin of [[text]] for other forms. */
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
    else Utf8.put(c, out, at)

  /** Two code units that are a pair. */
  def pair(high: Char, low: Char, asciiOnly: Boolean, out: Array[Byte], at: Int): Int =
    if asciiOnly then hexEscape(low, out, hexEscape(high, out, at))
    else Utf8.put(Character.toCodePoint(high, low), out, at)

  private def isMarkup(c: Char): Boolean = c == '<' || c == '>' || c == '&'

  private def escape(c: Char, out: Array[Byte], at: Int): Int =
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
