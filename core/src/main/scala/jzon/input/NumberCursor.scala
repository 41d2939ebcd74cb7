package jzon.input

import java.math.{BigDecimal, BigInteger}
import jzon.Limits
import jzon.wire.{Bytes, Latin1, ParseDouble, Swar}

/** The layer of numbers and their values. */
private[jzon] abstract class NumberCursor(limits: Limits) extends NumberGrammar(limits):
  private val maxDigits = limits.significandDigits

  /** Fewer digits than these fit 64 bits and the limit. */
  private val manyDigits = math.min(NumberCursor.ManyDigits, maxDigits)

  /** Of the decimal that [[endOfDecimal]] passed; the significand is unsigned. */
  private var significand = 0L
  private var exponent = 0

  /** Reads an integer from -128 to 127, without fraction and exponent.
    *
    * @throws jzon.DecodeError
    *   if something else comes next
    */
  final def readByte(): Byte = longInteger(Byte.MinValue, Byte.MaxValue, NumberCursor.AByte).toByte

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

  /** An integer in quotes, in a string that begins at `pos`, if it is whole in the buffer and has up to 16 digits and
    * no escapes; `NoLong` if something else comes next, which stays.
    */
  final private[jzon] def quotedInteger(least: Long, most: Long): Long =
    val isNegative = peek() == '"' && pos + 1 < end && buf(pos + 1) == '-'
    val from = if isNegative then pos + 2 else pos + 1
    var i = from
    var magnitude = 0L
    var count = 8 // perhaps there are more digits
    while count == 8 && i < from + 16 && i + 8 <= end do
      val word = Bytes.long(buf, i)
      count = Swar.countDigits(word)
      if count > 0 then magnitude = magnitude * NumberCursor.Tens(count) + Swar.leadingDigits(word, count)
      i += count
    val value = if isNegative then -magnitude else magnitude
    val fits = value >= least && value <= most && i - pos <= limits.nameBytes
    if fits && i < end && buf(pos) == '"' && buf(i) == '"' && isWhole(from, i) then
      pos = i + 1
      value
    else NumberCursor.NoLong

  /** An integer of up to 19 digits, whose magnitude fits 64 bits without a sign. */
  private def longInteger(min: Long, max: Long, what: String): Long =
    val isNegative = peek() == '-'
    val from = if isNegative then pos + 1 else pos
    var i = from
    var magnitude = 0L
    var count = 8 // perhaps there are more digits
    while count == 8 && i < from + 16 && i + 8 <= end do
      val word = Bytes.long(buf, i)
      count = Swar.countDigits(word)
      if count > 0 then magnitude = magnitude * NumberCursor.Tens(count) + Swar.leadingDigits(word, count)
      i += count
    if count == 8 then
      val bound = math.min(end, from + 19)
      while i < bound && isDigit(buf(i)) do
        magnitude = magnitude * 10 + (buf(i) - '0')
        i += 1
    val value = if isNegative then -magnitude else magnitude
    val fits = magnitude >= 0 || (isNegative && value == Long.MinValue)
    if i < end && isWhole(from, i) && !goesOn(buf(i)) && fits && value >= min && value <= max then
      pos = i
      value
    else integerSlow(min, max, what)

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

  /** Reads a number of any precision, or one of the strings `"NaN"`, `"Infinity"` and `"-Infinity"`. The result is the
    * nearest Double. It is rounded once, in time linear in the length of the number.
    *
    * @throws jzon.DecodeError
    *   if something else comes next, or if the number is beyond the largest Double
    */
  final def readDouble(): Double =
    val isNegative = peek() == '-'
    val from = if isNegative then pos + 1 else pos
    if end - from < 12 then readAnyDouble()
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
      else readAnyDouble()

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
  private def endOfDecimal(many: Int): Int =
    val from = if peek() == '-' then pos + 1 else pos
    var value = 0L
    var i = from
    if i + 8 <= end then
      val word = Bytes.long(buf, i)
      val count = Swar.countDigits(word)
      value = Swar.leadingDigits(word, count)
      i += count
    while i < end && isDigit(buf(i)) do
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
      while i < end && isDigit(buf(i)) do
        value = value * 10 + (buf(i) - '0')
        i += 1
      power = fraction - i
      digits -= power
      isSound = power != 0
    if isSound && i < end && (buf(i) | 0x20) == 'e' then
      val sign = if i + 1 < end then buf(i + 1) else 0
      val first = if sign == '-' || sign == '+' then i + 2 else i + 1
      val bound = math.min(end, first + 4) // more digits are for the slow way
      var written = 0
      i = first
      while i < bound && isDigit(buf(i)) do
        written = written * 10 + (buf(i) - '0')
        i += 1
      power += (if sign == '-' then -written else written)
      isSound = i > first && i < bound
    significand = value
    exponent = power
    if isSound && digits < many && i < end then i else -1

  /** An integer within the limits of bits and scale. */
  final def readBigInteger(): BigInteger =
    val short = shortBigInteger()
    if short != null then short.asInstanceOf[BigInteger] else readAnyBigInteger()

  /** An integer of fewer than [[manyDigits]] digits, whose magnitude fits 63 bits, if it is whole in the buffer; null
    * if something else comes next, which stays.
    */
  private def shortBigInteger(): BigInteger | Null =
    val isNegative = peek() == '-'
    val from = if isNegative then pos + 1 else pos
    var magnitude = 0L
    var i = from
    var count = 8 // perhaps there are more digits
    while count == 8 && i < from + 16 && i + 8 <= end do
      val word = Bytes.long(buf, i)
      count = Swar.countDigits(word)
      if count > 0 then magnitude = magnitude * NumberCursor.Tens(count) + Swar.leadingDigits(word, count)
      i += count
    while i < end && isDigit(buf(i)) && i - from < manyDigits do
      magnitude = magnitude * 10 + (buf(i) - '0')
      i += 1
    if i - from < manyDigits && magnitude >= 0 && isWhole(from, i) && i < end && !goesOn(buf(i)) then
      pos = i
      BigInteger.valueOf(if isNegative then -magnitude else magnitude)
    else null

  private def readAnyBigInteger(): BigInteger =
    val until = endOfNumber(maxDigits, "BigInteger")
    if !isIntegral then failNumber("a BigInteger without fraction or exponent")
    val value = unscaled(until)
    pos = until
    value

  /** A number within the limits of bits and scale; its trailing zeros stay. */
  final def readBigDecimal(): BigDecimal =
    val until = endOfDecimal(manyDigits)
    if until >= 0 && significand >= 0 && math.abs(exponent) <= limits.numberScale then
      val unscaled = if buf(pos) == '-' then -significand else significand
      pos = until
      BigDecimal.valueOf(unscaled, -exponent)
    else readAnyBigDecimal()

  private def readAnyBigDecimal(): BigDecimal =
    val until = endOfNumber(maxDigits, "BigDecimal")
    val scale = scaleOf(until)
    if math.abs(scale) > limits.numberScale then failScale()
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
      if zeros > limits.numberScale then failScale()
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
      if isDigit(buf(i)) then exponent = math.min(exponent * 10 + (buf(i) - '0'), Int.MaxValue.toLong)
      i += 1
    if from < until && buf(from) == '-' then -exponent else exponent

  private def failScale(): Nothing = failLimit(s"expected a scale of at most ${limits.numberScale}", pos)

private[jzon] object NumberCursor:
  // What errors call the types.
  inline val AByte = "a Byte from -128 to 127"
  inline val AShort = "a Short from -32768 to 32767"
  inline val AnInt = "an Int from -2147483648 to 2147483647"
  inline val ALong = "a Long from -9223372036854775808 to 9223372036854775807"
  inline val AFloat = "a Float from -3.4028235E38 to 3.4028235E38"
  inline val ADouble = "a Double from -1.7976931348623157E308 to 1.7976931348623157E308"

  /** Digits that 64 bits may not hold. */
  inline val ManyDigits = 20

  /** No integer of three digits. */
  private inline val NoInteger = Int.MinValue

  /** No integer of 16 digits. */
  inline val NoLong = Long.MinValue

  /** 10^0 to 10^8. */
  private[input] val Tens: Array[Long] = Array(1L, 10L, 100L, 1000L, 10000L, 100000L, 1000000L, 10000000L, 100000000L)
