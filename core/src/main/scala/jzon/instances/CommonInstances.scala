package jzon.instances

import scala.reflect.ClassTag
import jzon.{Decoder, Encoder, KeyDecoder, KeyEncoder}

/** The most common decoders: those of values without parts, and those of the usual collections. They do what the givens
  * of the same names do.
  */
private[jzon] abstract class CommonDecoderInstances
    extends PrimitiveDecoders,
      NumberDecoders,
      TextDecoders,
      TimeDecoders:
  def option[A](using decoder: Decoder[A]): Decoder[Option[A]] = OptionDecoder(decoder)
  def array[A](using element: Decoder[A], tag: ClassTag[A]): Decoder[Array[A]] = ArrayDecoding.of(element)
  def list[A](using element: Decoder[A]): Decoder[List[A]] = ListDecoder(element)
  def seq[A](using element: Decoder[A]): Decoder[Seq[A]] = ListDecoder(element)
  def vector[A](using element: Decoder[A]): Decoder[Vector[A]] = GrowableDecoders.vector(element)
  def set[A](using element: Decoder[A]): Decoder[Set[A]] = PlainSetDecoder(element)
  def map[K, V](using keys: KeyDecoder[K], values: Decoder[V]): Decoder[Map[K, V]] = PlainMapDecoder(keys, values)

/** The most common encoders, as [[CommonDecoderInstances]]. */
private[jzon] abstract class CommonEncoderInstances
    extends PrimitiveEncoders,
      NumberEncoders,
      TextEncoders,
      NarrowTimeEncoders:
  def option[A](using encoder: Encoder[A]): Encoder[Option[A]] = OptionEncoder(encoder)
  def array[A](using element: Encoder[A]): Encoder[Array[A]] = ArrayEncoding.of(element)
  def iterable[A, C[X] <: Iterable[X]](using element: Encoder[A]): Encoder[C[A]] = CollectionEncoder(element)
  def collectionMap[K, V, M[X, Y] <: collection.Map[X, Y]](using KeyEncoder[K], Encoder[V]): Encoder[M[K, V]] =
    MapEncoder[K, V, M[K, V]]
