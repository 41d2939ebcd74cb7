package jzon

import scala.annotation.implicitNotFound
import jzon.instances.KeyEncoderInstances

/** Writes an `A` as the name of a field: for the keys of maps. */
@implicitNotFound(
  "no json.KeyEncoder[${A}]: make one by `contramap` of another, as in `json.KeyEncoder[String].contramap(…)`"
)
trait KeyEncoder[A]:
  /** Writes one name, from quote to quote; [[Writer.key]] writes what stands around it. */
  def write(a: A, out: Writer): Unit

  /** Bytes that [[write]] writes in the compact form, quotes and all, as [[Encoder.size]]. */
  def size(a: A): Int = output.Sized.measure(0)(write(a, _))

  /** Converts, and writes as this encoder does. */
  def contramap[B](f: B => A): KeyEncoder[B] = KeyEncoder.Mapped(this, f)

object KeyEncoder extends KeyEncoderInstances:
  /** The encoder in scope. */
  def apply[A](using encoder: KeyEncoder[A]): KeyEncoder[A] = encoder

  final private[jzon] class Mapped[A, B](encoder: KeyEncoder[A], f: B => A) extends KeyEncoder[B]:
    def write(b: B, out: Writer): Unit = encoder.write(f(b), out)
    override def size(b: B): Int = encoder.size(f(b))
