package jzon.instances

import jzon.{Encoder, KeyEncoder}

/** Every decoder that stands in the companion of [[jzon.Decoder]]. */
private[jzon] trait DecoderInstances
    extends PrimitiveDecoders,
      NumberDecoders,
      OptionDecoders,
      EitherDecoders,
      TupleDecoders,
      MapDecoders,
      JavaCollectionDecoders,
      TextDecoders,
      TimeDecoders

/** Every encoder that stands in the companion of [[jzon.Encoder]]. */
private[jzon] trait EncoderInstances
    extends PrimitiveEncoders,
      NumberEncoders,
      NarrowOptionEncoders,
      NarrowEitherEncoders,
      TupleEncoders,
      NarrowCollectionEncoders,
      ArrayEncoders,
      NarrowBitSetEncoders,
      NarrowJavaCollectionEncoders,
      TextEncoders,
      NarrowTimeEncoders:
  /** For empty collections, of whose elements nothing else is known. */
  given nothing: Encoder[Nothing] = NothingEncoder

/** Every decoder of names. */
private[jzon] trait KeyDecoderInstances extends BasicKeyDecoders, TextKeyDecoders, TimeKeyDecoders

/** Every encoder of names. */
private[jzon] trait KeyEncoderInstances extends BasicKeyEncoders, TextKeyEncoders, NarrowTimeKeyEncoders:
  given nothing: KeyEncoder[Nothing] = KeyOf(NothingEncoder)
