package jzon.input

import java.util.Locale
import jzon.Limits

/** Limits what one document may cost in hash tables, beyond those that maps and sets guard themselves: tables of the
  * JVM and of the Scala library that all programs share, and hashes that take long to calculate.
  */
final private[jzon] class HashCosts(limits: Limits):
  private var symbols: HashGuard | Null = null
  private var locales: HashGuard | Null = null
  private var baseLocales: HashGuard | Null = null

  /** The cost of calculating the hashes of everything that was read, in digits. */
  private var digits = 0L

  /** The part of this cost that hash tables have caused. */
  private var hashedDigits = 0L

  /** The number of URLs that were read. */
  private var urls = 0

  /** A total that changes whenever a value is read that is not safe for every hash table. */
  def total: Long = digits + (urls.toLong << 40)

  /** Counts a URL. Its hash asks the network for the address of its host, and it equals all other URLs of that address.
    */
  def addUrl(): Unit = urls += 1

  /** Counts a `scala.math.BigDecimal`. Its hash is that of the integer, which is calculated for a positive exponent,
    * without the zeros at its end, which are divided away one by one.
    */
  def addDecimal(value: java.math.BigDecimal): Unit =
    val bits = value.unscaledValue.bitLength.toLong
    digits += (if value.scale < 0 then Math.min(-value.scale.toLong, Int.MaxValue) else 0) + bits * bits / 4096

  /** Called before what was read since `before`, a former [[total]], becomes a key. Returns [[HashCosts.Fine]], or
    * [[HashCosts.Url]] if it contains one, or [[HashCosts.TooLarge]] if its numbers are too large for the number of
    * `bytes` that were read so far.
    */
  def hash(before: Long, bytes: Long): Int =
    val cost = total - before
    hashedDigits += cost & HashCosts.DigitsMask
    if cost > HashCosts.DigitsMask then HashCosts.Url
    else if hashedDigits > limits.sameHashKeys * HashCosts.DigitsOfKey + bytes * HashCosts.DigitsOfByte then
      HashCosts.TooLarge
    else HashCosts.Fine

  /** Counts a name that becomes a Symbol, and returns whether there are [[HashGuard.TooMany]]. The table of all symbols
    * is a java.util.WeakHashMap, whose chains stay lists.
    */
  def addSymbol(name: String): Int =
    if symbols == null then symbols = HashGuard(limits.sameHashKeys, Hashing.OfWeakHashMap)
    symbols.asInstanceOf[HashGuard].add(name)

  /** Counts a Locale, and returns whether there are [[HashGuard.TooMany]]. The JVM has two tables of them, whose keys
    * can't be compared.
    */
  def addLocale(locale: Locale): Int =
    if locales == null then
      locales = HashGuard(limits.sameHashKeys, Hashing.ByAllBits)
      baseLocales = HashGuard(limits.sameHashKeys, Hashing.ByAllBits)
    Math.max(
      locales.asInstanceOf[HashGuard].add(locale),
      baseLocales.asInstanceOf[HashGuard].add(locale, HashCosts.baseHash(locale))
    )

private[jzon] object HashCosts:
  inline val Fine = 0
  inline val Url = 1
  inline val TooLarge = 2

  private val DigitsMask = (1L << 40) - 1

  /** The digits that are allowed for a key, `sameHashKeys` times. The integer of 1e4933 is the largest that is
    * calculated.
    */
  private val DigitsOfKey = 5000L

  /** The digits that are allowed for each byte of the document. */
  private val DigitsOfByte = 8L

  /** The hash by which Java 17 finds the part of a Locale that has no extensions. */
  private def baseHash(locale: Locale)
      : Int = (locale.getLanguage + locale.getScript + locale.getCountry).toLowerCase(Locale.ROOT).hashCode * 31 +
    locale.getVariant.hashCode
