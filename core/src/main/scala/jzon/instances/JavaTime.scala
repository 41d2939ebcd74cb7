package jzon.instances

import java.time.{
  LocalDate, LocalTime, LocalDateTime, OffsetTime, OffsetDateTime, ZonedDateTime, Instant, Year, YearMonth, MonthDay,
  Month, DayOfWeek, ZoneId, ZoneOffset, Duration, Period
}
import scala.concurrent.duration.{Duration as ScalaDuration, FiniteDuration}
import jzon.{Decoder, Encoder, KeyDecoder, KeyEncoder, Size, Writer}
import jzon.wire.{Dates, Durations, PlainTimes, Times, Zones}

// A subtype of another type is in a trait of its own, as with collections.

private[jzon] trait NarrowTimeDecoders:
  given zoneOffset: Decoder[ZoneOffset] =
    Decoding.plain(
      "a ZoneOffset like +01:00",
      PlainTimes.MaxOffset,
      PlainTimes.scanZoneOffset(_, _),
      (b, from, _) => PlainTimes.zoneOffset(b, from),
      Zones.parseZoneOffset(_, _, _)
    )

  /** A duration such as `PT1.5S`, up to 292 years in either direction. */
  given finiteDuration: Decoder[FiniteDuration] =
    Decoding.text("a FiniteDuration like PT1H30M", ScalaDurations.parse(_, _, _))

/** All types of java.time as ISO 8601 text, and the durations of Scala as those of Java. */
private[jzon] trait TimeDecoders extends NarrowTimeDecoders:
  given localDate: Decoder[LocalDate] =
    Decoding.plain(
      "a LocalDate like 2026-11-22",
      10,
      (_, _) => 10L,
      (b, from, _) => PlainTimes.localDate(b, from),
      Dates.parseLocalDate(_, _, _)
    )
  given localTime: Decoder[LocalTime] =
    Decoding.plain(
      "a LocalTime like 10:15:30",
      PlainTimes.MaxTime,
      PlainTimes.scanLocalTime(_, _),
      PlainTimes.localTime(_, _, _),
      Times.parseLocalTime(_, _, _)
    )
  given localDateTime: Decoder[LocalDateTime] =
    Decoding.plain(
      "a LocalDateTime like 2026-11-22T10:15:30",
      PlainTimes.MaxDateTime,
      PlainTimes.scanLocalDateTime(_, _),
      PlainTimes.localDateTime(_, _, _),
      Times.parseLocalDateTime(_, _, _)
    )
  given offsetTime: Decoder[OffsetTime] =
    Decoding.plain(
      "an OffsetTime like 10:15:30+01:00",
      PlainTimes.MaxTime + PlainTimes.MaxOffset,
      PlainTimes.scanOffsetTime(_, _),
      PlainTimes.offsetTime(_, _, _),
      Times.parseOffsetTime(_, _, _)
    )
  given offsetDateTime: Decoder[OffsetDateTime] =
    Decoding.plain(
      "an OffsetDateTime like 2026-11-22T10:15:30+01:00",
      PlainTimes.MaxDateTime + PlainTimes.MaxOffset,
      PlainTimes.scanOffsetDateTime(_, _),
      PlainTimes.offsetDateTime(_, _, _),
      Times.parseOffsetDateTime(_, _, _)
    )
  given zonedDateTime: Decoder[ZonedDateTime] =
    Decoding.plain(
      "a ZonedDateTime like 2026-11-22T10:15:30+01:00[Europe/Zurich]",
      PlainTimes.MaxText,
      PlainTimes.scanZonedDateTime(_, _),
      PlainTimes.zonedDateTime(_, _, _),
      Zones.parseZonedDateTime(_, _, _)
    )
  given instant: Decoder[Instant] =
    Decoding.plain(
      "an Instant like 2026-11-22T10:15:30Z",
      PlainTimes.MaxDateTime + 1,
      PlainTimes.scanInstant(_, _),
      PlainTimes.instant(_, _, _),
      Times.parseInstant(_, _, _)
    )
  given year: Decoder[Year] =
    Decoding.plain(
      "a Year like 2026",
      4,
      (_, _) => 4L,
      (b, from, _) => PlainTimes.year(b, from),
      Dates.parseYear(_, _, _)
    )
  given yearMonth: Decoder[YearMonth] =
    Decoding.plain(
      "a YearMonth like 2026-11",
      7,
      (_, _) => 7L,
      (b, from, _) => PlainTimes.yearMonth(b, from),
      Dates.parseYearMonth(_, _, _)
    )
  given monthDay: Decoder[MonthDay] =
    Decoding.plain(
      "a MonthDay like --11-22",
      7,
      (_, _) => 7L,
      (b, from, _) => PlainTimes.monthDay(b, from),
      Dates.parseMonthDay(_, _, _)
    )
  given month: Decoder[Month] = Decoding.text("a Month like NOVEMBER", Dates.parseMonth(_, _, _))
  given dayOfWeek: Decoder[DayOfWeek] = Decoding.text("a DayOfWeek like SUNDAY", Dates.parseDayOfWeek(_, _, _))
  given zoneId: Decoder[ZoneId] =
    Decoding.plain(
      "a ZoneId like Europe/Zurich",
      PlainTimes.MaxZone,
      PlainTimes.scanZoneId(_, _),
      PlainTimes.zoneId(_, _, _),
      Zones.parseZoneId(_, _, _)
    )
  given duration: Decoder[Duration] =
    Decoding.plain(
      "a Duration like PT1H30M",
      PlainTimes.MaxDuration,
      PlainTimes.scanDuration(_, _),
      (_, _, scanned) => PlainTimes.duration(scanned),
      Durations.parseDuration(_, _, _)
    )
  given period: Decoder[Period] =
    Decoding.plain(
      "a Period like P1Y2M3D",
      PlainTimes.MaxPeriod,
      PlainTimes.scanPeriod(_, _),
      (_, _, scanned) => PlainTimes.period(scanned),
      Durations.parsePeriod(_, _, _)
    )

  /** A finite duration, or `Infinity`, `-Infinity` or `NaN`, which is Duration.Undefined. */
  given scalaDuration: Decoder[ScalaDuration] = in =>
    in.readText(
      "a Duration like PT1H30M, Infinity or NaN",
      (bytes, from, until) => ScalaDurations.parseAny(bytes, from, until)
    )

