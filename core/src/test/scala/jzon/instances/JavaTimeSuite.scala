package jzon.instances

import java.time.*
import scala.concurrent.duration.{Duration as ScalaDuration, DurationInt, DurationLong, FiniteDuration}

class JavaTimeSuite extends Rows:
  test("dates and times"):
    both("\"2020-02-29\"", LocalDate.of(2020, 2, 29))
    both("\"10:15\"", LocalTime.of(10, 15))
    both("\"10:15:30.000000001\"", LocalTime.of(10, 15, 30, 1))
    both("\"2020-02-29T10:15:30\"", LocalDateTime.of(2020, 2, 29, 10, 15, 30))
    both("\"10:15+01:00\"", OffsetTime.of(10, 15, 0, 0, ZoneOffset.ofHours(1)))
    both("\"2020-02-29T10:15:30Z\"", OffsetDateTime.of(2020, 2, 29, 10, 15, 30, 0, ZoneOffset.UTC))
    both(
      "\"2020-02-29T10:15:30+01:00[Europe/Paris]\"",
      ZonedDateTime.of(2020, 2, 29, 10, 15, 30, 0, ZoneId.of("Europe/Paris"))
    )
    both("\"2020-02-29T10:15:30Z\"", Instant.parse("2020-02-29T10:15:30Z"))
    both("\"2020\"", Year.of(2020))
    both("\"2020-02\"", YearMonth.of(2020, 2))
    both("\"--02-29\"", MonthDay.of(2, 29))
    both("\"FEBRUARY\"", Month.FEBRUARY)
    both("\"FRIDAY\"", DayOfWeek.FRIDAY)
    both("\"Europe/Paris\"", ZoneId.of("Europe/Paris"))
    both("\"+01:00\"", ZoneOffset.ofHours(1))
    both("\"PT1.5S\"", Duration.ofMillis(1500))
    both("\"P1Y2M3D\"", Period.of(1, 2, 3))

  test("what is refused"):
    refuses[LocalDate]("\"2021-02-29\"", "(expected a LocalDate like 2026-11-22, got \"2021-02-29\")")
    refuses[LocalDate]("20210228", "(expected a LocalDate like 2026-11-22, got 2)")
    refuses[LocalTime]("\"24:00\"", "(expected a LocalTime like 10:15:30, got \"24:00\")")
    refuses[LocalDateTime]("\"2020-02-29\"", "(expected a LocalDateTime like 2026-11-22T10:15:30, got \"2020-02-29\")")
    refuses[OffsetTime]("\"10:15\"", "(expected an OffsetTime like 10:15:30+01:00, got \"10:15\")")
    refuses[OffsetDateTime](
      "\"2020-02-29T10:15:30\"",
      "(expected an OffsetDateTime like 2026-11-22T10:15:30+01:00, got \"2020-02-29T10:15:30\")"
    )
    refuses[ZonedDateTime](
      "\"2020-02-29T10:15:30Z[Nowhere]\"",
      "(expected a ZonedDateTime like 2026-11-22T10:15:30+01:00[Europe/Zurich], got \"2020-02-29T10:15:30Z[Nowhere]\")"
    )
    refuses[Instant]("\"\"", "(expected an Instant like 2026-11-22T10:15:30Z, got \"\")")
    refuses[Year]("\"MMXX\"", "(expected a Year like 2026, got \"MMXX\")")
    refuses[YearMonth]("\"2020-13\"", "(expected a YearMonth like 2026-11, got \"2020-13\")")
    refuses[MonthDay]("\"02-29\"", "(expected a MonthDay like --11-22, got \"02-29\")")
    refuses[Month]("\"FEB\"", "(expected a Month like NOVEMBER, got \"FEB\")")
    refuses[DayOfWeek]("\"friday\"", "(expected a DayOfWeek like SUNDAY, got \"friday\")")
    refuses[ZoneId]("\"Europe\"", "(expected a ZoneId like Europe/Zurich, got \"Europe\")")
    refuses[ZoneOffset]("\"+19:00\"", "(expected a ZoneOffset like +01:00, got \"+19:00\")")
    refuses[Duration]("\"1.5\"", "(expected a Duration like PT1H30M, got \"1.5\")")
    refuses[Period]("\"PT1S\"", "(expected a Period like P1Y2M3D, got \"PT1S\")")

  test("the durations of Scala"):
    both[FiniteDuration]("\"PT1.5S\"", 1500.millis)
    both[FiniteDuration]("\"PT-0.000000001S\"", -1.nano)
    both[ScalaDuration]("\"PT1H\"", 1.hour)
    both[ScalaDuration]("\"Infinity\"", ScalaDuration.Inf)
    both[ScalaDuration]("\"-Infinity\"", ScalaDuration.MinusInf)
    assert(jzon.readOrThrow[ScalaDuration](jzon.write[ScalaDuration](ScalaDuration.Undefined)) eq
      ScalaDuration.Undefined)
    refuses[FiniteDuration]("\"Infinity\"", "(expected a FiniteDuration like PT1H30M, got \"Infinity\")")
    for text <- List("", "y", "Inf", "N") do
      refuses[ScalaDuration](s"\"$text\"", s"(expected a Duration like PT1H30M, Infinity or NaN, got \"$text\")")

  test("the longest duration of Scala, and one longer by a nanosecond"):
    val most = Duration.ofNanos(Long.MaxValue)
    both[FiniteDuration](s"\"$most\"", Long.MaxValue.nanos)
    both[FiniteDuration](s"\"${most.negated}\"", -Long.MaxValue.nanos)
    refuses[FiniteDuration](
      s"\"${most.plusNanos(1)}\"",
      s"(expected a FiniteDuration like PT1H30M, got \"${most.plusNanos(1)}\")"
    )
    refuses[FiniteDuration](
      s"\"${most.plusNanos(1).negated}\"",
      s"(expected a FiniteDuration like PT1H30M, got \"${most.plusNanos(1).negated}\")"
    )
