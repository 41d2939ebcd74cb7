package jzon.output

import jzon.{CharCache, WriteOptions}
import jzon.wire.{Bytes, CharTables, MoreEscapes, PutStrings}

/** The layer of strings. A string is written by one of these, which go on where the one before them stopped:
  *
  *   - Plain text, which is printable ASCII without quotes and backslashes, by [[copyPlain]]: characters one by one if
  *     there are few, otherwise copied in pieces.
  *   - A short rest at once by [[writeFew]].
  *   - Of a long rest, characters of up to two bytes, and their escapes, by [[writeUpToTwo]], and all others by their
  *     code units by [[writePiece]].
  *   - Any rest by [[writeEscaped]], if the options ask for more escapes.
  */
private[jzon] abstract class TextWriter(buffer: Array[Byte], private[jzon] val options: WriteOptions)
    extends Buffer(buffer):
  /** The array that text is copied to if it is not plain. It is empty until one is needed. */
  private var units: Array[Char] = Array.emptyCharArray

  /** How many strings of up to [[TextWriter.TableLength]] characters are not tried to be copied, because one before
    * them was not plain.
    */
  private var untried = 0

  /** Ends writing, and gives the array back to the cache. */
  private[jzon] def close(): Unit =
    if units.length > 0 then
      CharCache.give(units)
      units = Array.emptyCharArray

  /** Whether all plain text is written as it is. */
  final protected val isPlainText = !options.htmlSafe

  /** Whether the options ask for more escapes than JSON needs. */
  private val escapesMore = options.asciiOnly || options.htmlSafe

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
  final def writeString(value: String): Unit = pos = string(value, pos)

  /** Does what [[writeString]] does, at an index. Returns the index after the string. */
  final private[jzon] def string(value: String, at: Int): Int =
    if value == null then fail("null is no String")
    val length = value.length
    val from = roomAt(at, length + 2) + 1
    val out = buf
    out(from - 1) = '"'
    val plain = if isPlainText then copyPlain(value, from) else copySafe(value, from)
    if plain < length then
      pos = from + plain
      writeRest(value, plain)
      pos
    else
      out(from + length) = '"'
      from + length + 1

  /** Does what [[writeString]] does, at an index with room for [[TextWriter.RoomOfString]] bytes. A longer string makes
    * room itself, perhaps by another buffer.
    *
    * @return
    *   the index after the string, with room for one more byte
    */
  private[jzon] def putString(value: String, out: Array[Byte], at: Int): Int =
    val until = if isShort(value) then putShort(value, out, at) else 0
    if until > 0 then until else roomAt(string(value, at), 1)

  /** Whether a string is short, and probably plain. */
  private def isShort(text: String): Boolean =
    text != null && text.length <= TextWriter.ShortLength && untried == 0 && isPlainText

  /** Puts a short string, and returns the index after it, or 0 if it is not plain. */
  private def putShort(text: String, out: Array[Byte], at: Int): Int =
    val length = text.length
    out(at) = '"'
    if PutStrings.plainShort(text, out, at + 1) < length then 0
    else
      out(at + 1 + length) = '"'
      at + length + 2

  /** Copies the characters up to the first that is not plain, or none if the text is probably not plain, and returns
    * their number.
    */
  private def copyPlain(text: String, at: Int): Int =
    if untried > 0 && text.length <= TextWriter.TableLength then
      untried -= 1
      0
    else
      val plain =
        if text.length <= TextWriter.ShortLength then PutStrings.plainShort(text, buf, at) else copyLong(text, at)
      if plain < text.length then suspect()
      plain

  /** [[copyPlain]] up to the first character that an option escapes. */
  private def copySafe(text: String, at: Int): Int =
    MoreEscapes.countBeforeMarkup(buf, at, PutStrings.plain(text, 0, buf, at))

  /** A text was not plain, so those that follow may not be, either. The JIT may have to learn of such text, too. */
  private def suspect(): Unit =
    untried = TextWriter.Untried
    if TextWriter.lessons > 0 then TextWriter.teach()

  /** [[copyPlain]] of more than [[TextWriter.ShortLength]] characters. */
  private def copyLong(text: String, at: Int): Int =
    if TextWriter.lessons > 0 then TextWriter.teach()
    PutStrings.plain(text, 0, buf, at)

  /** Writes the characters from `from` on, and the closing quote. */
  private def writeRest(value: String, from: Int): Unit =
    if escapesMore then writeEscaped(value, from)
    else
      leaveAscii()
      val length = value.length
      if length - from <= TextWriter.TableLength then writeFew(value, from)
      else
        var i = from
        while i < length do i = writeSome(value, i)
        closeString()

  /** [[writeRest]] with the escapes for which the options ask. */
  private def writeEscaped(value: String, from: Int): Unit =
    if !options.asciiOnly then leaveAscii()
    var i = from
    while i < value.length do
      val until = pieceEnd(value, i, TextWriter.TableLength)
      val count = until - i
      ensure(count * PutStrings.Most + MoreEscapes.Beyond)
      val end = MoreEscapes.put(value, i, until, options.asciiOnly, options.htmlSafe, buf, pos)
      if end < 0 then fail("lone surrogate")
      val isPlain = end - pos == count
      pos = end
      i = if isPlain then copyMore(value, until) else until
    closeString()

  private def closeString(): Unit =
    ensure(1)
    buf(pos) = '"'
    pos += 1

  /** [[writeRest]] of at most [[TextWriter.TableLength]] characters. If the first one that is not plain has three bytes
    * or more, those after it probably have, too.
    */
  private def writeFew(value: String, from: Int): Unit =
    val count = value.length - from
    ensure(count * PutStrings.Most + CharTables.Beyond + 1)
    val end =
      if value.charAt(from) < CharTables.FirstOfThree then CharTables.mixed(value, from, buf, pos)
      else CharTables.all(unitsOf(value, from, value.length), count, buf, pos)
    if end < 0 then fail("lone surrogate")
    buf(end) = '"'
    pos = end + 1

  /** Writes some characters from `from` on, of which the first is probably not plain. If all of them are, it goes on as
    * far as others are. Returns the index after them.
    */
  private def writeSome(value: String, from: Int): Int =
    val before = written
    val until =
      if value.charAt(from) < CharTables.FirstOfThree then
        writeUpToTwo(value, from, Math.min(from + TextWriter.TableLength, value.length))
      else writePiece(value, from, TextWriter.TableLength)
    if until - from == TextWriter.TableLength && written - before == TextWriter.TableLength then copyMore(value, until)
    else until

  /** Copies characters from `from` on as far as they are plain. Returns the index after them. */
  private def copyMore(value: String, from: Int): Int =
    ensure(value.length - from + CharTables.Beyond)
    val plain = PutStrings.plain(value, from, buf, pos)
    val count = if isPlainText then plain else MoreEscapes.countBeforeMarkup(buf, pos, plain)
    pos += count
    from + count

  /** Writes some characters from `from` on, at most up to `last` if they are below U+0800. */
  private def writeUpToTwo(value: String, from: Int, last: Int): Int =
    ensure((last - from) * 2 + CharTables.Beyond)
    val end = CharTables.writeUpToTwo(value, from, last, buf, pos)
    val i = CharTables.index(end)
    pos = CharTables.end(end)
    if i == last then i
    else if value.charAt(i) >= CharTables.FirstOfThree then writePiece(value, i, TextWriter.Piece)
    else
      ensure(PutStrings.Most)
      pos = PutStrings.escape(value.charAt(i), buf, pos)
      i + 1

  /** Writes at most `count` characters from `from` on, each of which may need an escape. Returns the index after them.
    */
  private def writePiece(value: String, from: Int, count: Int): Int =
    val until = pieceEnd(value, from, count)
    ensure((until - from) * PutStrings.Most + CharTables.Beyond)
    val end = CharTables.all(unitsOf(value, from, until), until - from, buf, pos)
    if end < 0 then fail("lone surrogate")
    pos = end
    until

  /** The index after at most `count` characters from `from` on, which is not between two surrogates. */
  private def pieceEnd(value: String, from: Int, count: Int): Int =
    val last = Math.min(from + count, value.length)
    if last < value.length && Character.isHighSurrogate(value.charAt(last - 1)) then last - 1 else last

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
  inline val TableLength = 64

  /** The characters of strings of up to this length are copied one by one, which is as fast. */
  inline val ShortLength = 12

  /** How many more strings of this program come with [[teach]]. Threads may lose counts to each other. */
  private var lessons = 20000

  /** Shows the JIT a few strings of two bytes per character while it watches a program. If such strings were rare, but
    * not unheard of, it would not inline what `charAt` does with them. It could not drop the loop of
    * [[jzon.wire.Latin1.endOfLatin1]] then, and would call a method for each character of Latin-1 text.
    */
  private def teach(): Unit =
    lessons -= 1
    var i = 0
    while i < 16 && TwoBytes.charAt(0) != 0 do i += 1

  private val TwoBytes = "\u0100"

  /** Bytes of a string that is put without further room, and of what comes after it. */
  inline val RoomOfString = ShortLength + 3

  /** How many strings are not tried after one that was not plain. */
  inline val Untried = 4
