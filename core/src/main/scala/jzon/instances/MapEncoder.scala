package jzon.instances

import jzon.{EncodeError, Encoder, KeyEncoder, Size, Writer}
import jzon.output.KeyText

/** Writes the entries of an object, one by one. */
final private class EntryWriter[K, V](keyKind: Int, kind: Int, out: Writer)(using KeyEncoder[K], Encoder[V])
    extends ((K, V) => Unit):
  def apply(key: K, value: V): Unit = Entries.write(key, value, keyKind, kind, out)

/** [[EntryWriter]] for common keys, in an object whose entries have nothing but commas between them. It writes the
  * comma after an entry, so that it need not find out which one is the first.
  */
final private class StraightEntryWriter[K, V](keyKind: Int, kind: Int, out: Writer)(using
    keys: KeyEncoder[K],
    values: Encoder[V]
) extends ((K, V) => Unit):
  private var isEmpty = true

  def apply(key: K, value: V): Unit =
    CommonKeys.writeName(keyKind, key, CommonTypes.MaxScalar + 1, out)
    try
      if CommonTypes.isScalar(kind) then
        out.commaAt(CommonTypes.put(kind, value, out, out.bytes, out.at))
      else
        CommonTypes.write(kind, values, value, out)
        out.reserve(1)
        out.commaAt(out.at)
    catch case error: EncodeError => throw error.in(KeyText.of(key, keys))
    isEmpty = false

  /** Takes back the comma after the last entry. */
  def end(): Unit = if !isEmpty then out.dropComma()

private object MapEncoder:
  /** Up to so many entries, the standard library's maps have no quicker way than an iterator. */
  inline val Small = 4

final private class MapEncoder[K, V, M <: collection.Map[K, V]](using KeyEncoder[K], Encoder[V])
    extends ContainerEncoder[M]:
  private val keyKind = CommonKeys.of(summon[KeyEncoder[K]])
  private val kind = CommonTypes.of(summon[Encoder[V]])

  def write(map: M, out: Writer): Unit =
    if map == null then out.failNull()
    val isStraight = CommonKeys.isCommon(keyKind) && out.isStraight
    out.beginObject()
    val size = map.knownSize // some maps have to count
    if size >= 0 && size <= MapEncoder.Small then writeSmall(map, out)
    else if isStraight then writeStraight(map, out)
    else map.foreachEntry(EntryWriter(keyKind, kind, out))
    out.endObject()

  private def writeStraight(map: M, out: Writer): Unit =
    val writer = StraightEntryWriter[K, V](keyKind, kind, out)
    map.foreachEntry(writer)
    writer.end()

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
