package jzon.output

import jzon.{CharCache, WriteOptions}
import jzon.wire.PutStrings

/** The layer of strings. */
private[jzon] abstract class TextWriter(buffer: Array[Byte], private[jzon] val options: WriteOptions)
    extends Buffer(buffer):
  /** The array that text beyond ASCII is copied to. It is empty until one is needed. */
  private var units: Array[Char] = Array.emptyCharArray

  /** Ends writing, and gives the array back to the cache. */
  private[jzon] def close(): Unit =
    if units.length > 0 then
      CharCache.give(units)
      units = Array.emptyCharArray

  final protected val isPlainText = !options.asciiOnly && !options.htmlSafe

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
    val plain = if isPlainText then PutStrings.plain(value, 0, out, from) else 0
    if plain < length then
      pos = from + plain
      writeRest(value, plain)
    else
      out(from + length) = '"'
      pos = from + length + 1

  /** The characters from `from` on, and the quote. */
  private def writeRest(value: String, from: Int): Unit =
    val length = value.length
    var i = from
    while i < length do
      if isPlainText && value.charAt(i) < 0x80 then
        ensure(length - i + PutStrings.Most)
        if !PutStrings.isPlain(value.charAt(i)) then
          pos = PutStrings.escape(value.charAt(i), buf, pos)
          i += 1
        val plain = PutStrings.plain(value, i, buf, pos)
        pos += plain
        i += plain
      else i = writePiece(value, i)
    ensure(1)
    buf(pos) = '"'
    pos += 1

  /** Writes some characters from `from` on, of which any may need an escape, and returns the index after them. */
  private def writePiece(value: String, from: Int): Int =
    val length = value.length
    val last = math.min(from + TextWriter.Piece, length)
    val until = if last < length && Character.isHighSurrogate(value.charAt(last - 1)) then last - 1 else last
    ensure((until - from) * PutStrings.Most + TextWriter.Beyond)
    val end =
      if isPlainText then
        if units.length == 0 then units = CharCache.take()
        value.getChars(from, until, units, 0)
        PutStrings.text(units, until - from, buf, pos)
      else PutStrings.text(value, from, until, options.asciiOnly, options.htmlSafe, buf, pos)
    if end < 0 then fail("lone surrogate")
    pos = end
    until

private object TextWriter:
  /** Characters for which room is made at once, where each may need an escape. */
  val Piece: Int = CharCache.Size

  /** Bytes that may be overwritten after the text. */
  val Beyond = 8
