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
  inline val AString = 1
  private inline val AnInt = 2
  private inline val ALong = 3
  inline val AUuid = 4

  /** The type of a decoder of this library, or [[Other]]. */
  def of(decoder: KeyDecoder[?]): Int =
    if decoder eq KeyDecoder.string then AString
    else if decoder eq KeyDecoder.int then AnInt
    else if decoder eq KeyDecoder.long then ALong
    else if decoder eq KeyDecoder.uuid then AUuid
    else Other

  def of(encoder: KeyEncoder[?]): Int =
    if encoder eq KeyEncoder.string then AString
    else if encoder eq KeyEncoder.int then AnInt
    else if encoder eq KeyEncoder.long then ALong
    else if encoder eq KeyEncoder.uuid then AUuid
    else Other

  /** Whether [[Reader.integerName]] has found a key. */
  def isKey(found: Long): Boolean = found != NumberCursor.NoLong

  /** Whether the name itself is the key. */
  def isText(kind: Int): Boolean = kind == AString

  /** Whether [[writeName]] takes keys of a kind. */
  def isCommon(kind: Int): Boolean = kind != Other

  /** Whether no two keys have one hash. */
  def haveOwnHashes(kind: Int): Boolean = kind == AnInt

  /** Reads the name of a field and its colon.
    *
    * @param kind
    *   what [[of]] returned for the decoder
    */
  inline def read[K](kind: Int, decoder: KeyDecoder[K], in: Reader): K =
    (kind: @switch) match
      case AString => in.readName().asInstanceOf[K]
      case AnInt   =>
        val key = in.integerName(Int.MinValue, Int.MaxValue)
        if isKey(key) then key.toInt.asInstanceOf[K] else in.key(decoder)
      case ALong =>
        val key = in.integerName(Long.MinValue, Long.MaxValue)
        if isKey(key) then key.asInstanceOf[K] else in.key(decoder)
      case AUuid =>
        val key = in.uuidName()
        if key != null then key.asInstanceOf[K] else in.key(decoder)
      case _ => HashedValues.canonical(in.key(decoder))

  /** Does what `out.key(key)(using encoder)` does. */
  inline def write[K](kind: Int, encoder: KeyEncoder[K], key: K, out: Writer): Unit =
    (kind: @switch) match
      case AString => out.key(key.asInstanceOf[String])
      case AnInt   => out.intKey(key.asInstanceOf[Int])
      case ALong   => out.longKey(key.asInstanceOf[Long])
      case AUuid   => out.uuidKey(key.asInstanceOf[UUID])
      case _       => out.key(key)(using encoder)

  /** Writes a name of one of the kinds above and its colon, in the compact form and without a comma before it. Makes
    * room for `more` bytes after them.
    */
  def writeName(kind: Int, key: Any, more: Int, out: Writer): Unit =
    (kind: @switch) match
      case AString => out.nameAlone(key.asInstanceOf[String], more)
      case AnInt   => writeScalar(11 + more, out)(Integers.putInt(key.asInstanceOf[Int], _, _))
      case ALong   => writeScalar(20 + more, out)(Integers.putLong(key.asInstanceOf[Long], _, _))
      case _       =>
        if key == null then out.failNull()
        writeScalar(Uuids.MaxUuid + more, out)(Uuids.putUuid(key.asInstanceOf[UUID], _, _))

  private inline def writeScalar(max: Int, out: Writer)(inline put: (Array[Byte], Int) => Int): Unit =
    out.writeText(max + 1)(put)
    out.bytes(out.at) = ':'
    out.at += 1
