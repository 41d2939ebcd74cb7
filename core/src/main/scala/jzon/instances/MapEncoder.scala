package jzon.instances

import jzon.{Encoder, KeyEncoder, Size, Writer}

/** Writes the entries of an object, one by one. */
final private class EntryWriter[K, V](keyKind: Int, kind: Int, out: Writer)(using KeyEncoder[K], Encoder[V])
    extends ((K, V) => Unit):
  def apply(key: K, value: V): Unit = Entries.write(key, value, keyKind, kind, out)

private object MapEncoder:
  /** Up to so many entries, the standard library's maps have no quicker way than an iterator. */
  inline val Small = 4

final private class MapEncoder[K, V, M <: collection.Map[K, V]](using KeyEncoder[K], Encoder[V]) extends Encoder[M]:
  private val keyKind = CommonKeys.of(summon[KeyEncoder[K]])
  private val kind = CommonTypes.of(summon[Encoder[V]])

  def write(map: M, out: Writer): Unit =
    if map == null then out.failNull()
    out.beginObject()
    val size = map.knownSize // some maps have to count
    if size >= 0 && size <= MapEncoder.Small then writeSmall(map, out)
    else map.foreachEntry(EntryWriter(keyKind, kind, out))
    out.endObject()

  private def writeSmall(map: M, out: Writer): Unit =
    val entries = map.iterator
    while entries.hasNext do
      val (key, value) = entries.next()
      Entries.write(key, value, keyKind, kind, out)

  override def size(map: M, depth: Int): Int =
    if map == null then Size.Null
    else if Size.isTooDeep(depth) then 0
    else
      var entries = 0
      map.foreachEntry((key, value) => entries = Size.sum(entries, Entries.size(key, value, depth)))
      Size.container(entries)
