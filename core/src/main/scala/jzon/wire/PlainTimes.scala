package jzon.wire

import java.time.{
  Duration, Instant, LocalDate, LocalDateTime, LocalTime, MonthDay, OffsetDateTime, OffsetTime, Period, Year, YearMonth,
  ZoneId, ZoneOffset, ZonedDateTime
}

/** Dates, times and durations of the common form: a year of four digits, a time with seconds, a duration without days
  * and signs. Their full twins are in [[Dates]], [[Times]] and [[Durations]].
  *
  * A text is read in two steps, without a search for its end. The first looks at what varies in length: the fraction,
  * the offset, the zone, or all of a duration or period. It returns [[Other]], or a word with the length of the text in
  * bits 0 to 5, and above it
  *
  *   - of a date or time: nanoseconds in bits 6 to 35; the offset, in seconds plus [[OffsetBias]], in bits 36 to 52;
  *     the index of the zone's bracket in the text, or 0, in bits 53 to 58
  *   - of a duration: nanoseconds in bits 6 to 35, and seconds in bits 36 to 61
  *   - of a period: days in bits 6 to 19, months in bits 20 to 33, and years in bits 34 to 47
  *
  * If the closing quote is there, the second step makes the value, or returns null if a date or time is of another
  * form, right or wrong. The bytes of the longest text of a type and four more must exist, and none is read after them:
  * `isPredictable` of the reader sees to that. No step throws.
  */
