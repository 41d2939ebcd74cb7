package jzon.instances

/** Every decoder that stands in the companion of [[jzon.Decoder]]. */
private[jzon] trait DecoderInstances
    extends PrimitiveDecoders,
      NumberDecoders,
      OptionDecoders,
      EitherDecoders,
      TupleDecoders,
      CollectionDecoders

/** Every encoder that stands in the companion of [[jzon.Encoder]]. */
private[jzon] trait EncoderInstances
    extends PrimitiveEncoders,
      NumberEncoders,
      OptionEncoders,
      EitherEncoders,
      TupleEncoders,
      CollectionEncoders

/** Every decoder of names. */
private[jzon] trait KeyDecoderInstances extends BasicKeyDecoders

/** Every encoder of names. */
private[jzon] trait KeyEncoderInstances extends BasicKeyEncoders
