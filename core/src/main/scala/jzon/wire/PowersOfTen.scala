package jzon.wire

import java.math.BigInteger

/** The powers of ten from 10^-342 to 10^324 to 128 binary digits: what reading and printing floating point numbers
  * share.
  *
  * For each q, `(high, low)` are the halves of the unsigned `floor(10^q × 2^(127 - exponent(q)))`, whose top bit is
  * set; so `10^q = (high × 2^64 + low + δ) × 2^(exponent(q) - 127)` with 0 ≤ δ < 1, and δ is 0 exactly for 0 ≤ q ≤ 55,
  * where 5^q fits.
  *
  * Computed when first used (less than 2 ms, 10 KB) by exact arithmetic, instead of being printed here: 5^q by
  * multiplication, and 2^n / 5^q by dividing by five again and again, since `floor(floor(x / a) / b) = floor(x / (a ×
  * b))`.
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
    def set(q: Int, x: BigInteger): Unit = // the factor 2^q of 10^q goes into the exponent
      val top = x.shiftRight(x.bitLength - 128)
      array((q - Least) * 2) = top.shiftRight(64).longValue
      array((q - Least) * 2 + 1) = top.longValue
    val five = BigInteger.valueOf(5)
    var power = BigInteger.ONE
    var reciprocal = BigInteger.ONE.shiftLeft(1023) // 5^342 has 795 bits: 229 bits remain
    var q = 0
    while q <= Greatest do
      set(q, power)
      power = power.multiply(five)
      q += 1
    q = -1
    while q >= Least do
      reciprocal = reciprocal.divide(five)
      set(q, reciprocal)
      q -= 1
    array
