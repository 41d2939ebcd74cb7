package jzon.wire

import java.lang.Double.doubleToRawLongBits
import java.lang.Float.floatToRawIntBits
import java.lang.Long.{compareUnsigned, numberOfLeadingZeros, numberOfTrailingZeros}

/** Double and Float as the shortest decimal text that reads back as the same number; of several, the one nearest to it.
  *
  * The notation is that of `java.lang.Double.toString`: `1.0`, `0.001`, `1.0E-4`, `1234567.0`, `1.0E7`, and the
  * digits are those of Java 19 and later: the least subnormals, for which one would do, have the nearest two,
  * `4.9E-324`.
  *
  * Schubfach's theory (Giulietti, "The Schubfach way to render doubles", 2020) in the arrangement of Xiang JunBo's xjb
  * and Zverovich's Żmij (2025). A number is c × 2^q with spacing 2^q; k is chosen so that 10^k ≤ 2^q < 10^(k+1). All
  * numbers nearer to it than half the spacing read back as it. At most one multiple of 10^(k+1) is among them: if there
  * is one, it, without its trailing zeros, is the shortest. If there is none, it is the nearest multiple of 10^k. So c
  * × 2^q is divided by 10^(k+1), which takes one multiplication by a 128-bit power of ten: the integral part is the
  * candidate, or one below it; the fractional part tells whether one of them is near enough, and else gives the one
  * more digit. That powers cut to 128 bits (64 for floats) decide right was shown by the authors of Żmij: exponent by
  * exponent, for floats by trying all. Powers of two, whose neighbours are not equally far, take a way of their own:
  * the tests try all of them.
  */
