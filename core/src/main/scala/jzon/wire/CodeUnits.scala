package jzon.wire

import scala.util.boundary
import scala.util.boundary.break

/** Decodes the inside of a JSON string to UTF-16 code units in one pass: it validates UTF-8 and resolves escapes.
  *
  * [[Strings.endOfAny]], [[Strings.unescape]] and the decoder of the JDK do the same in three passes. They also find
  * out what is wrong with a string, which this does not.
  */
private[jzon] object CodeUnits:
  /** Room that must be left in `units` for one more step. */
  inline val Room = 2

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
    var goesOn = true
    while goesOn do
      val reached = decodeRun(bytes, i, until, units, o)
      val hasRun = index(reached) > i
      i = index(reached)
      o = count(reached)
      val b = if i < until && o <= last then bytes(i) else 0
      if b == '\\' then
        val length = decodeEscape(bytes, i, until, units, o)
        i += length
        o += (if length == 12 then 2 else Math.min(length, 1))
        goesOn = length > 0
      else if Strings.isPlain(b) then // near the end
        units(o) = b.toChar
        i += 1
        o += 1
      else goesOn = b < 0 && hasRun // the run may have ended because of its limit
    if i >= until then Undecided
    else if bytes(i) == '"' then packed(i, o)
    else if o > last then ~packed(i, o)
    else Undecided

  /** Decodes what comes before a quote, an escape of hexadecimal digits, or what is wrong, but not the last three bytes
    * before `until`, and at most as many bytes as `units` have room for. Returns the two indexes that were reached.
    *
    * It takes one character after another, by branches. The processor predicts them where text repeats, and loses no
    * more by a wrong prediction than it would by waiting for the length of each run of plain characters.
    *
    * It needs registers for all that the loop knows. So there is one limit for both arrays, one load for each
    * character, and no flag, and nothing is called. The method is so long that the JIT does not inline it.
    */
  private def decodeRun(bytes: Array[Byte], from: Int, until: Int, units: Array[Char], at: Int): Long =
    val last = Math.min(until - 4, from + units.length - Room - at) // a character has no more code units than bytes
    var i = from
    var o = at
    boundary:
      while i <= last do
        val word = Bytes.int(bytes, i)
        val b = word.toByte
        if Strings.isPlain(b) then
          units(o) = b.toChar
          i += 1
          o += 1
        else if isTwo(word) then
          units(o) = ofTwo(word).toChar
          i += 2
          o += 1
        else if isThree(word) then
          units(o) = ofThree(word).toChar
          i += 3
          o += 1
        else if isFour(word) then
          units(o) = Character.highSurrogate(ofFour(word))
          units(o + 1) = Character.lowSurrogate(ofFour(word))
          i += 4
          o += 2
        else
          val escaped = if b == '\\' then Escapes((word >>> 8).toByte) else 0
          if escaped == 0 then break()
          units(o) = escaped.toChar
          i += 2
          o += 1
    packed(i, o)

  /** The result for a body that is wrong or incomplete. */
  inline val Undecided = -1L

  inline def index(packed: Long): Int = (packed >>> 32).toInt
  inline def count(packed: Long): Int = packed.toInt

  private inline def packed(i: Int, o: Int): Long = i.toLong << 32 | o

  // Whether a word begins with a character of two, of three or of four bytes, and which one it is.

  private inline def isTwo(word: Int): Boolean = (word & 0xc0e0) == 0x80c0 && (word & 0x1e) != 0
  private inline def ofTwo(word: Int): Int = (word & 0x1f) << 6 | (word >>> 8 & 0x3f)

  private inline def isThree(word: Int): Boolean = (word & 0xc0c0f0) == 0x8080e0 && isOfThree(ofThree(word))
  private inline def isOfThree(unit: Int): Boolean = unit >= 0x800 && (unit & 0xf800) != 0xd800 // no surrogate
  private inline def ofThree(word: Int): Int = (word & 0xf) << 12 | (word >>> 2 & 0xfc0) | (word >>> 16 & 0x3f)

  private inline def isFour(word: Int): Boolean =
    (word & 0xc0c0c0f8) == 0x808080f0 && ofFour(word) >= 0x10000 && ofFour(word) <= 0x10ffff
  private inline def ofFour(word: Int): Int =
    (word & 7) << 18 |
      (word << 4 & 0x3f000) |
      (word >>> 10 & 0xfc0) |
      (word >>> 24 & 0x3f)

  /** Resolves the escape, or the pair of escapes, at `i`, and returns the number of its bytes; 0 if it is wrong or
    * incomplete.
    */
  private def decodeEscape(bytes: Array[Byte], i: Int, until: Int, units: Array[Char], o: Int): Int =
    val unit = if i + 6 <= until && bytes(i + 1) == 'u' then Escapes.hex4(bytes, i + 2) else -1
    if unit >= 0 && !Character.isSurrogate(unit.toChar) then
      units(o) = unit.toChar
      6
    else decodeOtherEscape(bytes, i, until, units, o)

  /** [[decodeEscape]] of what is a pair, short, wrong, or incomplete. */
  private def decodeOtherEscape(bytes: Array[Byte], i: Int, until: Int, units: Array[Char], o: Int): Int =
    val length = Math.max(Strings.unitLength(bytes, i, until), 0)
    if length == 2 then units(o) = Escapes(bytes(i + 1)).toChar
    else if length == 12 then
      units(o) = Escapes.hex4(bytes, i + 2).toChar
      units(o + 1) = Escapes.hex4(bytes, i + 8).toChar
    length
