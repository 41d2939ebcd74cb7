package jzon.output

import jzon.WriteOptions
import jzon.WriteOptions.NaN
import jzon.wire.{Integers, PrintDouble, PutStrings}

/** The layer of scalars. */
private[jzon] abstract class ValueWriter(buffer: Array[Byte], private[jzon] val options: WriteOptions)
    extends Buffer(buffer):
  final protected val isPlainText = !options.asciiOnly && !options.htmlSafe

  private[jzon] def failNull(): Nothing = fail("null")

  /** Writes `null`. */
  final def writeNull(): Unit = writeAscii("null")

  /** Writes `true` or `false`. */
  final def writeBoolean(value: Boolean): Unit = writeAscii(if value then "true" else "false")

  /** Writes an integer. */
  final def writeInt(value: Int): Unit =
    ensure(11)
    pos = Integers.putInt(value, buf, pos)

  /** Writes an integer. */
  final def writeLong(value: Long): Unit =
    ensure(20)
    pos = Integers.putLong(value, buf, pos)

  /** Writes the shortest digits that read back as the same Double. [[jzon.WriteOptions.nan]] decides how NaN and the
    * infinities are written.
    */
  final def writeDouble(value: Double): Unit =
    if java.lang.Double.isFinite(value) then
      ensure(26)
      pos = PrintDouble.putDouble(value, buf, pos)
    else writeNotFinite(value.toString)

  /** Writes the shortest digits that read back as the same Float: `0.1f` is `0.1`. See [[writeDouble]]. */
  final def writeFloat(value: Float): Unit =
    if java.lang.Float.isFinite(value) then
      ensure(17)
      pos = PrintDouble.putFloat(value, buf, pos)
    else writeNotFinite(value.toString)

  private def writeNotFinite(name: String): Unit = options.nan match
    case NaN.Quoted  => writeString(name)
    case NaN.Null    => writeNull()
    case NaN.Refused => fail(s"$name is no JSON number")

  /** Writes a string of one UTF-16 code unit.
    *
    * @throws jzon.EncodeError
    *   if it is a surrogate
    */
  final def writeChar(value: Char): Unit =
    if Character.isSurrogate(value) then fail("lone surrogate")
    ensure(PutStrings.Most + 2)
    buf(pos) = '"'
    val until = PutStrings.any(value, options.asciiOnly, options.htmlSafe, buf, pos + 1)
    buf(until) = '"'
    pos = until + 1

  /** Writes a string in quotes, with escapes where they are needed.
    *
    * @throws jzon.EncodeError
    *   if it is null or has a lone surrogate
    */
  final def writeString(value: String): Unit =
    if value == null then fail("null is no String")
    val length = value.length
    ensure(length + 2)
    val out = buf
    val from = pos + 1
    out(from - 1) = '"'
    val plain = if isPlainText then PutStrings.plain(value, out, from) else 0
    if plain < length then
      pos = from + plain
      writeRest(value, plain)
    else
      out(from + length) = '"'
      pos = from + length + 1

  /** The characters from `from` on, at most [[PutStrings.Most]] bytes each, and the quote. */
  private def writeRest(value: String, from: Int): Unit =
    val length = value.length
    var i = from
    while i < length do
      var until = math.min(i + ValueWriter.Piece, length)
      if until < length && Character.isHighSurrogate(value.charAt(until - 1)) then until += 1
      ensure((until - i) * PutStrings.Most + 1)
      val end =
        if isPlainText then PutStrings.text(value, i, until, buf, pos)
        else PutStrings.text(value, i, until, options.asciiOnly, options.htmlSafe, buf, pos)
      if end < 0 then fail("lone surrogate")
      pos = end
      i = until
    ensure(1)
    buf(pos) = '"'
    pos += 1

  /** Writes a value in quotes, by putting it straight into the buffer.
    *
    * @param max
    *   the largest number of bytes that `put` writes, all of them ASCII that needs no escape
    * @param put
    *   takes the array and an index, and returns the index after what it wrote
    */
  private[jzon] inline def writeText(max: Int)(inline put: (Array[Byte], Int) => Int): Unit =
    room(max + 2)
    bytes(at) = '"'
    val until = put(bytes, at + 1)
    bytes(until) = '"'
    at = until + 1

  // What the inlined method above needs, wherever it is inlined.
  private[jzon] def room(n: Int): Unit = ensure(n)
  private[jzon] def at: Int = pos
  private[jzon] def at_=(index: Int): Unit = pos = index

  /** Writes ready JSON, whatever the options, in pieces that fit a buffer with a sink. */
  private[jzon] def writeReady(json: Array[Byte]): Unit =
    var i = 0
    while i < json.length do
      val piece = math.min(json.length - i, ValueWriter.ReadyPiece)
      ensure(piece)
      System.arraycopy(json, i, buf, pos, piece)
      pos += piece
      i += piece

  /** Writes ready JSON in ASCII: a literal, or the text of a number. */
  private[jzon] def writeAscii(text: String): Unit =
    ensure(text.length)
    pos = PutStrings.ascii(text, buf, pos)

private object ValueWriter:
  /** Characters for which room is made at once, where each may need an escape. */
  val Piece = 1024

  /** Bytes of ready JSON that are copied at once. */
  val ReadyPiece = 8192
