package jzon.instances

import java.time.{
  LocalDate, LocalTime, LocalDateTime, OffsetTime, OffsetDateTime, ZonedDateTime, Instant, Year, YearMonth, MonthDay,
  Month, DayOfWeek, ZoneId, ZoneOffset, Duration, Period
}
import scala.concurrent.duration.{Duration as ScalaDuration, FiniteDuration}
import jzon.{Decoder, Encoder, KeyDecoder, KeyEncoder}
import jzon.wire.{Dates, Durations, Times, Zones}

/** All of java.time as ISO 8601 text, and the durations of Scala as those of Java. */
private[jzon] trait TimeDecoders:
  given localDate: Decoder[LocalDate] = _.readText("a LocalDate", Dates.parseLocalDate)
  given localTime: Decoder[LocalTime] = _.readText("a LocalTime", Times.parseLocalTime)
  given localDateTime: Decoder[LocalDateTime] = _.readText("a LocalDateTime", Times.parseLocalDateTime)
  given offsetTime: Decoder[OffsetTime] = _.readText("an OffsetTime", Times.parseOffsetTime)
  given offsetDateTime: Decoder[OffsetDateTime] = _.readText("an OffsetDateTime", Times.parseOffsetDateTime)
  given zonedDateTime: Decoder[ZonedDateTime] = _.readText("a ZonedDateTime", Zones.parseZonedDateTime)
  given instant: Decoder[Instant] = _.readText("an Instant", Times.parseInstant)
  given year: Decoder[Year] = _.readText("a Year", Dates.parseYear)
  given yearMonth: Decoder[YearMonth] = _.readText("a YearMonth", Dates.parseYearMonth)
  given monthDay: Decoder[MonthDay] = _.readText("a MonthDay", Dates.parseMonthDay)
  given month: Decoder[Month] = _.readText("a Month", Dates.parseMonth)
  given dayOfWeek: Decoder[DayOfWeek] = _.readText("a DayOfWeek", Dates.parseDayOfWeek)
  given zoneId: Decoder[ZoneId] = _.readText("a ZoneId", Zones.parseZoneId)
  given zoneOffset: Decoder[ZoneOffset] = _.readText("a ZoneOffset", Zones.parseZoneOffset)
  given duration: Decoder[Duration] = _.readText("a Duration", Durations.parseDuration)
  given period: Decoder[Period] = _.readText("a Period", Durations.parsePeriod)

  /** `PT1.5S`, up to 292 years either way. */
  given finiteDuration: Decoder[FiniteDuration] = _.readText("a FiniteDuration", ScalaDurations.parse)

  /** The same, or one of `Infinity`, `-Infinity` and `NaN`, which is Duration.Undefined. */
  given scalaDuration: Decoder[ScalaDuration] = in =>
    in.readText("a Duration", (bytes, from, until) => ScalaDurations.parseAny(bytes, from, until))

private[jzon] trait TimeEncoders:
  given localDate: Encoder[LocalDate] = (a, out) => out.writeText(Dates.MaxLocalDate)(Dates.putLocalDate(a, _, _))
  given localTime: Encoder[LocalTime] = (a, out) => out.writeText(Times.MaxLocalTime)(Times.putLocalTime(a, _, _))
  given localDateTime: Encoder[LocalDateTime] =
    (a, out) => out.writeText(Times.MaxLocalDateTime)(Times.putLocalDateTime(a, _, _))
  given offsetTime: Encoder[OffsetTime] = (a, out) => out.writeText(Times.MaxOffsetTime)(Times.putOffsetTime(a, _, _))
  given offsetDateTime: Encoder[OffsetDateTime] =
    (a, out) => out.writeText(Times.MaxOffsetDateTime)(Times.putOffsetDateTime(a, _, _))
  given zonedDateTime: Encoder[ZonedDateTime] =
    (a, out) => out.writeText(Zones.maxZonedDateTime(a))(Zones.putZonedDateTime(a, _, _))
  given instant: Encoder[Instant] = (a, out) => out.writeText(Times.MaxInstant)(Times.putInstant(a, _, _))
  given year: Encoder[Year] = (a, out) => out.writeText(Dates.MaxYear)(Dates.putYear(a, _, _))
  given yearMonth: Encoder[YearMonth] = (a, out) => out.writeText(Dates.MaxYearMonth)(Dates.putYearMonth(a, _, _))
  given monthDay: Encoder[MonthDay] = (a, out) => out.writeText(Dates.MaxMonthDay)(Dates.putMonthDay(a, _, _))
  given month: Encoder[Month] = (a, out) => out.writeText(Dates.MaxMonth)(Dates.putMonth(a, _, _))
  given dayOfWeek: Encoder[DayOfWeek] = (a, out) => out.writeText(Dates.MaxDayOfWeek)(Dates.putDayOfWeek(a, _, _))
  given zoneId: Encoder[ZoneId] = (a, out) => out.writeText(Zones.maxZoneId(a))(Zones.putZoneId(a, _, _))
  given zoneOffset: Encoder[ZoneOffset] = (a, out) => out.writeText(Zones.MaxZoneOffset)(Zones.putZoneOffset(a, _, _))
  given duration: Encoder[Duration] = (a, out) => out.writeText(Durations.MaxDuration)(Durations.putDuration(a, _, _))
  given period: Encoder[Period] = (a, out) => out.writeText(Durations.MaxPeriod)(Durations.putPeriod(a, _, _))
  given finiteDuration: Encoder[FiniteDuration] = (a, out) => duration.write(Duration.ofNanos(a.toNanos), out)
  given scalaDuration: Encoder[ScalaDuration] = (a, out) =>
    a match
      case finite: FiniteDuration => finiteDuration.write(finite, out)
      case other                  => out.writeString(other.toUnit(java.util.concurrent.TimeUnit.NANOSECONDS).toString)

