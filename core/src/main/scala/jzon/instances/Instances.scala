package jzon.instances

import jzon.{Encoder, KeyEncoder}

/** All decoders in the companion of [[jzon.Decoder]].
  *
  * This and the others below are classes, not traits, for the sake of a program that starts. Givens are lazy, and the
  * compiler puts the offsets of their fields into the class that has the fields. If that was the companion, they would
  * be in the type class itself, so that each derived instance would load all of these traits.
  */
private[jzon] abstract class DecoderInstances
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
private[jzon] abstract class EncoderInstances
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
private[jzon] abstract class KeyDecoderInstances extends BasicKeyDecoders, TextKeyDecoders, TimeKeyDecoders

/** All encoders of names. */
private[jzon] abstract class KeyEncoderInstances extends BasicKeyEncoders, TextKeyEncoders, NarrowTimeKeyEncoders:
  given nothing: KeyEncoder[Nothing] = KeyOf(NothingEncoder)
