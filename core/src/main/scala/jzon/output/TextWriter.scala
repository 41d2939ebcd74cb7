package jzon.output

import jzon.{CharCache, WriteOptions}
import jzon.wire.{Bytes, CharTables, PutStrings}

/** The layer of strings. */
private[jzon] abstract class TextWriter(buffer: Array[Byte], private[jzon] val options: WriteOptions)
    extends Buffer(buffer):
  /** The array that text is copied to if it is not plain. It is empty until one is needed. */
  private var units: Array[Char] = Array.emptyCharArray

  /** How many short strings are taken for special before it is tried again whether one is plain. */
  private var distrust = 0

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
    ensure(TextWriter.MostOfChar)
    pos = putChar(value, buf, pos)

  /** Does what [[writeChar]] does, at an index with room for [[TextWriter.MostOfChar]] bytes. Returns the index after
    * the string.
    */
  private[jzon] def putChar(value: Char, out: Array[Byte], at: Int): Int =
    if isPlainText && PutStrings.isPlain(value) then
      Bytes.putInt(out, at, '"' | value << 8 | '"' << 16)
      at + 3
    else putAnyChar(value, out, at)

  /** The full twin of [[putChar]]. */
  private def putAnyChar(value: Char, out: Array[Byte], at: Int): Int =
    if Character.isSurrogate(value) then fail("lone surrogate")
    if value >= 0x80 then leaveAscii()
    out(at) = '"'
    val until = PutStrings.any(value, options.asciiOnly, options.htmlSafe, out, at + 1)
    out(until) = '"'
    until + 1

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
    val plain = if isPlainText then copyPlain(value, from) else 0
    if plain < length then
      pos = from + plain
      writeRest(value, plain)
    else
      out(from + length) = '"'
      pos = from + length + 1

  /** Copies the characters up to the first that is not plain, or none if the text is probably not plain, and returns
    * their number.
    */
  private def copyPlain(text: String, at: Int): Int =
    if distrust > 0 && text.length <= TextWriter.Some then
      distrust -= 1
      0
    else
      val plain = if text.length <= TextWriter.Short then PutStrings.plainShort(text, buf, at) else copyLong(text, at)
      if plain < text.length then suspect()
      plain

  /** A text was not plain, so those that follow may not be, either. */
  private def suspect(): Unit =
    distrust = TextWriter.Distrust
    if TextWriter.lessons > 0 then TextWriter.teach()

  /** The same for a text that is copied in pieces. */
  private def copyLong(text: String, at: Int): Int =
    if TextWriter.lessons > 0 then TextWriter.teach()
    PutStrings.plain(text, 0, buf, at)

  /** Writes the characters from `from` on, and the closing quote. */
  private def writeRest(value: String, from: Int): Unit =
    leaveAscii()
    val length = value.length
    if isPlainText && length - from <= TextWriter.Some && value.charAt(from) >= CharTables.Narrow then
      writeFew(value, from)
    else
      var i = from
      while i < length do i = if isPlainText then writeSome(value, i) else writePiece(value, i, TextWriter.Piece)
      ensure(1)
      buf(pos) = '"'
      pos += 1

  /** [[writeRest]] of at most [[TextWriter.Some]] characters, by their code units. */
  private def writeFew(value: String, from: Int): Unit =
    val count = value.length - from
    ensure(count * PutStrings.Most + CharTables.Beyond + 1)
    val end = CharTables.all(unitsOf(value, from, value.length), count, buf, pos)
    if end < 0 then fail("lone surrogate")
    buf(end) = '"'
    pos = end + 1

  /** Writes some characters from `from` on, of which the first is probably not plain. If all of them are, it goes on as
    * far as others are. Returns the index after them.
    */
  private def writeSome(value: String, from: Int): Int =
    val before = written
    val until =
      if value.charAt(from) < CharTables.Narrow then
        writeNarrow(value, from, Math.min(from + TextWriter.Some, value.length))
      else writePiece(value, from, TextWriter.Some)
    if until - from == TextWriter.Some && written - before == TextWriter.Some then
      ensure(value.length - until + CharTables.Beyond)
      val plain = PutStrings.plain(value, until, buf, pos)
      pos += plain
      until + plain
    else until

  /** Writes some characters from `from` on, at most up to `last` if they are below U+0800. */
  private def writeNarrow(value: String, from: Int, last: Int): Int =
    ensure((last - from) * 2 + CharTables.Beyond)
    val end = CharTables.narrow(value, from, last, buf, pos)
    val i = CharTables.index(end)
    pos = CharTables.end(end)
    if i == last then i
    else if value.charAt(i) >= CharTables.Narrow then writePiece(value, i, TextWriter.Piece)
    else
      ensure(PutStrings.Most)
      pos = PutStrings.escape(value.charAt(i), buf, pos)
      i + 1

  /** Writes at most `count` characters from `from` on, each of which may need an escape. Returns the index after them.
    */
  private def writePiece(value: String, from: Int, count: Int): Int =
    val length = value.length
    val last = Math.min(from + count, length)
    val until = if last < length && Character.isHighSurrogate(value.charAt(last - 1)) then last - 1 else last
    ensure((until - from) * PutStrings.Most + CharTables.Beyond)
    val end =
      if isPlainText then CharTables.all(unitsOf(value, from, until), until - from, buf, pos)
      else PutStrings.text(value, from, until, options.asciiOnly, options.htmlSafe, buf, pos)
    if end < 0 then fail("lone surrogate")
    pos = end
    until

  /** An array that begins with these code units of `value`. There must be no more than [[TextWriter.Piece]]. */
  private def unitsOf(value: String, from: Int, until: Int): Array[Char] =
    if units.length == 0 then units = CharCache.take()
    value.getChars(from, until, units, 0)
    units

private[jzon] object TextWriter:
  /** The largest number of bytes of a string of one character. */
  inline val MostOfChar = 8

  /** Characters for which room is made at once, where each may need an escape. */
  inline val Piece = CharCache.Size

  /** Characters that are looked up in a table. If all of them are plain, it is tried whether more of them are. */
  inline val Some = 64

  /** Strings of up to so many characters are copied one after the other, which is as fast. */
  inline val Short = 12

  /** How many more strings of this program come with [[teach]]. Threads may lose counts to each other. */
  private var lessons = 20000

  /** Shows the JIT a few wide characters while it watches a program. If such characters were rare, but not unheard of,
    * it would not inline what `charAt` does with them. It could not drop the loop of
    * [[jzon.wire.Latin1.endOfNarrow]] then, and would call a method for each character of narrow text.
    */
  private def teach(): Unit =
    lessons -= 1
    var i = 0
    while i < 16 && Wide.charAt(0) != 0 do i += 1

  private val Wide = "\u0100"

  /** How many short strings are taken for special after one was. */
  inline val Distrust = 4
