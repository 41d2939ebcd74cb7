package jzon.wire

import java.time.LocalTime

/** A time of day as it is in the text, before it becomes an object, in one Long. Lanes from below: nanosecond 30 bits,
  * second 6, minute 6, hour 5, length of the text 5. The text is `hh:mm`, `hh:mm:ss` or `hh:mm:ss.f` with one to nine
  * digits of fraction. 24:00 and second 60 are refused.
  */
private[jzon] object TimeFields:
  /** No time, because a time is never negative. */
  inline val Invalid = -1L

  inline def nano(time: Long): Int = time.toInt & 0x3fffffff
  inline def second(time: Long): Int = (time >>> 30).toInt & 0x3f
  inline def minute(time: Long): Int = (time >>> 36).toInt & 0x3f
  inline def hour(time: Long): Int = (time >>> 42).toInt & 0x1f
  inline def length(time: Long): Int = (time >>> 47).toInt & 0x1f

  inline def secondOfDay(time: Long): Int = hour(time) * 3600 + minute(time) * 60 + second(time)

  /** The largest number of bytes that [[put]] writes. */
  inline val Max = 18

  /** The longest time that begins at `from`, or [[Invalid]]. The caller looks at what follows it. */
  def scan(b: Array[Byte], from: Int, until: Int): Long =
    if until - from < 8 then scanShort(b, from, until)
    else
      val lanes = Bytes.long(b, from) ^ Pairs.Time
      if Pairs.fits(lanes, Pairs.TimeRoom) then
        val values = Pairs.values(lanes)
        val time = fields(Pairs.at(values, 0), Pairs.at(values, 3), Pairs.at(values, 6), 8)
        if from + 8 < until && b(from + 8) == '.' && time != Invalid then withFraction(time, b, from + 9, until)
        else time
      else scanShort(b, from, until)

  /** The twin of [[scan]] for `hh:mm` without a third pair. */
  private def scanShort(b: Array[Byte], from: Int, until: Int): Long =
    if until - from < 5 || b(from + 2) != ':' || (from + 5 < until && b(from + 5) == ':') then Invalid
    else fields(Pairs.read(b, from), Pairs.read(b, from + 3), 0, 5)

  private def fields(hour: Int, minute: Int, second: Int, length: Int): Long =
    if isTime(hour, minute, second) then lanes(hour, minute, second, length) else Invalid

  private def lanes(hour: Int, minute: Int, second: Int, length: Int): Long =
    (length << 17 | hour << 12 | minute << 6 | second).toLong << 30

  private def isTime(hour: Int, minute: Int, second: Int): Boolean =
    (hour | minute | (23 - hour) | (59 - minute) | (59 - second)) >= 0

  private def withFraction(time: Long, b: Array[Byte], from: Int, until: Int): Long =
    val fraction = scanFraction(b, from, until)
    if fraction < 0 then Invalid
    else time + fractionNanos(fraction) + ((fractionDigits(fraction) + 1).toLong << 47)

  /** One to nine digits from `from` on, as nanoseconds and, four bits below, their number; or -1. A tenth digit is not
    * read.
    */
  def scanFraction(b: Array[Byte], from: Int, until: Int): Long =
    val last = Math.min(until, from + 9)
    var nanos = 0
    var i = from
    if from + 8 <= b.length then
      val word = Bytes.long(b, from)
      val count = Math.min(Swar.countDigits(word), last - from)
      if count > 0 then nanos = Swar.leadingDigits(word, count)
      i += count
    while i < last && b(i) >= '0' && b(i) <= '9' do
      nanos = nanos * 10 + (b(i) - '0')
      i += 1
    val digits = i - from
    if digits == 0 then -1L else (nanos * nanosOfUnit(digits)).toLong << 4 | digits

  inline def fractionNanos(fraction: Long): Int = (fraction >>> 4).toInt
  inline def fractionDigits(fraction: Long): Int = fraction.toInt & 0xf

  /** Nanoseconds in one unit of the last of so many digits. */
  private val nanosOfUnit = Array(1000000000, 100000000, 10000000, 1000000, 100000, 10000, 1000, 100, 10, 1)

  def localTime(time: Long): LocalTime = LocalTime.of(hour(time), minute(time), second(time), nano(time))

  /** Writes the time as `LocalTime.toString` does: seconds unless they and the fraction are zero, the fraction in
    * groups of three digits.
    */
  def put(time: LocalTime, out: Array[Byte], at: Int): Int =
    val second = time.getSecond
    val nano = time.getNano
    val until = putWithSeconds(time.getHour, time.getMinute, second, nano, out, at)
    if (second | nano) == 0 then at + 5 else until

  /** Writes the time with its seconds, and the fraction, unless zero, in groups of three digits; returns the index
    * after it.
    */
  def putWithSeconds(hour: Int, minute: Int, second: Int, nano: Int, out: Array[Byte], at: Int): Int =
    val pairs = Pairs.lanes(hour) + (Pairs.lanes(minute) << 24) + (Pairs.lanes(second) << 48)
    Bytes.putLong(out, at, Pairs.Time + pairs)
    if nano == 0 then at + 8 else putFraction(nano, out, at + 8)

  private def putFraction(nano: Int, out: Array[Byte], at: Int): Int =
    val millis = nano / 1000000
    if nano == millis * 1000000 then
      Bytes.putInt(out, at, '.' | Triples(millis) << 8)
      at + 4
    else
      out(at) = '.'
      val lastEight = putNine(nano, out, at + 1)
      if lastEight >>> 40 == 0L then at + 7 else at + 10 // are all but the first six digits zero?

  /** Writes `nano`, 0 to 999,999,999, as nine digits; returns the last eight as numbers, one per lane, the last digit
    * in the highest, so that the zeros at the end of the text are those at the top of the word.
    */
  def putNine(nano: Int, out: Array[Byte], at: Int): Long =
    val first = nano / 100000000
    val lastEight = Quads.eight(nano - first * 100000000)
    out(at) = ('0' + first).toByte
    Bytes.putLong(out, at + 1, lastEight)
    lastEight ^ Swar.Zeros
