package jzon.instances

import jzon.{DecodeError, EncodeError, KeyDecoder, KeyEncoder, Decoder, Encoder, Reader, Writer}
import jzon.input.{HashGuard, Hashing}
import jzon.output.KeyText

/** The loops over the entries of an object that becomes a map. */
private[jzon] object Entries:
  /** Reads an object; of equal keys the last one wins, or the second is refused, as [[jzon.Limits.uniqueKeys]] says.
    *
    * An error is placed at the name as it stands in the document, whatever key it became. In memory the name is read
    * again when something fails. The bytes of a stream may be gone by then, so there the name is kept as a string while
    * its value is read, unless the key is that string.
    *
    * @param hashing
    *   how the map finds its keys, which may be slow for those of one hash
    * @param put
    *   takes an entry
    * @param recall
    *   gives the keys taken so far to the guard, which is not asked before they are as many as may be of one hash
    */
  inline def read[K, V](in: Reader, keys: KeyDecoder[K], values: Decoder[V], hashing: Hashing)(
      inline put: (K, V) => Unit
  )(inline recall: HashGuard => Unit): Unit =
    val isText = keys eq KeyDecoder.string
    val unguarded = Entries.unguarded(in, hashing)
    var guard: HashGuard | Null = null
    var count = 0
    var name: Any = null
    var nameAt = -1L // that of the entry that is being read: what stands between entries belongs to the object
    try
      in.beginObject()
      while in.hasField() do
        val costBefore = in.hashCost
        val key = HashedValues.canonical(in.key(keys))
        name = if isText then key else in.savedName
        nameAt = in.nameAt
        if in.hashCost != costBefore && unguarded != Int.MaxValue then HashedValues.checkKey(in, costBefore)
        if count >= unguarded then
          if guard == null then
            guard = HashGuard(in.limits.sameHashKeys, hashing)
            recall(guard.asInstanceOf[HashGuard])
          check(guard.asInstanceOf[HashGuard], key, in)
        put(key, values.read(in))
        nameAt = -1
        count += 1
    catch
      case error: DecodeError =>
        throw (if nameAt < 0 then error else error.in(if name == null then in.nameText(nameAt) else name.toString))

  /** How many entries may come before the guard must look at them. */
  def unguarded(in: Reader, hashing: Hashing): Int =
    if in.limits.uniqueKeys then 0 else if hashing == Hashing.Ordered then Int.MaxValue else in.limits.sameHashKeys

  def check(guard: HashGuard, key: Any, in: Reader): Unit =
    guard.add(key) match
      case HashGuard.TooMany  => in.failNameLimit(tooMany(in))
      case HashGuard.Repeated => if in.limits.uniqueKeys then in.failDuplicate()
      case _                  => ()

  def tooMany(in: Reader): String = s"more than ${in.limits.sameHashKeys} keys of one hash"

  /** Writes one entry. */
  def write[K, V](key: K, value: V, out: Writer)(using keys: KeyEncoder[K], values: Encoder[V]): Unit =
    out.key(key)
    try values.write(value, out)
    catch case error: EncodeError => throw error.in(KeyText.of(key, keys))

  /** Bytes of one entry, with the comma after it, of an object inside of `depth` others. */
  def size[K, V](key: K, value: V, depth: Int)(using keys: KeyEncoder[K], values: Encoder[V]): Int =
    keys.size(key) + values.size(value, depth + 1) + 2
