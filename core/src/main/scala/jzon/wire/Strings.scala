package jzon.wire

import java.lang.Long.numberOfTrailingZeros

/** The inside of a JSON string (RFC 8259, section 7): finding its end, checking it, and resolving its escapes. */
private[jzon] object Strings:
  /** The end of the plain body at `from`, found eight bytes at a time: the index of the closing quote, if everything
    * before it is printable ASCII without a backslash. Otherwise `~i` for the first index `i` of any other byte, or
    * `~until`; then ask [[endOfAny]] from there.
    */
  def endOfPlain(bytes: Array[Byte], from: Int, until: Int): Int =
    val short = if from + 8 <= until then specials(Bytes.long(bytes, from)) else 0
    if short != 0 then endAt(bytes, from + (numberOfTrailingZeros(short) >> 3)) // most are short: no loop
    else endOfLong(bytes, from, until)

  /** The same for names, which come in the same order again and again: branches, which the processor then predicts,
    * find the quote, so that what follows need not wait for it.
    */
  def endOfPlainName(bytes: Array[Byte], from: Int, until: Int): Int =
    val first = if from + 8 <= until then specials(Bytes.long(bytes, from)) else 0
    if first != 0 then endAt(bytes, from + Swar.lowestLane(first))
    else
      val second = if from + 16 <= until then specials(Bytes.long(bytes, from + 8)) else 0
      if second != 0 then endAt(bytes, from + 8 + Swar.lowestLane(second)) else endOfLong(bytes, from, until)

  /** The same from its second word on. */
  private def endOfLong(bytes: Array[Byte], from: Int, until: Int): Int =
    var i = from
    var special = 0L
    while i + 8 <= until && special == 0 do
      special = specials(Bytes.long(bytes, i))
      i += 8
    if special != 0 then endAt(bytes, i - 8 + (numberOfTrailingZeros(special) >> 3))
    else
      while i < until && isPlain(bytes(i)) do i += 1
      if i < until then endAt(bytes, i) else ~i

  private inline def endAt(bytes: Array[Byte], i: Int): Int = if bytes(i) == '"' then i else ~i

  /** The high bit is set in the lowest lane with a quote, a backslash, a control character or a byte beyond ASCII.
    * Lanes above the lowest hit may be set by borrows.
    */
  def specials(word: Long): Long =
    val low = word ^ Swar.Ones * 2          // quotes become 0x20; control characters stay below, and all others above
    val backslash = word ^ Swar.Ones * '\\' // backslashes become 0x00
    ((low - Swar.Ones * 0x21) | (backslash - Swar.Ones) | word) & Swar.Highs // what is too low borrows its high bit

  /** Whether a byte stands for itself: printable ASCII, no quote and no backslash. */
  inline def isPlain(b: Byte): Boolean = b >= ' ' && b != '"' && b != '\\'

  /** The end of any body: the index of the closing quote, if everything before it is right. Otherwise `~i`, if the
    * character or escape at `i` is wrong or incomplete; then ask [[problem]].
    */
  def endOfAny(bytes: Array[Byte], from: Int, until: Int): Int =
    var i = from
    var length = 1
    while length > 0 do
      i = TextAutomaton.end(bytes, i, until)
      length = if i < until then Math.max(0, unitLength(bytes, i, until)) else 0
      i += length
    if i < until && bytes(i) == '"' then i else ~i

  /** The number of bytes of the character or escape (or surrogate pair) at `i`; 0 if it is wrong; negative if more
    * bytes are needed to tell.
    */
  def unitLength(bytes: Array[Byte], i: Int, until: Int): Int =
    val b = bytes(i)
    if b == '\\' then escapeLength(bytes, i, until)
    else if b >= 0 && b < ' ' then 0
    else if b == '"' then 0
    else Utf8.length(bytes, i, until)

  private def escapeLength(bytes: Array[Byte], i: Int, until: Int): Int =
    if i + 1 >= until then -1
    else if bytes(i + 1) != 'u' then if Escapes(bytes(i + 1)) != 0 then 2 else 0
    else
      val unit = hex4(bytes, i + 2, until)
      if unit < 0 then if unit == Cut then -1 else 0
      else if !Character.isSurrogate(unit.toChar) then 6
      else if Character.isLowSurrogate(unit.toChar) then 0
      else if i + 6 < until && bytes(i + 6) != '\\' then 0
      else if i + 7 < until && bytes(i + 7) != 'u' then 0
      else if i + 7 >= until then -1
      else
        val low = hex4(bytes, i + 8, until)
        if low == Cut then -1
        else if low >= 0 && Character.isLowSurrogate(low.toChar) then 12
        else 0

  /** What is wrong with the character or escape at `i`, or null if it only lacks bytes beyond `until`. */
  def problem(bytes: Array[Byte], i: Int, until: Int): String | Null =
    if i >= until || unitLength(bytes, i, until) < 0 then null
    else if bytes(i) == '\\' then
      if bytes(i + 1) != 'u' then "invalid escape"
      else if hex4(bytes, i + 2, until) < 0 then "invalid escape"
      else "lone surrogate"
    else if bytes(i) >= 0 then "control character in a string"
    else if (bytes(i) & 0xff) == 0xed && i + 1 < until && (bytes(i + 1) & 0xe0) == 0xa0 then "lone surrogate"
    else "invalid UTF-8"

  /** Writes the body `from until until`, which [[endOfAny]] has checked, without its escapes.
    *
    * @return
    *   the index after it, at most `at + until - from`, because an escape is longer than its character
    */
  def unescape(bytes: Array[Byte], from: Int, until: Int, out: Array[Byte], at: Int): Int =
    var i = from
    var o = at
    while i < until do
      val backslash = nextBackslash(bytes, i, until)
      System.arraycopy(bytes, i, out, o, backslash - i)
      o += backslash - i
      i = backslash
      if i < until then
        if bytes(i + 1) == 'u' then
          val unit = hex4(bytes, i + 2, until)
          i += 6
          val codePoint =
            if Character.isHighSurrogate(unit.toChar) then
              i += 6
              Character.toCodePoint(unit.toChar, hex4(bytes, i - 4, until).toChar)
            else unit
          o = Utf8.put(codePoint, out, o)
        else
          out(o) = Escapes(bytes(i + 1)).toByte
          o += 1
          i += 2
    o

  /** The index of the first backslash in `from until until`, or `until`. */
  def nextBackslash(bytes: Array[Byte], from: Int, until: Int): Int =
    var i = from
    while i + 8 <= until && Swar.lanesEqual(Bytes.long(bytes, i), '\\') == 0 do i += 8
    while i < until && bytes(i) != '\\' do i += 1
    i

  /** The four hexadecimal digits at `i`, or -1 if one is wrong, or [[Cut]] if some are missing and the others are
    * right.
    */
  def hex4(bytes: Array[Byte], i: Int, until: Int): Int =
    if i + 4 <= until then Math.max(Escapes.hex4(bytes, i), -1)
    else
      var k = i
      while k < until && Escapes.hexDigit(bytes(k)) >= 0 do k += 1
      if k < until then -1 else Cut

  private val Cut = -2
