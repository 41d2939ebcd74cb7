package jzon.instances

/** Every decoder that stands in the companion of [[jzon.Decoder]]. */
private[jzon] trait DecoderInstances
    extends PrimitiveDecoders,
      NumberDecoders,
      OptionDecoders,
      EitherDecoders,
      TupleDecoders,
      CollectionDecoders,
      ArrayDecoders,
      BitSetDecoders,
      JavaCollectionDecoders,
      JavaMapDecoders,
      TextDecoders,
      TimeDecoders

/** Every encoder that stands in the companion of [[jzon.Encoder]]. */
private[jzon] trait EncoderInstances
    extends PrimitiveEncoders,
      NumberEncoders,
      OptionEncoders,
      EitherEncoders,
      TupleEncoders,
      CollectionEncoders,
      ArrayEncoders,
      BitSetEncoders,
      JavaCollectionEncoders,
      TextEncoders,
      TimeEncoders

/** Every decoder of names. */
private[jzon] trait KeyDecoderInstances extends BasicKeyDecoders, TextKeyDecoders, TimeKeyDecoders

/** Every encoder of names. */
private[jzon] trait KeyEncoderInstances extends BasicKeyEncoders, TextKeyEncoders, TimeKeyEncoders
