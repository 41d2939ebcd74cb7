package jzon

import scala.annotation.implicitNotFound
import jzon.instances.KeyDecoderInstances

/** Reads an `A` from the name of a field, for the keys of maps. */
@implicitNotFound(
  "no json.KeyDecoder[${A}]: make one by `map` or `emap` of another, as in `json.KeyDecoder[String].emap(…)`"
)
trait KeyDecoder[A] extends Serializable:
  /** Reads the next name, including its quotes. [[Reader.key]] reads the colon after it.
    *
    * @throws DecodeError
    *   if it is not an `A`
    */
  def read(in: Reader): A

  /** A decoder that converts the key with `f`. */
  def map[B](f: A => B): KeyDecoder[B] = in => f(read(in))

  /** A decoder that converts the key with `f`. If `f` returns a `Left`, the name is refused with that message. */
  def emap[B](f: A => Either[String, B]): KeyDecoder[B] = in =>
    f(read(in)) match
      case Right(b)      => b
      case Left(message) => in.failName(message)

object KeyDecoder extends KeyDecoderInstances:
  /** The decoder in scope. */
  def apply[A](using decoder: KeyDecoder[A]): KeyDecoder[A] = decoder
