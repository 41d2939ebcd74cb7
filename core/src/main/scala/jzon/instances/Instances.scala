package jzon.instances

/** Every decoder that stands in the companion of [[jzon.Decoder]]. */
private[jzon] trait DecoderInstances extends PrimitiveDecoders

/** Every encoder that stands in the companion of [[jzon.Encoder]]. */
private[jzon] trait EncoderInstances extends PrimitiveEncoders

/** Every decoder of names. */
private[jzon] trait KeyDecoderInstances

/** Every encoder of names. */
private[jzon] trait KeyEncoderInstances
