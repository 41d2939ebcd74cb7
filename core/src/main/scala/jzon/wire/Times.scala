package jzon.wire

import java.time.{Instant, LocalDateTime, LocalTime, OffsetDateTime, OffsetTime}

/** Times, with and without a date and an offset, between text and objects. Parsers take the bytes from `from` to
  * `until` and give null unless all of them are the text of one value; they read nothing else and never throw. Printers
  * write what `toString` of the value gives and return the index after it.
  *
  * What is read is what the `parse` of each class reads, but stricter: `t` and `z` are refused, so is a point without
  * digits after it, and for Instant also 24:00 and the leap second 23:59:60, which are other instants than they say.
  *
  * [[PlainTimes]] reads the common forms.
  */
private[jzon] object Times:
  inline val MaxLocalTime = TimeFields.Max
  inline val MaxLocalDateTime = 35
  inline val MaxOffsetTime = 27
  inline val MaxOffsetDateTime = 44
  inline val MaxInstant = 37

  /** `10:15`, `10:15:30`, `10:15:30.123456789`. */
  def parseLocalTime(b: Array[Byte], from: Int, until: Int): LocalTime | Null =
    val time = TimeFields.scan(b, from, until)
    if time == TimeFields.Invalid || TimeFields.length(time) != until - from then null else TimeFields.localTime(time)

  def putLocalTime(time: LocalTime, out: Array[Byte], at: Int): Int = TimeFields.put(time, out, at)

  /** A local date, `T` and a local time. */
  def parseLocalDateTime(b: Array[Byte], from: Int, until: Int): LocalDateTime | Null =
    val date = DateFields.scan(b, from, until)
    val time = scanTimeAfter(date, b, from, until)
    if time == TimeFields.Invalid || length(date, time) != until - from then null
    else localDateTime(date, time)

  /** The time after the scanned date at `from` and a `T`; invalid when the date is. */
  def scanTimeAfter(date: Long, b: Array[Byte], from: Int, until: Int): Long =
    if date == DateFields.Invalid then TimeFields.Invalid
    else
      val at = from + DateFields.length(date)
      if at >= until || b(at) != 'T' then TimeFields.Invalid else TimeFields.scan(b, at + 1, until)

  /** The length of the scanned date, a `T` and the scanned time. */
  inline def length(date: Long, time: Long): Int = DateFields.length(date) + 1 + TimeFields.length(time)

  /** The scanned date and time as an object, null when the year is beyond those of LocalDate. */
  def localDateTime(date: Long, time: Long): LocalDateTime | Null =
    val localDate = Dates.localDate(date)
    if localDate == null then null else LocalDateTime.of(localDate, TimeFields.localTime(time))

  def putLocalDateTime(dateTime: LocalDateTime, out: Array[Byte], at: Int): Int =
    val date = dateTime.toLocalDate
    val afterT = DateFields.putWithT(date.getYear, date.getMonthValue, date.getDayOfMonth, out, at)
    TimeFields.put(dateTime.toLocalTime, out, afterT)

  /** A local time and an offset, not of hours alone: `10:15:30+01:00`. */
  def parseOffsetTime(b: Array[Byte], from: Int, until: Int): OffsetTime | Null =
    val time = TimeFields.scan(b, from, until)
    if time == TimeFields.Invalid then null
    else
      val offset = Offsets.scan(b, from + TimeFields.length(time), until, hoursAlone = false)
      if offset == Offsets.Invalid then null else OffsetTime.of(TimeFields.localTime(time), Offsets.of(offset))

  def putOffsetTime(time: OffsetTime, out: Array[Byte], at: Int): Int =
    Offsets.put(time.getOffset, out, TimeFields.put(time.toLocalTime, out, at))

  /** A local date, `T`, a local time and an offset: `2020-01-31T10:15:30+01:00`, also `+01`. */
  def parseOffsetDateTime(b: Array[Byte], from: Int, until: Int): OffsetDateTime | Null =
    val date = DateFields.scan(b, from, until)
    val time = scanTimeAfter(date, b, from, until)
    if time == TimeFields.Invalid then null
    else
      val offset = Offsets.scan(b, from + length(date, time), until, hoursAlone = true)
      val dateTime = if offset == Offsets.Invalid then null else localDateTime(date, time)
      if dateTime == null then null else OffsetDateTime.of(dateTime, Offsets.of(offset))

  def putOffsetDateTime(dateTime: OffsetDateTime, out: Array[Byte], at: Int): Int =
    Offsets.put(dateTime.getOffset, out, putLocalDateTime(dateTime.toLocalDateTime, out, at))

  /** `2020-01-31T10:15:30.5Z`, with seconds; with another offset than `Z` it is the same instant in UTC. The range of
    * Instant is wider by a year on both sides than that of the other classes, and is judged after the offset is
    * subtracted.
    */
  def parseInstant(b: Array[Byte], from: Int, until: Int): Instant | Null =
    val date = DateFields.scan(b, from, until)
    val time = scanTimeAfter(date, b, from, until)
    if time == TimeFields.Invalid || TimeFields.length(time) < 8 then null
    else
      val offset = Offsets.scan(b, from + length(date, time), until, hoursAlone = false)
      val second = DateFields.epochDay(date) * SecondsOfDay + TimeFields.secondOfDay(time) - offset
      if offset == Offsets.Invalid || second < minSecond || second > maxSecond then null
      else Instant.ofEpochSecond(second, TimeFields.nano(time).toLong)

  def putInstant(instant: Instant, out: Array[Byte], at: Int): Int =
    val second = instant.getEpochSecond
    val epochDay = Math.floorDiv(second, SecondsOfDay)
    val date = DateFields.ofEpochDay(epochDay)
    val afterT = DateFields.putWithT(DateFields.year(date).toInt, DateFields.month(date), DateFields.day(date), out, at)
    val ofDay = (second - epochDay * SecondsOfDay).toInt
    val minutes = ofDay / 60
    val afterTime =
      TimeFields.putWithSeconds(minutes / 60, minutes % 60, ofDay - minutes * 60, instant.getNano, out, afterT)
    out(afterTime) = 'Z'
    afterTime + 1

  private inline val SecondsOfDay = 86400L
  private val minSecond = Instant.MIN.getEpochSecond
  private val maxSecond = Instant.MAX.getEpochSecond
