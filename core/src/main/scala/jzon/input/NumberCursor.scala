package jzon.input

import jzon.Limits
import jzon.wire.{Bytes, Latin1, ParseDouble, Swar}

/** The layer of binary floating-point numbers. */
private[jzon] abstract class NumberCursor(limits: Limits) extends IntegerCursor(limits):
  /** The exponent of the decimal that [[endOfDecimal]] passed, whose digits are the [[significand]]. */
  final protected var exponent = 0

  /** Reads a number of any precision, or one of the strings `"NaN"`, `"Infinity"` and `"-Infinity"`. The result is the
    * nearest Double. It is rounded once, in time linear in the length of the number.
    *
    * @throws jzon.DecodeError
    *   if something else comes next, or if the number is beyond the largest Double
    */
  final def readDouble(): Double =
    val common = commonDecimal()
    if java.lang.Double.isNaN(common) then readAnyDouble() else common

  /** A number of up to three digits, a point and up to 15 digits; NaN if something else comes next, which stays. */
  private def commonDecimal(): Double =
    val isNegative = peek() == '-'
    val from = if isNegative then pos + 1 else pos
    if end - from < 12 then Double.NaN
    else
      // Up to three digits, a point and up to seven digits: fewer than 53 bits, and an exact power of ten.
      val head = Bytes.long(buf, from)
      val first = (head.toInt & 0xff) - '0'
      var value = first
      var i = from + 1
      var next = (head.toInt >>> 8) & 0xff
      if first > 0 && isDigit(next) then
        value = value * 10 + (next - '0')
        i += 1
        next = (head.toInt >>> 16) & 0xff
        if isDigit(next) then
          value = value * 10 + (next - '0')
          i += 1
          next = (head.toInt >>> 24)
      val isDecimal = first >= 0 && first <= 9 && next == '.'
      val word = Bytes.long(buf, i + 1)
      val count = Swar.countDigits(word)
      if isDecimal && count > 0 && count < 8 && (Swar.lane(word, count) | 0x20) != 'e' then
        pos = i + 1 + count
        val magnitude = (value * 100000000L + Swar.paddedDigits(word, count)).toDouble / 1e8
        if isNegative then -magnitude else magnitude
      else if isDecimal && count == 8 then longFraction(isNegative, value * 100000000L + Swar.eightDigits(word), i + 9)
      else Double.NaN

  /** [[commonDecimal]] with eight digits or more after the point. The digits up to the eighth have the value `digits`,
    * and the ninth is at `from`.
    */
  private def longFraction(isNegative: Boolean, digits: Long, from: Int): Double =
    val word = if end - from > 8 then Bytes.long(buf, from) else 0L
    val count = Swar.countDigits(word)
    val value = if count == 0 then digits else digits * NumberCursor.Tens(count) + Swar.leadingDigits(word, count)
    if end - from > 8 && count < 8 && (Swar.lane(word, count) | 0x20) != 'e' then
      val magnitude = ParseDouble.ofDecimal(value, -8 - count)
      if !java.lang.Double.isNaN(magnitude) then pos = from + count
      if isNegative then -magnitude else magnitude
    else Double.NaN

  private def readAnyDouble(): Double =
    val until = endOfDecimal(NumberCursor.ManyDigits)
    val magnitude = if until >= 0 then ParseDouble.ofDecimal(significand, exponent) else Double.NaN
    if magnitude <= Double.MaxValue then
      val isNegative = buf(pos) == '-'
      pos = until
      if isNegative then -magnitude else magnitude
    else if peek() == '"' then
      notFinite() match
        case 0 => Double.NaN
        case 1 => Double.PositiveInfinity
        case _ => Double.NegativeInfinity
    else
      val until = endOfNumber(Unlimited, "Double")
      val value = ParseDouble.slow(buf, pos, until)
      if value.isInfinite then failNumber(NumberCursor.ADouble)
      pos = until
      value

  /** Reads a number, or one of the strings `"NaN"`, `"Infinity"` and `"-Infinity"`, as [[readDouble]]. The result is
    * the nearest Float. It is rounded once, to 24 bits.
    */
  final def readFloat(): Float =
    peek(): Unit
    val begin = pos
    val common = commonDecimal()
    if !java.lang.Double.isNaN(common) && !ParseDouble.isBetweenFloats(common) then common.toFloat
    else
      pos = begin
      readAnyFloat()

  private def readAnyFloat(): Float =
    val until = endOfDecimal(NumberCursor.ManyDigits)
    val magnitude = if until >= 0 then ParseDouble.floatOfDecimal(significand, exponent) else Float.NaN
    if magnitude <= Float.MaxValue then
      val isNegative = buf(pos) == '-'
      pos = until
      if isNegative then -magnitude else magnitude
    else if peek() == '"' then
      notFinite() match
        case 0 => Float.NaN
        case 1 => Float.PositiveInfinity
        case _ => Float.NegativeInfinity
    else
      val until = endOfNumber(Unlimited, "Float")
      val value = ParseDouble.slowFloat(buf, pos, until)
      if value.isInfinite then failNumber(NumberCursor.AFloat)
      pos = until
      value

  /** Which of the three strings comes next. */
  private def notFinite(): Int =
    val until = findText("a number")
    Latin1.string(text, textFrom, until) match
      case "NaN"       => 0
      case "Infinity"  => 1
      case "-Infinity" => 2
      case _           =>
        pos = textAt
        failExpectedNumber()

  /** Index after the decimal at `pos`, whose magnitude is then `significand` × 10 ^ `exponent`; -1 where it has `many`
    * digits, is not whole in the buffer, or is none. `pos` stays.
    */
  final protected def endOfDecimal(many: Int): Int =
    val from = if peek() == '-' then pos + 1 else pos
    var value = 0L
    var i = from
    while i + 4 <= end && Swar.areFourDigits(Bytes.int(buf, i) ^ Swar.FourZeros) do
      value = value * 10000 + Swar.fourDigits(Bytes.int(buf, i) ^ Swar.FourZeros)
      i += 4
    while i < end && isDigit(buf(i).toInt) do
      value = value * 10 + (buf(i) - '0')
      i += 1
    var digits = i - from
    var power = 0
    var isSound = digits == 1 || (digits > 1 && buf(from) != '0')
    if isSound && i < end && buf(i) == '.' then
      val fraction = i + 1
      i = fraction
      var count = 8
      while count == 8 && i + 8 <= end do
        val word = Bytes.long(buf, i)
        count = Swar.countDigits(word)
        if count > 0 then value = value * NumberCursor.Tens(count) + Swar.leadingDigits(word, count)
        i += count
      while i < end && isDigit(buf(i).toInt) do
        value = value * 10 + (buf(i) - '0')
        i += 1
      power = fraction - i
      digits -= power
      isSound = power != 0
    if isSound && i < end && (buf(i) | 0x20) == 'e' then
      val sign = if i + 1 < end then buf(i + 1) else 0
      val first = if sign == '-' || sign == '+' then i + 2 else i + 1
      val bound = Math.min(end, first + 4) // more digits are for the slow way
      var written = 0
      i = first
      while i < bound && isDigit(buf(i).toInt) do
        written = written * 10 + (buf(i) - '0')
        i += 1
      power += (if sign == '-' then -written else written)
      isSound = i > first && i < bound
    significand = value
    exponent = power
    if isSound && digits < many && i < end then i else -1

private[jzon] object NumberCursor:
  // What errors call the types.
  inline val AByte = "a Byte from -128 to 127"
  inline val AShort = "a Short from -32768 to 32767"
  inline val ExpectedInt = "an Int from -2147483648 to 2147483647"
  inline val ALong = "a Long from -9223372036854775808 to 9223372036854775807"
  inline val AFloat = "a Float from -3.4028235E38 to 3.4028235E38"
  inline val ADouble = "a Double from -1.7976931348623157E308 to 1.7976931348623157E308"

  /** Digits that 64 bits may not hold. */
  inline val ManyDigits = 20

  /** No integer. It is the only Long whose magnitude is no Long. */
  inline val NoLong = Long.MinValue

  /** 10^0 to 10^8. */
  private[input] val Tens: Array[Long] = Array(1L, 10L, 100L, 1000L, 10000L, 100000L, 1000000L, 10000000L, 100000000L)
