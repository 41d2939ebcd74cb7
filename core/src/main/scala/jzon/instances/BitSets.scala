package jzon.instances

import scala.collection.{immutable, mutable}
import jzon.{Decoder, Encoder, Got, Reader, Reason, Size, Writer}

private[jzon] trait NarrowBitSetDecoders extends FactoryDecoders:
  /** Elements are at most [[BitSets.Max]]. */
  given bitSet: Decoder[immutable.BitSet] = bitSetUpTo(BitSets.Max)
  given mutableBitSet: Decoder[mutable.BitSet] = BitSetDecoder(BitSets.Max).map(mutable.BitSet.fromBitMaskNoCopy)

  /** A decoder of sets whose elements are at most `max`. A set may take `max / 8` bytes of memory, even if it has only
    * one element.
    */
  def bitSetUpTo(max: Int): Decoder[immutable.BitSet] =
    BitSetDecoder(max).map(immutable.BitSet.fromBitMaskNoCopy)

/** Sets of small integers, with one bit for each, written in ascending order. A single large element takes a bit for
  * every smaller one, so that a few bytes of input could ask for 256 MB. So elements are limited.
  */
private[jzon] trait BitSetDecoders extends NarrowBitSetDecoders:
  given collectionBitSet: Decoder[collection.BitSet] = bitSet.widen
  given javaBitSet: Decoder[java.util.BitSet] = BitSetDecoder(BitSets.Max).map(java.util.BitSet.valueOf)

private[jzon] trait BitSetEncoders extends CollectionEncoders:
  given collectionBitSet: Encoder[collection.BitSet] = BitSetEncoder()
  given javaBitSet: Encoder[java.util.BitSet] =
    BitSetEncoder().contramap(a => if a == null then null else immutable.BitSet.fromBitMask(a.toLongArray))

private[jzon] trait NarrowBitSetEncoders extends BitSetEncoders:
  given bitSet: Encoder[immutable.BitSet] = BitSetEncoder()
  given mutableBitSet: Encoder[mutable.BitSet] = BitSetEncoder()

private[jzon] object BitSets:
  /** The largest element that is read by default. A set takes at most 128 bytes. */
  val Max = 1023

/** Reads the words of a set. Element `i` is bit `i & 63` of word `i >> 6`. */
final private class BitSetDecoder(max: Int) extends Decoder[Array[Long]]:
  def read(in: Reader): Array[Long] =
    var words = new Array[Long](1)
    Elements.readRuns(in)(in.putBits(words, max, _)): _ =>
      val i = readElement(in)
      val word = i >> 6
      if word >= words.length then words = java.util.Arrays.copyOf(words, Math.max(word + 1, words.length * 2))
      words(word) |= 1L << i
    : Unit
    words

  private def readElement(in: Reader): Int =
    val begin = in.mark()
    val i = in.readInt()
    if i < 0 || i > max then
      in.failValue(Reason.Unlike(s"expected an Int from 0 to $max,", Got.Number(i.toString)), begin)
    in.release()
    i

final private class BitSetEncoder[C <: collection.BitSet] extends Encoder[C]:
  def write(set: C, out: Writer): Unit =
    if set == null then out.failNull()
    Elements.writeAll(set.iterator, out)(out.writeInt(_))

  override def size(set: C, depth: Int): Int =
    if set == null then Size.Null
    else
      val elements = set.iterator
      Elements.sizeWhile(depth)(elements.hasNext)(Size.int(elements.next()))
