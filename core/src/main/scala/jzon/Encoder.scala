package jzon

import scala.annotation.implicitNotFound
import jzon.derive.Derive
import jzon.instances.EncoderInstances

/** Writes an `A` to a [[Writer]].
  *
  * {{{
  * given json.Encoder[FruitCount] = json.Encoder[Int].contramap(_.value)
  * given json.Encoder[Point] = (point, out) => …
  * }}}
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
trait Encoder[A]:
  /** Writes one value.
    *
    * @throws EncodeError
    *   if it can't be written
    */
  def write(a: A, out: Writer): Unit

  /** Bytes that [[write]] writes in the compact form. Of a value that can't be written it is any number: `write` fails,
    * and says why. An encoder that does not say otherwise writes `a` to nowhere and counts.
    *
    * @param depth
    *   how many objects and arrays stand around `a`
    * @throws EncodeError
    *   at once, if `a` is nested too deeply, has more bytes than an array can have, or can't be counted because it can't be
    *   written; without the way to the place, which writing tells
    */
  def size(a: A, depth: Int = 0): Int = output.Sized.measure(depth)(write(a, _))

  /** Whether a field that holds `a` is left out of its object. */
  def isNothing(a: A): Boolean = false

  /** Converts, and writes as this encoder does. */
  def contramap[B](f: B => A): Encoder[B] = Encoder.Mapped(this, f)

  /** The same encoder, for a subtype. */
  def narrow[B <: A]: Encoder[B] = contramap(identity)

object Encoder extends EncoderInstances:
  /** The encoder in scope. */
  def apply[A](using encoder: Encoder[A]): Encoder[A] = encoder

  /** An encoder for a class, an enum or a sealed type, made when this is compiled. */
  inline def derived[A]: Encoder[A] = ${ Derive.encoder[A] }

  final private[jzon] class Mapped[A, B](val encoder: Encoder[A], f: B => A) extends Encoder[B]:
    def write(b: B, out: Writer): Unit = encoder.write(f(b), out)
    override def size(b: B, depth: Int): Int = encoder.size(f(b), depth)
    override def isNothing(b: B): Boolean = encoder.isNothing(f(b))
