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

  /** Converts, and writes as this encoder does. */
  def contramap[B](f: B => A): KeyEncoder[B] = (b, out) => write(f(b), out)

object KeyEncoder extends KeyEncoderInstances:
  /** The encoder in scope. */
  def apply[A](using encoder: KeyEncoder[A]): KeyEncoder[A] = encoder
