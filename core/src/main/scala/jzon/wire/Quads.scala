package jzon.wire

/** The text of 0 to 9999 with four digits, the first of them in the lowest byte. (40 KB. Two lookups cost less than the
  * arithmetic of [[Swar.toEightDigits]], their plain twin; the figures are in ADR 11.)
  */
private[jzon] object Quads:
  def apply(v: Int): Int = texts(v)

  /** The text of `v`, 0 to 10^8 - 1, with eight digits, the first of them in the lowest lane. */
  def eight(v: Int): Long =
    val top = quotient(v)
    (texts(top) & 0xffffffffL) | texts(v - top * 10000).toLong << 32

  /** `v` / 10^4, exact below 10^8. */
  private def quotient(v: Int): Int = ((v.toLong * 109951163L) >>> 40).toInt

  private val texts: Array[Int] =
    val array = new Array[Int](10000)
    var top = 0
    while top < 100 do
      var v = 0
      while v < 100 do
        array(top * 100 + v) = Pairs.text(top) | Pairs.text(v) << 16
        v += 1
      top += 1
    array