private[jzon] trait TimeEncoders:
  given localDate: Encoder[LocalDate] = Encoding.text[LocalDate](_ => Dates.MaxLocalDate)(Dates.putLocalDate(_, _, _))
  given localTime: Encoder[LocalTime] = Encoding.text[LocalTime](_ => Times.MaxLocalTime)(Times.putLocalTime(_, _, _))
  given localDateTime: Encoder[LocalDateTime] =
    Encoding.text[LocalDateTime](_ => Times.MaxLocalDateTime)(Times.putLocalDateTime(_, _, _))
  given offsetTime: Encoder[OffsetTime] =
    Encoding.text[OffsetTime](_ => Times.MaxOffsetTime)(Times.putOffsetTime(_, _, _))
  given offsetDateTime: Encoder[OffsetDateTime] =
    Encoding.text[OffsetDateTime](_ => Times.MaxOffsetDateTime)(Times.putOffsetDateTime(_, _, _))
  given zonedDateTime: Encoder[ZonedDateTime] =
    Encoding.text[ZonedDateTime](Zones.maxZonedDateTime(_))(Zones.putZonedDateTime(_, _, _))
  given instant: Encoder[Instant] = Encoding.text[Instant](_ => Times.MaxInstant)(Times.putInstant(_, _, _))
  given year: Encoder[Year] = Encoding.text[Year](_ => Dates.MaxYear)(Dates.putYear(_, _, _))
  given yearMonth: Encoder[YearMonth] = Encoding.text[YearMonth](_ => Dates.MaxYearMonth)(Dates.putYearMonth(_, _, _))
  given monthDay: Encoder[MonthDay] = Encoding.text[MonthDay](_ => Dates.MaxMonthDay)(Dates.putMonthDay(_, _, _))
  given month: Encoder[Month] = Encoding.text[Month](_ => Dates.MaxMonth)(Dates.putMonth(_, _, _))
  given dayOfWeek: Encoder[DayOfWeek] = Encoding.text[DayOfWeek](_ => Dates.MaxDayOfWeek)(Dates.putDayOfWeek(_, _, _))
  given zoneId: Encoder[ZoneId] = Encoding.text[ZoneId](Zones.maxZoneId(_))(Zones.putZoneId(_, _, _))
  given duration: Encoder[Duration] =
    Encoding.text[Duration](_ => Durations.MaxDuration)(Durations.putDuration(_, _, _))
  given period: Encoder[Period] = Encoding.text[Period](_ => Durations.MaxPeriod)(Durations.putPeriod(_, _, _))
  given scalaDuration: Encoder[ScalaDuration] = ScalaDurationEncoder()

private[jzon] trait NarrowTimeEncoders extends TimeEncoders:
  given zoneOffset: Encoder[ZoneOffset] =
    Encoding.text[ZoneOffset](_ => Zones.MaxZoneOffset)(Zones.putZoneOffset(_, _, _))
  given finiteDuration: Encoder[FiniteDuration] = ScalaDurationEncoder()

private[jzon] trait NarrowTimeKeyDecoders:
  given zoneOffset: KeyDecoder[ZoneOffset] = KeyFrom(Decoder.zoneOffset)

