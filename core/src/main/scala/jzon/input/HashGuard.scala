package jzon.input

import java.util.SplittableRandom

/** Keys of one hash, counted while a map or a set is read: many distinct ones make a hash table a list, and reading it
  * takes quadratic time. Honest maps have hardly two.
  *
  * It is a table of its own, with one chain a bucket. Buckets are chosen by multiplying with an odd number that is random
  * in each process (Dietzfelbinger et al., "A reliable randomized algorithm for the closest-pair problem", 1997: two
  * hashes share a bucket with a probability of at most twice that of chance, whoever chose them), so that only keys whose
  * whole hash is the same can make a chain long, and of those it takes no more than `most`.
  *
  * It does not see hashes that differ and still share a bucket of the map that is being read.
  */
final private[jzon] class HashGuard(most: Int):
  private var bits = 7
  private var heads = new Array[Int](1 << bits) // a key's place in the arrays below, or 0
  private var keys = new Array[Any](1 << bits)
  private var hashes = new Array[Int](1 << bits)
  private var nexts = new Array[Int](1 << bits)
  private var count = 0

  /** Takes a key: whether it is [[HashGuard.New]], [[HashGuard.Repeated]], or one of [[HashGuard.TooMany]]. */
  def add(key: Any): Int =
    val hash = key.##
    var sameHash = 0
    var isRepeated = false
    var i = heads(bucket(hash))
    while i != 0 && !isRepeated do
      if hashes(i) == hash then
        isRepeated = keys(i) == key
        sameHash += 1
      i = nexts(i)
    if isRepeated then HashGuard.Repeated
    else if sameHash == most then HashGuard.TooMany
    else
      if count + 1 == keys.length then grow()
      count += 1
      keys(count) = key
      hashes(count) = hash
      link(count)
      HashGuard.New

  private def bucket(hash: Int): Int = ((hash & 0xffffffffL) * HashGuard.multiplier >>> (64 - bits)).toInt

  private def link(i: Int): Unit =
    val at = bucket(hashes(i))
    nexts(i) = heads(at)
    heads(at) = i

  private def grow(): Unit =
    bits += 1
    heads = new Array[Int](1 << bits)
    keys = java.util.Arrays.copyOf(keys.asInstanceOf[Array[AnyRef]], 1 << bits).asInstanceOf[Array[Any]]
    hashes = java.util.Arrays.copyOf(hashes, 1 << bits)
    nexts = new Array[Int](1 << bits)
    for i <- 1 to count do link(i)

private[jzon] object HashGuard:
  inline val New = 0
  inline val Repeated = 1
  inline val TooMany = 2

  private val multiplier = SplittableRandom().nextLong() | 1
