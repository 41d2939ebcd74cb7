package jzon.input

/** Remembers which decoders have refused which values, while alternatives are tried that others may follow. Those read
  * the same bytes again, and need not try what is known to fail. Without this, nested alternatives would double the
  * work with each level.
  *
  * It keeps the latest refusals, each in a place that depends on its hash. Forgetting one only costs time.
  */
final private[jzon] class Refusals:
  private var decoders = new Array[AnyRef](Refusals.Fewest)
  private var offsets = new Array[Long](Refusals.Fewest)
  private var count = 0

  /** Records that `decoder` refuses the value that begins at `offset`. */
  def add(decoder: AnyRef, offset: Long): Unit =
    if count == decoders.length / 2 && count < Refusals.Max then grow()
    put(decoder, offset)
    count += 1

  def has(decoder: AnyRef, offset: Long): Boolean =
    val i = place(decoder, offset)
    (decoders(i) eq decoder) && offsets(i) == offset

  private def put(decoder: AnyRef, offset: Long): Unit =
    val i = place(decoder, offset)
    decoders(i) = decoder
    offsets(i) = offset

  private def place(decoder: AnyRef, offset: Long): Int =
    val hash = (System.identityHashCode(decoder) + offset) * Refusals.Golden
    (hash >>> 32).toInt & (decoders.length - 1)

  private def grow(): Unit =
    val (before, offsetsBefore) = (decoders, offsets)
    decoders = new Array[AnyRef](before.length * 4)
    offsets = new Array[Long](before.length * 4)
    var i = 0
    while i < before.length do
      if before(i) != null then put(before(i), offsetsBefore(i))
      i += 1

private object Refusals:
  /** Powers of two. */
  private val Fewest = 64
  private val Max = 8192

  /** Spreads numbers that differ in their low bits only: the golden ratio of 2^64. */
  private val Golden = 0x9e3779b97f4a7c15L
