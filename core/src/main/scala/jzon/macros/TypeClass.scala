package jzon.macros

/** The type classes of which the macros look instances up. */
private[macros] enum TypeClass:
  case Decoder, Encoder, KeyDecoder, KeyEncoder, Codec

  /** The full name of the trait. */
  def fullName: String = s"jzon.$this"

  /** The type class for the keys of a map, if this one is for its values. */
  def ofKeys: TypeClass = if reads then KeyDecoder else KeyEncoder

  /** The half of a codec that this one is not. */
  def otherHalf: TypeClass = if this == Decoder then Encoder else Decoder

  def isOfKeys: Boolean = this == KeyDecoder || this == KeyEncoder

  /** Whether its instances read. */
  def reads: Boolean = this == Decoder || this == KeyDecoder
