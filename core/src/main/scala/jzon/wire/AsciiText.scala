package jzon.wire

import java.lang.Long.numberOfTrailingZeros

/** Decodes the inside of a JSON string to bytes, as long as it is ASCII and its escapes are those of two characters.
  *
  * It takes up to eight plain characters and the escape after them in one step. No branch depends on where the escapes
  * are, because the processor can't predict that.
  */
private[jzon] object AsciiText:
  /** Decodes the body that begins at `from` to the beginning of `out`. It ends at the closing quote, or earlier, if
    * something else comes, if there are fewer than ten bytes before `until`, or if `out` has fewer than nine left.
    *
    * @return
    *   the index that was reached, at most `until`, and the number of bytes in `out`, taken apart by
    *   [[CodeUnits.index]] and [[CodeUnits.count]]
    */
  def decode(bytes: Array[Byte], from: Int, until: Int, out: Array[Byte]): Long =
    val characters = Escapes.characters
    val last = until - 10
    val lastOut = out.length - 9
    var i = from
    var o = 0
    var goesOn = true
    while goesOn && i <= last && o <= lastOut do
      val word = Bytes.long(bytes, i)
      Bytes.putLong(out, o, word)
      val plain = numberOfTrailingZeros(Strings.specials(word)) >> 3 // eight if all are
      val b = bytes(i + plain)
      val character = characters(bytes(i + plain + 1) & 0xff)
      val escapes = if b == '\\' then 1 else 0
      goesOn = b >= ' ' && b != '"' && character >= escapes
      out(o + plain) = character // what comes next overwrites it if it was not escaped
      i += plain
      o += plain
      if goesOn then
        i += 2 * escapes
        o += escapes
    CodeUnits.packed(i, o)
