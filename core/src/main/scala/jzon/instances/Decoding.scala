package jzon.instances

import jzon.{Decoder, Reader}

/** Makes decoders of values without parts, in one line each. The methods are inlined, so that each decoder is a class
  * with its own loop for lists ([[OwnReadLoop]]).
  */
private[jzon] object Decoding:
  inline def of[A](inline value: Reader => A): Decoder[A] = new OwnReadLoop[A]:
    def read(in: Reader): A = value(in)
    def readList(in: Reader): List[A] = Elements.list(in)(read(in))

  /** A decoder of values that are strings in JSON. */
  inline def text[A <: AnyRef](what: String, inline parse: (Array[Byte], Int, Int) => A | Null): Decoder[A] =
    of[A](_.readText(what, parse))

  /** A decoder of strings whose end can be predicted. */
  inline def text[A <: AnyRef](
      what: String,
      inline end: (Array[Byte], Int) => Int,
      inline parse: (Array[Byte], Int, Int) => A | Null
  ): Decoder[A] = of[A](_.readText(what, end, parse))
