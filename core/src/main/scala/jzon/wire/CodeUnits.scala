package jzon.wire

import java.lang.Long.numberOfTrailingZeros

/** Decodes the inside of a JSON string to UTF-16 code units in one pass: it validates UTF-8 and resolves escapes.
  *
  * [[Strings.endOfAny]], [[Strings.unescape]] and the decoder of the JDK do the same in three passes. They also find
  * out what is wrong with a string, which this does not.
  */
private[jzon] object CodeUnits:
  /** Room that must be left in `units` for one more step. */
  inline val Room = 8

  /** Decodes the body that begins at `from`, as far as its closing quote.
    *
    * @param at
    *   where in `units` the text begins
    * @return
    *   two indexes, taken apart by [[index]] and [[count]]: that of the closing quote and that after the text. If
    *   `units` has no room, the complement of the indexes from which to go on. [[Undecided]] if the body is not right,
    *   or not whole before `until`.
    */
  def decode(bytes: Array[Byte], from: Int, until: Int, units: Array[Char], at: Int): Long =
    val last = units.length - Room
    var i = from
    var o = at
    var length = 1 // of the last character or escape; 0 if it was none
    while length > 0 && i < until && o <= last && bytes(i) != '"' do
      val b = bytes(i)
      if b < 0 then
        length = decodeCharacter(bytes, i, until, units, o)
        i += length
        o += (if length == 4 then 2 else 1)
        if length == 2 then // such characters come in runs
          var word = fourBytes(bytes, i, until)
          while o <= last && isTwo(word) do
            units(o) = ofTwo(word).toChar
            i += 2
            o += 1
            word = fourBytes(bytes, i, until)
        else if length == 3 then
          var word = fourBytes(bytes, i, until)
          while o <= last && isThree(word) do
            units(o) = ofThree(word).toChar
            i += 3
            o += 1
            word = fourBytes(bytes, i, until)
      else if b == '\\' then
        length = decodeEscape(bytes, i, until, units, o)
        i += length
        o += (if length == 12 then 2 else 1)
      else if b < ' ' then length = 0
      else
        val plain = decodePlain(bytes, i, until, units, o)
        i += plain
        o += plain
    if length == 0 || i >= until then Undecided
    else if bytes(i) == '"' then packed(i, o)
    else ~packed(i, o)

  /** The result for a body that is wrong or incomplete. */
  inline val Undecided = -1L

  inline def index(packed: Long): Int = (packed >>> 32).toInt
  inline def count(packed: Long): Int = packed.toInt

  private def packed(i: Int, o: Int): Long = i.toLong << 32 | o

  /** Decodes up to 8 plain characters from `i` on, and returns their number. The first one must be plain. */
  private def decodePlain(bytes: Array[Byte], i: Int, until: Int, units: Array[Char], o: Int): Int =
    if i + 8 <= until then
      val word = Bytes.long(bytes, i)
      units(o) = (word & 0xff).toChar
      units(o + 1) = (word >>> 8 & 0xff).toChar
      units(o + 2) = (word >>> 16 & 0xff).toChar
      units(o + 3) = (word >>> 24 & 0xff).toChar
      units(o + 4) = (word >>> 32 & 0xff).toChar
      units(o + 5) = (word >>> 40 & 0xff).toChar
      units(o + 6) = (word >>> 48 & 0xff).toChar
      units(o + 7) = (word >>> 56).toChar
      numberOfTrailingZeros(Strings.specials(word)) >>> 3
    else
      units(o) = bytes(i).toChar
      1

  /** Decodes the character beyond ASCII at `i`, and returns the number of its bytes; 0 if it is wrong or incomplete. */
  private def decodeCharacter(bytes: Array[Byte], i: Int, until: Int, units: Array[Char], o: Int): Int =
    if i + 4 > until then 0 // too near to the end for a word of four bytes
    else
      val word = Bytes.int(bytes, i)
      if isTwo(word) then
        units(o) = ofTwo(word).toChar
        2
      else if isThree(word) then
        units(o) = ofThree(word).toChar
        3
      else if (word & 0xc0c0c0f8) == 0x808080f0 then
        val c =
          (word & 7) << 18 |
            (word << 4 & 0x3f000) |
            (word >>> 10 & 0xfc0) |
            (word >>> 24 & 0x3f)
        if c >= 0x10000 && c <= 0x10ffff then
          units(o) = Character.highSurrogate(c)
          units(o + 1) = Character.lowSurrogate(c)
          4
        else 0
      else 0

  /** The four bytes at `i`, or 0 too near to the end. */
  private inline def fourBytes(bytes: Array[Byte], i: Int, until: Int): Int =
    if i + 4 > until then 0 else Bytes.int(bytes, i)

  // Whether the word begins with a character of two or of three bytes, and which one it is.

  private inline def isTwo(word: Int): Boolean = (word & 0xc0e0) == 0x80c0 && (word & 0x1e) != 0
  private inline def ofTwo(word: Int): Int = (word & 0x1f) << 6 | (word >>> 8 & 0x3f)

  private inline def isThree(word: Int): Boolean =
    (word & 0xc0c0f0) == 0x8080e0 && ofThree(word) >= 0x800 && !Character.isSurrogate(ofThree(word).toChar)
  private inline def ofThree(word: Int): Int = (word & 0xf) << 12 | (word >>> 2 & 0xfc0) | (word >>> 16 & 0x3f)

  /** Resolves the escape, or the pair of escapes, at `i`, and returns the number of its bytes; 0 if it is wrong or
    * incomplete.
    */
  private def decodeEscape(bytes: Array[Byte], i: Int, until: Int, units: Array[Char], o: Int): Int =
    val length = math.max(Strings.unitLength(bytes, i, until), 0)
    if length == 2 then units(o) = Strings.simpleEscape(bytes(i + 1)).toChar
    else if length >= 6 then
      units(o) = Strings.hex4(bytes, i + 2, until).toChar
      if length == 12 then units(o + 1) = Strings.hex4(bytes, i + 8, until).toChar
    length
