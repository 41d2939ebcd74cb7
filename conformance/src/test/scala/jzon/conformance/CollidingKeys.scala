package jzon.conformance

/** Keys and elements that hash tables find slowly, by rule and number. */
object CollidingKeys:
  /** Strings of one hash: `Aa` and `BB` have the same, and so have all words of them of one length. */
  def strings(count: Int): Seq[String] = words(Seq("Aa", "BB"), count)

  /** Integers whose hashes differ in the high bits only, as the tables of scala.collection.mutable see them. */
  def sameLowBits(count: Int): Seq[Int] = highBits(count).map(hash => hash ^ hash >>> 16)

  /** The same for mutable.LongMap. */
  def ofLongMap(count: Int): Seq[Long] = highBits(count).map: slot =>
    val mixed = (slot ^ slot >>> 13 ^ slot >>> 26) * inverse(0x85ebca6b)
    (mixed ^ mixed >>> 16) & 0xffffffffL

  /** The same for java.util.WeakHashMap and mutable.OpenHashMap, which find a symbol, too. */
  def ofWeakHashMap(count: Int): Seq[Int] = highBits(count).map: slot =>
    val mixed = fixed(hash => slot ^ hash >>> 7 ^ hash >>> 4)
    fixed(hash => mixed ^ hash >>> 20 ^ hash >>> 12)

  /** Short numbers whose hash as a scala.math.BigDecimal is that of an integer of 4,900 digits. */
  def largeDecimals(count: Int): Seq[String] = (1 to count).map(i => s"${i}e4900")

  /** Whole numbers with as many zeros after the point, which the hash divides away. */
  def paddedDecimals(count: Int, zeros: Int): Seq[String] = (1 to count).map(i => s"$i." + "0" * zeros)

  /** Language tags whose locales have one hash, with extensions for private use: `an` and `c0` have the same hash. */
  def locales(count: Int): Seq[String] =
    words(Seq("an", "c0"), count, 4).map(word => "en-x-" + word.grouped(8).mkString("-"))

  /** Numbers that differ in their high bits only, beyond those that a table of 100,000 chooses by. */
  private def highBits(count: Int): Seq[Int] = (1 to count).map(_ << 18)

  private def words(syllables: Seq[String], count: Int, least: Int = 1): Seq[String] =
    Iterator.iterate(Seq(""))(words => words.flatMap(word => syllables.map(word + _))).drop(least)
      .dropWhile(_.size < count).next().take(count)

  /** Where `next`, which knows more high bits each time, gives what it takes. */
  private def fixed(next: Int => Int): Int = Iterator.iterate(0)(next).drop(32).next()

  /** Of an odd number, by Newton's method. */
  private def inverse(odd: Int): Int = Iterator.iterate(odd)(x => x * (2 - odd * x)).drop(5).next()
