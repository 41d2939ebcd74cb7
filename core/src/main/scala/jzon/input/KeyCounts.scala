package jzon.input

import jzon.wire.Bytes

/** Counts the keys of a map or a set by parts of their hashes, to notice that many of them may have the same hash. It
  * keeps one byte per bucket and no keys, so that an honest key costs a few nanoseconds.
  *
  * When there are as many keys as buckets, each bucket becomes four, which all get its count. So a count is never less
  * than the number of keys that would be in its bucket, and on average at most 1 + log4(keys).
  *
  * @param max
  *   the number of keys that may have one hash
  */
final private class KeyCounts(max: Int, hashing: Hashing):
  /** As many keys may be in a bucket, together with those that are [[KeyCounts.uncounted]], as may have one hash. */
  private val full = Math.min(max - KeyCounts.uncounted(max), Byte.MaxValue)

  private var bits = KeyCounts.firstBits(max)
  private var counts = new Array[Byte](1 << bits)
  private var count = 0

  /** Counts a key. Returns false if it does not, because its bucket is full: then `max` keys may have its hash. */
  def add(key: Any): Boolean =
    val bucket = hashing.bucket(hashing.of(key), bits)
    val inBucket = counts(bucket)
    if inBucket == full then false
    else
      counts(bucket) = (inBucket + 1).toByte
      count += 1
      if count == counts.length && bits < KeyCounts.MostBits then grow()
      true

  private def grow(): Unit =
    val before = counts
    bits += 2
    counts = new Array[Byte](1 << bits)
    if hashing.isByLowBits then
      for part <- 0 until 4 do System.arraycopy(before, 0, counts, part * before.length, before.length)
    else
      var i = 0
      while i < before.length do
        Bytes.putInt(counts, i * 4, before(i) * 0x01010101)
        i += 1

private object KeyCounts:
  private inline val MostBits = 28

  /** The number of keys that come before the first one that is counted. */
  def uncounted(max: Int): Int = max / 2

  /** There are never more than twice as many buckets as in a [[HashGuard]] of the same keys, which begins with 16. */
  private def firstBits(max: Int): Int =
    Math.min(Math.max(4, 32 - Integer.numberOfLeadingZeros(uncounted(max))), MostBits)
