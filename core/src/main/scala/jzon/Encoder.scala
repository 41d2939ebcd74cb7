package jzon

import scala.annotation.implicitNotFound
import jzon.instances.{CommonTypes, EncoderInstances}
import jzon.macros.derive.Derive

/** Writes an `A` to a [[Writer]].
  *
  * {{{
  * given json.Encoder[FruitCount] = json.Encoder[Int].contramap(_.value)
  * given json.Encoder[Point] = (point, out) => …
  * }}}
  *
  * `contramap` makes a class where it is called, so that the JIT can inline the function.
  *
  * An encoder can be serialized (`java.io.Serializable`), if the functions and encoders that it is made of can.
  */
@implicitNotFound(
  "no json.Encoder[${A}]. If `I found` follows, what is missing is the instance that it names last.\n" +
    "- a class, an enum or a sealed type: write `derives json.Encoder` on the class, or " +
    "`given json.Encoder[…] = json.Encoder.derived` in its companion\n" +
    "- the key of a map: `given json.KeyEncoder[…] = json.KeyEncoder[String].contramap(…)`\n" +
    "- a type parameter: `A: json.Encoder`\n" +
    "- any other type: `contramap` of another encoder\n" +
    "- a generic class that derives json.Codec needs both halves of its arguments; with " +
    "`derives json.Decoder, json.Encoder` this half is enough"
)
trait Encoder[A] extends Serializable:
  /** Writes `a` as one JSON value.
    *
    * @throws EncodeError
    *   if `a` can't be written
    */
  def write(a: A, out: Writer): Unit

  /** For emitted code only, which overrides it: does what [[write]] does as one of the [[runtime.Steps]].
    *
    * @param at
    *   the index in the buffer of `out` at which the value begins
    * @return
    *   the index after it
    */
  def writeAt(a: A, out: Writer, at: Int): Int =
    out.at = at
    write(a, out)
    out.at

  /** The number of bytes that [[write]] writes in compact form. If `a` can't be written, the result may be any number,
    * because `write` will fail. By default, `a` is written to a buffer that only counts.
    *
    * @param depth
    *   number of objects and arrays around `a`
    * @throws EncodeError
    *   if `a` is nested too deeply, has more bytes than an array can hold, or can't be counted because it can't be
    *   written. The error has no path; writing `a` gives it.
    */
  def size(a: A, depth: Int = 0): Int = output.Sized.measure(depth)(write(a, _))

  /** Whether a field with the value `a` is left out of its object. */
  def isNothing(a: A): Boolean = false

  /** An encoder that converts a value with `f`, and writes the result with this encoder. */
  final inline def contramap[B](f: B => A): Encoder[B] =
    new Encoder.Mapped[A, B](this, f):
      def write(b: B, out: Writer): Unit = encoder.write(convert(b), out)

  /** The same encoder, for a subtype. */
  def narrow[B <: A]: Encoder[B] = contramap(identity)

object Encoder extends EncoderInstances:
  /** The encoder in scope. */
  def apply[A](using encoder: Encoder[A]): Encoder[A] = encoder

  /** An encoder for a class, an enum, a sealed type, a union or a literal type. The macro generates it at compile time.
    * If that is not possible, a compile error lists the reasons.
    */
  inline def derived[A]: Encoder[A] = ${ Derive.encoder[A] }

  /** For inlined code only: each call of `contramap` makes a class that extends this. Converts a `B`, and writes the
    * result.
    */
  abstract class Mapped[A, B](
      of: Encoder[A],
      /** The function. */
      val convert: B => A
  ) extends Encoder[B]:
    /** Writes what is converted. */
    val encoder: Encoder[A] = Codec.half(of)
    private val isNeverNothing = CommonTypes.isCommon(CommonTypes.of(encoder))
    override def size(b: B, depth: Int): Int = encoder.size(convert(b), depth)
    override def isNothing(b: B): Boolean = !isNeverNothing && encoder.isNothing(convert(b))
