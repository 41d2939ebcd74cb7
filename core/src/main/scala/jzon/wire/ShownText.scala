package jzon.wire

import java.lang.Long.numberOfTrailingZeros

/** Copies plain text whose bytes the JVM shows: see [[Latin1.bytes]]. */
private[jzon] object ShownText:
  /** Copies bytes from `from` on, to `at` and after it, up to the first that is not plain ASCII. Up to 16 bytes from it
    * on may be copied as well, but nothing beyond the end of the text.
    *
    * A text of 4 bytes or more is copied in words of equal length, of which the last one overlaps the one before it.
    *
    * @return
    *   an index up to which all bytes were copied and are plain: the end of the text, or at most 16 bytes before the
    *   first that is not plain
    */
  def copy(bytes: Array[Byte], from: Int, out: Array[Byte], at: Int): Int =
    val end = bytes.length
    val count = end - from
    if count >= 16 then copyLong(bytes, from, out, at)
    else if count >= 8 then
      val special = eight(bytes, from, out, at) | eight(bytes, end - 8, out, at + count - 8)
      if special == 0 then end else from
    else if count >= 4 then
      val special = four(bytes, from, out, at) | four(bytes, end - 4, out, at + count - 4)
      if special == 0 then end else from
    else from

  /** The same, sixteen bytes at a time. */
  private def copyLong(bytes: Array[Byte], from: Int, out: Array[Byte], at: Int): Int =
    val last = bytes.length - 16
    var i = from
    var special = sixteen(bytes, i, out, at)
    while special == 0 && i < last do
      i = Math.min(i + 16, last)
      special = sixteen(bytes, i, out, at + i - from)
    if special == 0 then bytes.length
    else
      val first = Strings.specials(Bytes.long(bytes, i))
      if first != 0 then i + (numberOfTrailingZeros(first) >>> 3) else i + 8

  private inline def sixteen(bytes: Array[Byte], i: Int, out: Array[Byte], at: Int): Long =
    eight(bytes, i, out, at) | eight(bytes, i + 8, out, at + 8)

  /** Copies eight bytes, and returns the [[Strings.specials]] among them. */
  private def eight(bytes: Array[Byte], i: Int, out: Array[Byte], at: Int): Long =
    val word = Bytes.long(bytes, i)
    Bytes.putLong(out, at, word)
    Strings.specials(word)

  /** [[eight]] of four bytes. The other lanes are spaces. */
  private def four(bytes: Array[Byte], i: Int, out: Array[Byte], at: Int): Long =
    val word = Bytes.int(bytes, i)
    Bytes.putInt(out, at, word)
    Strings.specials(word & 0xffffffffL | 0x2020202000000000L)
