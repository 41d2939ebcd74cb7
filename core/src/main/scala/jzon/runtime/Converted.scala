package jzon.runtime

import jzon.{Codec, Decoder, Encoder, Reader}
import jzon.instances.CommonTypes

// For inlined code only. Instances that convert what other instances read or write: see `map`, `emap` and `contramap`.
// Each call of these methods makes a class that extends one of these. So the JIT knows which function a class applies,
// and which instance it uses, and needs no box for what goes from one to the other.

/** Reads an `A`, and converts it with a function. */
abstract class MappedDecoder[A, B](of: Decoder[A], val convert: A => B) extends Decoder[B]:
  val decoder: Decoder[A] = Codec.half(of)
  override def missing(in: Reader): B = convert(decoder.missing(in))

/** Reads an `A`, and converts it with a function that may refuse it. */
abstract class CheckedDecoder[A, B](of: Decoder[A], val convert: A => Either[String, B]) extends Decoder[B]:
  val decoder: Decoder[A] = Codec.half(of)

  /** Where the value begins that comes next, for [[accept]]. */
  final def begin(in: Reader): Long = in.mark()

  /** The value that was read from `begin` on, unless the function has refused it. */
  final def accept(converted: Either[String, B], in: Reader, begin: Long): B = converted match
    case Right(b) =>
      in.release()
      b
    case Left(message) => in.failValue(message, begin)

  override def missing(in: Reader): B = convert(decoder.missing(in)) match
    case Right(b)      => b
    case Left(message) => in.failAbsent(message)

/** Converts a `B` with a function, and writes the result. */
abstract class MappedEncoder[A, B](of: Encoder[A], val convert: B => A) extends Encoder[B]:
  val encoder: Encoder[A] = Codec.half(of)
  private val isNeverNothing = CommonTypes.isCommon(CommonTypes.of(encoder))
  override def size(b: B, depth: Int): Int = encoder.size(convert(b), depth)
  override def isNothing(b: B): Boolean = !isNeverNothing && encoder.isNothing(convert(b))
