package jzon.instances

import scala.collection.mutable.ListBuffer
import jzon.{Decoder, Reader}
import jzon.wire.PlainTimes

/** Makes decoders of values without parts, in one line each. The methods are inlined, so that each decoder is a class
  * with its own loop for lists ([[OwnReadLoop]]).
  */
private[jzon] object Decoding:
  inline def of[A](inline value: Reader => A): Decoder[A] = new OwnReadLoop[A]:
    def read(in: Reader): A = value(in)
    def readList(in: Reader): List[A] = Elements.list(in)(read(in))

  /** Like [[of]], with the loop of [[Elements.listOf]]. */
  inline def primitive[A](inline addPlain: (Reader, ListBuffer[A]) => Boolean)(inline value: Reader => A): Decoder[A] =
    new OwnReadLoop[A]:
      def read(in: Reader): A = value(in)
      def readList(in: Reader): List[A] = Elements.listOf[A](in)(addPlain(in, _))(read(in))

  /** A decoder of values that are strings in JSON. */
  inline def text[A <: AnyRef](what: String, inline parse: (Array[Byte], Int, Int) => A | Null): Decoder[A] =
    of[A](_.readText(what, parse))

  /** A decoder of strings whose common form is read in two steps, without a search for the closing quote.
    *
    * @param scan
    *   takes the bytes and the index of the first one, and returns the length of the text beside what `make` needs, as
    *   [[PlainTimes]] describes it
    * @param make
    *   takes the bytes, the index of the first one, and what `scan` returned, and returns the value, or null
    * @param parse
    *   reads texts of all forms
    */
  inline def plain[A <: AnyRef](
      what: String,
      inline scan: (Array[Byte], Int) => Long,
      inline make: (Array[Byte], Int, Long) => A | Null,
      inline parse: (Array[Byte], Int, Int) => A | Null
  ): Decoder[A] = of[A]: in =>
    val scanned = if in.isPredictable then scan(in.bytes, in.from) else -1L
    val quote = in.from + length(scanned)
    val result = if scanned >= 0 && in.endsText(quote) then make(in.bytes, in.from, scanned) else null
    if result == null then in.readText(what, parse)
    else
      in.passText(quote)
      result.asInstanceOf[A]

  /** [[PlainTimes.length]], for the method above, which can't name what is private to the library. */
  def length(scanned: Long): Int = PlainTimes.length(scanned)

  /** A decoder of strings whose end can be predicted. */
  inline def text[A <: AnyRef](
      what: String,
      inline end: (Array[Byte], Int) => Int,
      inline parse: (Array[Byte], Int, Int) => A | Null
  ): Decoder[A] = of[A](_.readText(what, end, parse))
