package jzon.input

import jzon.Limits
import jzon.wire.{Bytes, Swar}

/** The layer of integers of up to 64 bits. */
private[jzon] abstract class IntegerCursor(limits: Limits) extends NumberGrammar(limits):
  /** The digits that were read last, without a sign. */
  final protected var significand = 0L

  /** Reads an integer from -128 to 127, without fraction and exponent.
    *
    * @throws jzon.DecodeError
    *   if something else comes next
    */
  final def readByte(): Byte = longInteger(Byte.MinValue, Byte.MaxValue, NumberCursor.AByte).toByte

  /** Reads an integer from -32768 to 32767, without fraction and exponent.
    *
    * @throws jzon.DecodeError
    *   if something else comes next
    */
  final def readShort(): Short = longInteger(Short.MinValue, Short.MaxValue, NumberCursor.AShort).toShort

  /** Reads an integer that an Int can hold, without fraction and exponent.
    *
    * @throws jzon.DecodeError
    *   if something else comes next
    */
  final def readInt(): Int =
    val short = shortInteger()
    if short != NumberCursor.NoInteger then short
    else longInteger(Int.MinValue, Int.MaxValue, NumberCursor.AnInt).toInt

  /** Reads an integer that a Long can hold, without fraction and exponent.
    *
    * @throws jzon.DecodeError
    *   if something else comes next
    */
  final def readLong(): Long =
    val short = shortInteger()
    if short != NumberCursor.NoInteger then short
    else longInteger(Long.MinValue, Long.MaxValue, NumberCursor.ALong)

  /** An integer of up to seven digits; `NoInteger` if something else comes next, which stays. */
  private def shortInteger(): Int =
    val isNegative = peek() == '-'
    val from = if isNegative then pos + 1 else pos
    if end - from < 8 then NumberCursor.NoInteger
    else
      val word = Bytes.long(buf, from)
      val count = Swar.countDigits(word)
      val next = Swar.lane(word, count & 7)
      val isWhole =
        (count == 1 || (count < 8 && count > 0 && (word & 0xff) != '0')) && next != '.' &&
          (next | 0x20) != 'e'
      if isWhole then
        pos = from + count
        val magnitude = Swar.leadingDigits(word, count)
        if isNegative then -magnitude else magnitude
      else NumberCursor.NoInteger

  /** An integer in quotes, in a string that begins at `pos`, if it is whole in the buffer and has fewer than 19 digits
    * and no escapes; `NoLong` if something else comes next, which stays.
    */
  final private[jzon] def quotedInteger(min: Long, max: Long): Long =
    val isNegative = peek() == '"' && pos + 1 < end && buf(pos + 1) == '-'
    val from = if isNegative then pos + 2 else pos + 1
    val until = endOfDigits(from)
    val value = if isNegative then -significand else significand
    val fits = until - from < 19 && value >= min && value <= max && until - pos <= limits.nameBytes
    if fits && until < end && buf(pos) == '"' && buf(until) == '"' && isWhole(from, until) then
      pos = until + 1
      value
    else NumberCursor.NoLong

  private def longInteger(min: Long, max: Long, what: String): Long =
    val isNegative = peek() == '-'
    val from = if isNegative then pos + 1 else pos
    val until = endOfDigits(from)
    val value = if isNegative then -significand else significand
    val fits = significand >= 0 || (isNegative && value == Long.MinValue)
    if fits && until < end && isWhole(from, until) && !goesOn(buf(until)) && value >= min && value <= max then
      pos = until
      value
    else integerSlow(min, max, what)

  /** The index after the digits at `from`, of which at most 19 are read. Their value, which fits 64 bits without a
    * sign, is then [[significand]].
    */
  final protected def endOfDigits(from: Int): Int =
    var i = from
    var value = 0L
    var count = 8 // perhaps there are more digits
    while count == 8 && i < from + 16 && i + 8 <= end do
      val word = Bytes.long(buf, i)
      count = Swar.countDigits(word)
      if count > 0 then value = value * NumberCursor.Tens(count) + Swar.leadingDigits(word, count)
      i += count
    if count == 8 then
      val bound = math.min(end, from + 19)
      while i < bound && isDigit(buf(i)) do
        value = value * 10 + (buf(i) - '0')
        i += 1
    significand = value
    i

  private def integerSlow(min: Long, max: Long, what: String): Long =
    val until = endOfNumber(IntegralOnly, what)
    val isNegative = buf(pos) == '-'
    var i = if isNegative then pos + 1 else pos
    var value = 0L // negative, because there is one more of those
    var fits = true
    while i < until && fits do
      val digit = buf(i) - '0'
      fits = value >= (Long.MinValue + digit) / 10
      value = value * 10 - digit
      i += 1
    if fits && !isNegative then
      fits = value != Long.MinValue
      value = -value
    if !fits || value < min || value > max then failNumber(what)
    pos = until
    value
