package jzon

import scala.annotation.implicitNotFound
import jzon.derive.Derive

/** Reads and writes an `A`. */
@implicitNotFound(
  "no json.Codec[${A}]. If `I found` follows, what is missing is the instance that it names last.\n" +
    "- a class, an enum or a sealed type: write `derives json.Codec` on the class, or " +
    "`given json.Codec[…] = json.Codec.derived` in its companion\n" +
    "- a type parameter: `A: json.Codec`\n" +
    "- any other type: `xmap` of another codec, or both a json.Decoder and a json.Encoder"
)
trait Codec[A] extends Decoder[A], Encoder[A], `Codec$Halves`:
  /** Reads and writes as this codec does, converting both ways. */
  def xmap[B](f: A => B)(g: B => A): Codec[B] = Codec(map(f), contramap(g))

object Codec:
  /** The codec in scope. */
  def apply[A](using codec: Codec[A]): Codec[A] = codec

  /** A codec that reads as `decoder` does and writes as `encoder` does. */
  def apply[A](decoder: Decoder[A], encoder: Encoder[A]): Codec[A] = Both(decoder, encoder)

  final private[jzon] class Both[A](val decoder: Decoder[A], val encoder: Encoder[A]) extends Codec[A]:
    def read(in: Reader): A = decoder.read(in)
    override def missing(in: Reader): A = decoder.missing(in)
    def write(a: A, out: Writer): Unit = encoder.write(a, out)
    override def size(a: A, depth: Int): Int = encoder.size(a, depth)
    override def isNothing(a: A): Boolean = encoder.isNothing(a)

  /** A codec for a class, an enum or a sealed type, made when this is compiled. */
  inline def derived[A]: Codec[A] = ${ Derive.codec[A] }

  /** The same for a class that can't be annotated, by the choices in `config`, which must be written out at the call. */
  inline def configured[A](inline config: Config): Codec[A] = ${ Derive.configured[A]('config) }

/** In the scope of every search for a [[Codec]], because that extends it. The `$` keeps the compiler from suggesting, for
  * each [[Decoder]] or [[Encoder]] that is missing, an import of what stands in the companion.
  */
sealed trait `Codec$Halves`

object `Codec$Halves`:
  /** A codec from both of its halves, so that generic classes derive. */
  given both[A](using decoder: Decoder[A], encoder: Encoder[A]): Codec[A] = Codec(decoder, encoder)
