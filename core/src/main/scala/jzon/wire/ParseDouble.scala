package jzon.wire

import java.lang.Double.longBitsToDouble
import java.lang.Float.intBitsToFloat
import java.lang.Long.numberOfLeadingZeros

/** Decimal text to the nearest Double or Float, ties to even.
  *
  * Three ways, each slower and rarer than the one before it: one exact operation on floating point numbers (Clinger,
  * "How to read floating point numbers accurately", 1990), one or two multiplications by a truncated power of ten
  * (Eisel and Lemire; Lemire, "Number Parsing at a Gigabyte per Second", 2021), and arithmetic of any length.
  */
private[jzon] object ParseDouble:
  /** The Double nearest to `significand × 10^exponent`, ≥ 0, perhaps Infinity; NaN where this cannot be decided fast,
    * which random digits do not meet in practice, but the middle of two doubles does and what is very near to it: then
    * ask [[slow]]. `significand` is unsigned. Allocates nothing.
    */
  def ofDecimal(significand: Long, exponent: Int): Double =
    if (significand >>> 53) == 0 && exponent >= -22 && exponent <= 22 then
      // Both operands are exact, so that the one rounding is that of the result.
      if exponent < 0 then significand.toDouble / doubles(-exponent) else significand.toDouble * doubles(exponent)
    else
      val bits = nearest(significand, exponent, 52, 1023)
      if bits >= 0 then longBitsToDouble(bits) else Double.NaN

  /** [[ofDecimal]] for Float: rounded once, straight to 24 bits. */
  def floatOfDecimal(significand: Long, exponent: Int): Float =
    if (significand >>> 24) == 0 && exponent >= -10 && exponent <= 10 then
      if exponent < 0 then significand.toFloat / floats(-exponent) else significand.toFloat * floats(exponent)
    else
      val bits = nearest(significand, exponent, 23, 127)
      if bits >= 0 then intBitsToFloat(bits.toInt) else Float.NaN

  /** Whether a Double that was rounded is in the middle of two Floats. If it is not, the Float nearest to it is also
    * nearest to the number before it was rounded. For magnitudes from 1e-30 to 1e30, and 0.
    */
  def isBetweenFloats(value: Double): Boolean =
    (java.lang.Double.doubleToRawLongBits(value) & 0x1fffffffL) == 0x10000000L // the bits below those of a Float

  /** The Double nearest to the JSON number in `[from, until)`, of any length; perhaps ±Infinity. The bytes must be a
    * valid number. Linear in its length: digits that cannot matter are not calculated with.
    */
  def slow(b: Array[Byte], from: Int, until: Int): Double =
    val token = new Token(b, from, until)
    val low = ofDecimal(token.significand, token.exponent)
    val high = if token.isCut then ofDecimal(token.significand + 1, token.exponent) else low
    // Equal bounds enclose the value; NaN equals nothing.
    if low == high then (if token.isNegative then -low else low)
    else
      val exact = ExactDecimal.nearest(b, from, until, token.lastExponent, 53, -1074)
      if token.isNegative then -exact else exact

  /** [[slow]] for Float. */
  def slowFloat(b: Array[Byte], from: Int, until: Int): Float =
    val token = new Token(b, from, until)
    val low = floatOfDecimal(token.significand, token.exponent)
    val high = if token.isCut then floatOfDecimal(token.significand + 1, token.exponent) else low
    if low == high then (if token.isNegative then -low else low)
    else
      val exact = ExactDecimal.nearest(b, from, until, token.lastExponent, 24, -149).toFloat
      if token.isNegative then -exact else exact

  /** The bits of the nearest floating point number with `fractionBits` and an exponent biased by `bias`, or -1: not
    * decided.
    *
    * With the significand w shifted up to 64 bits and 10^exponent = (P + δ) × 2^…, 0 ≤ δ < 1, of which P is known to
    * 128 bits, the true product is w × P + w × δ, less than 2^64 above w × P. Of the 192 bits of w × P the upper 64,
    * `high`, hold the result, the bit that rounds, and at least nine bits below it. What is unknown can change the
    * result only by a carry through all of them: so the second half of P is looked at only if the nine are all ones,
    * and if they still are, and everything else known as well, then nothing is decided.
    *
    * A tie is decided when it is certain: where P is exact in its upper half (0 ≤ exponent ≤ 27). Above 27, 5^exponent
    * has more than 64 bits and no product can be a tie. Below 0, P is less than the truth, a tie looks like all ones.
    */
  private def nearest(significand: Long, exponent: Int, fractionBits: Int, bias: Int): Long =
    if significand == 0 || exponent < PowersOfTen.Least then 0L // 10^19 × 10^-343 is less than half the least Double
    else if exponent > 308 then infinity(fractionBits, bias)
    else
      val zeros = numberOfLeadingZeros(significand)
      val w = significand << zeros
      val p = PowersOfTen.high(exponent)
      var high = Math.multiplyHigh(w, p) + w + p // signed to unsigned: both have their top bit set
      var middle = w * p
      if (high & 0x1ff) == 0x1ff then
        val more = unsignedHigh(PowersOfTen.low(exponent), w)
        val sum = middle + more
        if java.lang.Long.compareUnsigned(sum, more) < 0 then high += 1
        middle = sum
      if (high & 0x1ff) == 0x1ff && middle == -1 then -1L
      else
        val top = (high >>> 63).toInt // 1 if the product has its first bit set, 0 if it is the second
        val biased = PowersOfTen.exponent(exponent) - zeros + 63 + top + bias
        // One bit more than the significand stays: the one that rounds. Subnormals keep fewer.
        val shift = 61 - fractionBits + top + (if biased <= 0 then 1 - biased else 0)
        if biased >= 2 * bias + 1 then infinity(fractionBits, bias)
        else if shift > 63 then 0L // less than half of the least number
        else
          val kept = high >>> shift
          val isAbove = (high & ((1L << shift) - 1)) != 0 || middle != 0 || exponent < 0 || exponent > 27
          val up = if isAbove then kept & 1 else kept & (kept >>> 1) & 1 // a tie goes to even
          // A carry out of the significand runs into the exponent, from subnormal to normal and up to Infinity.
          (Math.max(biased - 1, 0).toLong << fractionBits) + ((kept + up) >>> 1)

  private def infinity(fractionBits: Int, bias: Int): Long = (2L * bias + 1) << fractionBits

  /** The upper half of the unsigned product; `w` has its top bit set. (`Math.unsignedMultiplyHigh` came with Java 18.)
    */
  private def unsignedHigh(a: Long, w: Long): Long = Math.multiplyHigh(a, w) + a + (w & (a >> 63))

  // Written out: building them with lambdas or from text costs 100 ms of class loading in a cold JVM.
  private val doubles: Array[Double] = Array(1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13,
    1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22)
  private val floats: Array[Float] = Array(1e0f, 1e1f, 1e2f, 1e3f, 1e4f, 1e5f, 1e6f, 1e7f, 1e8f, 1e9f, 1e10f)

  /** A valid number taken apart: its absolute value is at least `significand × 10^exponent`, and less than
    * `(significand + 1) × 10^exponent` if `isCut`: if a digit other than 0 comes after the 19 first significant ones.
    */
  private final class Token(b: Array[Byte], from: Int, until: Int):
    val isNegative: Boolean = b(from) == '-'
    var significand = 0L
    var isCut = false
    private var scale = 0L

    /** Digits after the 19 first significant ones. */
    private var others = 0

    private val end = readDigits()
    if end < until then scale += readExponent(end + 1)

    /** The power of ten of the last digit. */
    def lastExponent: Long = scale - others

    /** Beyond ±100,000 all exponents mean 0 or Infinity, for up to 19 digits. */
    def exponent: Int = Math.max(-100000L, Math.min(100000L, scale)).toInt

    private def readDigits(): Int =
      var i = if isNegative then from + 1 else from
      var count = 0 // digits of the significand
      var isFraction = false
      while i < until && (b(i) | 0x20) != 'e' do
        if b(i) == '.' then isFraction = true
        else
          val digit = b(i) - '0'
          if count < 19 then
            significand = significand * 10 + digit
            if significand != 0 then count += 1
            if isFraction then scale -= 1
          else
            isCut |= digit != 0
            others += 1
            if !isFraction then scale += 1
        i += 1
      i

    private def readExponent(start: Int): Long =
      val isSmall = b(start) == '-'
      var i = if isSmall || b(start) == '+' then start + 1 else start
      var value = 0L
      while i < until do
        // Far more than the digits of any token could make up for.
        if value < 100000000000L then value = value * 10 + (b(i) - '0')
        i += 1
      if isSmall then -value else value
