package jzon.input

/** Counts keys of the same hash while a map or a set is read. Many distinct keys of one hash make a hash table a list,
  * and reading it takes quadratic time. An honest map hardly ever has two. If keys are found by the low bits, four
  * times as many may share these bits, in a table of about the same size.
  *
  * The guard is a hash table itself, with one chain per bucket. Only keys of the same hash can make a chain long, see
  * [[Hashing.bucket]].
  */
final private[jzon] class HashGuard(max: Int, hashing: Hashing):
  private val longest = if hashing.isByLowBits then max * 4L else Long.MaxValue
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
    var i = heads(hashing.bucket(hash, bits))
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

  private def link(i: Int): Unit =
    val at = hashing.bucket(hashes(i), bits)
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
