package jzon.instances

import jzon.{Encoder, KeyEncoder}

/** All decoders in the companion of [[jzon.Decoder]]. */
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

/** All encoders in the companion of [[jzon.Encoder]]. */
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
  /** For empty collections, whose type says nothing about elements. */
  given nothing: Encoder[Nothing] = NothingEncoder

/** All decoders of names. */
private[jzon] trait KeyDecoderInstances extends BasicKeyDecoders, TextKeyDecoders, TimeKeyDecoders

/** All encoders of names. */
private[jzon] trait KeyEncoderInstances extends BasicKeyEncoders, TextKeyEncoders, NarrowTimeKeyEncoders:
  given nothing: KeyEncoder[Nothing] = KeyOf(NothingEncoder)
