package jzon.input

import java.lang.Long.numberOfTrailingZeros
import java.nio.charset.StandardCharsets.UTF_8
import java.util.UUID
import scala.annotation.tailrec
import jzon.{DecodeError, FieldTable, KeyDecoder, Limits, Reader}
import jzon.DecodeError.Kind
import jzon.wire.{Bytes, Names, Strings, Swar, Uuids}

/** The layer of names: fields by a table, keys of maps, and marks, which keep bytes in the buffer. */
abstract private[jzon] class FieldCursor(limits: Limits) extends SinkCursor(limits):
  this: Reader =>

  /** The number of marks that are not yet released. The first of them keeps the bytes for all. */
  final protected var openMarks = 0

  /** What was found by looking ahead. */
  final protected var ahead: ObjectIndex | Null = null

  /** Whether no name of up to 21 bytes, the longest in three words, exceeds the limit. */
  private val takesShortNames = limits.nameBytes >= 21

  /** Whether the name that was read last is that of the tag in the object that `readBesideTag` reads. */
  private def isTag: Boolean =
    val known = ahead
    known != null && known.tagOffset == nameOffset

  /** Reads the name of a field and its colon.
    *
    * @param expected
    *   the index of the field that is likely to come, which is tried first
    * @return
    *   the index of the field in `table`, or -1 if the name is unknown; the value must then be skipped
    */
  final def field(table: FieldTable, expected: Int): Int =
    if standsNext(table, expected) then expected else anyName(table, UnknownNames.Skipped)

  /** Does what [[field]] does, but refuses an unknown name. */
  final def knownField(table: FieldTable, expected: Int): Int =
    if standsNext(table, expected) then expected else anyName(table, UnknownNames.Refused)

  /** Does what [[field]] does, and keeps an unknown name as the [[keptName]], but not that of a tag. */
  final private[jzon] def fieldOrRest(table: FieldTable, expected: Int): Int =
    if standsNext(table, expected) then expected else anyName(table, UnknownNames.Kept)

  /** Reads a name and its colon, and looks the name up. */
  private def anyName(table: FieldTable, unknown: Int): Int =
    val result = if unknown == UnknownNames.Kept then keepName(table) else findAny(table)
    if result < 0 && unknown == UnknownNames.Refused && !isTag then failExtra(table)
    colon()
    result

  private def keepName(table: FieldTable): Int =
    val until = findName()
    val result = table.find(text, textFrom, until)
    keptName = if result >= 0 || isTag then null else new String(text, textFrom, until - textFrom, UTF_8)
    result

  /** The name that [[fieldOrRest]] or [[key]] has just read, if that keeps it. Otherwise null. */
  final private[jzon] var keptName: String | Null = null

  /** Reads the expected name and its colon, if that name comes next without white space before it. Returns whether it
    * did.
    */
  private def standsNext(table: FieldTable, expected: Int): Boolean =
    val from = pos + 1
    nameOffset = offsetOf(pos)
    val length = table.lengths(expected)
    val fits = Math.max(8, length) < end - from && length - 1 <= limits.nameBytes
    if fits && table.isName(expected, length, buf, from) then
      val next = from + length
      if buf(next) == ':' then pos = next + 1 // what the compact form has
      else
        pos = next
        colon()
      true
    else false

  // The methods below pass the name that emitted code expects: `{"name":` for the first field of an object, and
  // `,"name":` for another one. They compare these bytes with words of eight bytes, the first byte lowest, which are
  // constants in emitted code. All return the index of the field in `table`: `i` if the expected name comes next, -1 if
  // the name is unknown, or [[FieldCursor.NoField]] if there is none. `unknown` says what is done with unknown names:
  // it is one of [[UnknownNames]]. The methods are small, because the JIT inlines a limited number of bytecodes into
  // one method, and a class of many fields has many names.

  /** Expects a name of at most 8 bytes after the `{`.
    *
    * @param length
    *   the number of these bytes, at least one; above them, `word` is zero
    */
  final private[jzon] def firstField1(word: Long, length: Int, table: FieldTable, i: Int, unknown: Int): Int =
    if levels > 0 && passName1(word, length) then
      levels -= 1
      i
    else firstField(table, i, unknown)

  /** Expects a name of 8 to 16 bytes after the `{`.
    *
    * @param head
    *   the first 8 of these bytes
    * @param tail
    *   the last 8 of them
    */
  final private[jzon] def firstField2(
      head: Long,
      tail: Long,
      length: Int,
      table: FieldTable,
      i: Int,
      unknown: Int
  ): Int =
    if levels > 0 && passName2(head, tail, length) then
      levels -= 1
      i
    else firstField(table, i, unknown)

  /** Does what [[firstField1]] does, for names in any form. */
  final private[jzon] def firstField(table: FieldTable, i: Int, unknown: Int): Int =
    beginObject()
    if pos < end && buf(pos) == '"' then compactField(table, unknown) else anyField(hasField(), table, i, unknown)

  /** Expects a name of at most 8 bytes after another field: see [[firstField1]]. */
  final private[jzon] def nextField1(word: Long, length: Int, table: FieldTable, i: Int, unknown: Int): Int =
    if passName1(word, length) then i else otherField(table, i, unknown)

  /** Expects a name of 8 to 16 bytes after another field: see [[firstField2]]. */
  final private[jzon] def nextField2(
      head: Long,
      tail: Long,
      length: Int,
      table: FieldTable,
      i: Int,
      unknown: Int
  ): Int =
    if passName2(head, tail, length) then i else otherField(table, i, unknown)

  /** Does what [[nextField1]] does, for names in any form. The JIT inlines this only where it is called often, because
    * it has more than 35 bytecodes. Otherwise, a class of many fields would contain it for each of them.
    */
  final private[jzon] def otherField(table: FieldTable, i: Int, unknown: Int): Int =
    if pos + 1 < end && buf(pos) == ',' && buf(pos + 1) == '"' then
      pos += 1
      compactField(table, unknown)
    else anyField(hasNextField(), table, i, unknown)

  /** The field whose name comes next. It is not the expected one. */
  private def compactField(table: FieldTable, unknown: Int): Int =
    nameOffset = offsetOf(pos)
    val likely = likelyField(table)
    if likely >= 0 then likely else otherName(table, unknown)

  /** Reads the name that comes next and its colon, if that comes at once and the name is the one in the table that is
    * likely to begin so. Returns the index of the name, or -1 if nothing was read.
    */
  private def likelyField(table: FieldTable): Int =
    val bytes = buf
    val from = pos + 1
    val most = end - from
    val i = if most >= 9 then table.likelyAt(Bytes.long(bytes, from)) else table.size
    val length = table.lengths(i)
    val isRead =
      length < most && length - 1 <= limits.nameBytes && table.isName(i, length, bytes, from) &&
        bytes(from + length) == ':'
    if isRead then
      pos = from + length + 1
      i
    else -1

  /** Does what [[otherField]] does after the value of an unknown name, which is rarely the only one. */
  final private[jzon] def fieldAfterUnknown(table: FieldTable, i: Int, unknown: Int): Int =
    val known = if unknown == UnknownNames.Skipped then passUnknown(table, isNamed = false) else -1
    if known >= 0 then known else otherField(table, i, unknown)

  private def anyField(isThere: Boolean, table: FieldTable, i: Int, unknown: Int): Int =
    if !isThere then FieldCursor.NoField
    else if standsNext(table, i) then i
    else otherName(table, unknown)

  /** The field whose name comes next. If unknown names are skipped, so are the common ones of the fields that begin
    * with it.
    */
  @tailrec
  private def otherName(table: FieldTable, unknown: Int): Int =
    val at = pos
    nameOffset = offsetOf(at)
    val known = if unknown == UnknownNames.Skipped then passUnknown(table, isNamed = true) else -1
    if known >= 0 then known
    else if pos == at then anyName(table, unknown)
    else if hasNextField() then otherName(table, unknown)
    else FieldCursor.NoField

  /** Expects a name of 16 to 24 bytes after another field: see [[firstField2]].
    *
    * @param middle
    *   the second 8 of these bytes
    */
  final private[jzon] def nextField3(
      head: Long,
      middle: Long,
      tail: Long,
      length: Int,
      table: FieldTable,
      i: Int,
      unknown: Int
  ): Int =
    if passName3(head, middle, tail, length) then i else otherField(table, i, unknown)

  /** Expects a name of more bytes after another field. The bytes after the first 8 are compared with those of name `i`
    * in `table`.
    */
  final private[jzon] def nextFieldLong(head: Long, length: Int, table: FieldTable, i: Int, unknown: Int): Int =
    if passNameLong(head, length, table, i) then i else otherField(table, i, unknown)

  private def passName1(word: Long, length: Int): Boolean =
    val at = pos
    val passes = at + 8 <= end && takesShortNames && (Bytes.long(buf, at) ^ word) << (64 - length * 8) == 0
    if passes then passName(at, length)
    passes

  private def passName2(head: Long, tail: Long, length: Int): Boolean =
    val at = pos
    val passes =
      at + length <= end && takesShortNames && Bytes.long(buf, at) == head && Bytes.long(buf, at + length - 8) == tail
    if passes then passName(at, length)
    passes

  private def passName3(head: Long, middle: Long, tail: Long, length: Int): Boolean =
    val at = pos
    val passes = at + length <= end && takesShortNames && Bytes.long(buf, at) == head &&
      Bytes.long(buf, at + 8) == middle && Bytes.long(buf, at + length - 8) == tail
    if passes then passName(at, length)
    passes

  private def passNameLong(head: Long, length: Int, table: FieldTable, i: Int): Boolean =
    val at = pos
    val quoted = length - 3 // without the comma, the first quote and the colon
    val passes = at + length <= end && quoted - 1 <= limits.nameBytes && Bytes.long(buf, at) == head &&
      buf(at + length - 1) == ':' && table.isName(i, quoted, buf, at + 2)
    if passes then passName(at, length)
    passes

  private def passName(at: Int, length: Int): Unit =
    nameOffset = offsetOf(at + 1)
    pos = at + length

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
      table.findShort(Names.lowest(word, length), length)
    else FieldCursor.NotShort

  /** Reads the name of a field and the colon after it, and decodes the name. If the bytes of the name may leave the
    * buffer before the value is read, its text becomes the [[keptName]], unless the key itself is that text. Otherwise
    * [[nameText]] will still be able to return it.
    *
    * @throws DecodeError
    *   if `decoder` refuses the name. The path ends with the name.
    */
  final def key[A](decoder: KeyDecoder[A]): A =
    val begin = mark()
    nameOffset = begin
    isKey = true
    val result =
      try decoder.read(this)
      catch case error: DecodeError if error.kind == Kind.Data => throw error.in(nameText(begin))
      finally isKey = false
    if offset - begin - 2 > limits.nameBytes then failLimit("the text is too long", indexOf(begin))
    keptName = if isFleeting && !(decoder eq KeyDecoder.string) then nameText(begin) else null
    release() // before the colon: white space without end may stand there
    colon()
    result

  /** The key of [[key]], if it is an integer from `min` to `max` in the common form. Otherwise `NoLong`, and the name
    * stays.
    */
  final private[jzon] def integerName(min: Long, max: Long): Long =
    val begin = pos
    val result = if isFleeting then NumberCursor.NoLong else quotedInteger(min, max)
    if result != NumberCursor.NoLong then passedName(begin)
    result

  /** The key of [[key]], if it is a UUID in the common form. Otherwise null, and the name stays. */
  final private[jzon] def uuidName(): UUID | Null =
    val begin = pos
    val from = begin + 1
    val quote = from + Uuids.MaxUuid
    val isCommon = quote < end && buf(begin) == '"' && buf(quote) == '"' && limits.nameBytes >= Uuids.MaxUuid
    val result = if isCommon && !isFleeting then Uuids.parseUuid(buf, from, quote) else null
    if result != null then
      pos = quote + 1
      passedName(begin)
    result

  /** What follows a name that began at `begin`, and was read. */
  private def passedName(begin: Int): Unit =
    nameOffset = offsetOf(begin)
    keptName = null
    colon()

  /** The offset of the name that was read last. */
  final private[jzon] def nameAt: Long = nameOffset

  /** The text of the name at the offset `at`, which must still be in the buffer. */
  final private[jzon] def nameText(at: Long): String =
    val before = pos
    pos = indexOf(at)
    val name = readNameText()
    pos = before
    name

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

private[jzon] object FieldCursor:
  /** The result of [[FieldCursor.otherField]] at the end of an object. */
  inline val NoField = -2

  /** No string of at most 7 plain bytes. */
  inline val NotShort = -2
