package jzon.wire

/** The powers of ten from 10^-342 to 10^324 to 128 binary digits: what reading and printing floating point numbers
  * share.
  *
  * For each q, `(high, low)` are the halves of the unsigned `floor(10^q × 2^(127 - exponent(q)))`, whose top bit is
  * set; so `10^q = (high × 2^64 + low + δ) × 2^(exponent(q) - 127)` with 0 ≤ δ < 1, and δ is 0 exactly for 0 ≤ q ≤ 55,
  * where 5^q fits.
  *
  * Computed when first used (about 1 ms in a fresh JVM, 10 KB), instead of being printed here: multiplied and divided
  * by five again and again, with 64 digits more than are kept. What 342 such steps lose is far below the last digit
  * that is kept; a test compares all of them with exact arithmetic.
  */
private[jzon] object PowersOfTen:
  final val Least = -342
  final val Greatest = 324

  /** floor(log2(10^q)), exact for |q| ≤ 350: 217706 / 2^16 is log2(10) rounded down. */
  inline def exponent(q: Int): Int = (q * 217706) >> 16

  /** The upper 64 bits for 10^q; always negative as a signed number. */
  def high(q: Int): Long = halves((q - Least) * 2)

  /** The lower 64 bits for 10^q. */
  def low(q: Int): Long = halves((q - Least) * 2 + 1)

  private val halves: Array[Long] =
    val array = new Array[Long]((Greatest - Least + 1) * 2)
    def set(q: Int, power: Significand): Unit =
      array((q - Least) * 2) = power.high
      array((q - Least) * 2 + 1) = power.middle
    val power = Significand()
    var q = 0
    while q <= Greatest do
      set(q, power)
      power.multiplyByFive()
      q += 1
    val reciprocal = Significand()
    q = -1
    while q >= Least do
      reciprocal.divideByFive()
      set(q, reciprocal)
      q -= 1
    array

/** The first 192 binary digits of a number, of which the first one is 1. It begins as 1. Where the point is, it does
  * not know: it multiplies by powers of two as it likes.
  */
final private class Significand:
  var high: Long = Long.MinValue
  var middle = 0L
  private var low = 0L

  /** Five quarters of a number are one or two, with something after the point. */
  def multiplyByFive(): Unit =
    val c = low + (low >>> 2 | middle << 62)
    val b = middle + (middle >>> 2 | high << 62)
    val carriedB = b + carry(c, low)
    val a = high + (high >>> 2) + (carry(b, middle) | carry(carriedB, b))
    if a < 0 then
      high = a
      middle = carriedB
      low = c
    else // the first digit was carried away
      high = a >>> 1 | Long.MinValue
      middle = carriedB >>> 1 | a << 63
      low = c >>> 1 | carriedB << 63

  /** One, if `a + b = sum` has a digit more. */
  private inline def carry(sum: Long, a: Long): Long =
    if sum + Long.MinValue < a + Long.MinValue then 1 else 0 // unsigned

  /** A fifth, times four or eight, so that the first digit is 1 again. The digits that are shifted out at the top are
    * what is divided first.
    */
  def divideByFive(): Unit =
    val shift = if (high >>> 61) < 5 then 3 else 2
    var rest = high >>> (64 - shift)
    inline def divided(part: Long): Long =
      val first = rest << 32 | part >>> 32
      val second = first % 5 << 32 | part & 0xffffffffL
      rest = second % 5
      first / 5 << 32 | second / 5
    high = divided(high << shift | middle >>> (64 - shift))
    middle = divided(middle << shift | low >>> (64 - shift))
    low = divided(low << shift)
