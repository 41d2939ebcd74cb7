package jzon.spark.read

import java.time.{Duration, Instant, LocalDate, LocalDateTime, Period, ZoneId, ZoneOffset}
import jzon.Reader
import jzon.wire.{Dates, Durations, Times as Texts}
import org.apache.spark.sql.catalyst.util.{DateTimeUtils, IntervalUtils}

/** Dates, times and intervals as ISO 8601 text. Spark keeps microseconds, so further digits of a second are cut off. */
private[read] object Times:
  object Date extends ValueDecoder:
    def read(in: Reader, cells: Cells, i: Int): Unit =
      val days = fitting(in, "the date is out of range"):
        in.readText[LocalDate]("a date like 2026-11-22", Dates.parseLocalDate).toEpochDay
      cells.setLong(i, days)

  /** A timestamp with an offset, or a local time in `zone`. */
  final class Timestamp(zone: ZoneId) extends ValueDecoder:
    def read(in: Reader, cells: Cells, i: Int): Unit =
      val micros = fitting(in, "the timestamp is out of range"):
        DateTimeUtils.instantToMicros(
          in.readText[Instant](
            "a timestamp like 2026-11-22T10:15:30Z",
            (bytes, from, until) => instant(bytes, from, until)
          )
        )
      cells.setLong(i, micros)

    private def instant(bytes: Array[Byte], from: Int, until: Int): Instant | Null =
      val instant = Texts.parseInstant(bytes, from, until)
      if instant != null then instant
      else
        val withOffset = Texts.parseOffsetDateTime(bytes, from, until)
        if withOffset != null then withOffset.toInstant
        else
          val local = Texts.parseLocalDateTime(bytes, from, until)
          if local == null then null else local.atZone(zone).toInstant

  object LocalTimestamp extends ValueDecoder:
    def read(in: Reader, cells: Cells, i: Int): Unit =
      val micros = fitting(in, "the timestamp is out of range"):
        DateTimeUtils.instantToMicros(
          in.readText[LocalDateTime]("a timestamp like 2026-11-22T10:15:30", Texts.parseLocalDateTime)
            .toInstant(ZoneOffset.UTC)
        )
      cells.setLong(i, micros)

  object DayTime extends ValueDecoder:
    def read(in: Reader, cells: Cells, i: Int): Unit =
      val micros = fitting(in, "the duration is out of range"):
        IntervalUtils.durationToMicros(
          in.readText[Duration]("a duration like PT1H30M", Durations.parseDuration)
        )
      cells.setLong(i, micros)

  object YearMonth extends ValueDecoder:
    def read(in: Reader, cells: Cells, i: Int): Unit =
      val months = fitting(in, "the period is out of range"):
        IntervalUtils.periodToMonths(
          in.readText[Period]("a period of years and months like P1Y2M", (b, from, until) => period(b, from, until))
        )
      cells.setLong(i, months)

    private def period(bytes: Array[Byte], from: Int, until: Int): Period | Null =
      val period = Durations.parsePeriod(bytes, from, until)
      if period == null || period.getDays != 0 then null else period

  /** The result of `read`. A value for which Spark has no number is refused with `message`. */
  private inline def fitting(in: Reader, message: String)(inline read: Long): Long =
    val begin = in.mark()
    val value =
      try read
      catch case _: ArithmeticException => in.failValue(message, begin)
    in.release()
    value
