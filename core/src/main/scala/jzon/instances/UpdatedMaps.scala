package jzon.instances

import scala.collection.{immutable, mutable}
import jzon.{Decoder, KeyDecoder, Reader}
import jzon.input.Hashing

// Maps that take a key and a value at a time. The builders of other maps take pairs. If the JIT doesn't know the
// builder, each pair is allocated.

final private class IntMapDecoder[V](keys: KeyDecoder[Int], values: Decoder[V]) extends Decoder[immutable.IntMap[V]]:
  private val keyKind = CommonKeys.of(keys)
  private val kind = CommonTypes.of(values)

  def read(in: Reader): immutable.IntMap[V] =
    var map = immutable.IntMap.empty[V]
    Entries.read(in, keys, keyKind, Hashing.Ordered)(CommonTypes.read(kind, values, in)) { (key, value) =>
      map = map.updated(key, value)
    }(guard => map.foreachKey(guard.add(_): Unit))
    map

final private class LongMapDecoder[V](keys: KeyDecoder[Long], values: Decoder[V]) extends Decoder[immutable.LongMap[V]]:
  private val keyKind = CommonKeys.of(keys)
  private val kind = CommonTypes.of(values)

  def read(in: Reader): immutable.LongMap[V] =
    var map = immutable.LongMap.empty[V]
    Entries.read(in, keys, keyKind, Hashing.Ordered)(CommonTypes.read(kind, values, in)) { (key, value) =>
      map = map.updated(key, value)
    }(guard => map.foreachKey(guard.add(_): Unit))
    map

final private class MutableMapDecoder[K, V](keys: KeyDecoder[K], values: Decoder[V]) extends Decoder[mutable.Map[K, V]]:
  private val keyKind = CommonKeys.of(keys)
  private val kind = CommonTypes.of(values)

  def read(in: Reader): mutable.Map[K, V] =
    val map = mutable.HashMap.empty[K, V]
    Entries.read(in, keys, keyKind, Hashing.ByLowBits)(CommonTypes.read(kind, values, in))(map.update(_, _)) { guard =>
      map.keysIterator.foreach(guard.add(_): Unit)
    }
    map
