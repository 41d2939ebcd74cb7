package jzon.instances

import jzon.{Decoder, KeyDecoder, ListBuilder, Reader}
import jzon.wire.{Blanks, Bytes, PlainTimes}

/** Makes decoders of values without parts, in one line each. The methods are inlined, so that each decoder is a class
  * with its own loop for lists ([[OwnReadLoop]]).
  */
private[jzon] object Decoding:
  inline def of[A](inline value: Reader => A): Decoder[A] = common[A](CommonTypes.Other)(value)

  /** Like [[of]], for values of one of the [[CommonTypes]]. */
  inline def common[A](inline kind: Int)(inline value: Reader => A): Decoder[A] = new OwnReadLoop[A]:
    override def commonType: Int = kind
    def read(in: Reader): A = value(in)
    def readList(in: Reader): List[A] = Elements.list(in)(read(in))

  /** Like [[common]], with the loop of [[Elements.listOf]]. */
  inline def primitive[A](inline kind: Int)(inline addPlain: (Reader, ListBuilder[A]) => Boolean)(
      inline value: Reader => A
  ): Decoder[A] =
    new OwnReadLoop[A]:
      override def commonType: Int = kind
      def read(in: Reader): A = value(in)
      def readList(in: Reader): List[A] = Elements.listOf[A](in)(addPlain(in, _))(read(in))

  /** A decoder of values that are strings in JSON. */
  inline def text[A <: AnyRef](what: String, inline parse: (Array[Byte], Int, Int) => A | Null): Decoder[A] =
    of[A](_.readText(what, parse))

  /** A decoder of strings whose common form is read in two steps, without a search for the closing quote.
    *
    * @param most
    *   the largest length of such a text in bytes
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
      inline most: Int,
      inline scan: (Array[Byte], Int) => Long,
      inline make: (Array[Byte], Int, Long) => A | Null,
      inline parse: (Array[Byte], Int, Int) => A | Null
  ): Decoder[A] = new OwnReadLoop[A]:
    def read(in: Reader): A =
      val scanned = if in.isPredictable(most) then scan(in.bytes, in.from) else -1L
      val quote = in.from + length(scanned)
      val result = if scanned >= 0 && in.endsText(quote) then make(in.bytes, in.from, scanned) else null
      if result == null then in.readText(what, parse)
      else
        in.passText(quote)
        result.asInstanceOf[A]

    def readList(in: Reader): List[A] = Elements.listOf[A](in) { list =>
      addPlain(in, list, most)(scan, make)
      true
    }(read(in))

  /** Reads elements of an array, as long as they have the common form and another string follows. So another element
    * comes next.
    *
    * The array of bytes and the index are local variables of the method that this is inlined into, so that the JIT
    * keeps them in registers. What follows an element is one comparison.
    */
  inline def addPlain[A](in: Reader, list: ListBuilder[A], inline most: Int)(
      inline scan: (Array[Byte], Int) => Long,
      inline make: (Array[Byte], Int, Long) => A | Null
  ): Unit =
    in.peek(): Unit
    val bytes = in.bytes
    val last = in.lastPredictable(most)
    var at = in.from - 1
    var hasMore = at < last && bytes(at) == '"'
    while hasMore do
      val scanned = scan(bytes, at + 1)
      val next = if scanned >= 0 then stringAfter(bytes, at + 1 + length(scanned), last) else -1
      val result = if next >= 0 then make(bytes, at + 1, scanned) else null
      if result == null then hasMore = false
      else
        list.addOne(result.asInstanceOf[A])
        at = next
        hasMore = at < last
    in.passText(at - 1)

  /** A decoder of keys that is a class. A lambda would be a class, too, which a fresh JVM would first have to make. */
  inline def key[A](inline value: Reader => A): KeyDecoder[A] = new KeyDecoder[A]:
    def read(in: Reader): A = value(in)

  /** The index of the string that comes after the text that ends at `i`, if a quote and a comma do; otherwise -1. Reads
    * one byte after them.
    */
  def stringAfter(bytes: Array[Byte], i: Int, last: Int): Int =
    if ((Bytes.int(bytes, i) ^ 0x222c22) & 0xffffff) == 0 then i + 2 else stringAfterGap(bytes, i, last)

  private def stringAfterGap(bytes: Array[Byte], i: Int, last: Int): Int =
    if last - i > 8 && Bytes.short(bytes, i) == 0x2c22 then
      val next = Blanks.gapEnd(bytes, i + 2, last)
      if bytes(next) == '"' then next else -1
    else -1

  /** [[PlainTimes.length]], for the method above, which can't name what is private to the library. */
  def length(scanned: Long): Int = PlainTimes.length(scanned)

/** Reads a name that is what `decoder` reads, a string. */
final private class KeyFrom[A](decoder: Decoder[A]) extends KeyDecoder[A]:
  def read(in: Reader): A = decoder.read(in)
