package jzon.instances

import scala.annotation.switch
import jzon.{KeyDecoder, Reader}
import jzon.input.NumberCursor

/** The most common types of keys. A loop that all types share reads them without a call of their decoder, as it does
  * with values: see [[CommonTypes]].
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

  /** Whether [[Reader.integerName]] has found a key. */
  def isKey(found: Long): Boolean = found != NumberCursor.NoLong

  /** Whether the name itself is the key. */
  def isText(kind: Int): Boolean = kind == AString

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
