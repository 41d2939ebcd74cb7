package jzon.wire

import java.time.{DayOfWeek, LocalDate, Month, MonthDay, Year, YearMonth}

import org.scalacheck.Gen
import org.scalacheck.Prop.forAll

import TextLaws.*

class DatesSuite extends TextLaws:
  private val dates: Gen[LocalDate] =
    for
      year <- years
      month <- Gen.choose(1, 12)
      day <- Gen.choose(1, YearMonth.of(year, month).lengthOfMonth)
    yield LocalDate.of(year, month, day)

  laws(
    Text("LocalDate", Dates.parseLocalDate, Dates.putLocalDate, _ => Dates.MaxLocalDate, LocalDate.parse, _ => false),
    dates,
    dateTexts
  )

  private def isoYear =
    java.time.format.DateTimeFormatterBuilder()
      .appendValue(java.time.temporal.ChronoField.YEAR, 4, 10, java.time.format.SignStyle.EXCEEDS_PAD).toFormatter

  laws(
    Text("Year", Dates.parseYear, Dates.putYear, _ => Dates.MaxYear, Year.parse, _ => false, print = isoYear.format(_)),
    years.map(Year.of),
    Gen.oneOf(
      yearTexts,
      years.map(_.toString),
      Gen.choose(1, 11).flatMap(n => Gen.listOfN(n, Gen.numChar)).map(_.mkString)
    )
  )

  laws(
    Text(
      "YearMonth",
      Dates.parseYearMonth,
      Dates.putYearMonth,
      _ => Dates.MaxYearMonth,
      YearMonth.parse,
      _ => false,
      print = value => if value.getYear > 9999 then s"+$value" else value.toString
    ),
    Gen.zip(years, Gen.choose(1, 12)).map((year, month) => YearMonth.of(year, month)),
    Gen.zip(yearTexts, Gen.choose(0, 13)).map((year, month) => f"$year-$month%02d")
  )

  test("Year: four digits at least, and a sign where there are more, as in all dates"):
    def written(year: Int) = jzon.write(Year.of(year))
    assertEquals(
      List(5, 0, -5, 2020, -12345, 12345).map(written),
      List("0005", "0000", "-0005", "2020", "-12345", "+12345").map("\"" + _ + "\"")
    )
    for year <- List(Year.MIN_VALUE, Year.MIN_VALUE + 1, -10000, -9999, -1, 0, 1, 9999, 10000, Year.MAX_VALUE) do
      assertEquals(jzon.readOrThrow[Year](written(year)), Year.of(year))
      assertEquals(jzon.readOrThrow[Map[Year, Int]](jzon.write(Map(Year.of(year) -> 1))), Map(Year.of(year) -> 1))
      assertEquals(jzon.writeBytesExact(Year.of(year)).length, written(year).length)
      assertEquals(jzon.readOrThrow[Year](s"\"$year\""), Year.of(year)) // as Year.toString has it

  test("YearMonth: the sign that toString leaves out is what parse asks for"):
    assertEquals(YearMonth.of(12345, 6).toString, "12345-06")
    intercept[java.time.format.DateTimeParseException](YearMonth.parse("12345-06"))

  laws(
    Text("MonthDay", Dates.parseMonthDay, Dates.putMonthDay, _ => Dates.MaxMonthDay, MonthDay.parse, _ => false),
    Gen.choose(1, 366).map(day => MonthDay.from(LocalDate.ofYearDay(2000, day))),
    monthDayTexts.map("--" + _)
  )

  laws(
    Text("Month", Dates.parseMonth, Dates.putMonth, _ => Dates.MaxMonth, Month.valueOf, _ => false),
    Gen.oneOf(Month.values.toSeq),
    Gen.oneOf(Month.values.toSeq).map(_.name)
  )

  laws(
    Text("DayOfWeek", Dates.parseDayOfWeek, Dates.putDayOfWeek, _ => Dates.MaxDayOfWeek, DayOfWeek.valueOf, _ => false),
    Gen.oneOf(DayOfWeek.values.toSeq),
    Gen.oneOf(DayOfWeek.values.toSeq).map(_.name)
  )

  property("epochDay and ofEpochDay agree with LocalDate"):
    forAll(Gen.oneOf(dates, Gen.choose(-800000L, 800000L).map(LocalDate.ofEpochDay))): date =>
      val lanes = DateFields.ofEpochDay(date.toEpochDay)
      assertEquals(DateFields.year(lanes), date.getYear.toLong)
      assertEquals(DateFields.month(lanes), date.getMonthValue)
      assertEquals(DateFields.day(lanes), date.getDayOfMonth)
      assertEquals(DateFields.epochDay(lanes), date.toEpochDay)

  property("a pair is read and written as two digits"):
    forAll(Gen.choose(0, 255), Gen.choose(0, 255)): (first, second) =>
      val bytes = Array(first.toByte, second.toByte)
      val text = s"${first.toChar}${second.toChar}"
      val expected = if text.forall(c => c >= '0' && c <= '9') then text.toInt else -1
      assertEquals(Pairs.read(bytes, 0), expected)

  test("all pairs are written as two digits, by bytes and by lanes"):
    for value <- 0 to 99 do
      val out = new Array[Byte](2)
      assertEquals(Pairs.put(value, out, 0), 2)
      assertEquals(new String(out, "US-ASCII"), f"$value%02d")
      assertEquals(Pairs.lanes(value) + 0x3030, ((out(1) << 8) | out(0)).toLong)
