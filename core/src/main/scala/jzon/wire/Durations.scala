package jzon.wire

import java.time.{Duration, Period}

/** Amounts of time between text and objects. Parsers take `bytes(from until until)` and return null unless it is
  * exactly the text of one amount. They read no other bytes and never throw. Printers write the `toString` of the value
  * and return the index after it.
  *
  * Parsers accept what the `parse` of each class accepts, but are stricter: letters are capitals, and a digit follows a
  * point. They refuse an amount for which `parse` overflows. In some cases, `parse` overflows although the sum would
  * not: `P106751991167301DT-24H`.
  */
private[jzon] object Durations:
  inline val MaxDuration = 38
  inline val MaxPeriod = 37

  private inline val NanosOfSecond = 1000000000

  /** `PT8H6M12.345S`, `P2D`, `-PT1M`, `PT-0.5S`: a sign for all, `P`, days, and after `T` hours, minutes and seconds,
    * at least one of them, each with a sign of its own, and only the seconds with a fraction of up to nine digits after
    * a point or comma.
    */
  def parseDuration(b: Array[Byte], from: Int, until: Int): Duration | Null =
    var i = afterDesignator(b, from, until)
    var unit = -1 // the last one met: 0 days, 1 hours, 2 minutes, 3 seconds
    var inTime = false
    var days, hours, minutes, seconds = 0L
    var nanos = 0
    while i >= 0 && i < until do
      if b(i) == 'T' && !inTime then
        inTime = true
        i += 1
      else
        val end = endOfNumber(b, i, until)
        val unitAt = endOfFraction(b, end, until)
        val next = durationUnit(b, unitAt, inTime)
        val factor = secondsOf(next)
        val value = number(b, i, end)
        val amount = value * factor
        val fits = isExact(b, i, value) && Math.multiplyHigh(value, factor) == amount >> 63
        if next <= unit || !fits || (unitAt > end && next != 3) then i = -1
        else
          if next == 0 then days = amount
          else if next == 1 then hours = amount
          else if next == 2 then minutes = amount
          else
            seconds = amount
            nanos = if unitAt == end then 0 else signedNanos(b, i, end, until)
          unit = next
          i = unitAt + 1
    if i < 0 || unit < 0 || (inTime && unit == 0) then null
    else sum(days, hours, minutes, seconds, nanos, b(from) == '-')

  /** Adds in the order of Duration.parse, which matters if a partial sum overflows. */
  private def sum(days: Long, hours: Long, minutes: Long, seconds: Long, nanos: Int, negated: Boolean)
      : Duration | Null =
    val inHour = minutes + seconds
    val inDay = hours + inHour
    val all = days + inDay
    if overflows(minutes, seconds, inHour) || overflows(hours, inHour, inDay) || overflows(days, inDay, all) then null
    else if nanos >= 0 then duration(all, nanos, negated)
    else if all == Long.MinValue then null
    else duration(all - 1, nanos + NanosOfSecond, negated)

  private def overflows(a: Long, b: Long, sum: Long): Boolean = ((a ^ sum) & (b ^ sum)) < 0

  private def duration(seconds: Long, nanos: Int, negated: Boolean): Duration | Null =
    if !negated then Duration.ofSeconds(seconds, nanos)
    else if nanos > 0 then Duration.ofSeconds(-1 - seconds, NanosOfSecond - nanos)
    else if seconds == Long.MinValue then null
    else Duration.ofSeconds(-seconds)

  def putDuration(duration: Duration, out: Array[Byte], at: Int): Int =
    val nanos = duration.getNano
    val isNegative = duration.getSeconds < 0
    // Truncated towards zero, as the parts are written; the nanoseconds then count away from it.
    val total = if isNegative && nanos > 0 then duration.getSeconds + 1 else duration.getSeconds
    val hours = total / 3600
    val ofHour = Math.abs((total - hours * 3600).toInt)
    val minutes = ofHour / 60
    val seconds = ofHour - minutes * 60
    Bytes.putShort(out, at, ('P' | 'T' << 8).toShort)
    var i = at + 2
    if hours != 0 then i = putLetter('H', out, Integers.putLong(hours, out, i))
    if minutes != 0 then i = putLetter('M', out, putPart(minutes, isNegative, out, i))
    if (seconds | nanos) == 0 && i > at + 2 then i
    else
      i = putPart(seconds, isNegative, out, i)
      if nanos > 0 then i = putFraction(if isNegative then NanosOfSecond - nanos else nanos, out, i)
      putLetter('S', out, i)

  private def putPart(magnitude: Int, isNegative: Boolean, out: Array[Byte], at: Int): Int =
    Integers.putNatural(magnitude, out, if isNegative then putLetter('-', out, at) else at)

  /** Writes a point and the nanoseconds, 1 to 999,999,999, without zeros at the end. */
  private def putFraction(nanos: Int, out: Array[Byte], at: Int): Int =
    out(at) = '.'
    val lastEight = TimeFields.putNine(nanos, out, at + 1)
    at + 10 - (java.lang.Long.numberOfLeadingZeros(lastEight) >> 3)

  /** `P1Y2M3W4D`, `-P1Y`, `P-1M`: a sign for all, `P`, then years, months, weeks and days, at least one of them, each
    * with a sign of its own. Each number and the sum of the days are Ints.
    */
  def parsePeriod(b: Array[Byte], from: Int, until: Int): Period | Null =
    var i = afterDesignator(b, from, until)
    val sign = if i >= 0 && b(from) == '-' then -1 else 1
    var unit = -1 // the last one met: 0 years, 1 months, 2 weeks, 3 days
    var years, months, weeks, days = 0
    while i >= 0 && i < until do
      val end = endOfNumber(b, i, until)
      val next = periodUnit(b, end)
      val value = number(b, i, end)
      val amount = value * sign
      if next <= unit || !isExact(b, i, value) || value != value.toInt || amount != amount.toInt then i = -1
      else
        if next == 0 then years = amount.toInt
        else if next == 1 then months = amount.toInt
        else if next == 2 then weeks = amount.toInt
        else days = amount.toInt
        unit = next
        i = end + 1
    val weekDays = weeks * 7L
    val allDays = weekDays + days
    if i < 0 || unit < 0 || weekDays != weekDays.toInt || allDays != allDays.toInt then null
    else Period.of(years, months, allDays.toInt)

  def putPeriod(period: Period, out: Array[Byte], at: Int): Int =
    var i = putLetter('P', out, at)
    if period.getYears != 0 then i = putLetter('Y', out, Integers.putInt(period.getYears, out, i))
    if period.getMonths != 0 then i = putLetter('M', out, Integers.putInt(period.getMonths, out, i))
    if period.getDays != 0 || i == at + 1 then i = putLetter('D', out, Integers.putInt(period.getDays, out, i))
    i

  private def putLetter(letter: Char, out: Array[Byte], at: Int): Int =
    out(at) = letter.toByte
    at + 1

  /** The index after an optional sign and `P`, or -1. */
  private def afterDesignator(b: Array[Byte], from: Int, until: Int): Int =
    val i = if from < until && (b(from) == '-' || b(from) == '+') then from + 1 else from
    if i < until && b(i) == 'P' then i + 1 else -1

  /** The index after an optional sign and at least one digit, which another byte must follow; or -1. */
  private def endOfNumber(b: Array[Byte], from: Int, until: Int): Int =
    val digits = if b(from) == '-' || b(from) == '+' then from + 1 else from
    var i = digits
    while i < until && isDigit(b(i)) do i += 1
    if i == digits || i == until then -1 else i

  /** `end` if no fraction begins there, or the index after the fraction, which another byte must follow; or -1. */
  private def endOfFraction(b: Array[Byte], end: Int, until: Int): Int =
    if end < 0 || (b(end) != '.' && b(end) != ',') then end
    else
      val fraction = TimeFields.scanFraction(b, end + 1, until)
      val after = end + 1 + TimeFields.fractionDigits(fraction)
      if fraction < 0 || after == until then -1 else after

  private def signedNanos(b: Array[Byte], from: Int, end: Int, until: Int): Int =
    val nanos = TimeFields.fractionNanos(TimeFields.scanFraction(b, end + 1, until))
    if b(from) == '-' then -nanos else nanos

  private def isDigit(c: Byte): Boolean = c >= '0' && c <= '9'

  /** The value of the sign and digits between `from` and `end`, to be judged by [[isExact]]: beyond Long it has the
    * wrong sign, which no true value has.
    */
  private def number(b: Array[Byte], from: Int, end: Int): Long =
    val negative = b(from) == '-'
    var value = 0L // negated, because Long.MinValue has no positive
    var i = if negative || b(from) == '+' then from + 1 else from
    while i < end do
      val digit = b(i) - '0'
      // One step past Long.MinValue wraps to a positive, which says the same.
      value = if value < Long.MinValue / 10 then 1L else value * 10 - digit
      i = if value > 0 then end else i + 1
    if negative then value else -value

  private def isExact(b: Array[Byte], from: Int, value: Long): Boolean =
    if b(from) == '-' then value <= 0 else value >= 0

  private def durationUnit(b: Array[Byte], at: Int, inTime: Boolean): Int =
    if at < 0 then -1
    else
      b(at) match
        case 'D' => if inTime then -1 else 0
        case 'H' => if inTime then 1 else -1
        case 'M' => if inTime then 2 else -1
        case 'S' => if inTime then 3 else -1
        case _   => -1

  private def secondsOf(unit: Int): Long =
    unit match
      case 0 => 86400
      case 1 => 3600
      case 2 => 60
      case _ => 1

  private def periodUnit(b: Array[Byte], at: Int): Int =
    if at < 0 then -1
    else
      b(at) match
        case 'Y' => 0
        case 'M' => 1
        case 'W' => 2
        case 'D' => 3
        case _   => -1
