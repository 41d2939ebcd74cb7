package jzon.wire

/** A date as it is in the text, before it becomes an object: year, month, day and the length of the text in one Long,
  * so that scanning allocates nothing. Lanes from below: day 5 bits, month 4, length 5, then the year, signed. The text
  * is ISO 8601 as in `DateTimeFormatter.ISO_LOCAL_DATE`: a year of four digits, or `-` and four to ten, or `+` and five
  * to ten, but never `-0000`.
  */
private[jzon] object DateFields:
  /** No date, because no year is so low. */
  inline val Invalid = Long.MinValue

  inline def year(date: Long): Long = date >> 14
  inline def month(date: Long): Int = (date >>> 5).toInt & 0xf
  inline def day(date: Long): Int = date.toInt & 0x1f
  inline def length(date: Long): Int = (date >>> 9).toInt & 0x1f

  /** The greatest year of LocalDate, as a distance from 0. `Instant` reaches 1,000,000,000. */
  inline val MaxYear = 999999999L

  /** The largest number of bytes that [[put]] writes: a sign, ten digits, `-MM-dd`. */
  inline val Max = 17

  /** The date that begins at `from`, with a year of up to ten digits and a day that its month has, or [[Invalid]]. The
    * caller looks at what follows it.
    */
  def scan(b: Array[Byte], from: Int, until: Int): Long =
    if until - from < 10 then Invalid
    else
      val lanes = Bytes.long(b, from) ^ Pairs.Date
      if Pairs.fits(lanes, Pairs.DateRoom) then
        val values = Pairs.values(lanes)
        val year = Pairs.at(values, 0) * 100 + Pairs.at(values, 2)
        checked(year.toLong, Pairs.at(values, 5), Pairs.read(b, from + 8), 10)
      else scanSigned(b, from, until)

  /** The twin of [[scan]] for a year with a sign. */
  private def scanSigned(b: Array[Byte], from: Int, until: Int): Long =
    val end = endOfSignedYear(b, from, until)
    if end < 0 || until - end < 6 || b(end) != '-' || b(end + 3) != '-' then Invalid
    else checked(signedYear(b, from, end), Pairs.read(b, end + 1), Pairs.read(b, end + 4), end + 6 - from)

  private def checked(year: Long, month: Int, day: Int, length: Int): Long =
    if isDay(year, month, day) then year << 14 | (length << 9 | month << 5 | day) else Invalid

  /** The index after a signed year of five to ten digits, or four after `-`, that begins at `from`; or -1. */
  def endOfSignedYear(b: Array[Byte], from: Int, until: Int): Int =
    if from >= until || (b(from) != '-' && b(from) != '+') then -1
    else
      val last = Math.min(until, from + 11)
      var end = from + 1
      while end < last && b(end) >= '0' && b(end) <= '9' do end += 1
      val digits = end - from - 1
      if digits < (if b(from) == '-' then 4 else 5) || (b(from) == '-' && signedYear(b, from, end) == 0L) then -1
      else end

  /** The value of the sign and digits between `from` and `end`. */
  def signedYear(b: Array[Byte], from: Int, end: Int): Long =
    var year = 0L
    var i = from + 1
    while i < end do
      year = year * 10 + (b(i) - '0')
      i += 1
    if b(from) == '-' then -year else year

  /** Whether the year's month has the day; month and day may be anything. */
  def isDay(year: Long, month: Int, day: Int): Boolean =
    month >= 1 && month <= 12 && day >= 1 && (day <= 28 || day <= daysOf(year, month))

  private def daysOf(year: Long, month: Int): Int =
    if month == 2 then if isLeap(year) then 29 else 28
    else 30 + ((month ^ (month >> 3)) & 1) // odd months have 31 days, from August on the even ones

  /** Of the multiples of 100 those of 400 are the multiples of 16. */
  private def isLeap(year: Long): Boolean = (year & 3) == 0L && ((year & 15) == 0L || year % 100 != 0L)

  /** Writes the date as [[scan]] reads it, the year with as few digits as that allows; returns the index after it. */
  def put(year: Int, month: Int, day: Int, out: Array[Byte], at: Int): Int =
    if year >= 0 && year <= 9999 then
      Bytes.putLong(out, at, Quads(year) + AfterYear + (Pairs.lanes(month) << 40))
      Pairs.put(day, out, at + 8)
    else
      val afterYear = putYear(year, out, at)
      out(afterYear) = '-'
      out(afterYear + 3) = '-'
      Pairs.put(day, out, Pairs.put(month, out, afterYear + 1) + 1)

  /** [[put]] and a `T`. Up to 12 bytes from `at` may be overwritten, or those. */
  def putWithT(year: Int, month: Int, day: Int, out: Array[Byte], at: Int): Int =
    if year >= 0 && year <= 9999 then
      Bytes.putLong(out, at, Quads(year) + AfterYear + (Pairs.lanes(month) << 40))
      Bytes.putInt(out, at + 8, Pairs.text(day) | 'T' << 16)
      at + 11
    else
      val until = put(year, month, day, out, at)
      out(until) = 'T'
      until + 1

  /** [[Pairs.Date]] without the digits of its year. With one constant, the JIT needs one register. */
  inline val AfterYear = 0x2d30302d00000000L

  /** Writes the year with at least four digits, and with a sign unless four suffice; returns the index after it. */
  def putYear(year: Int, out: Array[Byte], at: Int): Int =
    val distance = Math.abs(year)
    if distance <= 9999 then
      var i = at
      if year < 0 then
        out(i) = '-'
        i += 1
      Bytes.putInt(out, i, Quads(distance))
      i + 4
    else
      out(at) = if year < 0 then '-' else '+'
      Integers.putInt(distance, out, at + 1)

  /** Days from 1970-01-01 to the date. Years are counted from March, so that the day of the leap year comes last: the
    * months from March on have (153 m + 2) / 5 days before month m. Exact for years of ten digits.
    */
  def epochDay(date: Long): Long =
    val sinceMarch = month(date) - 3 // negative in January and February, which belong to the year before
    val year = DateFields.year(date) + (sinceMarch >> 31)
    val month0 = if sinceMarch < 0 then sinceMarch + 12 else sinceMarch
    val century = Math.floorDiv(year, 100L)
    365 * year +
      (year >> 2) - century +
      (century >> 2) +
      (153 * month0 + 2) / 5 + day(date) - 1 - DaysBefore1970

  /** [[epochDay]] of a year from 0 to 9999. Years are shifted by 400, so that none is negative. */
  def epochDay(year: Int, month: Int, day: Int): Int =
    val early = (month - 3) >> 31         // -1 in January and February: a branch would be hard to predict
    val sinceMarch = month + (early & 12) // 3 to 14
    val shifted = year + 400 + early
    val century = shifted / 100
    365 * shifted +
      (shifted >> 2) - century +
      (century >> 2) +
      ((979 * sinceMarch - 2919) >> 5) + day - 1 - DaysBefore1970.toInt - 146097

  /** Days from 0000-03-01 to 1970-01-01. */
  private inline val DaysBefore1970 = 719468L

  /** The date that is `epochDay` days after 1970-01-01, in the lanes of a scanned date with length 0; for years up to
    * ±1,000,000,000.
    *
    * Neri and Schneider, "Euclidean affine functions and their application to calendar algorithms" (2022): the
    * quotients of century, year and month come out of one product each, the remainders out of the bits below.
    */
  def ofEpochDay(epochDay: Long): Long =
    val days = epochDay + DaysBefore1970 + Cycles * 146097 // from March of a year 400 n, not negative
    val quarters = 4 * days + 3
    val century = quarters / 146097
    val ofCentury = (quarters - century * 146097) | 3 // of the day's last quarter
    val product = ofCentury * 2939745                 // 2^32 / 1461 of the day, in quarters
    val yearOfCentury = product >>> 32
    val dayOfYear = (product & 0xffffffffL) / 2939745 / 4
    val months = (2141 * dayOfYear + 197913).toInt     // 2^16 / 30.6 of the day, plus three months
    val inNextYear = if dayOfYear >= 306 then 1 else 0 // January and February
    val year = 100 * century + yearOfCentury - Cycles * 400 + inNextYear
    val month = (months >>> 16) - 12 * inNextYear
    val day = (months & 0xffff) / 2141 + 1
    year << 14 | (month << 5 | day)

  /** Cycles of 400 years by which days are shifted to be positive. */
  private inline val Cycles = 2500001L
