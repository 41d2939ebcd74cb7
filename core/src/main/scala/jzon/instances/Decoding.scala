package jzon.instances

import jzon.{Decoder, Reader}

/** Decoders of what contains nothing else, on a line each. They are inlined, so that each is a class of its own, with
  * its own loop over the elements of a list: in a shared loop, every element would cost a call that the JIT can't
  * foresee.
  */
private[jzon] object Decoding:
  inline def of[A](inline value: Reader => A): Decoder[A] = new OwnReadLoop[A]:
    def read(in: Reader): A = value(in)
    def readList(in: Reader): List[A] = Elements.list(in)(read(in))

  /** A value that stands in a string, as [[jzon.Reader.readText]]. */
  inline def text[A <: AnyRef](what: String, inline parse: (Array[Byte], Int, Int) => A | Null): Decoder[A] =
    of[A](_.readText(what, parse))

  /** The same for text whose end can be foreseen. */
  inline def text[A <: AnyRef](
      what: String,
      inline end: (Array[Byte], Int) => Int,
      inline parse: (Array[Byte], Int, Int) => A | Null
  ): Decoder[A] = of[A](_.readText(what, end, parse))
