package jzon.input

import java.lang.Long.numberOfTrailingZeros
import java.nio.charset.StandardCharsets.UTF_8
import scala.annotation.tailrec
import jzon.{FieldTable, Limits, Reader}
import jzon.DecodeError.Kind
import jzon.wire.{Blanks, Bytes, Names, Strings, Swar}

/** The layer of fields, whose names are in a table. */
abstract private[jzon] class FieldCursor(limits: Limits) extends SinkCursor(limits):
  this: Reader =>

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
    val isCompact = pos < end && buf(pos) == '{'
    beginObject()
    if isCompact && pos < end && buf(pos) == '"' then nextName(table, unknown)
    else
      val found = fieldAfterGap(table, i, isFirst = true)
      if found >= FieldCursor.NoField then found else anyField(found, table, i, unknown)

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
      nextName(table, unknown)
    else if pos < end && buf(pos) == '}' then
      leave(): Unit
      FieldCursor.NoField
    else
      val found = fieldAfterGap(table, i, isFirst = false)
      if found >= FieldCursor.NoField then found else anyField(found, table, i, unknown)

  /** The field whose name comes next. It is not the expected one. */
  private def nextName(table: FieldTable, unknown: Int): Int =
    nameOffset = offsetOf(pos)
    val likely = likelyField(table)
    if likely >= 0 then likely else otherName(table, unknown)

  /** Reads the name that comes next and its colon, if the name is the one in the table that is likely to begin so.
    * Returns the index of the name, or -1 if nothing was read.
    */
  private def likelyField(table: FieldTable): Int =
    val bytes = buf
    val from = pos + 1
    val most = end - from
    val i = if most >= 9 then table.likelyAt(Bytes.long(bytes, from)) else table.size
    val length = table.lengths(i)
    if length < most && length - 1 <= limits.nameBytes && table.isName(i, length, bytes, from) then
      pos = from + length
      if bytes(pos) == ':' then pos += 1 else colon()
      i
    else -1

  /** Does what [[otherField]] does after the value of an unknown name, which is rarely the only one. */
  final private[jzon] def fieldAfterUnknown(table: FieldTable, i: Int, unknown: Int): Int =
    val known = if unknown == UnknownNames.Skipped then passUnknown(table, isNamed = false) else -1
    if known >= 0 then known else otherField(table, i, unknown)

  /** The field that comes next, or the end of the object, after [[fieldAfterGap]] has `found` neither. */
  private def anyField(found: Int, table: FieldTable, i: Int, unknown: Int): Int =
    if found == FieldCursor.OtherName then nextName(table, unknown)
    else if !hasField() then FieldCursor.NoField
    else if standsNext(table, i) then i
    else otherName(table, unknown)

  /** Reads what comes next in a document with white space: after a field a comma, then a gap as most documents have it
    * ([[Blanks.gapEnd]]), and a name or the `}`.
    *
    * This is a single method, too large for the JIT to inline, for the reason that [[Cursor.peekSlow]] gives.
    *
    * @return
    *   `i` if the expected name and its colon were read, [[FieldCursor.OtherName]] if the input is at another name,
    *   [[FieldCursor.NoField]] if the `}` was read, or [[FieldCursor.NothingRead]] if nothing was read
    */
  private def fieldAfterGap(table: FieldTable, i: Int, isFirst: Boolean): Int =
    val bytes = buf
    val last = end
    val hasComma = pos < last && bytes(pos) == ','
    val gap = if hasComma then pos + 1 else pos
    var result = FieldCursor.NothingRead
    if last - gap > 8 then
      val at = Blanks.gapEnd(bytes, gap, last)
      if at < last && bytes(at) == '"' && hasComma != isFirst then
        val name = at + 1
        val length = table.lengths(i)
        pos = at
        result = FieldCursor.OtherName
        val fits = Math.max(8, length) < last - name && length - 1 <= limits.nameBytes
        if fits && table.isName(i, length, bytes, name) then
          nameOffset = offsetOf(at)
          pos = name + length
          colon()
          result = i
      else if at < last && bytes(at) == '}' && !hasComma then
        pos = at
        leave(): Unit
        result = FieldCursor.NoField
    result

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

  private def failExtra(fields: FieldTable): Nothing =
    pos = indexOf(nameOffset)
    val name = readNameText()
    throw failure(Kind.Data, fields.extraField(name), textAt).in(name)

private[jzon] object FieldCursor:
  /** The result of [[FieldCursor.otherField]] at the end of an object. */
  inline val NoField = -2

  // Results of `fieldAfterGap` that are less than `NoField`.
  private inline val OtherName = -3
  private inline val NothingRead = -4

  /** No string of at most 7 plain bytes. */
  inline val NotShort = -2
