package jzon.wire

import java.time.{Instant, LocalDate, LocalDateTime, LocalTime, OffsetDateTime}
import java.nio.charset.StandardCharsets.US_ASCII
import munit.Location

/** The suites of dates and times compare what is parsed with the JDK. Here is shown which texts need no full twin. */
class PlainTimesSuite extends munit.FunSuite:
  private def takes[A](parse: (Array[Byte], Int, Int) => A | Null, twin: String => A)(texts: String*)(using Location) =
    for text <- texts do
      val bytes = s"[\"$text\",1]".getBytes(US_ASCII)
      assertEquals(parse(bytes, 2, 2 + text.length), twin(text): A | Null, text)

  private def leaves(parse: (Array[Byte], Int, Int) => Any)(texts: String*)(using Location) =
    for text <- texts do
      val bytes = text.getBytes(US_ASCII)
      assertEquals(parse(bytes, 0, bytes.length), null, text)

  private val fractions = List("", ".5", ".123", ".000001", ".123456789", ".000000000")

  test("the common forms"):
    takes(PlainTimes.localDate, LocalDate.parse)("2026-11-23", "0000-01-01", "9999-12-31", "2000-02-29")
    val times = fractions.map("10:15:30" + _) :+ "00:00:00" :+ "23:59:59"
    takes(PlainTimes.localTime, LocalTime.parse)(times*)
    val dateTimes = times.map("2024-02-29T" + _)
    takes(PlainTimes.localDateTime, LocalDateTime.parse)(dateTimes*)
    takes(PlainTimes.instant, Instant.parse)(dateTimes.map(_ + "Z")*)
    for offset <- List("Z", "+01:00", "-11:30", "+18:00", "+01:02:03", "+05") do
      takes(PlainTimes.offsetDateTime, OffsetDateTime.parse)(dateTimes.map(_ + offset)*)

  test("other texts are left to the full twins"):
    leaves(PlainTimes.localDate)(
      "",
      "2026-11-2",
      "2026-11-231",
      "2026-02-30",
      "2100-02-29",
      "+2026-11-23",
      "2026/11/23"
    )
    leaves(PlainTimes.localTime)("", "10:15", "24:00:00", "10:60:00", "10:15:60", "10:15:30.", "10:15:30.1234567890")
    leaves(PlainTimes.localDateTime)("", "2026-11-23T10:15", "2026-11-23 10:15:30", "2026-11-23T10:15:30Z")
    leaves(PlainTimes.instant)("", "2026-11-23T10:15:30", "2026-11-23T10:15:30+01:00", "2026-11-23T10:15:30.Z")
    leaves(PlainTimes.offsetDateTime)("", "2026-11-23T10:15:30", "2026-11-23T10:15:30.Z", "2026-11-23T10:15:30+1")

  test("days since 1970 are those of LocalDate, in all years of four digits"):
    var day = LocalDate.of(0, 1, 1)
    while day.getYear < 10000 do
      assertEquals(DateFields.epochDay(day.getYear, day.getMonthValue, day.getDayOfMonth).toLong, day.toEpochDay)
      day = day.plusDays(1)