private[jzon] trait TimeKeyDecoders extends NarrowTimeKeyDecoders:
  given localDate: KeyDecoder[LocalDate] = KeyFrom(Decoder.localDate)
  given localTime: KeyDecoder[LocalTime] = KeyFrom(Decoder.localTime)
  given localDateTime: KeyDecoder[LocalDateTime] = KeyFrom(Decoder.localDateTime)
  given offsetTime: KeyDecoder[OffsetTime] = KeyFrom(Decoder.offsetTime)
  given offsetDateTime: KeyDecoder[OffsetDateTime] = KeyFrom(Decoder.offsetDateTime)
  given zonedDateTime: KeyDecoder[ZonedDateTime] = KeyFrom(Decoder.zonedDateTime)
  given instant: KeyDecoder[Instant] = KeyFrom(Decoder.instant)
  given year: KeyDecoder[Year] = KeyFrom(Decoder.year)
  given yearMonth: KeyDecoder[YearMonth] = KeyFrom(Decoder.yearMonth)
  given monthDay: KeyDecoder[MonthDay] = KeyFrom(Decoder.monthDay)
  given month: KeyDecoder[Month] = KeyFrom(Decoder.month)
  given dayOfWeek: KeyDecoder[DayOfWeek] = KeyFrom(Decoder.dayOfWeek)
  given zoneId: KeyDecoder[ZoneId] = KeyFrom(Decoder.zoneId)
  given duration: KeyDecoder[Duration] = KeyFrom(Decoder.duration)
  given period: KeyDecoder[Period] = KeyFrom(Decoder.period)
  given finiteDuration: KeyDecoder[FiniteDuration] = KeyFrom(Decoder.finiteDuration)

private[jzon] trait TimeKeyEncoders:
  given localDate: KeyEncoder[LocalDate] = KeyOf(Encoder.localDate)
  given localTime: KeyEncoder[LocalTime] = KeyOf(Encoder.localTime)
  given localDateTime: KeyEncoder[LocalDateTime] = KeyOf(Encoder.localDateTime)
  given offsetTime: KeyEncoder[OffsetTime] = KeyOf(Encoder.offsetTime)
  given offsetDateTime: KeyEncoder[OffsetDateTime] = KeyOf(Encoder.offsetDateTime)
  given zonedDateTime: KeyEncoder[ZonedDateTime] = KeyOf(Encoder.zonedDateTime)
  given instant: KeyEncoder[Instant] = KeyOf(Encoder.instant)
  given year: KeyEncoder[Year] = KeyOf(Encoder.year)
  given yearMonth: KeyEncoder[YearMonth] = KeyOf(Encoder.yearMonth)
  given monthDay: KeyEncoder[MonthDay] = KeyOf(Encoder.monthDay)
  given month: KeyEncoder[Month] = KeyOf(Encoder.month)
  given dayOfWeek: KeyEncoder[DayOfWeek] = KeyOf(Encoder.dayOfWeek)
  given zoneId: KeyEncoder[ZoneId] = KeyOf(Encoder.zoneId)
  given duration: KeyEncoder[Duration] = KeyOf(Encoder.duration)
  given period: KeyEncoder[Period] = KeyOf(Encoder.period)
  given finiteDuration: KeyEncoder[FiniteDuration] = KeyOf(Encoder.finiteDuration)

private[jzon] trait NarrowTimeKeyEncoders extends TimeKeyEncoders:
  given zoneOffset: KeyEncoder[ZoneOffset] = KeyOf(Encoder.zoneOffset)

final private class ScalaDurationEncoder[D <: ScalaDuration] extends Encoder[D]:
  def write(a: D, out: Writer): Unit = a match
    case finite: FiniteDuration => Encoder.duration.write(javaDuration(finite), out)
    case null                   => out.failNull()
    case other                  => out.writeString(ScalaDurations.name(other))

  override def size(a: D, depth: Int): Int = a match
    case finite: FiniteDuration => Encoder.duration.size(javaDuration(finite), depth)
    case null                   => Size.Null
    case other                  => Size.string(ScalaDurations.name(other))

  private def javaDuration(finite: FiniteDuration): Duration = Duration.ofNanos(finite.toNanos)

private object ScalaDurations:
  /** The duration of a text, or null. It must fit into a Long of nanoseconds, the limit of FiniteDuration. */
  def parse(bytes: Array[Byte], from: Int, until: Int): FiniteDuration | Null =
    val duration = Durations.parseDuration(bytes, from, until)
    if duration == null || duration.compareTo(max) > 0 || duration.compareTo(max.negated) < 0 then null
    else ScalaDuration.fromNanos(duration.toNanos)

  /** The duration of a text or of a word for one that is not finite, or null. */
  def parseAny(bytes: Array[Byte], from: Int, until: Int): ScalaDuration | Null =
    if until > from && (bytes(from) == 'I' || bytes(from) == 'N' || bytes(until - 1) == 'y') then
      String(bytes, from, until - from, java.nio.charset.StandardCharsets.UTF_8) match
        case "Infinity"  => ScalaDuration.Inf
        case "-Infinity" => ScalaDuration.MinusInf
        case "NaN"       => ScalaDuration.Undefined
        case _           => null
    else parse(bytes, from, until)

  /** The word for a duration that is not finite. */
  def name(duration: ScalaDuration): String = duration.toUnit(java.util.concurrent.TimeUnit.NANOSECONDS).toString

  private val max = Duration.ofNanos(Long.MaxValue)
