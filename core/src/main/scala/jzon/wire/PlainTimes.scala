package jzon.wire

import java.time.{Instant, LocalDate, LocalDateTime, LocalTime, OffsetDateTime}

/** Dates and times of the common form: a year of four digits, and a time with seconds. All digits and separators are
  * checked at once, and nothing is packed in between, as [[DateFields]] and [[TimeFields]] do.
  *
  * The parsers take `bytes(from until until)`. They return null for text of any other form, right or wrong; their full
  * twins are in [[Dates]] and [[Times]]. They read no byte before `from`, and never throw.
  */
private[jzon] object PlainTimes:
  /** `2020-01-31` */
  def localDate(b: Array[Byte], from: Int, until: Int): LocalDate | Null =
    if until - from != 10 then null
    else
      val first = Bytes.long(b, from) ^ Pairs.Date
      val last = Bytes.long(b, from + 2) ^ Pairs.DateEnd
      val day = pair(last, 6)
      if Pairs.fit(first, Pairs.DateRoom, last, Pairs.TimeRoom) && DateFields.isDay(year(first), month(first), day) then
        LocalDate.of(year(first), month(first), day)
      else null

  /** `10:15:30`, `10:15:30.123456789` */
  def localTime(b: Array[Byte], from: Int, until: Int): LocalTime | Null =
    val nano = if until - from < 8 then -1 else nanos(b, from + 8, until)
    if nano < 0 then null
    else
      val lanes = Bytes.long(b, from) ^ Pairs.Time
      if Pairs.fits(lanes, Pairs.TimeRoom) && isTime(pair(lanes, 0), pair(lanes, 3), pair(lanes, 6)) then
        LocalTime.of(pair(lanes, 0), pair(lanes, 3), pair(lanes, 6), nano)
      else null

  /** `2020-01-31T10:15:30`, also with a fraction */
  def localDateTime(b: Array[Byte], from: Int, until: Int): LocalDateTime | Null =
    val nano = if until - from < 19 then -1 else nanos(b, from + 19, until)
    if nano < 0 then null
    else
      fields(b, from): (year, month, day, hour, minute, second) =>
        LocalDateTime.of(LocalDate.of(year, month, day), LocalTime.of(hour, minute, second, nano))

  /** `2020-01-31T10:15:30+01:00`, also with a fraction */
  def offsetDateTime(b: Array[Byte], from: Int, until: Int): OffsetDateTime | Null =
    val fraction =
      if until - from < 20 then -1L
      else if b(from + 19) != '.' then 0L
      else TimeFields.scanFraction(b, from + 20, until)
    if fraction < 0 then null
    else
      val digits = TimeFields.fractionDigits(fraction)
      val end = if digits == 0 then from + 19 else from + 20 + digits
      val seconds = Offsets.scan(b, end, until, hoursAlone = true)
      if seconds == Offsets.Invalid then null
      else
        fields(b, from): (year, month, day, hour, minute, second) =>
          OffsetDateTime.of(
            LocalDate.of(year, month, day),
            LocalTime.of(hour, minute, second, TimeFields.fractionNanos(fraction)),
            Offsets.of(seconds)
          )

  /** `2020-01-31T10:15:30Z`, also with a fraction */
  def instant(b: Array[Byte], from: Int, until: Int): Instant | Null =
    val last = until - 1
    val nano = if last - from < 19 || b(last) != 'Z' then -1 else nanos(b, from + 19, last)
    if nano < 0 then null
    else
      fields(b, from): (year, month, day, hour, minute, second) =>
        val ofDay = hour * 3600 + minute * 60 + second
        Instant.ofEpochSecond(DateFields.epochDay(year, month, day) * 86400L + ofDay, nano)

  /** Reads the 19 bytes of a date, `T` and a time, and passes on what is in them, if they are right. */
  private inline def fields[A](b: Array[Byte], from: Int)(
      inline result: (Int, Int, Int, Int, Int, Int) => A
  ): A | Null =
    val first = dateLanes(b, from)
    val middle = dayLanes(b, from + 8)
    val last = timeLanes(b, from + 11)
    if isDateTime(first, middle, last) then
      result(year(first), month(first), pair(middle, 0), pair(middle, 3), pair(middle, 6), pair(last, 6))
    else null

  private def dateLanes(b: Array[Byte], at: Int): Long = Bytes.long(b, at) ^ Pairs.Date
  private def dayLanes(b: Array[Byte], at: Int): Long = Bytes.long(b, at) ^ Pairs.DayTime
  private def timeLanes(b: Array[Byte], at: Int): Long = Bytes.long(b, at) ^ Pairs.Time

  private def isDateTime(first: Long, middle: Long, last: Long): Boolean =
    Pairs.fit(first, Pairs.DateRoom, middle, Pairs.TimeRoom) && Pairs.fits(last, Pairs.TimeRoom) &&
      DateFields.isDay(year(first), month(first), pair(middle, 0)) &&
      isTime(pair(middle, 3), pair(middle, 6), pair(last, 6))

  private def isTime(hour: Int, minute: Int, second: Int): Boolean = hour < 24 && minute < 60 && second < 60

  private def year(dateLanes: Long): Int = pair(dateLanes, 0) * 100 + pair(dateLanes, 2)
  private def month(dateLanes: Long): Int = pair(dateLanes, 5)

  /** The value of the digits in lanes `i` and `i + 1`. */
  private def pair(lanes: Long, i: Int): Int = (Pairs.values(lanes) >>> (i * 8)).toInt & 0xff

  /** The nanoseconds of the point and the digits that end at `until`, or 0 if `at` is `until`, or -1. */
  private def nanos(b: Array[Byte], at: Int, until: Int): Int =
    if at == until then 0
    else if b(at) != '.' then -1
    else
      val fraction = TimeFields.scanFraction(b, at + 1, until)
      if TimeFields.fractionDigits(fraction) == until - at - 1 then TimeFields.fractionNanos(fraction) else -1
