package jzon

import scala.annotation.implicitNotFound
import jzon.instances.KeyEncoderInstances

/** Writes an `A` as the name of a field, for the keys of maps. */
@implicitNotFound(
  "no json.KeyEncoder[${A}]: make one by `contramap` of another, as in `json.KeyEncoder[String].contramap(…)`"
)
trait KeyEncoder[A] extends Serializable:
  /** Writes one name, including its quotes. [[Writer.key]] writes the comma before it and the colon after it.
    *
    * @throws EncodeError
    *   if `a` can't be written
    */
  def write(a: A, out: Writer): Unit

  /** The number of bytes that [[write]] writes in compact form, including the quotes. See [[Encoder.size]]. */
  def size(a: A): Int = output.Sized.measure(0)(write(a, _))

  /** An encoder that converts a key with `f`, and writes the result with this encoder. */
  def contramap[B](f: B => A): KeyEncoder[B] = KeyEncoder.Mapped(this, f)

object KeyEncoder extends KeyEncoderInstances:
  /** The encoder in scope. */
  def apply[A](using encoder: KeyEncoder[A]): KeyEncoder[A] = encoder

  final private[jzon] class Mapped[A, B](encoder: KeyEncoder[A], f: B => A) extends KeyEncoder[B]:
    def write(b: B, out: Writer): Unit = encoder.write(f(b), out)
    override def size(b: B): Int = encoder.size(f(b))
