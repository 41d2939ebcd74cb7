package jzon.input

import java.math.{BigDecimal, BigInteger}
import jzon.Limits
import jzon.DecodeError.Kind
import jzon.wire.{Bytes, Latin1, ParseDouble, Swar}

/** Numbers. The fast ways take what is common and stands whole in the buffer; all else, and everything that is wrong,
  * goes back to the first byte and through [[endOfNumber]].
  */
private[jzon] abstract class NumberCursor(limits: Limits) extends TextCursor(limits):
  private val maxDigits = limits.significandDigits

  /** Fewer digits than these fit 64 bits and the limit. */
  private val manyDigits = math.min(20, maxDigits)

  /** Of the number that [[endOfNumber]] passed: no fraction and no exponent. */
  private var isIntegral = false

  /** Of the decimal that [[endOfDecimal]] passed; the significand is unsigned. */
  private var significand = 0L
  private var exponent = 0

  final def readByte(): Byte = integer(Byte.MinValue, Byte.MaxValue, "a Byte").toByte
  final def readShort(): Short = integer(Short.MinValue, Short.MaxValue, "a Short").toShort
  final def readInt(): Int = integer(Int.MinValue, Int.MaxValue, "an Int").toInt
  final def readLong(): Long = integer(Long.MinValue, Long.MaxValue, "a Long")

  /** An integer of up to 18 digits, which fits a Long whatever they are. */
  private def integer(least: Long, most: Long, what: String): Long =
    val isNegative = peek() == '-'
    val from = if isNegative then pos + 1 else pos
    val bound = math.min(end, from + 18)
    var i = from
    var magnitude = 0L
    if from + 8 <= end then
      val word = Bytes.long(buf, from)
      val count = Swar.countDigits(word)
      magnitude = Swar.leadingDigits(word, count)
      i += count
    while i < bound && isDigit(buf(i)) do
      magnitude = magnitude * 10 + (buf(i) - '0')
      i += 1
    val value = if isNegative then -magnitude else magnitude
    if i < end && isWhole(from, i) && value >= least && value <= most then
      pos = i
      value
    else integerSlow(least, most, what)

  /** Whether the digits `from until i` are a whole integer: at least one, no leading zero, no number going on. */
  private inline def isWhole(from: Int, i: Int): Boolean =
    i > from && (buf(from) != '0' || i == from + 1) && !goesOn(buf(i))

  private inline def goesOn(b: Byte): Boolean = isDigit(b) || b == '.' || (b | 0x20) == 'e'

  private inline def isDigit(b: Int): Boolean = b >= '0' && b <= '9'

  private def integerSlow(least: Long, most: Long, what: String): Long =
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
    if !fits || value < least || value > most then failData("expected " + what, pos)
    pos = until
    value

  /** A number, or one of the strings `"NaN"`, `"Infinity"`, `"-Infinity"`. */
  final def readDouble(): Double =
    val until = endOfDecimal()
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
      val until = endOfNumber(maxDigits, "Double")
      val value = ParseDouble.slow(buf, pos, until)
      if value.isInfinite then failData("expected a Double", pos)
      pos = until
      value

  /** A number, or one of the strings `"NaN"`, `"Infinity"`, `"-Infinity"`; rounded once, to 24 bits. */
  final def readFloat(): Float =
    val until = endOfDecimal()
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
      val until = endOfNumber(maxDigits, "Float")
      val value = ParseDouble.slowFloat(buf, pos, until)
      if value.isInfinite then failData("expected a Float", pos)
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

  /** Index after the decimal at `pos`, whose magnitude is then `significand` × 10 ^ `exponent`; -1 where it has
    * [[manyDigits]], is not whole in the buffer, or is none. `pos` stays.
    */
  private def endOfDecimal(): Int =
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
    if isSound && digits < manyDigits && i < end then i else -1

  /** An integer within the limits of bits and scale. */
  final def readBigInteger(): BigInteger =
    val until = endOfNumber(maxDigits, "BigInteger")
    if !isIntegral then failData("expected a BigInteger", pos)
    val value = unscaled(until)
    pos = until
    value

  /** A number within the limits of bits and scale; its trailing zeros stay. */
  final def readBigDecimal(): BigDecimal =
    val until = endOfNumber(maxDigits, "BigDecimal")
    val scale = scaleOf(until)
    if math.abs(scale) > limits.numberScale then failScale()
    val value = new BigDecimal(unscaled(until), scale.toInt)
    pos = until
    value

  /** All digits of the number `pos until until`, sign included, point and exponent not. Trailing zeros are multiplied on:
    * reading digits takes quadratic time.
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

  /** The text of a number, checked by the grammar only. */
  final def readNumberText(): String =
    val until = endOfNumber(Unlimited, "number")
    val text = Latin1.string(buf, pos, until)
    pos = until
    text

  /** Passes a number, checked by the grammar only. */
  final protected def skipNumber(): Unit =
    val until = endOfDecimal()
    pos = if until >= 0 then until else endOfNumber(Unlimited, "number")

  // The full way: the grammar of RFC 8259, section 6, a byte at a time and across refills.

  private inline val Unlimited = -1
  private inline val IntegralOnly = -2

  /** Index after the number at `pos`, which stays and is all in the buffer.
    *
    * @param most
    *   digits of the significand, zeros around it not counted, that are too many; [[IntegralOnly]] for any integer that
    *   a Long can hold; [[Unlimited]]
    */
  private def endOfNumber(most: Int, what: String): Int =
    var k = if peek() == '-' then 1 else 0
    val first = numberByte(k)
    if !isDigit(first) then failNoDigit(k)
    val scan = Significand(most, what)
    k = scan.digits(k)
    if first == '0' && k > (if buf(pos) == '-' then 2 else 1) then
      failSyntax("leading zero in a number", pos + (if buf(pos) == '-' then 2 else 1))
    isIntegral = true
    if numberByte(k) == '.' then
      integralOnly(most, what)
      isIntegral = false
      if !isDigit(numberByte(k + 1)) then failNoDigit(k + 1)
      k = scan.digits(k + 1)
    scan.check()
    if (numberByte(k) | 0x20) == 'e' then
      integralOnly(most, what)
      isIntegral = false
      val sign = numberByte(k + 1)
      k += (if sign == '+' || sign == '-' then 2 else 1)
      if !isDigit(numberByte(k)) then failNoDigit(k)
      while isDigit(numberByte(k)) do k += 1
    pos + k

  private def integralOnly(most: Int, what: String): Unit =
    if most == IntegralOnly then failData("expected " + what, pos)

  /** Counts the digits of a significand as they come by. */
  final private class Significand(most: Int, what: String):
    private var count = 0
    private var zeros = 0

    /** Passes the digits from `pos + from` on; the distance from `pos` of what follows them. */
    def digits(from: Int): Int =
      var k = from
      var b = numberByte(k)
      while isDigit(b) do
        if b != '0' then
          count += zeros + 1
          zeros = 0
          if most >= 0 && count > most then failBits(what)
        else if count > 0 then zeros += 1
        if most == IntegralOnly && count + zeros > 19 then failData("expected " + what, pos)
        k += 1
        b = numberByte(k)
      k

    /** Whether a significand of just as many digits as the largest one is larger than that. */
    def check(): Unit =
      if most >= 0 && count == most then
        val largest = if buf(pos) == '-' then limits.largestNegative else limits.largestPositive
        var i = pos
        var k = 0
        while k < most && buf(i) != 'e' do
          if isDigit(buf(i)) && (k > 0 || buf(i) != '0') then
            if buf(i) > largest.charAt(k) then failBits(what)
            k = if buf(i) < largest.charAt(k) then most else k + 1
          i += 1

  /** Bytes of a number; none of the fast ways takes more than [[Limits.NumberBytesAlways]]. */
  private val maxNumber = math.max(limits.stringBytes, Limits.NumberBytesAlways)

  /** The byte at `pos + k`, read on for it if need be; -1 at the end. */
  private def numberByte(k: Int): Int =
    if k > maxNumber then failLimit("the number is too long", pos)
    else if pos + k < end || more(pos) >= 0 then buf(pos + k)
    else -1

  private def failScale(): Nothing = failLimit(s"expected a scale of at most ${limits.numberScale}", pos)

  private def failBits(what: String): Nothing = failLimit(s"expected a ${limits.numberBits} bit $what", pos)

  private def failExpectedNumber(): Nothing = failExpected("a number,")

  private def failNoDigit(k: Int): Nothing =
    if k == 0 then failExpectedNumber()
    else if pos + k >= end then failEnd()
    else throw failure(Kind.Syntax, s"expected a digit got ${described(pos + k)}", pos + k)

private object NumberCursor:
  /** 10^0 to 10^8. */
  val Tens: Array[Long] = Array(1L, 10L, 100L, 1000L, 10000L, 100000L, 1000000L, 10000000L, 100000000L)
