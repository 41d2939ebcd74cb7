package jzon

import scala.annotation.implicitNotFound
import jzon.instances.KeyDecoderInstances

/** Reads an `A` from the name of a field: for the keys of maps. */
@implicitNotFound(
  "no json.KeyDecoder[${A}]: make one by `map` or `emap` of another, as in `json.KeyDecoder[String].emap(…)`"
)
trait KeyDecoder[A]:
  /** The name that comes next, from quote to quote; [[Reader.key]] passes the colon. */
  def read(in: Reader): A

  /** Reads as this decoder does, and converts. */
  def map[B](f: A => B): KeyDecoder[B] = in => f(read(in))

  /** Reads as this decoder does, and converts; a `Left` refuses the name, with its message. */
  def emap[B](f: A => Either[String, B]): KeyDecoder[B] = in =>
    f(read(in)) match
      case Right(b)      => b
      case Left(message) => in.failName(message)

object KeyDecoder extends KeyDecoderInstances:
  /** The decoder in scope. */
  def apply[A](using decoder: KeyDecoder[A]): KeyDecoder[A] = decoder
