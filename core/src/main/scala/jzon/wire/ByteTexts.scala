package jzon.wire

import java.nio.charset.StandardCharsets.US_ASCII

/** The text of each Byte, the first character in the lowest byte, and its length above the four bytes that the longest
  * one takes. (2 KB. With a lookup, no branch depends on the number of digits.)
  */
private[jzon] object ByteTexts:
  def apply(v: Byte): Long = texts(v & 0xff)

  private val texts: Array[Long] =
    val array = new Array[Long](256)
    var v = Byte.MinValue.toInt
    while v <= Byte.MaxValue do
      val text = v.toString.getBytes(US_ASCII)
      var i = text.length
      var word = text.length.toLong << 32
      while i > 0 do
        i -= 1
        word |= text(i).toLong << (8 * i)
      array(v & 0xff) = word
      v += 1
    array