private[jzon] object PlainTimes:
  /** The text has another form. */
  final val Other = -1L

  /** The length of the text. It is inlined, so that UUIDs, which have the same form, need not load this object. */
  inline def length(scanned: Long): Int = scanned.toInt & 0x3f

  private def nano(scanned: Long): Int = (scanned >>> 6).toInt & 0x3fffffff
  private def upper(scanned: Long): Int = (scanned >>> 36).toInt
  private def offset(scanned: Long): Int = (upper(scanned) & 0x1ffff) - OffsetBias

  private inline val OffsetBias = 64800

  // The largest lengths, in bytes.

  inline val MaxOffset = 6
  inline val MaxTime = 18
  inline val MaxDateTime = 29
  inline val MaxDuration = 33
  inline val MaxPeriod = 16

  /** Of the name of a region. */
  inline val MaxZone = 40

  /** The largest length of all, which has 6 bits. */
  inline val MaxText = 63

  // The first step.

  def scanLocalTime(b: Array[Byte], from: Int): Long = fraction(b, from, 8)
  def scanLocalDateTime(b: Array[Byte], from: Int): Long = fraction(b, from, 19)
  def scanOffsetTime(b: Array[Byte], from: Int): Long = withOffset(b, from, fraction(b, from, 8))
  def scanOffsetDateTime(b: Array[Byte], from: Int): Long = withOffset(b, from, fraction(b, from, 19))

  def scanInstant(b: Array[Byte], from: Int): Long =
    val time = fraction(b, from, 19)
    if time >= 0 && b(from + length(time)) == 'Z' then time + 1 else Other

  /** The text up to the end of the fraction, which follows after `whole` bytes if there is one.
    *
    * A branch, which the processor predicts, finds the three digits of milliseconds, so that what comes next need not
    * wait for a count of the digits.
    */
  private def fraction(b: Array[Byte], from: Int, whole: Int): Long =
    if b(from + whole) != '.' then whole.toLong
    else
      val word = Bytes.long(b, from + whole + 1)
      val lanes = word.toInt ^ Swar.FourZeros
      val digits = Swar.countDigits(word)
      if Swar.areFourDigits(lanes << 8) && lanes >>> 24 > 9 then
        scanned(Swar.fourDigits(lanes << 8) * 1000000, whole + 4)
      else if digits > 0 && digits < 8 then scanned(Swar.paddedDigits(word, digits) * 10, whole + 1 + digits)
      else
        val long = TimeFields.scanFraction(b, from + whole + 1, from + whole + 10)
        if long < 0 then Other
        else scanned(TimeFields.fractionNanos(long), whole + 1 + TimeFields.fractionDigits(long))

  private inline def scanned(nano: Int, length: Int): Long = nano.toLong << 6 | length

  /** Reads `Z` or `±hh:mm` after the time. */
  private def withOffset(b: Array[Byte], from: Int, time: Long): Long =
    val at = from + length(time)
    if time < 0 then Other
    else if b(at) == 'Z' then time + 1 + (OffsetBias.toLong << 36)
    else
      val seconds = Offsets.scanPlain(b, at)
      if seconds == Offsets.Invalid then Other else time + 6 + ((OffsetBias + seconds).toLong << 36)

  /** Reads what [[scanOffsetDateTime]] reads, and perhaps a zone in brackets, whose index in the text is put above the
    * offset.
    */
  def scanZonedDateTime(b: Array[Byte], from: Int): Long =
    val time = scanOffsetDateTime(b, from)
    val at = from + length(time)
    if time < 0 then Other
    else if b(at) != '[' then time
    else
      val last = indexOf(']', b, at + 1, from + MaxText - 1)
      if last < 0 then Other else time - at + last + 1 + ((at - from).toLong << BracketAt)

  private inline val BracketAt = 53

  /** Finds the quote after a text of up to [[MaxZone]] bytes. */
  def scanZoneId(b: Array[Byte], from: Int): Long =
    val length = indexOf('"', b, from, from + MaxZone) - from
    if length < 0 then Other else length.toLong

  /** The index of the first `byte` from `from` on, up to `last`, or -1. Reads up to 3 bytes after `last`. */
  private def indexOf(byte: Byte, b: Array[Byte], from: Int, last: Int): Int =
    var i = from
    var found = Swar.lanesEqual(Bytes.long(b, i), byte)
    while found == 0 && i + 12 <= last do
      i += 8
      found = Swar.lanesEqual(Bytes.long(b, i), byte)
    val index = i + (java.lang.Long.numberOfTrailingZeros(found) >> 3)
    if found == 0 || index > last then -1 else index

  /** `PT8H6M12.345S`, up to two years. Each number has at most six digits. */
  def scanDuration(b: Array[Byte], from: Int): Long =
    var i = from + 2
    var seconds = 0L
    var nano = 0
    var unit = if b(from) == 'P' && b(from + 1) == 'T' then 0 else -1 // the last one met, as in Durations
    while unit >= 0 && unit < 3 && (unit == 0 || b(i) != '"') do
      takeNumber(b, i, 6): (value, letter, last) =>
        i = last + 1
        if letter == 'S' then
          seconds += value
          unit = 3
        else if letter == 'M' && unit < 2 then
          seconds += value * 60
          unit = 2
        else if letter == 'H' && unit < 1 then
          seconds += value * 3600L
          unit = 1
        else if letter == '.' then
          val fraction = this.fraction(b, last, 0)
          i = last + length(fraction) + 1
          seconds += value
          nano = this.nano(fraction)
          unit = if fraction >= 0 && b(i - 1) == 'S' then 3 else -1
        else unit = -1
    if unit > 0 && seconds < MaxSeconds then seconds << 36 | scanned(nano, i - from) else Other

  private inline val MaxSeconds = 1 << 26

  def scanZoneOffset(b: Array[Byte], from: Int): Long = if b(from) == 'Z' then 1 else 6

  /** `P1Y2M3D`, each number with at most four digits. Returns the length of the text in the lowest 6 bits, then
    * [[PartBits]] for each of days, months and years.
    */
  def scanPeriod(b: Array[Byte], from: Int): Long =
    var i = from + 1
    var parts = 0L
    var unit = if b(from) == 'P' then 0 else -1 // how many of the units are behind
    while unit >= 0 && unit < 3 && (unit == 0 || b(i) != '"') do
      takeNumber(b, i, 4): (value, letter, last) =>
        i = last + 1
        val next = if letter == 'Y' then 1 else if letter == 'M' then 2 else if letter == 'D' then 3 else 0
        parts |= value.toLong << (6 + (3 - next) * PartBits)
        unit = if next > unit then next else -1
    if unit > 0 then parts | (i - from) else Other

  private inline val PartBits = 14

  /** Takes a number of at most `most` digits, which are six or fewer: its value, the byte after it, and the index of
    * that byte. If there is no digit, or one more, the byte is none that ends a number. Reads eight bytes.
    */
  private inline def takeNumber(b: Array[Byte], from: Int, inline most: Int)(
      inline take: (Int, Int, Int) => Unit
  ): Unit =
    // Digits become 0 to 9, all others more. The loop ends at a byte that is set to be another, not at an index: if it
    // had such a bound, the JIT would unroll it, which does not pay for so few steps.
    var word = (Bytes.long(b, from) ^ Swar.Zeros) | 0xffL << ((most + 1) * 8)
    var value = 0
    var last = from
    while (word & 0xff) <= 9 do
      value = value * 10 + (word & 0xff).toInt
      word >>>= 8
      last += 1
    take(value, if last > from then (word & 0xff).toInt ^ '0' else 0, last)

  // The second step.

  /** `2020` */
  def year(b: Array[Byte], from: Int): Year | Null =
    val lanes = Bytes.int(b, from) ^ Swar.FourZeros
    if Swar.areFourDigits(lanes) then Year.of(Swar.fourDigits(lanes)) else null

  /** `2020-01` */
  def yearMonth(b: Array[Byte], from: Int): YearMonth | Null =
    val lanes = sevenLanes(b, from) ^ Pairs.Month
    val ofYear = month(lanes)
    if Pairs.fits(lanes, Pairs.MonthRoom) && ofYear >= 1 && ofYear <= 12 then YearMonth.of(year(lanes), ofYear)
    else null

  /** `--01-31` */
  def monthDay(b: Array[Byte], from: Int): MonthDay | Null =
    val lanes = sevenLanes(b, from) ^ Pairs.YearlyDay
    if Pairs.fits(lanes, Pairs.YearlyDayRoom) && DateFields.isDay(2000, pair(lanes, 2), pair(lanes, 5)) then
      MonthDay.of(pair(lanes, 2), pair(lanes, 5))
    else null

  private def sevenLanes(b: Array[Byte], from: Int): Long = Bytes.long(b, from) & 0xffffffffffffffL

  /** `Z` or `±hh:mm` */
  def zoneOffset(b: Array[Byte], from: Int): ZoneOffset | Null =
    if b(from) == 'Z' then ZoneOffset.UTC
    else
      val seconds = Offsets.scanPlain(b, from)
      if seconds == Offsets.Invalid then null else Offsets.of(seconds)

  def period(scanned: Long): Period = Period.of(part(scanned, 2), part(scanned, 1), part(scanned, 0))

  private def part(scanned: Long, i: Int): Int = (scanned >>> (6 + i * PartBits)).toInt & ((1 << PartBits) - 1)

  /** `2020-01-31` */
  def localDate(b: Array[Byte], from: Int): LocalDate | Null =
    val first = Bytes.long(b, from) ^ Pairs.Date
    val last = Bytes.long(b, from + 2) ^ Pairs.DateEnd
    val day = pair(last, 6)
    val areDigits = Pairs.fit(first, Pairs.DateRoom, last, Pairs.TimeRoom)
    if areDigits && DateFields.isDay(year(first).toLong, month(first), day) then
      LocalDate.of(year(first), month(first), day)
    else null

  /** `10:15:30`, `10:15:30.123456789` */
  def localTime(b: Array[Byte], from: Int, scanned: Long): LocalTime | Null =
    val lanes = timeLanes(b, from)
    if Pairs.fits(lanes, Pairs.TimeRoom) && isTime(pair(lanes, 0), pair(lanes, 3), pair(lanes, 6)) then
      LocalTime.of(pair(lanes, 0), pair(lanes, 3), pair(lanes, 6), nano(scanned))
    else null

  /** [[localTime]] with `Z` or `±hh:mm` */
  def offsetTime(b: Array[Byte], from: Int, scanned: Long): OffsetTime | Null =
    val time = localTime(b, from, scanned)
    if time == null then null else OffsetTime.of(time, Offsets.of(offset(scanned)))

  /** `2020-01-31T10:15:30`, also with a fraction */
  def localDateTime(b: Array[Byte], from: Int, scanned: Long): LocalDateTime | Null =
    fields(b, from): (year, month, day, hour, minute, second) =>
      LocalDateTime.of(LocalDate.of(year, month, day), LocalTime.of(hour, minute, second, nano(scanned)))

  /** [[localDateTime]] with `Z` or `±hh:mm` */
  def offsetDateTime(b: Array[Byte], from: Int, scanned: Long): OffsetDateTime | Null =
    fields(b, from): (year, month, day, hour, minute, second) =>
      OffsetDateTime.of(
        LocalDate.of(year, month, day),
        LocalTime.of(hour, minute, second, nano(scanned)),
        Offsets.of(offset(scanned))
      )

  /** [[offsetDateTime]], and perhaps a zone in brackets. The result is the instant in the zone, which may have another
    * offset.
    */
  def zonedDateTime(b: Array[Byte], from: Int, scanned: Long): ZonedDateTime | Null =
    val zone = this.zone(b, from, scanned)
    if zone == null then null
    else
      fields(b, from): (year, month, day, hour, minute, second) =>
        val local =
          LocalDateTime.of(LocalDate.of(year, month, day), LocalTime.of(hour, minute, second, nano(scanned)))
        ZonedDateTime.ofInstant(local, Offsets.of(offset(scanned)), zone)

  private def zone(b: Array[Byte], from: Int, scanned: Long): ZoneId | Null =
    val bracketAt = (scanned >>> BracketAt).toInt
    if bracketAt == 0 then Offsets.of(offset(scanned))
    else Regions.find(b, from + bracketAt + 1, from + length(scanned) - 1)

  def zoneId(b: Array[Byte], from: Int, scanned: Long): ZoneId | Null = Regions.find(b, from, from + length(scanned))

  /** [[localDateTime]] with `Z` */
  def instant(b: Array[Byte], from: Int, scanned: Long): Instant | Null =
    fields(b, from): (year, month, day, hour, minute, second) =>
      Instant.ofEpochSecond(secondSince1970(year, month, day, hour, minute, second), nano(scanned).toLong)

  private def secondSince1970(year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int): Long =
    DateFields.epochDay(year, month, day) * 86400L + (hour * 3600 + minute * 60 + second)

  def duration(scanned: Long): Duration = Duration.ofSeconds(upper(scanned), nano(scanned).toLong)

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
      DateFields.isDay(year(first).toLong, month(first), pair(middle, 0)) &&
      isTime(pair(middle, 3), pair(middle, 6), pair(last, 6))

  private def isTime(hour: Int, minute: Int, second: Int): Boolean = hour < 24 && minute < 60 && second < 60

  private def year(dateLanes: Long): Int = pair(dateLanes, 0) * 100 + pair(dateLanes, 2)
  private def month(dateLanes: Long): Int = pair(dateLanes, 5)

  /** The value of the digits in lanes `i` and `i + 1`. */
  private def pair(lanes: Long, i: Int): Int = (Pairs.values(lanes) >>> (i * 8)).toInt & 0xff
