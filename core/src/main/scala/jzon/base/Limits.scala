package jzon

import java.math.BigInteger

/** Limits that a document must keep, or it is refused. They are the same for every kind of input.
  *
  * @param depth
  *   greatest depth of nested objects and arrays, for reading, skipping, the tree and writing; a deep document could
  *   overflow the stack
  * @param numberBits
  *   greatest number of bits of the significand of a BigInteger or BigDecimal, including its sign, because conversion
  *   from decimal takes quadratic time. Zeros before and after the significand do not count. A Double or Float may have
  *   any number of digits, because reading it takes linear time
  * @param numberScale
  *   greatest distance of the decimal point from the significand of a BigInteger or BigDecimal, in either direction.
  *   `1e999999999` has eleven bytes, and takes gigabytes as an integer
  * @param stringBytes
  *   greatest length of a string between its quotes, or of a number, in bytes of the document. Numbers of up to 64
  *   bytes are always allowed
  * @param nameBytes
  *   greatest length of a field name, or of a key of a map, whatever its type, in bytes of the document
  * @param documentBytes
  *   greatest length of the whole input in bytes, including white space
  * @param sameHashKeys
  *   greatest number of distinct keys with the same hash in a map or a set, because colliding keys make a hash table
  *   slow
  * @param rereadBytes
  *   greatest number of bytes that alternatives (`orElse`) may read again, in total. The work of alternatives is also
  *   limited in proportion to the bytes read so far
  * @param uniqueKeys
  *   whether a map or a tree refuses an object with the same key twice. Maps compare the decoded keys, so `"1"` and
  *   `"\u0031"` are the same. Classes always refuse duplicate fields. Skipped values and [[Raw]] are not examined
  */
final case class Limits(
    depth: Int = 512,
    numberBits: Int = Limits.configuredBits,
    numberScale: Int = 6178,
    stringBytes: Int = 4 * 1024 * 1024,
    nameBytes: Int = 50000,
    documentBytes: Long = Long.MaxValue,
    sameHashKeys: Int = 64,
    rereadBytes: Long = 16L * 1024 * 1024,
    uniqueKeys: Boolean = false
):
  Arguments.require(depth >= 0, "depth is not negative")
  Arguments.require(numberBits > 1, "numberBits is at least 2")
  Arguments.require(numberScale >= 0, "numberScale is not negative")
  Arguments.require(stringBytes >= 0, "stringBytes is not negative")
  Arguments.require(nameBytes >= 0, "nameBytes is not negative")
  Arguments.require(documentBytes >= 0, "documentBytes is not negative")
  Arguments.require(sameHashKeys >= 1, "sameHashKeys is at least 1")
  Arguments.require(rereadBytes >= 0, "rereadBytes is not negative")

  /** Known when the first long number comes, because most documents have none. Two threads may find the same. */
  @scala.transient
  private var knownBounds: SignificandBounds | Null = null

  /** The significands that [[numberBits]] allows. */
  private[jzon] def significandBounds: SignificandBounds =
    val known = knownBounds
    if known != null then known
    else
      val found = SignificandBounds(numberBits)
      knownBounds = found
      found

  /** The number of digits of the largest significand. A number with more is too large whatever they are. */
  private[jzon] def significandDigits: Int = significandBounds.negative.length

object Limits:
  /** The length of a number that is always allowed, in bytes. */
  private[jzon] val NumberBytesAlways = 64

  /** The system property `jzon.number.bits`, or 128 if it is absent or not a number. */
  private def configuredBits: Int = Integer.getInteger("jzon.number.bits", 128).intValue

  given default: Limits = Limits()

/** The digits of the largest and of the smallest significand of so many bits, the sign included. They have the same
  * length, because no power of two ends in zeros.
  */
final private[jzon] class SignificandBounds(bits: Int):
  val negative: String = BigInteger.ONE.shiftLeft(bits - 1).toString
  val positive: String = BigInteger.ONE.shiftLeft(bits - 1).subtract(BigInteger.ONE).toString
