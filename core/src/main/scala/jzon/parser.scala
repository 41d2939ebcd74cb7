package jzon

/** Reading with errors as text. */
object parser:
  /** Reads a whole document: the value, or [[DecodeError.render]]. */
  def decode[A](in: Input)(using decoder: Decoder[A], limits: Limits): Either[String, A] =
    read[A](in) match
      case Right(a)    => Right(a)
      case Left(error) => Left(error.render)
