package jzon.wire

/** The text of 0 to 999, to be stored four bytes at a time: three digits, the first in the lowest byte, and in the
  * highest byte the number of bits (0, 8 or 16) that the leading zeros take. Shifted right by that number, the shortest
  * text begins in the lowest byte. (4 KB; a lookup costs less than the arithmetic of [[Swar.toEightDigits]], for which
  * only longer texts pay.)
  */
private[jzon] object Triples:
  def apply(v: Int): Int = texts(v)

  private val texts: Array[Int] =
    val array = new Array[Int](1000)
    var v = 0
    while v < 1000 do
      val zeros = if v < 10 then 16 else if v < 100 then 8 else 0
      array(v) = 0x303030 + v / 100 +
        (v / 10 % 10 << 8) +
        (v % 10 << 16) +
        (zeros << 24)
      v += 1
    array
