package jzon.runtime

import jzon.{Codec, Decoder, Encoder, Reader, Size, Writer}

/** Examines instances that were written for the cases of a family, or for members of a union. */
private[runtime] object OwnCases:
  /** Whether `decoder` uses `family`. If so, the case is derived too, because reading it by `decoder` would not end. */
  def leads(decoder: Decoder[?], family: Derived): Boolean = decoder match
    case mapped: Decoder.Mapped[?, ?]           => leads(mapped.decoder, family)
    case checked: Decoder.Checked[?, ?]         => leads(checked.decoder, family)
    case alternative: Decoder.Alternative[?, ?] => leads(alternative.first, family)
    case both: Codec.Both[?]                    => leads(both.decoder, family)
    case other                                  => isOf(other, family)

  /** Whether `encoder` uses `family`. */
  def leads(encoder: Encoder[?], family: Derived): Boolean = encoder match
    case mapped: Encoder.Mapped[?, ?] => leads(mapped.encoder, family)
    case both: Codec.Both[?]          => leads(both.encoder, family)
    case other                        => isOf(other, family)

  /** Compares classes, because each instance of a generic family is an object of its own, of the same class. */
  private def isOf(instance: Any, family: Derived): Boolean = instance.getClass eq family.getClass

  /** Whether `decoder` is derived, apart from conditions and conversions, so that it reads an object. */
  def isDerived(decoder: Decoder[?]): Boolean = original(decoder).isInstanceOf[Derived]

  /** Whether `encoder` is derived, apart from conversions. */
  def isDerived(encoder: Encoder[?]): Boolean = original(encoder).isInstanceOf[Derived]

  /** Whether `decoder` is `from`, apart from conditions and conversions. */
  def converts(decoder: Decoder[?], from: Decoder[?]): Boolean = original(decoder).getClass eq original(from).getClass

  /** Whether `encoder` is `from`, apart from conversions. */
  def converts(encoder: Encoder[?], from: Encoder[?]): Boolean = original(encoder).getClass eq original(from).getClass

  /** `decoder` without its conditions and conversions. */
  private def original(decoder: Decoder[?]): Decoder[?] = decoder match
    case mapped: Decoder.Mapped[?, ?]   => original(mapped.decoder)
    case checked: Decoder.Checked[?, ?] => original(checked.decoder)
    case both: Codec.Both[?]            => original(both.decoder)
    case other                          => other

  /** `encoder` without its conversions. */
  private def original(encoder: Encoder[?]): Encoder[?] = encoder match
    case mapped: Encoder.Mapped[?, ?] => original(mapped.encoder)
    case both: Codec.Both[?]          => original(both.encoder)
    case other                        => other

  /** Whether `instance` is derived, and nothing is added to it. */
  def isPlain(instance: Decoder[?] | Encoder[?]): Boolean = instance match
    case both: Codec.Both[?] => isPlain(both.decoder) && isPlain(both.encoder)
    case other               => other.isInstanceOf[Derived]

/** Reads an object with an instance that does not know the tag. The tag was found by looking ahead. */
final private[runtime] class DecoderBesideTag(decoder: Decoder[Any]) extends Decoder[Any]:
  def read(in: Reader): Any = in.readBesideTag(decoder)

/** Writes the fields of the object that `encoder` writes, and the tag beside them. */
final private[runtime] class EncoderBesideTag(encoder: Encoder[Any], tag: String, hint: String) extends Encoder[Any]:
  private val tagSize = Size.entry(tag) + Size.string(hint)

  def write(a: Any, out: Writer): Unit =
    out.beginObject()
    out.key(tag)
    out.writeString(hint)
    out.splice(a, '{', encoder)
    out.endObject()

  override def size(a: Any, depth: Int): Int =
    val own = encoder.size(a, depth)
    if own == Size.container(0) then own + tagSize - 1 else own + tagSize // the comma, which Size.entry counts

/** Refuses every value, and says why. */
final private[runtime] class Refusing(message: String) extends Decoder[Any], Encoder[Any]:
  def read(in: Reader): Any = in.fail(message)
  def write(a: Any, out: Writer): Unit = out.fail(message)
