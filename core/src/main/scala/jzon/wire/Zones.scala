package jzon.wire

import java.time.{Instant, LocalDateTime, ZoneId, ZoneOffset, ZonedDateTime}

/** Time zones and times in them between text and objects. Parsers take the bytes from `from` to `until` and give null
  * unless all of them are the text of one value; they read nothing else and never throw. Printers write what `toString`
  * of the value gives and return the index after it.
  *
  * ZoneOffset and ZoneId are read as by their `of`, for the regions that the JVM knew at first use (see [[Regions]]).
  * ZonedDateTime is read as by its `parse`, stricter as [[Times]] says.
  */
private[jzon] object Zones:
  inline val MaxZoneOffset = Offsets.Max

  /** `Z`, `+01:00`, `-01:30:15` and also `+1`, `+01`, `+0100`, `+010000`; up to 18 hours. */
  def parseZoneOffset(b: Array[Byte], from: Int, until: Int): ZoneOffset | Null =
    val seconds = Offsets.scanAny(b, from, until)
    if seconds == Offsets.Invalid then null else Offsets.of(seconds)

  def putZoneOffset(offset: ZoneOffset, out: Array[Byte], at: Int): Int = Offsets.put(offset, out, at)

  /** A region, an offset as of [[parseZoneOffset]], or `UTC`, `GMT` or `UT`, alone or with such an offset. */
  def parseZoneId(b: Array[Byte], from: Int, until: Int): ZoneId | Null = zone(b, from, until, anyOffset = true)

  /** Most bytes that [[putZoneId]] writes for this zone. */
  def maxZoneId(zone: ZoneId): Int = zone.getId.length

  def putZoneId(zone: ZoneId, out: Array[Byte], at: Int): Int =
    PutStrings.ascii(zone.getId, out, at) // ASCII, by the rules of ZoneId

  /** A local date and time, an offset, and the zone in brackets unless it is that offset:
    * `2020-01-31T10:15:30+01:00[Europe/Paris]`. Date, time and offset say the instant; if the zone has another offset
    * then, the result has the zone's local time, as ZonedDateTime.parse has it. In brackets an offset has the colons.
    */
  def parseZonedDateTime(b: Array[Byte], from: Int, until: Int): ZonedDateTime | Null =
    val date = DateFields.scan(b, from, until)
    val time = Times.scanTimeAfter(date, b, from, until)
    if time == TimeFields.Invalid then null
    else
      val offsetFrom = from + Times.length(date, time)
      val offsetUntil = endOfOffset(b, offsetFrom, until)
      val seconds = Offsets.scan(b, offsetFrom, offsetUntil, hoursAlone = true)
      if seconds == Offsets.Invalid then null
      else
        val offset = Offsets.of(seconds)
        val zone =
          if offsetUntil == until then offset
          else if b(until - 1) != ']' then null
          else Zones.zone(b, offsetUntil + 1, until - 1, anyOffset = false)
        val dateTime = if zone == null then null else Times.localDateTime(date, time)
        if dateTime == null || zone == null then null else inZone(dateTime, offset, zone)

  /** The index of the bracket that opens the zone, or `until`; not sought farther than an offset can reach. */
  private def endOfOffset(b: Array[Byte], from: Int, until: Int): Int =
    val last = Math.min(until, from + Offsets.Max + 1)
    var i = from
    while i < last && b(i) != '[' do i += 1
    if i < last then i else until

  private def inZone(dateTime: LocalDateTime, offset: ZoneOffset, zone: ZoneId): ZonedDateTime | Null =
    if zone == offset then ZonedDateTime.of(dateTime, offset)
    else if Math.abs(dateTime.getYear) == DateFields.MaxYear && !remainsInRange(dateTime, offset, zone) then null
    else ZonedDateTime.ofInstant(dateTime, offset, zone)

  /** Whether the instant's local time in the zone has a year that LocalDate has: ZonedDateTime throws otherwise. */
  private def remainsInRange(dateTime: LocalDateTime, offset: ZoneOffset, zone: ZoneId): Boolean =
    val second = dateTime.toEpochSecond(offset)
    val local = second + zone.getRules.getOffset(Instant.ofEpochSecond(second)).getTotalSeconds
    local >= minLocalSecond && local <= maxLocalSecond

  private val minLocalSecond = LocalDateTime.MIN.toEpochSecond(ZoneOffset.UTC)
  private val maxLocalSecond = LocalDateTime.MAX.toEpochSecond(ZoneOffset.UTC)

  /** Most bytes that [[putZonedDateTime]] writes for this value. */
  def maxZonedDateTime(dateTime: ZonedDateTime): Int = Times.MaxOffsetDateTime + 2 + maxZoneId(dateTime.getZone)

  def putZonedDateTime(dateTime: ZonedDateTime, out: Array[Byte], at: Int): Int =
    val afterOffset = Offsets.put(dateTime.getOffset, out, Times.putLocalDateTime(dateTime.toLocalDateTime, out, at))
    if dateTime.getZone eq dateTime.getOffset then afterOffset
    else
      out(afterOffset) = '['
      val afterZone = putZoneId(dateTime.getZone, out, afterOffset + 1)
      out(afterZone) = ']'
      afterZone + 1

  /** The zone that is all of the text; an offset, alone or after a prefix, has colons and minutes unless `anyOffset`.
    */
  private def zone(b: Array[Byte], from: Int, until: Int, anyOffset: Boolean): ZoneId | Null =
    if from >= until then null
    else if b(from) == '+' || b(from) == '-' || until - from == 1 then
      val seconds = offset(b, from, until, anyOffset)
      if seconds == Offsets.Invalid then null else Offsets.of(seconds)
    else
      val region = Regions.find(b, from, until)
      if region != null then region else prefixed(b, from, until, anyOffset)

  private def offset(b: Array[Byte], from: Int, until: Int, anyOffset: Boolean): Int =
    if anyOffset then Offsets.scanAny(b, from, until) else Offsets.scan(b, from, until, hoursAlone = false)

  private def prefixed(b: Array[Byte], from: Int, until: Int, anyOffset: Boolean): ZoneId | Null =
    val prefix =
      if startsWith("UTC", b, from, until) then "UTC"
      else if startsWith("GMT", b, from, until) then "GMT"
      else if startsWith("UT", b, from, until) then "UT"
      else ""
    val offsetFrom = from + prefix.length
    if prefix.isEmpty then null
    else if offsetFrom == until then ZoneId.ofOffset(prefix, ZoneOffset.UTC)
    else if b(offsetFrom) == 'Z' then null
    else
      val seconds = offset(b, offsetFrom, until, anyOffset)
      if seconds == Offsets.Invalid then null else ZoneId.ofOffset(prefix, Offsets.of(seconds))

  private def startsWith(prefix: String, b: Array[Byte], from: Int, until: Int): Boolean =
    var i = 0
    while i < prefix.length && from + i < until && b(from + i) == prefix.charAt(i) do i += 1
    i == prefix.length
