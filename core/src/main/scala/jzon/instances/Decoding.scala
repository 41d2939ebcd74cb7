package jzon.instances

import jzon.{Decoder, KeyDecoder, ListBuilder, Reader}
import jzon.wire.{Bytes, PlainTimes}

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

  /** Reads elements of an array, as long as they have the common form and another string follows, with nothing but a
    * comma between them. So another element comes next.
    *
    * The array of bytes and the index are local variables of the method that this is inlined into, so that the JIT
    * keeps them in registers. What follows an element is one comparison.
    */
  inline def addPlain[A](in: Reader, list: ListBuilder[A], inline most: Int)(
      inline scan: (Array[Byte], Int) => Long,
      inline make: (Array[Byte], Int, Long) => A | Null
  ): Unit =
    val bytes = in.bytes
    val last = in.lastPredictable(most)
    var at = in.from - 1
    var hasMore = at < last && bytes(at) == '"'
    while hasMore do
      val scanned = scan(bytes, at + 1)
      val quote = at + 1 + length(scanned)
      val isPlain = scanned >= 0 && isBetweenStrings(bytes, quote)
      val result = if isPlain then make(bytes, at + 1, scanned) else null
      if result == null then hasMore = false
      else
        list.addOne(result.asInstanceOf[A])
        at = quote + 2
        hasMore = at < last
    in.passText(at - 1)

  /** A decoder of keys that is a class. A lambda would be a class, too, which a fresh JVM would first have to make. */
  inline def key[A](inline value: Reader => A): KeyDecoder[A] = new KeyDecoder[A]:
    def read(in: Reader): A = value(in)

  /** Whether a quote, a comma and a quote are at `i`. Reads one byte after them. */
  def isBetweenStrings(bytes: Array[Byte], i: Int): Boolean = ((Bytes.int(bytes, i) ^ 0x222c22) & 0xffffff) == 0

  /** [[PlainTimes.length]], for the method above, which can't name what is private to the library. */
  def length(scanned: Long): Int = PlainTimes.length(scanned)

/** Reads a name that is what `decoder` reads, a string. */
final private class KeyFrom[A](decoder: Decoder[A]) extends KeyDecoder[A]:
  def read(in: Reader): A = decoder.read(in)
