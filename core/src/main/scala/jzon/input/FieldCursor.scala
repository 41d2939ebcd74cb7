package jzon.input

import java.lang.Long.numberOfTrailingZeros
import java.nio.charset.StandardCharsets.UTF_8
import jzon.{DecodeError, FieldTable, KeyDecoder, Limits, Reader}
import jzon.DecodeError.Kind
import jzon.wire.{Bytes, Strings, Swar}

/** The layer of names: fields by a table, keys of maps, and marks, which keep bytes in the buffer. */
abstract private[jzon] class FieldCursor(limits: Limits) extends SinkCursor(limits):
  this: Reader =>

  /** The number of marks that are not yet released. The first of them keeps the bytes for all. */
  final protected var openMarks = 0

  /** The offset of the name of the tag in the object that `readBesideTag` reads, or -1. */
  final protected var tagOffset = -1L

  /** A name of up to so many bytes, including its closing quote, needs no other check of its length. */
  final protected val longestExpected = math.min(limits.nameBytes, Int.MaxValue - 1) + 1

  /** Reads the name of a field and its colon.
    *
    * @param expected
    *   the index of the field that is likely to come, which is tried first
    * @return
    *   the index of the field in `table`, or -1 if the name is unknown; the value must then be skipped
    */
  final def field(table: FieldTable, expected: Int): Int =
    if standsNext(table, expected) then expected
    else
      val result = findAny(table)
      colon()
      result

  /** Does what [[field]] does, but refuses an unknown name. */
  final def knownField(table: FieldTable, expected: Int): Int =
    if standsNext(table, expected) then expected
    else
      val result = findAny(table)
      if result < 0 && nameOffset != tagOffset then failExtra(table)
      colon()
      result

  /** Does what [[field]] does, and keeps an unknown name in [[restName]]. */
  final private[jzon] def fieldOrRest(table: FieldTable, expected: Int): Int =
    if standsNext(table, expected) then expected
    else
      val until = findName()
      val result = table.find(text, textFrom, until)
      restName =
        if result >= 0 || nameOffset == tagOffset then null else new String(text, textFrom, until - textFrom, UTF_8)
      colon()
      result

  /** The unknown name that [[fieldOrRest]] read last, or null if that was the tag in `readBesideTag`. */
  final private[jzon] var restName: String | Null = null

  /** Reads the expected name and its colon, if that name comes next without white space before it. Returns whether it
    * did.
    */
  private def standsNext(table: FieldTable, expected: Int): Boolean =
    val from = pos + 1
    nameOffset = offsetOf(pos)
    val length = table.lengths(expected)
    if math.max(8, length) < end - from && length <= longestExpected && table.stands(expected, length, buf, from) then
      val next = from + length
      if buf(next) == ':' then pos = next + 1 // what the compact form has
      else
        pos = next
        colon()
      true
    else false

  final protected def findAny(table: FieldTable): Int =
    val short = findShort(table, limits.nameBytes)
    if short != FieldCursor.NotShort then short
    else
      val until = findName()
      table.find(text, textFrom, until)

  /** Reads the string that begins at `pos` and looks it up, if it has at most 7 bytes, all of them plain.
    *
    * @return
    *   the index of the name, -1 if it is not in the table, or `NotShort` if nothing was read
    */
  final protected def findShort(table: FieldTable, maxBytes: Int): Int =
    val word = if end - pos > 8 then Bytes.long(buf, pos + 1) else 0L
    val length = numberOfTrailingZeros(Strings.specials(word)) >>> 3 // 8 if there is no special byte
    if length < 8 && Swar.lane(word, length) == '"' && length <= maxBytes then
      textAt = pos
      pos += length + 2
      table.findShort(FieldTable.lowest(word, length), length)
    else FieldCursor.NotShort

  /** Reads the name of a field and the colon after it, and decodes the name.
    *
    * @throws DecodeError
    *   if `decoder` refuses the name. The path ends with the name.
    */
  final def key[A](decoder: KeyDecoder[A]): A =
    val begin = mark()
    nameOffset = begin
    val result =
      try decoder.read(this)
      catch case error: DecodeError if error.kind == Kind.Data => throw error.in(nameText(begin))
    if offset - begin - 2 > limits.nameBytes then failLimit("the text is too long", indexOf(begin))
    savedName = if isFleeting && !(decoder eq KeyDecoder.string) then nameText(begin) else null
    release() // before the colon: white space without end may stand there
    colon()
    result

  /** The offset of the name that was read last. */
  final private[jzon] def nameAt: Long = nameOffset

  /** The text of the name that [[key]] has just read, if its bytes may leave the buffer before the value is read. It is
    * null if [[nameText]] will still be able to return the name, or if the key itself is that text.
    */
  final private[jzon] var savedName: String | Null = null

  /** The text of the name at the offset `at`, which must still be in the buffer. */
  final private[jzon] def nameText(at: Long): String =
    val before = pos
    pos = indexOf(at)
    val name = readNameText()
    pos = before
    name

  /** Reads a string, and looks it up among the names in `table`. Nothing is allocated.
    *
    * @return
    *   the index of the name, or -1 if the string is none of them
    */
  final def readHint(table: FieldTable): Int =
    val short = if peek() == '"' then findShort(table, limits.stringBytes) else FieldCursor.NotShort
    if short != FieldCursor.NotShort then short
    else
      val until = findText("a string")
      table.find(text, textFrom, until)

  /** Keeps the value that comes next in the buffer until [[release]], and returns the [[offset]] of its first byte. */
  final private[jzon] def mark(): Long =
    peek(): Unit
    if openMarks == 0 then keepFrom = pos
    openMarks += 1
    offset

  /** Undoes the last [[mark]] that was not released yet. */
  final private[jzon] def release(): Unit =
    openMarks -= 1
    if openMarks == 0 then keepFrom = Int.MaxValue

  private def failExtra(fields: FieldTable): Nothing =
    pos = indexOf(nameOffset)
    val name = readNameText()
    throw failure(Kind.Data, fields.extraField(name), textAt).in(name)

private object FieldCursor:
  /** No string of at most 7 plain bytes. */
  private inline val NotShort = -2
