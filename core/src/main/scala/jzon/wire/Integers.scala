package jzon.wire

import java.lang.Long.numberOfLeadingZeros

/** Int and Long as decimal text: a minus sign if negative, no leading zeros. */
private[jzon] object Integers:
  private final val EightDigits = 100000000L
  private final val SixteenDigits = 10000000000000000L

  /** Writes `v` from `at` on and returns the index after it. Up to 11 bytes from `at` may be overwritten, whatever the
    * length of the text; the caller makes sure that they exist.
    */
  def putInt(v: Int, out: Array[Byte], at: Int): Int =
    out(at) = '-'
    val start = at - (v >> 31) // v >> 31 is -1 below zero: keep the sign
    val magnitude = Math.abs(v.toLong)
    if magnitude < EightDigits then putNatural(magnitude.toInt, out, start)
    else putTail(magnitude, out, start)

  /** Writes `v` from `at` on and returns the index after it. Up to 20 bytes from `at` may be overwritten, whatever the
    * length of the text; the caller makes sure that they exist.
    */
  def putLong(v: Long, out: Array[Byte], at: Int): Int =
    out(at) = '-'
    val start = at - (v >> 63).toInt
    val magnitude = Math.abs(v) // Long.MinValue stays negative: unsigned, it is right
    if java.lang.Long.compareUnsigned(magnitude, EightDigits) < 0 then putNatural(magnitude.toInt, out, start)
    else if java.lang.Long.compareUnsigned(magnitude, SixteenDigits) < 0 then putTail(magnitude, out, start)
    else
      val top = Math.abs(v / SixteenDigits) // the sign goes after the division: Long.MinValue again
      val rest = Math.abs(v % SixteenDigits)
      val next = putNatural(top.toInt, out, start)
      val middle = rest / EightDigits
      Bytes.putLong(out, next, Swar.toEightDigits(middle.toInt) + Swar.Zeros)
      Bytes.putLong(out, next + 8, Swar.toEightDigits((rest - middle * EightDigits).toInt) + Swar.Zeros)
      next + 16

  /** Writes 0 ≤ `v` < 10^8 from `at` on and returns the index after it. Up to 8 bytes from `at` may be overwritten.
    *
    * The digits are counted by comparisons, not in the text, so that what is written next need not wait for the text.
    */
  def putNatural(v: Int, out: Array[Byte], at: Int): Int =
    if v < 1000 then
      val triple = Triples(v)
      Bytes.putInt(out, at, triple >>> (triple >>> 24))
      at + 1 + isAbove(v, 9) + isAbove(v, 99)
    else if v < 10000 then
      val hundreds = (v * 5243) >>> 19 // v / 100, exact below 43,699
      Bytes.putInt(out, at, Pairs.text(hundreds) | Pairs.text(v - hundreds * 100) << 16)
      at + 4
    else
      val count = 5 + isAbove(v, 99999) + isAbove(v, 999999) + isAbove(v, 9999999)
      Bytes.putLong(out, at, (Swar.toEightDigits(v) + Swar.Zeros) >>> (64 - count * 8))
      at + count

  /** 1 if `v` is greater than `limit`, or else 0. Both are natural numbers. */
  private inline def isAbove(v: Int, limit: Int): Int = (limit - v) >>> 31

  /** The number of characters of `v`, 1 to 11. */
  def sizeInt(v: Int): Int = digits(Math.abs(v.toLong)) + (v >>> 31)

  /** The number of characters of `v`, 1 to 20. */
  def sizeLong(v: Long): Int =
    val magnitude = if v == Long.MinValue then Long.MaxValue else Math.abs(v) // both have 19 digits
    digits(magnitude) + (v >>> 63).toInt

  /** 10^n for 0 ≤ n ≤ 18. */
  def tens(n: Int): Long = powers(n)

  /** Nine to sixteen digits: at most eight in front of eight. */
  private def putTail(v: Long, out: Array[Byte], at: Int): Int =
    val top = v / EightDigits
    val next = putNatural(top.toInt, out, at)
    Bytes.putLong(out, next, Swar.toEightDigits((v - top * EightDigits).toInt) + Swar.Zeros)
    next + 8

  /** The number of decimal digits of `v` ≥ 0: the guess floor(bits × log10(2)), with 1233 / 4096 for the logarithm, is
    * right or one too small, and one comparison tells. (Warren, "Hacker's Delight", 11-4.)
    */
  private def digits(v: Long): Int =
    val guess = ((64 - numberOfLeadingZeros(v | 1)) * 1233) >>> 12
    if v >= tens(guess) then guess + 1 else Math.max(guess, 1)

  private val powers: Array[Long] = // written out: a loop with a lambda loads classes for 100 ms in a cold JVM
    Array(
      1L, 10L, 100L, 1000L, 10000L, 100000L, 1000000L, 10000000L, 100000000L, 1000000000L, 10000000000L,
      100000000000L, 1000000000000L, 10000000000000L, 100000000000000L, 1000000000000000L, 10000000000000000L,
      100000000000000000L, 1000000000000000000L
    )
