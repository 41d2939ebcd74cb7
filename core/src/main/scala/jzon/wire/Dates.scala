package jzon.wire

import java.time.{DayOfWeek, LocalDate, Month, MonthDay, Year, YearMonth}

/** Dates between text and objects. Parsers take `bytes(from until until)` and return null unless it is exactly the text
  * of one date. They read no other bytes and never throw. Printers write ASCII and return the index after it.
  *
  * Parsers accept what the `parse` of each class accepts. Printers write the `toString` of the value, with two
  * exceptions: a YearMonth after 9999 has a `+`, without which `YearMonth.parse` refuses it, and a Year is written as
  * in all other dates (ISO 8601), with at least four digits, and with a `+` after 9999.
  */
private[jzon] object Dates:
  inline val MaxLocalDate = 16
  inline val MaxYear = 12 // one more than the text has: room that Integers.putInt asks for
  inline val MaxYearMonth = 13
  inline val MaxMonthDay = 8 // one more than the text has
  inline val MaxMonth = 9
  inline val MaxDayOfWeek = 9

  /** `2020-01-31`, `-0044-03-15`, `+10000-01-01`. */
  def parseLocalDate(b: Array[Byte], from: Int, until: Int): LocalDate | Null =
    val date = DateFields.scan(b, from, until)
    if date == DateFields.Invalid || DateFields.length(date) != until - from then null else localDate(date)

  /** The scanned date as an object, or null if its year is beyond those of LocalDate. */
  def localDate(date: Long): LocalDate | Null =
    if Math.abs(DateFields.year(date)) > DateFields.MaxYear then null
    else LocalDate.of(DateFields.year(date).toInt, DateFields.month(date), DateFields.day(date))

  def putLocalDate(date: LocalDate, out: Array[Byte], at: Int): Int =
    DateFields.put(date.getYear, date.getMonthValue, date.getDayOfMonth, out, at)

  /** An optional sign and one to nine digits: `2020`, `-0044`, `+12345`; also `-44` and `12345`, the forms of
    * `Year.toString`.
    */
  def parseYear(b: Array[Byte], from: Int, until: Int): Year | Null =
    val signed = from < until && (b(from) == '-' || b(from) == '+')
    var i = if signed then from + 1 else from
    if i >= until || until - i > 9 then null
    else
      var year = 0
      while i < until && b(i) >= '0' && b(i) <= '9' do
        year = year * 10 + (b(i) - '0')
        i += 1
      if i < until then null else Year.of(if b(from) == '-' then -year else year)

  def putYear(year: Year, out: Array[Byte], at: Int): Int = DateFields.putYear(year.getValue, out, at)

  /** `2020-01`, `-0044-03`, `+10000-01`. */
  def parseYearMonth(b: Array[Byte], from: Int, until: Int): YearMonth | Null =
    if until - from == 7 then
      val century = Pairs.read(b, from)
      val ofCentury = Pairs.read(b, from + 2)
      if (century | ofCentury) < 0 then null else yearMonth((century * 100 + ofCentury).toLong, b, from + 4)
    else
      val end = DateFields.endOfSignedYear(b, from, until)
      if end < 0 || until - end != 3 then null else yearMonth(DateFields.signedYear(b, from, end), b, end)

  private def yearMonth(year: Long, b: Array[Byte], afterYear: Int): YearMonth | Null =
    val month = Pairs.read(b, afterYear + 1)
    if b(afterYear) != '-' || month < 1 || month > 12 || Math.abs(year) > DateFields.MaxYear then null
    else YearMonth.of(year.toInt, month)

  def putYearMonth(yearMonth: YearMonth, out: Array[Byte], at: Int): Int =
    val year = yearMonth.getYear
    val month = yearMonth.getMonthValue
    if year >= 0 && year <= 9999 then
      Bytes.putLong(out, at, Quads(year) + DateFields.AfterYear + (Pairs.lanes(month) << 40))
      at + 7
    else
      val afterYear = DateFields.putYear(year, out, at)
      out(afterYear) = '-'
      Pairs.put(month, out, afterYear + 1)

  /** `--02-29`. */
  def parseMonthDay(b: Array[Byte], from: Int, until: Int): MonthDay | Null =
    if until - from != 7 || b(from) != '-' || b(from + 1) != '-' || b(from + 4) != '-' then null
    else
      val month = Pairs.read(b, from + 2)
      val day = Pairs.read(b, from + 5)
      if DateFields.isDay(2000, month, day) then MonthDay.of(month, day) else null

  def putMonthDay(monthDay: MonthDay, out: Array[Byte], at: Int): Int =
    val lanes = Pairs.lanes(monthDay.getMonthValue) << 16 | Pairs.lanes(monthDay.getDayOfMonth) << 40
    Bytes.putLong(out, at, Pairs.YearlyDay + lanes)
    at + 7

  /** The name of the constant, in capitals: `MONDAY`. */
  def parseDayOfWeek(b: Array[Byte], from: Int, until: Int): DayOfWeek | Null =
    val i = indexOf(dayNames, b, from, until)
    if i < 0 then null else DayOfWeek.of(i + 1)

  def putDayOfWeek(day: DayOfWeek, out: Array[Byte], at: Int): Int = putName(dayNames(day.ordinal), out, at)

  /** The name of the constant, in capitals: `JANUARY`. */
  def parseMonth(b: Array[Byte], from: Int, until: Int): Month | Null =
    val i = indexOf(monthNames, b, from, until)
    if i < 0 then null else Month.of(i + 1)

  def putMonth(month: Month, out: Array[Byte], at: Int): Int = putName(monthNames(month.ordinal), out, at)

  private val dayNames = Filled.by(new Array[Array[Byte]](7))(i => DayOfWeek.of(i + 1).name.getBytes("US-ASCII"))
  private val monthNames = Filled.by(new Array[Array[Byte]](12))(i => Month.of(i + 1).name.getBytes("US-ASCII"))

  private def putName(name: Array[Byte], out: Array[Byte], at: Int): Int =
    System.arraycopy(name, 0, out, at, name.length)
    at + name.length

  /** The index of the name that is the text, or -1. */
  private def indexOf(names: Array[Array[Byte]], b: Array[Byte], from: Int, until: Int): Int =
    var i = names.length - 1
    while i >= 0 && !java.util.Arrays.equals(names(i), 0, names(i).length, b, from, until) do i -= 1
    i
