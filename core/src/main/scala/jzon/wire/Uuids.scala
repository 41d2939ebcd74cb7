package jzon.wire

import java.util.UUID

/** UUIDs between text and objects: 36 characters, hexadecimal digits in groups of 8, 4, 4, 4 and 12 (RFC 9562, section
  * 4).
  *
  * `UUID.fromString` also reads shorter groups, `0-0-0-0-0`; this does not.
  */
private[jzon] object Uuids:
  inline val MaxUuid = 36

  /** The UUID that is all of the bytes from `from` to `until`, its letters in either case, or null. Reads nothing else
    * and never throws.
    */
  def parseUuid(b: Array[Byte], from: Int, until: Int): UUID | Null =
    if until - from != 36 || !isDash(b, from + 8) || !isDash(b, from + 13) || !isDash(b, from + 18) ||
      !isDash(b, from + 23)
    then null
    else
      val first = Bytes.long(b, from)
      val second = twoGroups(b, from + 9, from + 14)
      val third = twoGroups(b, from + 19, from + 24)
      val fourth = Bytes.long(b, from + 28)
      val most = hexValue(first)
      val middle = hexValue(second)
      val least = hexValue(third)
      val last = hexValue(fourth)
      val isAscii = ((first | second | third | fourth) & Swar.Highs) == 0L
      if !isAscii || (most | middle | least | last) < 0L then null
      else new UUID(most << 32 | middle, least << 32 | last)

  /** Writes the UUID with small letters, as its `toString`; returns the index after it. */
  def putUuid(uuid: UUID, out: Array[Byte], at: Int): Int =
    val most = uuid.getMostSignificantBits
    val least = uuid.getLeastSignificantBits
    Bytes.putInt(out, at, Hex.fourDigits((most >>> 48).toInt))
    Bytes.putInt(out, at + 4, Hex.fourDigits((most >>> 32).toInt))
    out(at + 8) = '-'
    Bytes.putInt(out, at + 9, Hex.fourDigits((most >>> 16).toInt))
    out(at + 13) = '-'
    Bytes.putInt(out, at + 14, Hex.fourDigits(most.toInt))
    out(at + 18) = '-'
    Bytes.putInt(out, at + 19, Hex.fourDigits((least >>> 48).toInt))
    out(at + 23) = '-'
    Bytes.putInt(out, at + 24, Hex.fourDigits((least >>> 32).toInt))
    Bytes.putInt(out, at + 28, Hex.fourDigits((least >>> 16).toInt))
    Bytes.putInt(out, at + 32, Hex.fourDigits(least.toInt))
    at + 36

  private def isDash(b: Array[Byte], i: Int): Boolean = b(i) == '-'

  private def twoGroups(b: Array[Byte], first: Int, second: Int): Long =
    (Bytes.int(b, first) & 0xffffffffL) | Bytes.int(b, second).toLong << 32

  /** The value of eight hexadecimal digits, the most significant in the lowest lane; negative if a lane holds anything
    * else that is below 0x80.
    *
    * A table has the values of all pairs of digits. It takes half the instructions of arithmetic on lanes, and of its
    * 64 KB, the pairs of small letters and digits touch 2 KB.
    */
  def hexValue(word: Long): Long =
    val a = pair(word)
    val b = pair(word >>> 16)
    val c = pair(word >>> 32)
    val d = pair(word >>> 48)
    val value = a << 24 | b << 16 | c << 8 | d
    ((a | b | c | d).toLong & 0xffffffff00000000L) | (value & 0xffffffffL)

  /** The value of the two digits in the lowest lanes, or -1. */
  private def pair(word: Long): Int = pairs(word.toInt & 0x7fff).toInt

  private val pairs: Array[Short] =
    val all = new Array[Short](1 << 15)
    var filled = 1
    all(0) = -1
    while filled < all.length do // copies, because a JVM that has just started interprets a loop over all of them
      System.arraycopy(all, 0, all, filled, filled)
      filled *= 2
    val digits = "0123456789abcdefABCDEF"
    var high = 0
    while high < digits.length do
      var low = 0
      while low < digits.length do
        all(digits.charAt(high) | digits.charAt(low) << 8) = (valueAt(high) << 4 | valueAt(low)).toShort
        low += 1
      high += 1
    all

  /** The value of digit `i` of the small letters and digits, followed by the capital letters. */
  private def valueAt(i: Int): Int = if i < 16 then i else i - 6
