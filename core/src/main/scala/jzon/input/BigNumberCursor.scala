package jzon.input

import java.math.{BigDecimal, BigInteger}
import scala.math.BigInt // that of the package object `scala` would load all its collections
import jzon.Limits

/** The layer of numbers that have any number of digits, within the limits. */
private[jzon] abstract class BigNumberCursor(limits: Limits) extends NumberCursor(limits):
  /** Fewer digits than these fit 64 bits and the limit. */
  private def manyDigits =
    if limits.numberBits > 64 then NumberCursor.ManyDigits // 2^64 has as many
    else Math.min(NumberCursor.ManyDigits, limits.significandDigits)

  /** Reads an integer within the limits of bits and scale, without fraction and exponent.
    *
    * @throws jzon.DecodeError
    *   if something else comes next
    */
  final def readBigInteger(): BigInteger =
    if passShortInteger() then BigInteger.valueOf(significand) else readAnyBigInteger()

  /** Reads what [[readBigInteger]] reads. A BigInt of 64 bits has no BigInteger. */
  final private[jzon] def readBigInt(): BigInt =
    if passShortInteger() then BigInt(significand) else BigInt(readAnyBigInteger())

  /** Reads an integer that 64 bits and the limit hold, if it comes next and is whole in the buffer. Leaves its value in
    * `significand`, and returns whether it did.
    */
  private def passShortInteger(): Boolean =
    val isShort = manyDigits == NumberCursor.ManyDigits
    val short = if isShort then shortInteger(Long.MinValue, Long.MaxValue) else NumberCursor.NoLong
    significand = short
    short != NumberCursor.NoLong || passLongInteger()

  /** The twin of [[passShortInteger]] for integers at the end of the buffer, and for low limits. */
  private def passLongInteger(): Boolean =
    val isNegative = peek() == '-'
    val from = if isNegative then pos + 1 else pos
    val until = endOfDigits(from)
    val fits = significand >= 0 && until - from < manyDigits
    if fits && until < end && isWhole(from, until) && !goesOn(buf(until).toInt) then
      pos = until
      if isNegative then significand = -significand
      true
    else false

  private def readAnyBigInteger(): BigInteger =
    val until = endOfNumber(limits.significandDigits, "BigInteger")
    if !isIntegral then failNumber("a BigInteger without fraction or exponent")
    val value = unscaled(until)
    pos = until
    value

  /** Reads a number within the limits of bits and scale. Its trailing zeros stay.
    *
    * @throws jzon.DecodeError
    *   if something else comes next
    */
  final def readBigDecimal(): BigDecimal =
    val until = endOfDecimal(manyDigits)
    if until >= 0 && significand >= 0 && Math.abs(exponent) <= limits.numberScale then
      val unscaled = if buf(pos) == '-' then -significand else significand
      pos = until
      BigDecimal.valueOf(unscaled, -exponent)
    else readAnyBigDecimal()

  private def readAnyBigDecimal(): BigDecimal =
    val until = endOfNumber(limits.significandDigits, "BigDecimal")
    val scale = scaleOf(until)
    if Math.abs(scale) > limits.numberScale then failScale()
    val value = new BigDecimal(unscaled(until), scale.toInt)
    pos = until
    value

  /** All digits of the number `pos until until`, sign included, point and exponent not. Trailing zeros are multiplied
    * on: reading digits takes quadratic time.
    */
  private def unscaled(until: Int): BigInteger =
    val text = new StringBuilder(until - pos)
    var i = pos
    while i < until && (buf(i) | 0x20) != 'e' do
      if buf(i) != '.' then text.append(buf(i).toChar): Unit
      i += 1
    var length = text.length
    if length <= 18 then BigInteger.valueOf(java.lang.Long.parseLong(text.result()))
    else
      val least = if text.charAt(0) == '-' then 2 else 1
      while length > least && text.charAt(length - 1) == '0' do length -= 1
      val zeros = text.length - length
      val digits = text.length - least + 1
      if digits >= NumberCursor.ManyDigits && zeros > limits.numberScale then failScale()
      val big = new BigInteger(text.substring(0, length))
      if zeros == 0 then big else big.multiply(BigInteger.TEN.pow(zeros))

  /** Digits after the point less the exponent, of the number `pos until until`. */
  private def scaleOf(until: Int): Long =
    var i = pos
    var point = -1
    while i < until && (buf(i) | 0x20) != 'e' do
      if buf(i) == '.' then point = i
      i += 1
    val fraction = if point < 0 then 0L else (i - point - 1).toLong
    fraction - exponentOf(i + 1, until)

  /** The exponent in `from until until`, held where it is beyond all limits. */
  private def exponentOf(from: Int, until: Int): Long =
    var i = from
    var exponent = 0L
    while i < until do
      if isDigit(buf(i).toInt) then exponent = Math.min(exponent * 10 + (buf(i) - '0'), Int.MaxValue.toLong)
      i += 1
    if from < until && buf(from) == '-' then -exponent else exponent

  private def failScale(): Nothing = failLimit(s"expected a scale of at most ${limits.numberScale}", pos)
