package jzon.instances

import jzon.{DecodeError, EncodeError, Encoder, KeyDecoder, KeyEncoder, Reader, Writer}
import jzon.input.{HashGuard, Hashing, KeyGuard}
import jzon.output.KeyText

/** The loops over the entries of an object that becomes a map. */
private[jzon] object Entries:
  /** Reads an object. If keys are equal, the last one wins, or the second is refused: see [[jzon.Limits.uniqueKeys]].
    *
    * An error has the name in its path as it is in the document, whatever key it became. If the input is in memory, the
    * name is read again when an error occurs. The bytes of a stream may be gone by then. So its name is kept as a
    * string while the value is read, unless the key is that string.
    *
    * @param keyKind
    *   the kind of `keys`, see [[CommonKeys]]
    * @param hashing
    *   how the map finds its keys; keys of one hash may make it slow
    * @param value
    *   reads a value
    * @param put
    *   takes an entry
    * @param recall
    *   gives the keys so far to the guard, which rarely needs them
    */
  inline def read[K, V](in: Reader, keys: KeyDecoder[K], keyKind: Int, hashing: Hashing)(inline value: => V)(
      inline put: (K, V) => Unit
  )(inline recall: HashGuard => Unit): Unit =
    val isText = CommonKeys.isText(keyKind)
    val unguarded = Entries.unguarded(in, hashing, CommonKeys.haveOwnHashes(keyKind))
    var guard: KeyGuard | Null = null
    var count = 0
    var name: Any = null
    var nameAt = -1L // that of the entry that is being read: what stands between entries belongs to the object
    try
      var hasField = in.beginFields()
      while hasField do
        val costBefore = in.hashCost
        val key = CommonKeys.read(keyKind, keys, in)
        name = if isText then key else in.keptName
        nameAt = in.nameAt
        if in.hashCost != costBefore && unguarded != Int.MaxValue then HashedValues.checkKey(in, costBefore)
        if count >= unguarded then
          if guard == null then guard = Entries.guard(in, hashing)
          check(guard.asInstanceOf[KeyGuard].add(key)(recall), in)
        put(key, value)
        nameAt = -1
        count += 1
        hasField = in.hasNextField()
    catch
      case error: DecodeError =>
        throw (if nameAt < 0 then error else error.in(if name == null then in.nameText(nameAt) else name.toString))

  /** The number of entries that may come before the guard must look at them.
    *
    * @param haveOwnHashes
    *   whether no two keys have one hash
    */
  def unguarded(in: Reader, hashing: Hashing, haveOwnHashes: Boolean): Int =
    val isSafe = hashing == Hashing.Ordered || (haveOwnHashes && hashing == Hashing.ByAllBits)
    if isSafe && !in.limits.uniqueKeys then Int.MaxValue
    else KeyGuard.unguarded(in.limits.sameHashKeys, in.limits.uniqueKeys)

  def guard(in: Reader, hashing: Hashing): KeyGuard = KeyGuard(in.limits.sameHashKeys, hashing, in.limits.uniqueKeys)

  /** Refuses the name that was just read if the answer of the guard asks for that. */
  def check(answer: Int, in: Reader): Unit =
    answer match
      case HashGuard.TooMany  => in.failNameLimit(tooMany(in))
      case HashGuard.Repeated => if in.limits.uniqueKeys then in.failDuplicate()
      case _                  => ()

  def tooMany(in: Reader): String = s"more than ${in.limits.sameHashKeys} keys of one hash"

  /** Writes one entry.
    *
    * @param keyKind
    *   the kind of `keys`, see [[CommonKeys]]
    * @param kind
    *   the kind of `values`, see [[CommonTypes]]
    */
  def write[K, V](key: K, value: V, keyKind: Int, kind: Int, out: Writer)(using
      keys: KeyEncoder[K],
      values: Encoder[V]
  ): Unit =
    CommonKeys.write(keyKind, keys, key, out)
    try CommonTypes.write(kind, values, value, out)
    catch case error: EncodeError => throw error.in(KeyText.of(key, keys))

  /** The length of one entry, with the comma after it, in an object with `depth` containers around it. */
  def size[K, V](key: K, value: V, depth: Int)(using keys: KeyEncoder[K], values: Encoder[V]): Int =
    keys.size(key) + values.size(value, depth + 1) + 2
