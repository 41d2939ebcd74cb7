package jzon.runtime

import jzon.{Decoder, Got, Reader, Reason}

/** For emitted code only. Reads a value of a union of literal types.
  *
  * @param decoder
  *   reads the type of the literals
  * @param values
  *   the literals; any other value is refused
  */
final class Constants[A](decoder: Decoder[A], values: Seq[A]) extends Decoder[A]:
  private val names = values.map(_.toString).toArray

  def read(in: Reader): A =
    val begin = in.mark()
    val a = decoder.read(in)
    if !values.contains(a) then in.failValue(Reason.unknown("expected ", names, Array.empty, got(a)), begin)
    in.release()
    a

  private def got(a: A): Got = a match
    case text: String => Got.string(text)
    case other        => Got.Number(other.toString)