private[jzon] trait TimeKeyDecoders:
  given localDate: KeyDecoder[LocalDate] = Decoder.localDate.read(_)
  given localTime: KeyDecoder[LocalTime] = Decoder.localTime.read(_)
  given localDateTime: KeyDecoder[LocalDateTime] = Decoder.localDateTime.read(_)
  given offsetTime: KeyDecoder[OffsetTime] = Decoder.offsetTime.read(_)
  given offsetDateTime: KeyDecoder[OffsetDateTime] = Decoder.offsetDateTime.read(_)
  given zonedDateTime: KeyDecoder[ZonedDateTime] = Decoder.zonedDateTime.read(_)
  given instant: KeyDecoder[Instant] = Decoder.instant.read(_)
  given year: KeyDecoder[Year] = Decoder.year.read(_)
  given yearMonth: KeyDecoder[YearMonth] = Decoder.yearMonth.read(_)
  given monthDay: KeyDecoder[MonthDay] = Decoder.monthDay.read(_)
  given month: KeyDecoder[Month] = Decoder.month.read(_)
  given dayOfWeek: KeyDecoder[DayOfWeek] = Decoder.dayOfWeek.read(_)
  given zoneId: KeyDecoder[ZoneId] = Decoder.zoneId.read(_)
  given zoneOffset: KeyDecoder[ZoneOffset] = Decoder.zoneOffset.read(_)
  given duration: KeyDecoder[Duration] = Decoder.duration.read(_)
  given period: KeyDecoder[Period] = Decoder.period.read(_)
  given finiteDuration: KeyDecoder[FiniteDuration] = Decoder.finiteDuration.read(_)

private[jzon] trait TimeKeyEncoders:
  given localDate: KeyEncoder[LocalDate] = Encoder.localDate.write(_, _)
  given localTime: KeyEncoder[LocalTime] = Encoder.localTime.write(_, _)
  given localDateTime: KeyEncoder[LocalDateTime] = Encoder.localDateTime.write(_, _)
  given offsetTime: KeyEncoder[OffsetTime] = Encoder.offsetTime.write(_, _)
  given offsetDateTime: KeyEncoder[OffsetDateTime] = Encoder.offsetDateTime.write(_, _)
  given zonedDateTime: KeyEncoder[ZonedDateTime] = Encoder.zonedDateTime.write(_, _)
  given instant: KeyEncoder[Instant] = Encoder.instant.write(_, _)
  given year: KeyEncoder[Year] = Encoder.year.write(_, _)
  given yearMonth: KeyEncoder[YearMonth] = Encoder.yearMonth.write(_, _)
  given monthDay: KeyEncoder[MonthDay] = Encoder.monthDay.write(_, _)
  given month: KeyEncoder[Month] = Encoder.month.write(_, _)
  given dayOfWeek: KeyEncoder[DayOfWeek] = Encoder.dayOfWeek.write(_, _)
  given zoneId: KeyEncoder[ZoneId] = Encoder.zoneId.write(_, _)
  given zoneOffset: KeyEncoder[ZoneOffset] = Encoder.zoneOffset.write(_, _)
  given duration: KeyEncoder[Duration] = Encoder.duration.write(_, _)
  given period: KeyEncoder[Period] = Encoder.period.write(_, _)
  given finiteDuration: KeyEncoder[FiniteDuration] = Encoder.finiteDuration.write(_, _)

private object ScalaDurations:
  /** The text of a duration that a Long of nanoseconds holds, which is what FiniteDuration is bounded by; or null. */
  def parse(bytes: Array[Byte], from: Int, until: Int): FiniteDuration | Null =
    val duration = Durations.parseDuration(bytes, from, until)
    if duration == null || duration.compareTo(most) > 0 || duration.compareTo(most.negated) < 0 then null
    else ScalaDuration.fromNanos(duration.toNanos)

  /** The same, or the words for what is not finite. */
  def parseAny(bytes: Array[Byte], from: Int, until: Int): ScalaDuration | Null =
    if until > from && (bytes(from) == 'I' || bytes(from) == 'N' || bytes(until - 1) == 'y') then
      String(bytes, from, until - from, java.nio.charset.StandardCharsets.UTF_8) match
        case "Infinity"  => ScalaDuration.Inf
        case "-Infinity" => ScalaDuration.MinusInf
        case "NaN"       => ScalaDuration.Undefined
        case _           => null
    else parse(bytes, from, until)

  private val most = Duration.ofNanos(Long.MaxValue)