private[jzon] object PrintDouble:
  /** The largest number of bytes of a Double, and of a Float. */
  inline val MaxDouble = 26
  inline val MaxFloat = 17

  /** Writes the finite `v` and returns the index after it. Up to [[MaxDouble]] bytes from `at` may be overwritten,
    * whatever the length of the text; the caller makes sure that they exist. Allocates nothing.
    */
  def putDouble(v: Double, out: Array[Byte], at: Int): Int =
    val start = if doubleToRawLongBits(v) < 0 then Integers.putMinus(out, at) else at
    val x = Math.abs(v)
    if x < 1e7 then
      val millionths = (x * 1e6 + 0.5).toLong
      if millionths / 1e6 == x && (millionths >= 1000 || millionths == 0) then putMillionths(millionths, out, start)
      else putShortest(x, out, start)
    else putShortest(x, out, start)

  /** Writes the finite `v` and returns the index after it. Up to [[MaxFloat]] bytes from `at` may be overwritten. */
  def putFloat(v: Float, out: Array[Byte], at: Int): Int =
    val start = if floatToRawIntBits(v) < 0 then Integers.putMinus(out, at) else at
    val x = Math.abs(v)
    if x < 1e7f && x.toInt.toFloat == x then putWhole(x.toInt, out, start)
    else putShortestFloat(x, out, start)

  private def putWhole(v: Int, out: Array[Byte], at: Int): Int =
    putZero(out, Integers.putNatural(v, out, at))

  private def putZero(out: Array[Byte], at: Int): Int =
    Bytes.putShort(out, at, ('.' | '0' << 8).toShort)
    at + 2

  /** `n` / 10^6 for n < 10^13, all digits of which are right: numbers of fewer than 16 digits read back as themselves,
    * so that no two of them are the same Double, and without trailing zeros there is no shorter one.
    */
  private def putMillionths(n: Long, out: Array[Byte], at: Int): Int =
    val whole = (n / 1000000).toInt
    val fraction = (n - whole * 1000000L).toInt
    val point = Integers.putNatural(whole, out, at)
    if fraction == 0 then putZero(out, point)
    else
      val first = Triples(fraction / 1000)
      val second = Triples(fraction % 1000)
      Bytes.putInt(out, point, '.' | first << 8)
      Bytes.putInt(out, point + 4, second)
      val lanes = (first & 0x0f0f0f) | ((second & 0x0f0f0f).toLong << 24) // six digits in 48 bits
      point + 9 - (numberOfLeadingZeros(lanes) >>> 3)

  private def putShortest(x: Double, out: Array[Byte], at: Int): Int =
    val bits = doubleToRawLongBits(x)
    val fraction = bits & 0xfffffffffffffL
    val biased = (bits >>> 52).toInt
    if fraction == 0 then putPowerOfTwo(1L << 52, biased - 1075, out, at)
    else
      val isNormal = biased != 0
      val c = if isNormal then fraction | (1L << 52) else fraction
      val q = if isNormal then biased - 1075 else -1074
      val k = floorLog10(q)
      val p = PowersOfTen.high(-k - 1)
      val shift = q + PowersOfTen.exponent(-k - 1) + 10 // 6 to 9: puts the point between bits 72 and 73 of 128
      val w = c << shift
      val low = p * w
      val more = unsignedHigh(PowersOfTen.low(-k - 1), w)
      val middle = low + more
      val high = Math.multiplyHigh(p, w) + w + carry(low, more, middle)
      val part = (high << 55) | (middle >>> 9)        // in units of 2^-64, unsigned
      val half = (p >>> (10 - shift)) + (1 - (c & 1)) // of the spacing; its ends count for even numbers
      val isUp = (part & ~(part + half)) >>> 63       // part + half ≥ 1: a carry, as half has no top bit
      val isDown = (~part & (part - half)) >>> 63     // part < half: a borrow, likewise
      val candidate = (high >>> 9) + isUp
      val last = nextDigit(part) & ((isUp | isDown) - 1).toInt // no branch: the answer is random
      if x >= 1 && x < 1e7 then putFixed(x.toInt, candidate * 10 + last, k, out, at)
      else if isNormal then
        val top = candidate / 100000000
        val bottom = Swar.toEightDigits((candidate - top * 100000000).toInt)
        place(Swar.toEightDigits(top.toInt), bottom, last, k + 1, out, at)
      else putSubnormal(candidate * 10 + last, c * 4.940656458412465, k, false, out, at)

  /** The same with a 64-bit power, rounded up, and the point between bits 33 and 34 of 64. */
  private def putShortestFloat(x: Float, out: Array[Byte], at: Int): Int =
    val bits = floatToRawIntBits(x)
    val fraction = bits & 0x7fffff
    val biased = bits >>> 23
    if fraction == 0 then putPowerOfTwo(1L << 23, biased - 150, out, at)
    else
      val c = if biased != 0 then fraction | (1 << 23) else fraction
      val q = if biased != 0 then biased - 150 else -149
      val k = floorLog10(q)
      val p = PowersOfTen.high(-k - 1)
      val shift = q + PowersOfTen.exponent(-k - 1) + 35
      val product = unsignedHigh(p + 1, c.toLong << shift)
      val part = product & ((1L << 34) - 1)
      val half = (p >>> (65 - shift)) + (1 - (c & 1))
      val isUp = (part + half) >>> 34
      val candidate = (product >>> 34) + isUp
      val last =
        if isUp != 0 || part < half then 0
        else if part == (1L << 32) then 2
        else ((part * 10 + (1L << 33)) >>> 34).toInt
      if x >= 1 && x < 1e7f then putFixedFloat(x.toInt, candidate * 10 + last, k, out, at)
      else if candidate >= 1000000 then placeFloat(Swar.toEightDigits(candidate.toInt), last, k + 1, out, at)
      else if biased != 0 then putDecimal(candidate * 10 + last, k, true, out, at)
      else putSubnormal(candidate * 10 + last, c * 1.401298464324817, k, true, out, at)

  /** c × 2^q where the next smaller number is only half as far away: the lower side of the interval is half as wide,
    * and the nearest multiple of 10^k may lie outside. Rare in data, since [[putMillionths]] takes those between 1/64
    * and 10^7.
    */
  private def putPowerOfTwo(c: Long, q: Int, out: Array[Byte], at: Int): Int =
    val k = (q * 315653 - 131072) >> 20 // floor(log10(3/4 × 2^q)): 10^k still fits
    val p = PowersOfTen.high(-k - 1)
    val shift = q + PowersOfTen.exponent(-k - 1) + 10
    val w = c << shift
    val low = p * w
    val more = unsignedHigh(PowersOfTen.low(-k - 1), w)
    val middle = low + more
    val high = Math.multiplyHigh(p, w) + w + carry(low, more, middle)
    val part = (high << 55) | (middle >>> 9)
    val half = p >>> (10 - shift)
    val quarter = half >>> 1
    val decimal =
      if compareUnsigned(part + half, half) < 0 then ((high >>> 9) + 1) * 10
      else if compareUnsigned(part, quarter) < 0 then (high >>> 9) * 10
      else
        val least = unsignedHigh(part - quarter, 10) + (if (part - quarter) * 10 != 0 then 1 else 0)
        (high >>> 9) * 10 + Math.max(nextDigit(part).toLong, least)
    putDecimal(decimal, k, c < (1L << 52), out, at)

  /** The nearest digit to 10 × part / 2^64, ties to even. The scaled value comes out too small by up to 10 units: 6
    * added to the half settle what looks like a tie just below; the only true tie with an even digit below it is 2.5.
    */
  private def nextDigit(part: Long): Int =
    if part == (1L << 62) then 2
    else
      val fraction = part * 10 // of 2^64; rounds up from 2^63 - 6 on
      (unsignedHigh(part, 10) + ((fraction | (fraction + 6)) >>> 63)).toInt

  /** The upper half of the unsigned product, for x ≥ 0. (`Math.unsignedMultiplyHigh` came with Java 18.) */
  private def unsignedHigh(a: Long, x: Long): Long = Math.multiplyHigh(a, x) + (x & (a >> 63))

  /** 1 if the unsigned sum of `a` and `b` has lost a bit, else 0. The answer is random: a branch would cost more. */
  private def carry(a: Long, b: Long, sum: Long): Long = ((a & b) | ((a | b) & ~sum)) >>> 63

  /** floor(log10(2^q)), exact for the exponents of doubles: 315653 / 2^20 is log10(2) rounded up. */
  private inline def floorLog10(q: Int): Int = (q * 315653) >> 20

  /** `number` × 10^k, unless that is a single digit, which becomes the two that are nearest to `exact` × 10^k: to c
    * times the least subnormal, 4.94… × 10^-324 or 1.40… × 10^-45.
    */
  private def putSubnormal(number: Long, exact: Double, k: Int, isFloat: Boolean, out: Array[Byte], at: Int): Int =
    var digit = number
    var unit = 1L
    var power = k
    while digit % 10 == 0 do
      digit /= 10
      unit *= 10
      power += 1
    val two = exact * 10 / unit
    if digit >= 10 then putDecimal(number, k, isFloat, out, at)
    else if two > 9.95 then putDecimal(Math.round(two), power - 1, isFloat, out, at)
    else putDecimal(Math.round(two * 10), power - 2, isFloat, out, at) // the digit was 1, rounded up

  /** 0 < `number` times 10^`power`, of at most 17 digits (a Float: 9): moved up until it has as many or one less. */
  private def putDecimal(number: Long, power: Int, isFloat: Boolean, out: Array[Byte], at: Int): Int =
    val enough = if isFloat then 100000000L else 10000000000000000L
    var digits = number
    var last = power
    while digits < enough do
      digits *= 10
      last -= 1
    val candidate = digits / 10
    val digit = (digits - candidate * 10).toInt
    if isFloat then placeFloat(Swar.toEightDigits(candidate.toInt), digit, last + 1, out, at)
    else
      val top = candidate / 100000000
      val bottom = Swar.toEightDigits((candidate - top * 100000000).toInt)
      place(Swar.toEightDigits(top.toInt), bottom, digit, last + 1, out, at)

  /** `number` × 10^k for 10^-k between 10^9 and 10^16, the integral part of which is `whole` < 10^7, and the other is
    * not 0. (Rounding never moves a number to an integer: that reads back as another one.)
    */
  private def putFixed(whole: Int, number: Long, k: Int, out: Array[Byte], at: Int): Int =
    val point = Integers.putNatural(whole, out, at)
    val fraction = (number - whole * Integers.tens(-k)) * Integers.tens(16 + k) // 16 digits
    val top = fraction / 100000000
    val topLanes = Swar.toEightDigits(top.toInt)
    val bottomLanes = Swar.toEightDigits((fraction - top * 100000000).toInt)
    out(point) = '.'
    Bytes.putLong(out, point + 1, topLanes + Swar.Zeros)
    Bytes.putLong(out, point + 9, bottomLanes + Swar.Zeros)
    point + 17 - trailingZeros(topLanes, bottomLanes)

  /** The same for 10^-k between 1 and 10^7, where the part after the point may be 0. */
  private def putFixedFloat(whole: Int, number: Long, k: Int, out: Array[Byte], at: Int): Int =
    val point = Integers.putNatural(whole, out, at)
    val fraction = (number - whole * Integers.tens(-k)) * Integers.tens(8 + k) // eight digits
    val lanes = Swar.toEightDigits(fraction.toInt)
    out(point) = '.'
    Bytes.putLong(out, point + 1, lanes + Swar.Zeros)
    point + 9 - (numberOfLeadingZeros(lanes | 1) >>> 3)

  /** Writes the 16 digits of `top` and `bottom` (see [[Swar.toEightDigits]]), of which only the first may be a leading
    * zero, and `last` as the 17th, without trailing zeros; `power` is that of the 16th digit. Not for numbers from 1 to
    * 10^7.
    */
  private def place(top: Long, bottom: Long, last: Int, power: Int, out: Array[Byte], at: Int): Int =
    val lead = numberOfTrailingZeros(top) >>> 3 // 1 if the first digit is 0, else 0
    val count = if last != 0 then 17 - lead else 16 - lead - trailingZeros(top, bottom)
    point(count, power + 15 - lead, out, at): start =>
      Bytes.putLong(out, start - lead, top + Swar.Zeros)
      Bytes.putLong(out, start - lead + 8, bottom + Swar.Zeros)
      out(start - lead + 16) = ('0' + last).toByte

  /** [[place]] for the 8 digits of `top` and a 9th. */
  private def placeFloat(top: Long, last: Int, power: Int, out: Array[Byte], at: Int): Int =
    val lead = numberOfTrailingZeros(top) >>> 3
    val count = (if last != 0 then 9 else 8 - (numberOfLeadingZeros(top) >>> 3)) - lead
    point(count, power + 7 - lead, out, at): start =>
      Bytes.putLong(out, start - lead, top + Swar.Zeros)
      out(start - lead + 8) = ('0' + last).toByte

  private def trailingZeros(top: Long, bottom: Long): Int =
    if bottom != 0 then numberOfLeadingZeros(bottom) >>> 3 else 8 + (numberOfLeadingZeros(top) >>> 3)

  /** The text of `count` digits, the first of which has the power `exponent`. `store` writes them all from an index on,
    * and may write a zero before it: the point, where it stands there, is written afterwards.
    */
  private inline def point(count: Int, exponent: Int, out: Array[Byte], at: Int)(inline store: Int => Unit): Int =
    if exponent < 0 && exponent >= -3 then
      val start = at + 1 - exponent
      Bytes.putInt(out, at, 0x30303030)
      store(start)
      out(at + 1) = '.'
      start + count
    else
      store(at + 1)
      out(at) = out(at + 1)
      out(at + 1) = '.'
      putExponent(exponent, out, at + 1 + Math.max(count, 2))

  private def putExponent(exponent: Int, out: Array[Byte], at: Int): Int =
    out(at) = 'E'
    out(at + 1) = '-'
    var i = at + 1 - (exponent >> 31)
    val rest = Math.abs(exponent)
    if rest >= 100 then
      out(i) = ('0' + rest / 100).toByte
      i += 1
    if rest >= 10 then
      out(i) = ('0' + rest / 10 % 10).toByte
      i += 1
    out(i) = ('0' + rest % 10).toByte
    i + 1
