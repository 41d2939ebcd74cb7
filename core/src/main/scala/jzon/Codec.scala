package jzon

import scala.annotation.implicitNotFound
import jzon.macros.derive.Derive

/** A [[Decoder]] and an [[Encoder]] of the same type. */
@implicitNotFound(
  "no json.Codec[${A}]. If `I found` follows, what is missing is the instance that it names last.\n" +
    "- a class, an enum or a sealed type: write `derives json.Codec` on the class, or " +
    "`given json.Codec[…] = json.Codec.derived` in its companion\n" +
    "- a type parameter: `A: json.Codec`\n" +
    "- any other type: `xmap` of another codec, or both a json.Decoder and a json.Encoder"
)
trait Codec[A] extends Decoder[A], Encoder[A], `Codec$Halves`:
  /** A codec that converts values with `f` after reading, and with `g` before writing. */
  final inline def xmap[B](f: A => B)(g: B => A): Codec[B] = Codec(map(f), contramap(g))

object Codec:
  /** The codec in scope. */
  def apply[A](using codec: Codec[A]): Codec[A] = codec

  /** A codec that reads with `decoder` and writes with `encoder`. */
  def apply[A](decoder: Decoder[A], encoder: Encoder[A]): Codec[A] = Both(decoder, encoder)

  final private[jzon] class Both[A](val decoder: Decoder[A], val encoder: Encoder[A]) extends Codec[A]:
    def read(in: Reader): A = decoder.read(in)
    override def missing(in: Reader): A = decoder.missing(in)
    def write(a: A, out: Writer): Unit = encoder.write(a, out)
    override def size(a: A, depth: Int): Int = encoder.size(a, depth)
    override def isNothing(a: A): Boolean = encoder.isNothing(a)

  /** What `decoder` reads with, if it is a codec made of two halves. That saves a call for each value. */
  private[jzon] def half[A](decoder: Decoder[A]): Decoder[A] = decoder match
    case both: Both[A] => half(both.decoder)
    case other         => other

  /** What `encoder` writes with, as for decoders. */
  private[jzon] def half[A](encoder: Encoder[A]): Encoder[A] = encoder match
    case both: Both[A] => half(both.encoder)
    case other         => other

  /** A codec for a class, an enum, a sealed type, a union or a literal type. The macro generates it at compile time. If
    * that is not possible, a compile error lists the reasons.
    */
  inline def derived[A]: Codec[A] = ${ Derive.codec[A] }

  /** Like [[derived]], for a class that can't be annotated.
    *
    * @param config
    *   what annotations would say; it must be written out at the call, because the macro reads it
    */
  inline def configured[A](inline config: Config): Codec[A] = ${ Derive.configured[A]('config) }

/** A supertype of [[Codec]], so that its companion is searched for codecs. Its name has a `$` to keep the compiler from
  * suggesting an import of `both` whenever a [[Decoder]] or [[Encoder]] is missing.
  */
sealed trait `Codec$Halves`

object `Codec$Halves`:
  /** A codec made of a decoder and an encoder, for arguments of generic classes that derive. */
  given both[A](using decoder: Decoder[A], encoder: Encoder[A]): Codec[A] =
    // The compiler lets a by-name codec be made of itself.
    if decoder == null || encoder == null then
      throw IllegalArgumentException(
        "no by-name json.Codec[A] can be made of a decoder and an encoder: " +
          "take (using => json.Decoder[A], => json.Encoder[A])"
      )
    Codec(decoder, encoder)
