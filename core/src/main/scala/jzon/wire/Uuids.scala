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
      val hex = hexLanes(first) & hexLanes(second) & hexLanes(third) & hexLanes(fourth)
      if (hex & Swar.Highs) != Swar.Highs || ((first | second | third | fourth) & Swar.Highs) != 0L then null
      else new UUID(hexValue(first) << 32 | hexValue(second), hexValue(third) << 32 | hexValue(fourth))

  /** Writes the UUID with small letters, as its `toString`; returns the index after it. */
  def putUuid(uuid: UUID, out: Array[Byte], at: Int): Int =
    val most = uuid.getMostSignificantBits
    val least = uuid.getLeastSignificantBits
    val second = hexDigits(most.toInt)
    val third = hexDigits((least >>> 32).toInt)
    Bytes.putLong(out, at, hexDigits((most >>> 32).toInt))
    out(at + 8) = '-'
    Bytes.putInt(out, at + 9, second.toInt)
    out(at + 13) = '-'
    Bytes.putInt(out, at + 14, (second >>> 32).toInt)
    out(at + 18) = '-'
    Bytes.putInt(out, at + 19, third.toInt)
    out(at + 23) = '-'
    Bytes.putInt(out, at + 24, (third >>> 32).toInt)
    Bytes.putLong(out, at + 28, hexDigits(least.toInt))
    at + 36

  private def isDash(b: Array[Byte], i: Int): Boolean = b(i) == '-'

  private def twoGroups(b: Array[Byte], first: Int, second: Int): Long =
    (Bytes.int(b, first) & 0xffffffffL) | Bytes.int(b, second).toLong << 32

  /** Whether all eight lanes hold a hexadecimal digit. Exact: once the lanes are below 0x80, none of the sums leaves
    * its lane.
    *
    * In each sum the high bit of a lane says that its character is at least (0x80 less the addend).
    */
  def isHex(word: Long): Boolean = (word & Swar.Highs) == 0L && (hexLanes(word) & Swar.Highs) == Swar.Highs

  /** [[isHex]] in the high bits of the lanes, if all lanes are below 0x80. */
  private def hexLanes(word: Long): Long =
    val small = word | ((word & Swar.Ones * 0x40) >>> 1)                  // letters to small ones: only they have 0x40
    val digit = (small + Swar.Ones * 0x50) & ~(small + Swar.Ones * 0x46)  // from '0' = 0x30 on, but not from 0x3a on
    val letter = (small + Swar.Ones * 0x1f) & ~(small + Swar.Ones * 0x19) // from 'a' = 0x61 on, but not from 0x67 on
    digit | letter

  /** The value of eight hexadecimal digits, the most significant in the lowest lane; garbage unless [[isHex]]. */
  def hexValue(word: Long): Long =
    val nine = ((word >>> 6) & Swar.Ones) * 9 // 'a' is 0x61 but counts 10
    val nibbles = (word & Swar.Ones * 0x0f) + nine
    val bytes = (nibbles << 4 | nibbles >>> 8) & 0x00ff00ff00ff00ffL // two nibbles in every other lane
    val shorts = (bytes | bytes >>> 8) & 0x0000ffff0000ffffL
    Integer.reverseBytes((shorts | shorts >>> 16).toInt) & 0xffffffffL

  /** The eight hexadecimal digits of `value`, in ASCII, the most significant in the lowest lane: [[hexValue]]
    * backwards.
    */
  def hexDigits(value: Int): Long =
    val reversed = Integer.reverseBytes(value) & 0xffffffffL
    val shorts = (reversed | reversed << 16) & 0x0000ffff0000ffffL
    val bytes = (shorts | shorts << 8) & 0x00ff00ff00ff00ffL
    val nibbles = (bytes >>> 4 | bytes << 8) & Swar.Ones * 0x0f
    val isLetter = ((nibbles + Swar.Ones * 6) >>> 4) & Swar.Ones
    nibbles + Swar.Zeros + isLetter * ('a' - '0' - 10)
