package jzon

/** What an input may ask for before it is refused; one value, contextual, the same for every kind of input.
  *
  * @param depth
  *   nested objects and arrays, in reading, skipping, the tree and writing alike (a deep document overflows the stack)
  * @param numberBits
  *   bits of the significand of a BigInteger or BigDecimal, its sign included; zeros before and after the significand do
  *   not count (turning digits into a big number takes quadratic time). A Double or Float may have any number of digits:
  *   reading one takes linear time
  * @param numberScale
  *   largest distance of the decimal point from the significand of a BigInteger or BigDecimal, either way (`1e999999999`
  *   is eleven bytes, and gigabytes once it is an integer)
  * @param stringBytes
  *   bytes of one string between its quotes, as on the wire, or of one number (but not less than 64 of a number)
  * @param nameBytes
  *   bytes of one name of an object, as on the wire
  * @param documentBytes
  *   bytes of the whole input, white space included
  * @param sameHashKeys
  *   distinct keys of one hash in a map or a set (colliding keys make a hash table a list)
  * @param rereadBytes
  *   bytes that alternatives (`orElse`) may read a second time, in total (nested alternatives double with each level);
  *   they are bounded in proportion to the bytes that were read as well
  * @param uniqueKeys
  *   whether an object is refused that gives a key twice where it becomes a map or a tree; of a map, keys are compared as
  *   they were decoded (`"1"` and `"\u0031"` are one). Classes always refuse; what is skipped and [[Raw]] are not looked
  *   into
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
  require(depth >= 0, "depth is not negative")
  require(numberBits > 1, "numberBits is at least 2")
  require(numberScale >= 0, "numberScale is not negative")
  require(stringBytes >= 0, "stringBytes is not negative")
  require(nameBytes >= 0, "nameBytes is not negative")
  require(documentBytes >= 0, "documentBytes is not negative")
  require(sameHashKeys >= 1, "sameHashKeys is at least 1")
  require(rereadBytes >= 0, "rereadBytes is not negative")

  /** Digits of the largest and of the smallest significand: of the same length, for no power of two ends in zeros. */
  private[jzon] val largestPositive: String = ((BigInt(1) << (numberBits - 1)) - 1).toString
  private[jzon] val largestNegative: String = (BigInt(1) << (numberBits - 1)).toString

  /** Decimal digits of the largest significand: one with more of them is too large without a look at them. */
  private[jzon] val significandDigits: Int = largestNegative.length

object Limits:
  /** Bytes of a number that are always allowed. */
  private[jzon] val NumberBytesAlways = 64

  /** The system property `jzon.number.bits`, 128 where it is absent or not a number. */
  private def configuredBits: Int = Integer.getInteger("jzon.number.bits", 128).intValue

  given default: Limits = Limits()
