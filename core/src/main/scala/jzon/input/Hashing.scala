package jzon.input

import java.util.{Random, UUID}

/** How a map or a set finds its keys. */
private[jzon] enum Hashing: // without parameters: each case with one is a class that a fresh JVM would have to load
  /** By an order. No hash is asked for. */
  case Ordered

  /** By all bits of the hash, as the tries of scala.collection.immutable do, and the tables of java.util, which turn a
    * long chain into a tree.
    */
  case ByAllBits

  /** By some bits of the hash, as the tables of scala.collection.mutable do. Their chains stay lists. */
  case ByLowBits

  // By other bits of the hash. These tables mix it in their own ways.
  case OfLongMap
  case OfOpenHashMap
  case OfWeakHashMap

  /** Whether the table chooses its buckets by the low bits of [[of]], as all but the first two do. */
  def isByLowBits: Boolean = ordinal >= 2

  /** The hash of `key`, whose low bits the table takes, or all of them. */
  def of(key: Any): Int = if isByLowBits then lowBits(key) else Hashing.hash(key)

  private def lowBits(key: Any): Int = this match
    case OfOpenHashMap => Hashing.spread(Hashing.hash(key))
    case OfWeakHashMap => Hashing.spread(key.hashCode)
    case OfLongMap     =>
      val long = key.asInstanceOf[Long]
      val hash = (long ^ long >>> 32).toInt
      val mixed = (hash ^ hash >>> 16) * 0x85ebca6b
      mixed ^ mixed >>> 13
    case _ =>
      val hash = Hashing.hash(key)
      hash ^ hash >>> 16

  /** The bucket of a hash, among 2^`bits` of them. If the map chooses its buckets by low bits, so does this. Otherwise
    * the hash is mixed, so that hashes in a pattern lie apart, and multiplied with an odd number that is random in each
    * process. Then two hashes share a bucket with at most twice the probability of chance, whoever chose them
    * (Dietzfelbinger et al., "A reliable randomized algorithm for the closest-pair problem", 1997).
    */
  def bucket(hash: Int, bits: Int): Int =
    if isByLowBits then hash & ((1 << bits) - 1)
    else
      val product = (hash & 0xffffffffL) * Hashing.mixer
      ((product ^ product >>> 32) * Hashing.multiplier >>> (64 - bits)).toInt

private[jzon] object Hashing:
  private val random = Random() // nobody else sees its numbers, and a JVM has the class when it starts
  private val mixer = random.nextLong() | 1
  private val multiplier = random.nextLong() | 1

  /** The hash of a key. The JIT knows the methods of the most common ones, in place of those of all keys. */
  private def hash(key: Any): Int = key match
    case string: String => string.hashCode
    case long: Long     => long.##
    case uuid: UUID     => uuid.hashCode
    case _              => key.##

  /** The mixing of java.util.WeakHashMap and scala.collection.mutable.OpenHashMap. */
  def spread(hash: Int): Int =
    val mixed = hash ^ hash >>> 20 ^ hash >>> 12
    mixed ^ mixed >>> 7 ^ mixed >>> 4
