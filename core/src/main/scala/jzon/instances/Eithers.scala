package jzon.instances

import scala.util.{Left, Right}
import jzon.{DecodeError, Decoder, EncodeError, Encoder, FieldTable, Reader, Size, Writer}

/** An Either is `{"Left":…}` or `{"Right":…}`. */
private[jzon] trait EitherDecoders:
  /** Reads `a`, `left` and `Left`, `b`, `right` and `Right`. */
  given either[A, B](using left: Decoder[A], right: Decoder[B]): Decoder[Either[A, B]] = EitherDecoder(left, right)

private[jzon] trait EitherEncoders:
  given either[A, B](using left: Encoder[A], right: Encoder[B]): Encoder[Either[A, B]] = EitherEncoder(left, right)

/** A Left or a Right, whose other type the compiler may not know. */
private[jzon] trait NarrowEitherEncoders extends EitherEncoders:
  given left[A, B](using encoder: Encoder[A]): Encoder[Left[A, B]] =
    EitherEncoder[A, B](encoder, NothingEncoder.of).narrow
  given right[A, B](using encoder: Encoder[B]): Encoder[Right[A, B]] =
    EitherEncoder[A, B](NothingEncoder.of, encoder).narrow

final private class EitherDecoder[A, B](left: Decoder[A], right: Decoder[B]) extends Decoder[Either[A, B]]:
  def read(in: Reader): Either[A, B] =
    val name = in.beginCase(Eithers.names)
    val either =
      try if name < Eithers.Rights then Left(left.read(in)) else Right(right.read(in))
      catch case error: DecodeError => throw error.in(Eithers.names.name(name))
    if in.hasField() then in.knownField(Eithers.noNames, 0): Unit // refuses it
    either

final private class EitherEncoder[A, B](left: Encoder[A], right: Encoder[B]) extends ContainerEncoder[Either[A, B]]:
  def write(either: Either[A, B], out: Writer): Unit =
    if either == null then out.failNull()
    out.beginObject()
    val name = if either.isLeft then "Left" else "Right"
    out.key(name)
    try
      either match
        case Left(a)  => left.write(a, out)
        case Right(b) => right.write(b, out)
    catch case error: EncodeError => throw error.in(name)
    out.endObject()

  override def size(either: Either[A, B], depth: Int): Int =
    if either == null then Size.Null
    else if Size.isTooDeep(depth) then 0
    else
      either match
        case Left(a)  => 9 + left.size(a, depth + 1) // {"Left":}
        case Right(b) => 10 + right.size(b, depth + 1)

private object Eithers:
  /** The names of the left side first. They are not aliases of each other, so that an error shows the name in the
    * document.
    */
  val names: FieldTable = FieldTable("Left", "left", "a", "Right", "right", "b")
  val noNames: FieldTable = FieldTable()

  /** The index of the name that is written, and of the first name of the right side. */
  inline val Left = 0
  inline val Rights = 3
