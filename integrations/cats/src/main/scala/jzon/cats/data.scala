package jzon.cats

import _root_.cats.data.{Chain, Ior, Validated}
import scala.collection.View
import jzon.{Decoder, Encoder}

/** A Chain is an array. */
given chainDecoder[A](using Decoder[A]): Decoder[Chain[A]] = Decoder[Vector[A]].map(Chain.fromSeq)
given chainEncoder[A](using Encoder[A]): Encoder[Chain[A]] =
  Encoder[View[A]].from(chain => View.fromIteratorProvider(() => chain.iterator))

/** An Ior is an object with a field `Left`, a field `Right`, or both. */
given iorDecoder[A, B](using Decoder[A], Decoder[B]): Decoder[Ior[A, B]] =
  SidesDecoder[A, B]("Left", "Right").emap((left, right) =>
    Ior.fromOptions(left, right).toRight("expected Left, Right or both")
  )
given iorEncoder[A, B](using Encoder[A], Encoder[B]): Encoder[Ior[A, B]] = SidesEncoder[A, B]("Left", "Right")

/** A Validated is an object with a field `Invalid` or a field `Valid`. */
given validatedDecoder[E, A](using Decoder[E], Decoder[A]): Decoder[Validated[E, A]] =
  SidesDecoder[E, A]("Invalid", "Valid").emap:
    case (Some(e), None) => Right(Validated.Invalid(e))
    case (None, Some(a)) => Right(Validated.Valid(a))
    case _               => Left("expected either Invalid or Valid")
given validatedEncoder[E, A](using Encoder[E], Encoder[A]): Encoder[Validated[E, A]] =
  SidesEncoder[E, A]("Invalid", "Valid").from(_.fold(Ior.Left(_), Ior.Right(_)))

extension [A >: Null](encoder: Encoder[A])
  /** Like `contramap`, but null stays null, which `encoder` refuses. */
  private[cats] def from[B](f: B => A): Encoder[B] = encoder.contramap(b => if b == null then null else f(b))
