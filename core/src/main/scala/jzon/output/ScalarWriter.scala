package jzon.output

import jzon.{EncodeError, Limits, WriteOptions, Writer}
import jzon.wire.Bytes

/** The layer of arrays of scalars. */
private[jzon] abstract class ScalarWriter(buffer: Array[Byte], options: WriteOptions, limits: Limits)
    extends NameWriter(buffer, options, limits):
  this: Writer =>

  /** Writes an array of values that are put straight into the buffer. Only while [[isStraight]].
    *
    * The buffer and the index are local variables of the loop, so that the JIT keeps them in registers.
    *
    * @param hasMore
    *   whether there is another value
    * @param next
    *   the next value
    * @param max
    *   the largest number of bytes that `put` writes for a value
    * @param put
    *   takes a value, the array and an index, and returns the index after what it wrote
    * @param last
    *   the number of the value that was taken last. Only an error asks for it
    */
  private[jzon] inline def writeScalars[A](inline hasMore: => Boolean)(inline next: => A)(inline max: A => Int)(
      inline put: (A, Array[Byte], Int) => Int
  )(inline last: => Int): Unit =
    beginArray()
    try
      val isEmpty = !hasMore
      var out = bytes
      var index = at
      while hasMore do
        val a = next
        val most = max(a) + 1
        if out.length - index < most then
          at = index
          reserve(most)
          out = bytes
          index = at
        index = put(a, out, index)
        out(index) = ','
        index += 1
      at = if isEmpty then index else index - 1 // without the last comma
    catch case error: EncodeError => throw error.in(last)
    endArray()

  /** [[writeScalars]] of values in quotes. `put` writes what stands between them.
    *
    * What separates two values is written at once: a quote, a comma and a quote.
    */
  private[jzon] inline def writeQuoted[A](inline hasMore: => Boolean)(inline next: => A)(inline max: A => Int)(
      inline put: (A, Array[Byte], Int) => Int
  )(inline last: => Int): Unit =
    beginArray()
    reserve(1)
    try
      val isEmpty = !hasMore
      var out = bytes
      var index = at + 1
      out(index - 1) = '"'
      while hasMore do
        val a = next
        val most = max(a) + 4 // one more than is written, because four bytes are written at once
        if out.length - index < most then
          at = index
          reserve(most)
          out = bytes
          index = at
        index = put(a, out, index)
        index = afterSeparator(out, index)
      at = if isEmpty then index - 1 else index - 2 // without the last comma and the quote after it
    catch case error: EncodeError => throw error.in(last)
    endArray()

  /** [[writeScalars]] of strings. Only while [[isStraight]]. */
  private[jzon] inline def writeStrings(inline hasMore: => Boolean)(inline next: => String)(inline last: => Int): Unit =
    beginArray()
    try
      val isEmpty = !hasMore
      var out = bytes
      var index = at
      while hasMore do
        val text = next
        if out.length - index < roomOfString then
          at = index
          reserve(roomOfString)
          out = bytes
          index = at
        index = putString(text, out, index)
        out = bytes
        out(index) = ','
        index += 1
      at = if isEmpty then index else index - 1 // without the last comma
    catch case error: EncodeError => throw error.in(last)
    endArray()

  /** [[TextWriter.RoomOfString]], for loops that are inlined, which can't name it. */
  private[jzon] def roomOfString: Int = TextWriter.RoomOfString

  /** Writes `","`, as four bytes. Returns the index after it. */
  private[jzon] def afterSeparator(out: Array[Byte], at: Int): Int =
    Bytes.putInt(out, at, '"' | ',' << 8 | '"' << 16)
    at + 3
