package jzon.cats

import _root_.cats.{Contravariant, Eq, Functor, Invariant, Show}
import jzon.{
  Codec, DecodeError, Decoder, EncodeError, Encoder, Field, Json, JsonPointer, KeyDecoder, KeyEncoder, Path, Raw
}

// The type classes of cats for those of jzon.

given decoderFunctor: Functor[Decoder] with
  def map[A, B](decoder: Decoder[A])(f: A => B): Decoder[B] = decoder.map(f)

given encoderContravariant: Contravariant[Encoder] with
  def contramap[A, B](encoder: Encoder[A])(f: B => A): Encoder[B] = encoder.contramap(f)

given codecInvariant: Invariant[Codec] with
  def imap[A, B](codec: Codec[A])(f: A => B)(g: B => A): Codec[B] = codec.xmap(f)(g)

given keyDecoderFunctor: Functor[KeyDecoder] with
  def map[A, B](decoder: KeyDecoder[A])(f: A => B): KeyDecoder[B] = decoder.map(f)

given keyEncoderContravariant: Contravariant[KeyEncoder] with
  def contramap[A, B](encoder: KeyEncoder[A])(f: B => A): KeyEncoder[B] = encoder.contramap(f)

// What jzon's values are equal to, and how they are shown.

given jsonEq: Eq[Json] = Eq.fromUniversalEquals

/** The compact text. */
given jsonShow: Show[Json] = Show.fromToString

given rawEq: Eq[Raw] = Eq.fromUniversalEquals

/** The text as it is. */
given rawShow: Show[Raw] = Show.fromToString

given jsonPointerEq: Eq[JsonPointer] = Eq.fromUniversalEquals

/** As RFC 6901 writes it: `/rows/0`. */
given jsonPointerShow: Show[JsonPointer] = Show.fromToString

given pathEq: Eq[Path] = Eq.fromUniversalEquals

/** A jq query: `.rows[0]`. */
given pathShow: Show[Path] = Show.show(_.jq)

given fieldEq[A](using Eq[A]): Eq[Field[A]] = Eq.instance:
  case (Field.Value(a), Field.Value(b)) => Eq[A].eqv(a, b)
  case (a, b)                           => a == b
given fieldShow[A](using Show[A]): Show[Field[A]] = Show.show:
  case Field.Value(a) => s"Value(${Show[A].show(a)})"
  case other          => other.toString

/** Two errors are equal if they say the same of the same place. */
given decodeErrorEq: Eq[DecodeError] =
  Eq.by((e: DecodeError) => (e.kind, e.path, e.message, e.offset, e.line, e.column))(using Eq.fromUniversalEquals)

/** The path and the message: `.rows[0].value(missing)`. */
given decodeErrorShow: Show[DecodeError] = Show.show(_.render)

given encodeErrorEq: Eq[EncodeError] = Eq.by((e: EncodeError) => (e.path, e.message))(using Eq.fromUniversalEquals)

/** The path and the message: `.rows[0].value(null)`. */
given encodeErrorShow: Show[EncodeError] = Show.show(_.render)
