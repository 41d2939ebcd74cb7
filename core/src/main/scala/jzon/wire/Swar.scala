package jzon.wire

/** Arithmetic on the eight bytes of a Long at once ("SIMD within a register"). A lane is a byte; the first byte of the
  * text is the lowest lane, as [[Bytes]] loads it.
  */
private[jzon] object Swar:
  /** 0x01 in each lane: times a byte, it fills all lanes with that byte. */
  final val Ones = 0x0101010101010101L

  /** The high bit of each lane. */
  final val Highs = 0x8080808080808080L

  /** The character '0' in each lane. */
  final val Zeros = 0x3030303030303030L

  /** High bit set in each lane equal to `b`; only the lowest hit is exact. */
  inline def lanesEqual(word: Long, b: Byte): Long =
    val diff = word ^ (Ones * (b & 0xff)) // equal lanes become 0x00
    (diff - Ones) & ~diff & Highs         // 0x00 lanes borrow into their high bit

  /** The value, below 10^8, of eight ASCII digits, the most significant in the lowest lane. Garbage for other
    * characters: ask [[countDigits]] first. (Lemire, "Number Parsing at a Gigabyte per Second", 2021, section 4.)
    */
  def eightDigits(word: Long): Int = eightNumbers(word - Zeros)

  /** [[eightDigits]] of the lowest `count` lanes, 0 to 7, with '0' in place of all others. */
  def paddedDigits(word: Long, count: Int): Int = eightNumbers((word ^ Zeros) & ~(-1L << (count * 8)))

  private def eightNumbers(digits: Long): Int =
    val pairs = digits * 10 + (digits >>> 8) // even lanes hold 10a + b, at most 99; odd lanes are garbage
    // Each product puts its two pairs, weighted, on top of each other in bits 32 to 63.
    val low = (pairs & 0x000000ff000000ffL) * (100L + (1000000L << 32))
    val high = ((pairs >>> 16) & 0x000000ff000000ffL) * (1L + (10000L << 32))
    ((low + high) >>> 32).toInt

  /** The character '0' in each lane of an Int. */
  final val FourZeros = 0x30303030

  /** Whether all lanes of an Int, which are the text of four digits without [[FourZeros]], are 0 to 9. */
  inline def areFourDigits(lanes: Int): Boolean = ((lanes | (lanes + 0x76767676)) & 0x80808080) == 0

  /** The value of four lanes 0 to 9, the most significant lowest: [[eightDigits]] for an Int. */
  inline def fourDigits(lanes: Int): Int = (((lanes * 10 + (lanes >>> 8)) & 0x00ff00ff) * (1 + (100 << 16))) >>> 16

  /** How many of the lowest lanes hold '0' to '9', up to the first that does not: 0 to 8. */
  def countDigits(word: Long): Int = java.lang.Long.numberOfTrailingZeros(nonDigits(word)) >>> 3

  /** The high bit is set in the lowest lane that is not '0' to '9' (0x30 to 0x39). It may be set in lanes above,
    * because such a lane may carry into its neighbour.
    */
  def nonDigits(word: Long): Long =
    val lanes = word ^ Zeros
    (lanes | (lanes + 0x7676767676767676L)) & Highs

  /** The lowest lane whose high bit is set, found by branches; 7 if there is none. */
  def lowestLane(hits: Long): Int =
    if (hits & 0x80808080L) != 0 then
      if (hits & 0x8080L) != 0 then if (hits & 0x80L) != 0 then 0 else 1
      else if (hits & 0x800000L) != 0 then 2
      else 3
    else if (hits & 0x808000000000L) != 0 then if (hits & 0x8000000000L) != 0 then 4 else 5
    else if (hits & 0x80000000000000L) != 0 then 6
    else 7

  /** Lane `i`, 0 to 7. */
  inline def lane(word: Long, i: Int): Byte = (word >>> (i * 8)).toByte

  /** The value of the lowest `count` lanes, 1 to 8, which hold digits: moved to the top, above as many '0' as they
    * leave room for, without a branch on the count. Garbage for a count of 0.
    */
  def leadingDigits(word: Long, count: Int): Int =
    eightDigits((word << (64 - count * 8)) | (Zeros >>> (count * 8)))

  /** The eight decimal digits of `v`, 0 to 10^8 - 1, as numbers 0 to 9 with the most significant in the lowest lane:
    * the inverse of [[eightDigits]] but for [[Zeros]], which turns them into text.
    *
    * Halves the digits three times, 8 → 4+4 → 2+2+2+2 → one per lane, doing all divisions of a step in one
    * multiplication: n / 100 = n × 10486 >> 20 is exact below 10^4, and n / 10 = n × 103 >> 10 below 100. (Khuong, "How
    * to print integers really fast", 2017.)
    */
  def toEightDigits(v: Int): Long =
    val top = ((v.toLong * 109951163L) >>> 40) // v / 10^4, exact below 10^8
    val fours = top | ((v.toLong - top * 10000) << 32)
    val hundreds = ((fours * 10486) >>> 20) & 0x0000007f0000007fL
    val twos = hundreds | ((fours - hundreds * 100) << 16)
    val tens = ((twos * 103) >>> 10) & 0x000f000f000f000fL
    tens | ((twos - tens * 10) << 8)
