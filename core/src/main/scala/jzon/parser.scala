package jzon

import scala.util.{Left, Right}

/** Reads with errors as text. */
object parser:
  /** Reads a whole document.
    *
    * @return
    *   the value, or the text of the error, see [[DecodeError.render]]
    */
  def decode[A](in: Input)(using decoder: Decoder[A], limits: Limits): Either[String, A] =
    try Right(readOrThrow(in))
    catch case error: DecodeError => Left(error.render)
