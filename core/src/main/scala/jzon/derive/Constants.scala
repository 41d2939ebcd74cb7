package jzon.derive

import jzon.{Decoder, Reader}

/** For emitted code only. Reads one of a few values: literal types. */
final class Constants[A](decoder: Decoder[A], values: Seq[A]) extends Decoder[A]:
  def read(in: Reader): A =
    val begin = in.mark()
    val a = decoder.read(in)
    if !values.contains(a) then in.failValue(values.mkString("expected ", " or ", ""), begin)
    in.release()
    a
