package jzon.wire

import java.time.ZoneOffset

/** Offsets from UTC between text and seconds: `Z`, `+hh:mm`, `-hh:mm:ss` and the shorter forms that some classes read.
  */
private[jzon] object Offsets:
  /** No offset: all offsets are between -64,800 and 64,800 seconds. */
  inline val Invalid = Int.MinValue

  /** The largest number of bytes that [[put]] writes. */
  inline val Max = 9

  private inline val MaxSeconds = 18 * 3600

  /** The seconds of the offset that is the whole text: `Z`, `±hh:mm`, `±hh:mm:ss` and, with `hoursAlone`, `±hh`; or
    * [[Invalid]].
    */
  def scan(b: Array[Byte], from: Int, until: Int, hoursAlone: Boolean): Int =
    until - from match
      case 1 => if b(from) == 'Z' then 0 else Invalid
      case 3 => if hoursAlone then signed(b, from, Pairs.read(b, from + 1), 0, 0) else Invalid
      case 6 =>
        if b(from + 3) != ':' then Invalid
        else signed(b, from, Pairs.read(b, from + 1), Pairs.read(b, from + 4), 0)
      case 9 =>
        if b(from + 3) != ':' || b(from + 6) != ':' then Invalid
        else signed(b, from, Pairs.read(b, from + 1), Pairs.read(b, from + 4), Pairs.read(b, from + 7))
      case _ => Invalid

  /** The seconds of `±hh:mm`, or [[Invalid]]. Eight bytes from `at` on must exist. Its plain twin is [[scan]]. */
  def scanPlain(b: Array[Byte], at: Int): Int =
    val word = Bytes.long(b, at)
    val lanes = (word >>> 8 & 0xffffffffffL) ^ Pairs.Offset
    val values = Pairs.values(lanes)
    val minutes = Pairs.at(values, 3)
    val total = Pairs.at(values, 0) * 3600 + minutes * 60
    val direction = ',' - word.toByte // between '+' and '-', of which no branch can be predicted
    if Pairs.fits(lanes, Pairs.OffsetRoom) && minutes <= 59 && total <= MaxSeconds && direction * direction == 1 then
      total * direction
    else Invalid

  /** Like [[scan]], but also accepts `±h`, `±hhmm` and `±hhmmss`: everything that `ZoneOffset.of` reads. */
  def scanAny(b: Array[Byte], from: Int, until: Int): Int =
    until - from match
      case 2 =>
        val hour = b(from + 1) - '0'
        if hour > 9 then Invalid else signed(b, from, hour, 0, 0)
      case 5 => signed(b, from, Pairs.read(b, from + 1), Pairs.read(b, from + 3), 0)
      case 7 => signed(b, from, Pairs.read(b, from + 1), Pairs.read(b, from + 3), Pairs.read(b, from + 5))
      case _ => scan(b, from, until, hoursAlone = true)

  private def signed(b: Array[Byte], from: Int, hours: Int, minutes: Int, seconds: Int): Int =
    val total = hours * 3600 + minutes * 60 + seconds
    if (hours | minutes | seconds) < 0 || minutes > 59 || seconds > 59 || total > MaxSeconds then Invalid
    else
      b(from) match
        case '+' => total
        case '-' => -total
        case _   => Invalid

  /** The offset of so many seconds, from -64,800 to 64,800. It allocates only if they are not whole quarters of an
    * hour.
    */
  def of(seconds: Int): ZoneOffset =
    val quarter = this.quarter(seconds)
    if isExact(quarter, seconds) then madeOf(quarter) else ZoneOffset.ofTotalSeconds(seconds)

  /** The number of the quarter of an hour, from -18:00 on, if these seconds are one: a division by 900 in one product,
    * which [[isExact]] must confirm.
    */
  private inline def quarter(seconds: Int): Int = ((seconds + MaxSeconds) * 9321) >>> 23

  private inline def isExact(quarter: Int, seconds: Int): Boolean = quarter * 900 - MaxSeconds == seconds

  /** Those that were asked for. Threads that make one at the same time make it twice. */
  private val quarters = new Array[ZoneOffset](2 * MaxSeconds / 900 + 1)

  /** The offset of a quarter of an hour. */
  private def madeOf(quarter: Int): ZoneOffset =
    val known = quarters(quarter)
    if known != null then known
    else
      val made = ZoneOffset.ofTotalSeconds(quarter * 900 - MaxSeconds)
      quarters(quarter) = made
      made

  /** The six bytes of `±hh:mm` for each of [[quarters]] that was asked for, and two zeros. */
  private val quarterTexts = new Array[Long](quarters.length)

  private def textOf(quarter: Int): Long =
    val known = quarterTexts(quarter)
    if known != 0 then known
    else
      val text = new Array[Byte](8)
      putAny(quarter * 900 - MaxSeconds, text, 0): Unit
      quarterTexts(quarter) = Bytes.long(text, 0)
      quarterTexts(quarter)

  /** Writes `Z` for zero, or `±hh:mm`, and `:ss` unless it is zero. Returns the index after it. Up to 9 bytes
    * from `at` may be overwritten.
    */
  def put(offset: ZoneOffset, out: Array[Byte], at: Int): Int =
    val seconds = offset.getTotalSeconds
    if seconds == 0 then
      out(at) = 'Z'
      at + 1
    else
      val quarter = this.quarter(seconds)
      if isExact(quarter, seconds) then
        Bytes.putLong(out, at, textOf(quarter))
        at + 6
      else putAny(seconds, out, at)

  /** The twin of [[put]] for offsets that are not whole quarters of an hour. */
  private def putAny(seconds: Int, out: Array[Byte], at: Int): Int =
    out(at) = if seconds < 0 then '-' else '+'
    out(at + 3) = ':'
    val distance = Math.abs(seconds)
    val minutes = distance / 60
    val afterMinutes = Pairs.put(minutes % 60, out, Pairs.put(minutes / 60, out, at + 1) + 1)
    if distance == minutes * 60 then afterMinutes
    else
      out(afterMinutes) = ':'
      Pairs.put(distance - minutes * 60, out, afterMinutes + 1)
