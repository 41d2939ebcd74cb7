package jzon.wire

import java.lang.Long.numberOfTrailingZeros

/** Checks UTF-8 eight bytes at a time. */
private[jzon] object Utf8Words:
  /** The first index from `from` on, where a character begins, of a quote, a backslash, a control character, what is no
    * character, or of anything so near to `until` that it is not looked at.
    */
  def end(bytes: Array[Byte], from: Int, until: Int): Int =
    var i = ordinary(bytes, from, until)
    while i < 0 do
      i = byCharacters(bytes, beginning(bytes, ~i, from), Math.min(~i + 8, until), until)
      i = if i < 0 then ~i else ordinary(bytes, i, until)
    i

  /** The same, or `~i` if some character in the word at `i` is wrong or not of the ordinary ones, which are those whose
    * form can be told from the high bits.
    */
  def ordinary(bytes: Array[Byte], from: Int, until: Int): Int =
    var i = from
    var open = 0L // the lanes at the beginning of the word that must continue a character
    var hits = 0L
    var wrong = 0L
    while hits == 0 && i + 8 <= until do
      val word = Bytes.long(bytes, i)
      hits = asciiSpecials(word)
      if ((word & Swar.Highs) | open) != 0 then
        val two = word & (word << 1) & Swar.Highs // 11xxxxxx
        val three = two & (word << 2)
        val continued = two << 8 | three << 16 | open
        wrong = (continued ^ (word & ~(word << 1) & Swar.Highs)) | (two & unusual(word))
        open = two >>> 56 | three >>> 48
        hits |= wrong
      if hits == 0 then i += 8
    val lowest = hits & -hits
    if (wrong & lowest) != 0 || (hits == 0 && open != 0) then ~i
    else if hits != 0 then i + (numberOfTrailingZeros(hits) >> 3)
    else i

  /** The lowest quote, backslash or control character. */
  private def asciiSpecials(word: Long): Long =
    val low = word ^ Swar.Ones * 2
    val backslash = word ^ Swar.Ones * '\\'
    ((low - Swar.Ones * 0x21) | (backslash - Swar.Ones)) & ~word & Swar.Highs

  /** High bit set in each lane of a lead byte after which not every continuation is right: C0, C1, E0, ED, and all from
    * F0 on. It means nothing in other lanes.
    */
  private def unusual(word: Long): Long =
    val long = word << 2
    val overlong = ~long & ~((word & Swar.Ones * 0x1e) + Swar.Ones * 0x7e) // C0 and C1
    val nibble = word & Swar.Ones * 0x0f
    val first = ~(nibble + Swar.Ones * 0x7f)                          // E0
    val surrogate = ~((nibble ^ Swar.Ones * 0x0d) + Swar.Ones * 0x7f) // ED
    overlong | (long & (word << 3 | first | surrogate))

  /** The beginning of the character that goes on at `i`, if there is one. */
  private def beginning(bytes: Array[Byte], i: Int, from: Int): Int =
    var at = i - 1
    while at >= from && (bytes(at) & 0xc0) == 0x80 do at -= 1
    if at < from || bytes(at) >= 0 then i
    else at

  /** Passes one character after another up to `end`. Returns the index after them, or `~i` for the `i` of the first
    * that stops [[Utf8Words.end]].
    */
  private def byCharacters(bytes: Array[Byte], from: Int, end: Int, until: Int): Int =
    var i = from
    var length = 1
    while i < end && length > 0 do
      val b = bytes(i)
      length = if b == '"' || b == '\\' || (b >= 0 && b < ' ') then 0 else Utf8.length(bytes, i, until)
      if length > 0 then i += length
    if length > 0 then i else ~i
