package jzon.wire

import java.math.BigInteger

/** Decimal text to the nearest floating point number by integers of any length: for what is so near the middle of two
  * that [[ParseDouble]] cannot tell. The JDK does the same in quadratic time: it needs some 100 µs for 770 digits.
  */
private[wire] object ExactDecimal:
  /** The magnitude of the JSON number in `[from, until)`, rounded to `precision` bits, ties to even; perhaps Infinity.
    *
    * @param exponent
    *   the power of ten of the number's last digit, as if it had no point
    * @param least
    *   the power of two of the least number that is not 0
    */
  def nearest(b: Array[Byte], from: Int, until: Int, exponent: Long, precision: Int, least: Int): Double =
    val digits = Digits(b, from, until)
    val power = exponent + digits.cut
    val magnitude = digits.count + power
    if digits.count == 0 || magnitude < -400 then 0
    else if magnitude > 400 then Double.PositiveInfinity
    else rounded(digits.value, power.toInt, precision, least)

  /** `value × 10^power`, rounded. */
  private def rounded(value: BigInteger, power: Int, precision: Int, least: Int): Double =
    val up = if power > 0 then value.multiply(five(power)) else value
    val down = if power < 0 then five(-power) else BigInteger.ONE
    // The first 62 or 63 bits of up / down.
    val shift = 62 + down.bitLength - up.bitLength
    val quotient = if shift >= 0 then up.shiftLeft(shift).divideAndRemainder(down)
    else up.divideAndRemainder(down.shiftLeft(-shift))
    val bits = quotient(0).longValue
    val unit = power - shift // the power of two of the last bit
    val dropped = Math.max(64 - java.lang.Long.numberOfLeadingZeros(bits) - precision, least - unit)
    if dropped > 63 then 0
    else
      val half = 1L << (dropped - 1)
      val rest = bits & (2 * half - 1)
      val kept = bits >>> dropped
      val isAbove = rest > half || (rest == half && (quotient(1).signum != 0 || (kept & 1) == 1))
      Math.scalb((if isAbove then kept + 1 else kept).toDouble, unit + dropped)

  /** The significant digits of a number. No middle of two doubles has more than 768 of them: what comes after 800
    * matters only by being more than nothing, which is one digit more.
    */
  final private class Digits(b: Array[Byte], from: Int, until: Int):
    /** How many digits [[value]] has. */
    var count = 0

    /** Digits of the number that [[value]] lacks; -1 where it has one more. */
    var cut = 0L

    val value: BigInteger = read()

    private def read(): BigInteger =
      var whole = BigInteger.ZERO
      var part = 0L
      var ofPart = 0
      var i = from
      var isMore = false
      while i < until && (b(i) | 0x20) != 'e' do
        val digit = b(i) - '0'
        if digit >= 0 && digit <= 9 && (count > 0 || digit > 0) then
          if count == Most then
            isMore |= digit != 0
            cut += 1
          else
            part = part * 10 + digit
            ofPart += 1
            count += 1
            if ofPart == 18 then
              whole = whole.multiply(Ten18).add(BigInteger.valueOf(part))
              part = 0
              ofPart = 0
        i += 1
      whole = whole.multiply(BigInteger.TEN.pow(ofPart)).add(BigInteger.valueOf(part))
      if isMore then
        cut -= 1
        count += 1
        whole.multiply(BigInteger.TEN).add(BigInteger.ONE)
      else whole

  private def five(power: Int): BigInteger = fives(power & 31).multiply(fives32(power >> 5))

  /** 5^0 to 5^31, and 5^0 to 5^1248 in steps of 32: the least exponent is -400 less 801 digits. */
  private val fives = Array.iterate(BigInteger.ONE, 32)(_.multiply(BigInteger.valueOf(5)))
  private val fives32 = Array.iterate(BigInteger.ONE, 40)(_.multiply(BigInteger.valueOf(5).pow(32)))

  private inline val Most = 800
  private val Ten18 = BigInteger.TEN.pow(18)
