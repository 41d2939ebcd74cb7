package jzon.output

import jzon.WriteOptions
import jzon.WriteOptions.NaN
import jzon.wire.{Bytes, Integers, PrintDouble, PutStrings}

/** The layer of scalars that are no strings. */
private[jzon] abstract class ValueWriter(buffer: Array[Byte], options: WriteOptions)
    extends TextWriter(buffer, options):
  private[jzon] def failNull(): Nothing = fail("null")

  /** Writes `null`. */
  final def writeNull(): Unit =
    ensure(4)
    pos = ValueWriter.putNull(buf, pos)

  /** Writes `true` or `false`. */
  final def writeBoolean(value: Boolean): Unit =
    ensure(5)
    pos = ValueWriter.putBoolean(value, buf, pos)

  /** Writes an integer. */
  final def writeInt(value: Int): Unit =
    ensure(Integers.MaxInt)
    pos = Integers.putInt(value, buf, pos)

  /** Writes an integer. */
  final def writeLong(value: Long): Unit =
    ensure(Integers.MaxLong)
    pos = Integers.putLong(value, buf, pos)

  /** Writes the shortest digits that read back as the same Double. [[jzon.WriteOptions.nan]] decides how NaN and the
    * infinities are written.
    */
  final def writeDouble(value: Double): Unit =
    ensure(PrintDouble.MaxDouble)
    pos = putDouble(value, buf, pos)

  /** Writes the shortest digits that read back as the same Float: `0.1f` is `0.1`. See [[writeDouble]]. */
  final def writeFloat(value: Float): Unit =
    ensure(PrintDouble.MaxFloat)
    pos = putFloat(value, buf, pos)

  private def putNotFinite(name: String, out: Array[Byte], at: Int): Int = options.nan match
    case NaN.Quoted =>
      out(at) = '"'
      val until = PutStrings.ascii(name, out, at + 1)
      out(until) = '"'
      until + 1
    case NaN.Null    => ValueWriter.putNull(out, at)
    case NaN.Refused => fail(s"$name is no JSON number")

  /** Does what [[writeDouble]] does, at an index with room for [[PrintDouble.MaxDouble]] bytes. Returns the index after
    * the number.
    */
  private[jzon] def putDouble(value: Double, out: Array[Byte], at: Int): Int =
    if java.lang.Double.isFinite(value) then PrintDouble.putDouble(value, out, at)
    else putNotFinite(value.toString, out, at)

  /** [[putDouble]] of a Float, with room for [[PrintDouble.MaxFloat]] bytes. */
  private[jzon] def putFloat(value: Float, out: Array[Byte], at: Int): Int =
    if java.lang.Float.isFinite(value) then PrintDouble.putFloat(value, out, at)
    else putNotFinite(value.toString, out, at)

  /** Writes a value in quotes, by putting it straight into the buffer.
    *
    * @param max
    *   the largest number of bytes that `put` writes, all of them ASCII that needs no escape
    * @param put
    *   takes the array and an index, and returns the index after what it wrote
    */
  private[jzon] inline def writeText(max: Int)(inline put: (Array[Byte], Int) => Int): Unit =
    reserve(max + 2)
    bytes(at) = '"'
    val until = put(bytes, at + 1)
    bytes(until) = '"'
    at = until + 1

  /** Writes a value by putting it straight into the buffer, as it is.
    *
    * @param max
    *   the largest number of bytes that `put` writes
    */
  private[jzon] inline def writeScalar(max: Int)(inline put: (Array[Byte], Int) => Int): Unit =
    reserve(max)
    at = put(bytes, at)

  // What the inlined methods above need, wherever they are inlined.
  private[jzon] def reserve(n: Int): Unit = ensure(n)
  private[jzon] def at: Int = pos
  private[jzon] def at_=(index: Int): Unit = pos = index

  /** Writes ready JSON, whatever the options, in pieces that fit a buffer with a sink. */
  private[jzon] def writeReady(json: Array[Byte]): Unit =
    leaveAscii()
    var i = 0
    while i < json.length do
      val piece = Math.min(json.length - i, ValueWriter.ReadyPiece)
      ensure(piece)
      System.arraycopy(json, i, buf, pos, piece)
      pos += piece
      i += piece

  /** Writes ready JSON in ASCII: a literal, or the text of a number. */
  private[jzon] def writeAscii(text: String): Unit =
    ensure(text.length)
    pos = PutStrings.ascii(text, buf, pos)

private[jzon] object ValueWriter:
  /** Writes `true` or `false`, with room for 5 bytes. Returns the index after it. */
  def putBoolean(value: Boolean, out: Array[Byte], at: Int): Int =
    Bytes.putInt(out, at, if value then True else FalseHead)
    if value then at + 4
    else
      out(at + 4) = 'e'
      at + 5

  /** Writes `null`, with room for 4 bytes. Returns the index after it. */
  def putNull(out: Array[Byte], at: Int): Int =
    Bytes.putInt(out, at, Null)
    at + 4

  // The first four bytes of each literal, the first of them lowest.
  private inline val True = 0x65757274
  private inline val FalseHead = 0x736c6166
  private inline val Null = 0x6c6c756e

  /** Bytes of ready JSON that are copied at once. */
  val ReadyPiece = 8192
