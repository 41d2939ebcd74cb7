package jzon.wire

import java.lang.Long.numberOfLeadingZeros

/** Int and Long as decimal text: a minus sign if negative, no leading zeros.
  *
  * A method that writes a number calls each method that puts digits in one place only, for negative numbers, too. The
  * JIT inlines no method whose machine code is large, and each place where it inlines these adds to that: see ADR 19.
  */
private[jzon] object Integers:
  /** The largest number of bytes of an Int, and of a Long. */
  inline val MaxInt = 11
  inline val MaxLong = 20

  private final val EightDigits = 100000000
  private final val SixteenDigits = 10000000000000000L

  /** Writes `v` from `at` on and returns the index after it. Up to [[MaxInt]] bytes from `at` may be overwritten,
    * whatever the length of the text; the caller makes sure that they exist.
    */
  def putInt(v: Int, out: Array[Byte], at: Int): Int =
    var magnitude = v
    var from = at
    if v < 0 then
      magnitude = -v // Int.MinValue stays negative: unsigned, it is right
      from = putMinus(out, at)
    putMagnitude(magnitude, out, from)

  /** [[putInt]] of a Byte. Four bytes from `at` may be overwritten. */
  def putByte(v: Byte, out: Array[Byte], at: Int): Int =
    val text = ByteTexts(v)
    Bytes.putInt(out, at, text.toInt)
    at + (text >>> 32).toInt

  /** [[putInt]] of a Short. Six bytes from `at` may be overwritten. */
  def putShort(v: Short, out: Array[Byte], at: Int): Int =
    var magnitude = v.toInt
    var from = at
    if v < 0 then
      magnitude = -v
      from = putMinus(out, at)
    if magnitude < 10000 then putNatural(magnitude, out, from)
    else
      val top = magnitude / 10000
      out(from) = ('0' + top).toByte
      Bytes.putInt(out, from + 1, Quads(magnitude - top * 10000))
      from + 5

  private def putMagnitude(v: Int, out: Array[Byte], at: Int): Int =
    if v >= 0 && v < EightDigits then putNatural(v, out, at) else putLarge(v, out, at)

  /** Writes `v` ≥ 10^8, which is unsigned. */
  private def putLarge(v: Int, out: Array[Byte], at: Int): Int =
    val top = (((v & 0xffffffffL) * 1441151881L) >>> 57).toInt // v / 10^8, at most 21
    val next = at + 1 + isAbove(top, 9)
    Bytes.putShort(out, at, (Pairs.text(top) >>> (8 * (at + 2 - next))).toShort)
    putEight(v - top * EightDigits, out, next)

  /** Writes `v` from `at` on and returns the index after it. Up to [[MaxLong]] bytes from `at` may be overwritten,
    * whatever the length of the text; the caller makes sure that they exist.
    */
  def putLong(v: Long, out: Array[Byte], at: Int): Int =
    var magnitude = v
    var from = at
    if v < 0 then
      magnitude = -v
      from = putMinus(out, at)
    if magnitude >= 0 then putMagnitude(magnitude, out, from) else putLeast(out, from)

  /** Writes a minus sign, and returns the index after it. */
  def putMinus(out: Array[Byte], at: Int): Int =
    out(at) = '-'
    at + 1

  /** The magnitude of `Long.MinValue`, which is no Long. */
  private def putLeast(out: Array[Byte], at: Int): Int =
    putEight(-(Long.MinValue % EightDigits).toInt, out, putMagnitude(-(Long.MinValue / EightDigits), out, at))

  private def putMagnitude(v: Long, out: Array[Byte], at: Int): Int =
    val isLong = v >= SixteenDigits
    val top = if v < EightDigits then v else if isLong then v / SixteenDigits else v / EightDigits
    var next = putNatural(top.toInt, out, at)
    if v >= EightDigits then
      var rest = if isLong then v - top * SixteenDigits else v - top * EightDigits
      if isLong then
        val middle = rest / EightDigits
        rest -= middle * EightDigits
        next = putEight(middle.toInt, out, next)
      next = putEight(rest.toInt, out, next)
    next

  /** Writes `v`, below 10^8, with eight digits. */
  private def putEight(v: Int, out: Array[Byte], at: Int): Int =
    Bytes.putLong(out, at, Quads.eight(v))
    at + 8

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
      Bytes.putInt(out, at, Quads(v))
      at + 4
    else
      val count = 5 + isAbove(v, 99999) + isAbove(v, 999999) + isAbove(v, 9999999)
      Bytes.putLong(out, at, Quads.eight(v) >>> (64 - count * 8))
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
