package jzon.input

import java.util.SplittableRandom

/** How a map or a set finds its keys. */
private[jzon] enum Hashing:
  /** By an order. No hash is asked for. */
  case Ordered

  /** By all bits of the hash, as the tries of scala.collection.immutable do, and the tables of java.util, which turn a
    * long chain into a tree.
    */
  case ByAllBits

  /** By some bits of the hash, as the tables of scala.collection.mutable do. Their chains stay lists. */
  case ByLowBits

  // By other bits of the hash. These tables mix it in their own ways.
  case OfLongMap, OfOpenHashMap, OfWeakHashMap

  /** The hash of `key`, whose low bits the table takes, or all of them. */
  def of(key: Any): Int = this match
    case Ordered | ByAllBits => key.##
    case ByLowBits           =>
      val hash = key.##
      hash ^ hash >>> 16
    case OfOpenHashMap => Hashing.spread(key.##)
    case OfWeakHashMap => Hashing.spread(key.hashCode)
    case OfLongMap     =>
      val long = key.asInstanceOf[Long]
      val hash = (long ^ long >>> 32).toInt
      val mixed = (hash ^ hash >>> 16) * 0x85ebca6b
      mixed ^ mixed >>> 13

private[jzon] object Hashing:
  /** The mixing of java.util.WeakHashMap and scala.collection.mutable.OpenHashMap. */
  def spread(hash: Int): Int =
    val mixed = hash ^ hash >>> 20 ^ hash >>> 12
    mixed ^ mixed >>> 7 ^ mixed >>> 4

/** Counts keys of the same hash while a map or a set is read. Many distinct keys of one hash make a hash table a list,
  * and reading it takes quadratic time. An honest map hardly ever has two. If keys are found by the low bits, four
  * times as many may share these bits, in a table of about the same size.
  *
  * The guard is a hash table itself, with one chain per bucket. If the map chooses its buckets by low bits, the guard
  * does so too. Otherwise it multiplies the hash with an odd number that is random in each process. Then two hashes
  * share a bucket with at most twice the probability of chance, whoever chose them (Dietzfelbinger et al., "A reliable
  * randomized algorithm for the closest-pair problem", 1997), so that only keys of the same hash can make a chain long.
  */
final private[jzon] class HashGuard(max: Int, hashing: Hashing):
  private val isLow = hashing != Hashing.ByAllBits && hashing != Hashing.Ordered
  private val longest = if isLow then max * 4L else Long.MaxValue
  private var bits = 4
  private var heads = new Array[Int](1 << bits) // a key's place in the arrays below, or 0
  private var keys = new Array[AnyRef](1 << bits)
  private var hashes = new Array[Int](1 << bits)
  private var nexts = new Array[Int](1 << bits)
  private var count = 0

  /** Adds a key. Returns [[HashGuard.New]], [[HashGuard.Repeated]] or [[HashGuard.TooMany]]. */
  def add(key: Any): Int = add(key, hashing.of(key))

  /** Adds a key that is found by another hash than its own. */
  def add(key: Any, hash: Int): Int =
    var inBucket = 0
    var ofHash = 0
    var isRepeated = false
    var i = heads(bucket(hash))
    while i != 0 && !isRepeated do
      inBucket += 1
      if hashes(i) == hash then
        isRepeated = keys(i) == key
        ofHash += 1
      i = nexts(i)
    if isRepeated then HashGuard.Repeated
    else if ofHash == max || inBucket == longest then HashGuard.TooMany
    else
      if count + 1 == keys.length then grow()
      count += 1
      keys(count) = key.asInstanceOf[AnyRef]
      hashes(count) = hash
      link(count)
      HashGuard.New

  private def bucket(hash: Int): Int =
    if isLow then hash & (heads.length - 1)
    else ((hash & 0xffffffffL) * HashGuard.multiplier >>> (64 - bits)).toInt

  private def link(i: Int): Unit =
    val at = bucket(hashes(i))
    nexts(i) = heads(at)
    heads(at) = i

  private def grow(): Unit =
    bits += 1
    heads = new Array[Int](1 << bits)
    keys = java.util.Arrays.copyOf(keys, 1 << bits)
    hashes = java.util.Arrays.copyOf(hashes, 1 << bits)
    nexts = new Array[Int](1 << bits)
    for i <- 1 to count do link(i)

private[jzon] object HashGuard:
  inline val New = 0
  inline val Repeated = 1
  inline val TooMany = 2

  private val multiplier = SplittableRandom().nextLong() | 1
