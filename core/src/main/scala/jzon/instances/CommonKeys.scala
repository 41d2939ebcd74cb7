package jzon.instances

import java.util.UUID
import scala.annotation.switch
import jzon.{KeyDecoder, KeyEncoder, Reader, Writer}
import jzon.input.NumberCursor
import jzon.wire.{Integers, Uuids}

/** The most common types of keys. A loop that all types share reads and writes them without a call of their instance,
  * as it does with values: see [[CommonTypes]].
  */
private[jzon] object CommonKeys:
  private inline val Other = 0
  inline val StringKey = 1
  private inline val IntKey = 2
  private inline val LongKey = 3
  inline val UuidKey = 4

  /** The type of a decoder of this library, or [[Other]]. */
  def of(decoder: KeyDecoder[?]): Int =
    if decoder eq KeyDecoder.string then StringKey
    else if decoder eq KeyDecoder.int then IntKey
    else if decoder eq KeyDecoder.long then LongKey
    else if decoder eq KeyDecoder.uuid then UuidKey
    else Other

  def of(encoder: KeyEncoder[?]): Int =
    if encoder eq KeyEncoder.string then StringKey
    else if encoder eq KeyEncoder.int then IntKey
    else if encoder eq KeyEncoder.long then LongKey
    else if encoder eq KeyEncoder.uuid then UuidKey
    else Other

  /** Whether [[Reader.integerName]] has found a key. */
  def isKey(found: Long): Boolean = found != NumberCursor.NoLong

  /** Whether the name itself is the key. */
  def isText(kind: Int): Boolean = kind == StringKey

  /** Whether [[writeName]] takes keys of a kind. */
  def isCommon(kind: Int): Boolean = kind != Other

  /** Whether no two keys have one hash. */
  def haveOwnHashes(kind: Int): Boolean = kind == IntKey

  /** Reads the name of a field and its colon.
    *
    * @param kind
    *   what [[of]] returned for the decoder
    */
  inline def read[K](kind: Int, decoder: KeyDecoder[K], in: Reader): K =
    (kind: @switch) match
      case StringKey => in.readName().asInstanceOf[K]
      case IntKey    =>
        val key = in.integerName(Int.MinValue, Int.MaxValue)
        if isKey(key) then key.toInt.asInstanceOf[K] else in.key(decoder)
      case LongKey =>
        val key = in.integerName(Long.MinValue, Long.MaxValue)
        if isKey(key) then key.asInstanceOf[K] else in.key(decoder)
      case UuidKey =>
        val key = in.uuidName()
        if key != null then key.asInstanceOf[K] else in.key(decoder)
      case _ => HashedValues.canonical(in.key(decoder))

  /** Does what `out.key(key)(using encoder)` does. */
  inline def write[K](kind: Int, encoder: KeyEncoder[K], key: K, out: Writer): Unit =
    (kind: @switch) match
      case StringKey => out.key(key.asInstanceOf[String])
      case IntKey    => out.intKey(key.asInstanceOf[Int])
      case LongKey   => out.longKey(key.asInstanceOf[Long])
      case UuidKey   => out.uuidKey(key.asInstanceOf[UUID])
      case _         => out.key(key)(using encoder)

  /** Writes a name of one of the kinds above and its colon, in the compact form and without a comma before it. Makes
    * room for `more` bytes after them.
    */
  def writeName(kind: Int, key: Any, more: Int, out: Writer): Unit =
    (kind: @switch) match
      case StringKey => out.nameAlone(key.asInstanceOf[String], more)
      case IntKey    => writeScalar(Integers.MaxInt + more, out)(Integers.putInt(key.asInstanceOf[Int], _, _))
      case LongKey   => writeScalar(Integers.MaxLong + more, out)(Integers.putLong(key.asInstanceOf[Long], _, _))
      case _         =>
        if key == null then out.failNull()
        writeScalar(Uuids.MaxUuid + more, out)(Uuids.putUuid(key.asInstanceOf[UUID], _, _))

  private inline def writeScalar(max: Int, out: Writer)(inline put: (Array[Byte], Int) => Int): Unit =
    out.writeText(max + 1)(put)
    out.colonAt(out.at)
