package jzon

import scala.annotation.implicitNotFound
import jzon.instances.DecoderInstances
import jzon.macros.derive.Derive

/** Reads an `A` from a [[Reader]].
  *
  * {{{
  * given json.Decoder[FruitCount] = json.Decoder[Int].map(FruitCount(_))
  * given json.Decoder[Point] = in => …
  * }}}
  *
  * `map`, `emap` and `ensure` make a class where they are called, so that the JIT can inline the function.
  *
  * A decoder can be serialized (`java.io.Serializable`), if the functions and decoders that it is made of can.
  */
@implicitNotFound(
  "no json.Decoder[${A}]. If `I found` follows, what is missing is the instance that it names last.\n" +
    "- a class, an enum or a sealed type: write `derives json.Decoder` on the class, or " +
    "`given json.Decoder[…] = json.Decoder.derived` in its companion\n" +
    "- the key of a map: `given json.KeyDecoder[…] = json.KeyDecoder[String].emap(…)`\n" +
    "- a type parameter: `A: json.Decoder`\n" +
    "- any other type: `map` or `emap` of another decoder\n" +
    "- a generic class that derives json.Codec needs both halves of its arguments; with " +
    "`derives json.Decoder, json.Encoder` this half is enough"
)
trait Decoder[A] extends Serializable:
  /** Reads the next value.
    *
    * @throws DecodeError
    *   if it is not an `A`
    */
  def read(in: Reader): A

  /** The value of a field that is absent from its object. Fails with `missing`, unless the type has an empty value such
    * as `None`.
    */
  def missing(in: Reader): A = in.failMissing()

  /** A decoder that converts the value with `f`. */
  final inline def map[B](f: A => B): Decoder[B] =
    new Decoder.Mapped[A, B](this, f):
      def read(in: Reader): B = convert(decoder.read(in))

  /** A decoder that converts the value with `f`. If `f` returns a `Left`, the value is refused with that message. */
  final inline def emap[B](f: A => Either[String, B]): Decoder[B] =
    new Decoder.Checked[A, B](this, f):
      def read(in: Reader): B =
        val from = begin(in)
        accept(convert(decoder.read(in)), in, from)

  /** A decoder that refuses values which do not fulfil `condition`, with `message`. */
  final inline def ensure(message: String)(condition: A => Boolean): Decoder[A] =
    emap(a => if condition(a) then Right(a) else Left(message))

  /** The same decoder, for a supertype. */
  def widen[B >: A]: Decoder[B] = map(identity)

  /** A decoder that tries this one first. If this one refuses a value that is JSON, `other` reads the same bytes again.
    * [[Limits.rereadBytes]] limits the number of bytes that are read again.
    */
  def orElse[B >: A](other: => Decoder[B]): Decoder[B] = Decoder.Alternative[A, B](this, () => other)

object Decoder extends DecoderInstances:
  /** The decoder in scope. */
  def apply[A](using decoder: Decoder[A]): Decoder[A] = decoder

  /** A decoder for a class, an enum, a sealed type, a union or a literal type. The macro generates it at compile time.
    * If that is not possible, a compile error lists the reasons.
    */
  inline def derived[A]: Decoder[A] = ${ Derive.decoder[A] }

  // For inlined code only: each call of `map` and `emap` makes a class that extends one of these. So the JIT knows
  // which function a class applies, and which decoder it uses, and needs no box for what goes from one to the other.

  /** Reads an `A`, and converts it with a function. */
  abstract class Mapped[A, B](
      of: Decoder[A],
      /** The function. */
      val convert: A => B
  ) extends Decoder[B]:
    /** Reads what is converted. */
    val decoder: Decoder[A] = Codec.half(of)
    override def missing(in: Reader): B = convert(decoder.missing(in))

  /** Reads an `A`, and converts it with a function that may refuse it. */
  abstract class Checked[A, B](
      of: Decoder[A],
      /** The function. */
      val convert: A => Either[String, B]
  ) extends Decoder[B]:
    /** Reads what is converted. */
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

  final private[jzon] class Alternative[A, B >: A](val first: Decoder[A], other: () => Decoder[B]) extends Decoder[B]:
    private lazy val second = other()
    def read(in: Reader): B = in.either(first, second)
    override def missing(in: Reader): B = first.missing(in)
