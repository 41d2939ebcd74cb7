package jzon.wire

/** Pairs of decimal digits, of which dates, times and offsets consist.
  *
  * Two of their pieces fill a word of 8 bytes: `0000-00-` and `00:00:00`. Such a word is read as eight lanes of one
  * byte, the text's first byte in the lowest lane. Xor with the template makes a digit 0 to 9, a matching separator 0,
  * and everything else something greater.
  */
private[jzon] object Pairs:
  /** `0000-00-` */
  inline val Date = 0x2d30302d30303030L

  /** What a lane of [[Date]] can add without reaching 0x80: 0x7f if only 0 is right, 0x76 if 0 to 9 are. */
  inline val DateRoom = 0x7f76767f76767676L

  /** `00:00:00` */
  inline val Time = 0x30303a30303a3030L

  /** What a lane of [[Time]] can add, see [[DateRoom]]. */
  inline val TimeRoom = 0x76767f76767f7676L

  /** `00-00-00`, the end of a date; what its lanes can add is [[TimeRoom]]. */
  inline val DateEnd = 0x30302d30302d3030L

  /** `0000-00`, a month, in the lower seven lanes. */
  inline val Month = 0x0030302d30303030L
  inline val MonthRoom = 0x7f76767f76767676L

  /** `--00-00`, a day of any year, in the lower seven lanes. */
  inline val YearlyDay = 0x0030302d30302d2dL
  inline val YearlyDayRoom = 0x7f76767f76767f7fL

  /** `00:00`, an offset without its sign, in the lower five lanes. */
  inline val Offset = 0x30303a3030L
  inline val OffsetRoom = 0x7f7f7f76767f7676L

  /** `00T00:00`, a day and the begin of a time; what its lanes can add is [[TimeRoom]]. */
  inline val DayTime = 0x30303a3030543030L

  /** Whether the lanes (text xor template) hold digits and separators where the template has them.
    *
    * A wrong lane reaches its high bit by the addition, or has it from the start; only such a lane can carry into its
    * neighbour, so a right verdict is exact.
    */
  def fits(lanes: Long, room: Long): Boolean = ((lanes | (lanes + room)) & Swar.Highs) == 0L

  /** Whether two words [[fits]], each with its own room. */
  def fit(lanes: Long, room: Long, others: Long, othersRoom: Long): Boolean =
    ((lanes | (lanes + room) | others | (others + othersRoom)) & Swar.Highs) == 0L

  /** In each lane ten times its digit and the digit of the next lane, at most 99: lane i of a word that [[fits]] is the
    * pair at i.
    */
  inline def values(lanes: Long): Long = lanes * 10 + (lanes >>> 8)

  /** The pair in lane `lane` of [[values]], 0 to 99. */
  inline def at(values: Long, inline lane: Int): Int = (values >>> (lane * 8)).toInt & 0xff

  /** The value of the two digits at `i` and `i + 1`, 0 to 99, or -1 if they are not digits. */
  def read(b: Array[Byte], i: Int): Int = value(b(i) - '0', b(i + 1) - '0')

  private def value(tens: Int, ones: Int): Int =
    if (tens | (9 - tens) | ones | (9 - ones)) < 0 then -1 else tens * 10 + ones

  /** `value`, 0 to 99, as two lanes to be added to a template: tens below, ones above. */
  inline def lanes(value: Int): Long = digits(value).toLong

  /** `value`, 0 to 99, as two digits, the first of them in the low byte. */
  inline def text(value: Int): Int = digits(value) + 0x3030

  /** Writes `value`, 0 to 99, as two digits; returns the index after them. */
  def put(value: Int, out: Array[Byte], at: Int): Int =
    Bytes.putShort(out, at, text(value).toShort)
    at + 2

  /** The two digits of each pair, tens in the low byte. Looking them up takes one instruction, calculating them six. */
  private val digits: Array[Short] =
    val array = new Array[Short](100)
    var value = 0
    while value < 100 do
      array(value) = (value / 10 | value % 10 << 8).toShort
      value += 1
    array
