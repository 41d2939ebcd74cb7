package jzon.wire

import java.time.{
  Duration, Instant, LocalDate, LocalDateTime, LocalTime, MonthDay, OffsetDateTime, OffsetTime, Period, Year, YearMonth,
  ZoneId, ZoneOffset, ZonedDateTime
}
import java.nio.charset.StandardCharsets.US_ASCII
import java.time.format.DateTimeFormatter
import munit.{Location, ScalaCheckSuite}
import org.scalacheck.Gen
import org.scalacheck.Prop.*
import scala.jdk.CollectionConverters.*

/** The suites of dates and times compare what is parsed with the JDK. Here is shown which texts need no full twin. */
class PlainTimesSuite extends ScalaCheckSuite:
  /** What the two steps make of a string that begins with `text`, or null if they leave it to the full twin. */
  private def read[A](scan: (Array[Byte], Int) => Long, make: (Array[Byte], Int, Long) => A | Null)(text: String) =
    val bytes = s"[\"$text\",1]${" " * 64}".getBytes(US_ASCII)
    val scanned = scan(bytes, 2)
    val isWhole = scanned >= 0 && PlainTimes.length(scanned) == text.length
    if isWhole then make(bytes, 2, scanned) else null

  private def takes[A](read: String => A | Null, twin: String => A)(texts: String*)(using Location) =
    for text <- texts do assertEquals(read(text), twin(text): A | Null, text)

  private def leaves(read: String => Any)(texts: String*)(using Location) =
    for text <- texts do assertEquals(read(text), null, text)

  private val date = read((_, _) => 10L, (b, from, _) => PlainTimes.localDate(b, from))
  private val time = read(PlainTimes.scanLocalTime, PlainTimes.localTime)
  private val dateTime = read(PlainTimes.scanLocalDateTime, PlainTimes.localDateTime)
  private val offsetTime = read(PlainTimes.scanOffsetTime, PlainTimes.offsetTime)
  private val offsetDateTime = read(PlainTimes.scanOffsetDateTime, PlainTimes.offsetDateTime)
  private val instant = read(PlainTimes.scanInstant, PlainTimes.instant)
  private val duration = read(PlainTimes.scanDuration, (_, _, scanned) => PlainTimes.duration(scanned))

  private val year = read((_, _) => 4L, (b, from, _) => PlainTimes.year(b, from))
  private val yearMonth = read((_, _) => 7L, (b, from, _) => PlainTimes.yearMonth(b, from))
  private val monthDay = read((_, _) => 7L, (b, from, _) => PlainTimes.monthDay(b, from))
  private val zoneOffset = read(PlainTimes.scanZoneOffset, (b, from, _) => PlainTimes.zoneOffset(b, from))
  private val period = read(PlainTimes.scanPeriod, (_, _, scanned) => PlainTimes.period(scanned))

  private val zoned = read(PlainTimes.scanZonedDateTime, PlainTimes.zonedDateTime)
  private val zone = read(PlainTimes.scanZoneId, PlainTimes.zoneId)

  private val fractions = List("", ".5", ".123", ".000001", ".1234567", ".12345678", ".123456789", ".000000000")

  test("the common forms"):
    takes(date, LocalDate.parse)("2026-11-23", "0000-01-01", "9999-12-31", "2000-02-29")
    val times = fractions.map("10:15:30" + _) :+ "00:00:00" :+ "23:59:59"
    takes(time, LocalTime.parse)(times*)
    val dateTimes = times.map("2024-02-29T" + _)
    takes(dateTime, LocalDateTime.parse)(dateTimes*)
    takes(instant, Instant.parse)(dateTimes.map(_ + "Z")*)
    for offset <- List("Z", "+01:00", "-11:30", "+18:00", "-18:00") do
      takes(offsetTime, OffsetTime.parse)(times.map(_ + offset)*)
      takes(offsetDateTime, OffsetDateTime.parse)(dateTimes.map(_ + offset)*)
    takes(duration, Duration.parse)(fractions.map(f => s"PT1H2M3${f}S")*)
    takes(duration, Duration.parse)("PT0S", "PT5M", "PT12H", "PT12H5M", "PT18000H", "PT100000M", "PT999999S")

    for end <- List("Z", "+01:00", "+01:00[Europe/Zurich]", "Z[UTC]", "-05:00[America/New_York]", "+02:00[CET]") do
      takes(zoned, ZonedDateTime.parse)(dateTimes.map(_ + end)*)
    takes(zoned, ZonedDateTime.parse)(
      "2024-02-29T10:15:30-03:00[America/Argentina/ComodRivadavia]",
      "2024-02-29T10:15:30.5+02:00[America/North_Dakota/New_Salem]",
      "0000-01-01T00:00:00+18:00[Asia/Tokyo]",
      "9999-12-31T23:59:59-18:00[Asia/Tokyo]"
    )
    takes(zone, ZoneId.of)(ZoneId.getAvailableZoneIds.asScala.toSeq*)

    takes(year, Year.parse)("0000", "0001", "2026", "9999")
    takes(yearMonth, YearMonth.parse)("0000-01", "2026-11", "9999-12")
    takes(monthDay, MonthDay.parse)("--01-01", "--02-29", "--11-30", "--12-31")
    takes(zoneOffset, ZoneOffset.of)("Z", "+00:00", "-00:00", "+01:00", "-11:30", "+18:00", "-18:00", "+01:01")
    takes(period, Period.parse)("P0D", "P1Y", "P2M", "P3D", "P1Y2M", "P1Y3D", "P2M3D", "P9999Y9999M9999D", "P01Y")

  test("other texts are left to the full twins"):
    leaves(year)("", "202", "20266", "+2026", "-202", "202a", "2/26", "20:6")
    leaves(yearMonth)("", "2026-1", "2026-00", "2026-13", "2026/11", "2026-1a", "-026-11", "2026-111", "202:-11")
    leaves(monthDay)(
      "",
      "--11-3",
      "--11-31",
      "--02-30",
      "--13-01",
      "--00-01",
      "-11-01",
      "--11/01",
      "--11-0a",
      "+-11-01"
    )
    leaves(zoneOffset)("", "z", "+1", "+01", "+0100", "+18:01", "-19:00", "+01:60", "*01:00", ",01:00", "+01:0a")
    leaves(zoneOffset)("+01:00:00", "+0a:00", "+01/00", "+:1:00")
    leaves(period)(
      "",
      "P",
      "P1",
      "PY",
      "P1W",
      "-P1D",
      "P-1D",
      "P+1D",
      "P1D1M",
      "P1Y1Y",
      "P12345D",
      "P1d",
      "PT1S",
      "P1DT"
    )
    leaves(zone)("", "Z", "+01:00", "UTC+01:00", "Europe", "Europe/Zuric", "Europe/Zurichh", "europe/zurich", "e" * 41)
    for end <- List("", "[UTC]", "Z[]", "Z[UTC", "Z[UTC]]", "Z[UTC] ", "Z UTC]", "Z[+01:00]", "Z[Z]", "z[UTC]") do
      leaves(zoned)("2026-11-23T10:15:30" + end)
    leaves(zoned)("2026-11-23T10:15Z[UTC]", "2026-11-31T10:15:30Z[UTC]", "2026-11-23T10:15:30+19:00[UTC]")
    leaves(zoned)(
      "2026-11-23T10:15:30Z[" + "e" * 40 + "]",
      "2026-11-23T10:15:30.123456789+01:00[Africa/Johannesburg_not]"
    )
    leaves(date)("", "2026-11-2", "2026-11-231", "2026-02-30", "2100-02-29", "+2026-11-23", "2026/11/23")
    leaves(time)("", "10:15", "24:00:00", "10:60:00", "10:15:60", "10:15:30.", "10:15:30.1234567890")
    leaves(dateTime)("", "2026-11-23T10:15", "2026-11-23 10:15:30", "2026-11-23T10:15:30Z")
    leaves(instant)("", "2026-11-23T10:15:30", "2026-11-23T10:15:30+01:00", "2026-11-23T10:15:30.Z")
    leaves(offsetTime)("", "10:15:30", "10:15:30+1", "10:15:30+18:01", "24:15:30Z")
    for offset <- List("", ".Z", "+1", "+05", "+01:02:03", "*01:00", "+19:00") do
      leaves(offsetDateTime)("2026-11-23T10:15:30" + offset)
    leaves(duration)(
      "",
      "P",
      "PT",
      "P1D",
      "-PT1S",
      "PT-1S",
      "PT1",
      "PTS",
      "PT1S1S",
      "PT1M1H",
      "PT1S1M",
      "PT1.S",
      "PT1.5M"
    )
    leaves(duration)(
      "PT1234567S",
      "PT1234567H",
      "PT12345678S",
      "PT9999999H",
      "PT1.1234567891S",
      "PT1H1",
      "PT1HS",
      "pt1s",
      "PT1h"
    )

  private def upTo(max: Int) = Gen.choose(0, max)
  private val fraction =
    Gen.oneOf(Gen.const(""), Gen.choose(1, 9).flatMap(Gen.listOfN(_, Gen.numChar)).map("." + _.mkString))

  property("durations are those of Duration.parse"):
    forAllNoShrink(upTo(9999), upTo(99999), upTo(999999), fraction): (hours, minutes, seconds, fraction) =>
      takes(duration, Duration.parse)(
        s"PT${hours}H${minutes}M$seconds${fraction}S",
        s"PT${hours}H${minutes}M",
        s"PT$seconds${fraction}S"
      )

  property("periods and parts of dates are those of the JDK"):
    forAllNoShrink(upTo(9999), upTo(9999), upTo(9999), Gen.choose(-719528, 2932896)): (years, months, days, day) =>
      takes(period, Period.parse)(s"P${years}Y${months}M${days}D", s"P${months}M", s"P${years}Y${days}D")
      val date = LocalDate.ofEpochDay(day)
      takes(year, Year.parse)(f"${date.getYear}%04d")
      takes(yearMonth, YearMonth.parse)(YearMonth.from(date).toString)
      takes(monthDay, MonthDay.parse)(MonthDay.from(date).toString)

  test("all offsets of minutes"):
    for minutes <- -18 * 60 to 18 * 60; text = ZoneOffset.ofTotalSeconds(minutes * 60).getId do
      takes(zoneOffset, ZoneOffset.of)(text)

  property("times are those of the JDK"):
    forAllNoShrink(upTo(86399), fraction, Gen.choose(-18 * 60, 18 * 60), Gen.choose(-719528, 2932896)):
      (second, fraction, minutes, day) =>
        val text = f"${second / 3600}%02d:${second / 60 % 60}%02d:${second % 60}%02d$fraction"
        val offset = f"${if minutes < 0 then "-" else "+"}${minutes.abs / 60}%02d:${minutes.abs % 60}%02d"
        val date = LocalDate.ofEpochDay(day)
        takes(time, LocalTime.parse)(text)
        takes(offsetTime, OffsetTime.parse)(text + offset)
        takes(instant, Instant.parse)(s"${date}T${text}Z")
        takes(offsetDateTime, OffsetDateTime.parse)(s"${date}T$text$offset")

  test("times in zones are those of the JDK, around all changes of the offset"):
    for
      id <- ZoneId.getAvailableZoneIds.asScala
      zone = ZoneId.of(id)
      transition <- zone.getRules.getTransitions.asScala
      seconds <- List(-7200, -3600, -1, 0, 1, 3599, 3600, 7200)
      local = transition.getDateTimeBefore.plusSeconds(seconds).format(DateTimeFormatter.ISO_LOCAL_DATE_TIME)
      hours <- List(0, 1)
      offset = transition.getOffsetBefore.getTotalSeconds / 3600 + hours
    do
      val text = f"$local${if offset < 0 then "-" else "+"}${offset.abs}%02d:00[$id]"
      assertEquals(zoned(text), ZonedDateTime.parse(text): ZonedDateTime | Null, text)

  test("days since 1970 are those of LocalDate, in all years of four digits"):
    var day = LocalDate.of(0, 1, 1)
    while day.getYear < 10000 do
      assertEquals(DateFields.epochDay(day.getYear, day.getMonthValue, day.getDayOfMonth).toLong, day.toEpochDay)
      day = day.plusDays(1)
