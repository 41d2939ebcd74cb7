package jzon.iron

import io.github.iltotore.iron.{:|, Constraint, RefinedType}
import jzon.{Decoder, Encoder, KeyDecoder, KeyEncoder}

// Inline, because a Constraint has a value only at compile time. An `A :| C` is an `A` at runtime, so that what writes
// an `A` writes it as well.

/** Reads an `A`, and refuses it with the message of iron unless it satisfies `C`. */
inline given ironDecoder[A, C](using decoder: Decoder[A], inline constraint: Constraint[A, C]): Decoder[A :| C] =
  decoder.emap(a => Either.cond(constraint.test(a), a.asInstanceOf[A :| C], constraint.message))

/** Writes the value as an `A`. */
given ironEncoder[A, C](using encoder: Encoder[A]): Encoder[A :| C] = encoder.asInstanceOf[Encoder[A :| C]]

/** Reads a key as an `A`, and refuses it with the message of iron unless it satisfies `C`. */
inline given ironKeyDecoder[A, C](using
    decoder: KeyDecoder[A],
    inline constraint: Constraint[A, C]
): KeyDecoder[A :| C] =
  decoder.emap(a => Either.cond(constraint.test(a), a.asInstanceOf[A :| C], constraint.message))

/** Writes the key as an `A`. */
given ironKeyEncoder[A, C](using encoder: KeyEncoder[A]): KeyEncoder[A :| C] = encoder.asInstanceOf[KeyEncoder[A :| C]]

/** Reads a new type, whose companion is a `RefinedType`, as the type that it is made of. */
given newTypeDecoder[T](using mirror: RefinedType.Mirror[T])(using decoder: Decoder[mirror.IronType]): Decoder[T] =
  decoder.asInstanceOf[Decoder[T]]

/** Writes a new type as the type that it is made of. */
given newTypeEncoder[T](using mirror: RefinedType.Mirror[T])(using encoder: Encoder[mirror.IronType]): Encoder[T] =
  encoder.asInstanceOf[Encoder[T]]

/** Reads a key of a new type. */
given newTypeKeyDecoder[T](using
    mirror: RefinedType.Mirror[T]
)(using decoder: KeyDecoder[mirror.IronType]): KeyDecoder[T] = decoder.asInstanceOf[KeyDecoder[T]]

/** Writes a key of a new type. */
given newTypeKeyEncoder[T](using
    mirror: RefinedType.Mirror[T]
)(using encoder: KeyEncoder[mirror.IronType]): KeyEncoder[T] = encoder.asInstanceOf[KeyEncoder[T]]
