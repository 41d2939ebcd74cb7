package jzon.input

import jzon.{DecodeError, Decoder, FieldTable, Limits, Reader}
import jzon.DecodeError.Kind
import jzon.wire.Bytes

/** The layer that reads bytes twice: looking ahead for a field, and alternatives. Both are limited, so that no document
  * is read more often than in proportion to its length.
  */
abstract private[jzon] class AlternativeCursor(limits: Limits) extends KeyCursor(limits):
  this: Reader =>

  /** What alternatives have cost so far, if one has refused the data. */
  private var rereads: Rereads | Null = null

  /** Looks ahead in the object that comes next for its first field that is in `table`. The object
    * is not read.
    *
    * @return
    *   the index of the field, or -1 if there is none
    */
  final private[jzon] def findField(table: FieldTable): Int = lookAhead(table)(identity)

  /** Looks ahead in the object that comes next for a field, whose value is one of the `hints`.
    * The object is not read.
    *
    * @param name
    *   a table of only the name of that field
    * @return
    *   the index of the hint
    */
  final private[jzon] def findHint(name: FieldTable, hints: FieldTable): Int =
    val first = firstHint(name, hints)
    if first >= 0 then first else findAnyHint(name, hints)

  /** What [[findHint]] returns, if the field is the first one, in the compact form, and the hint is short; otherwise a
    * negative number.
    */
  private def firstHint(name: FieldTable, hints: FieldTable): Int =
    val begins = peek() == '{' && levels > 0
    val from = pos + 2
    val length = name.lengths(0)
    if begins && Math.max(8, length) < end - from - 1 && length - 1 <= limits.nameBytes && buf(from - 1) == '"' &&
      name.isName(0, length, buf, from) && buf(from + length) == ':' && buf(from + length + 1) == '"'
    then
      val begin = pos
      pos = from + length + 1
      val hint = findShort(hints, limits.stringBytes)
      pos = begin
      nameOffset = offsetOf(begin + 1)
      hint
    else -1

  private def findAnyHint(name: FieldTable, hints: FieldTable): Int =
    lookAhead(name): field =>
      if field < 0 then failData(s"missing disambiguator '${name.name(0)}'", pos - 1)
      val next = peek()
      if next != '"' then
        if !Cursor.beginsValue(next) then failExpected("a string")
        throw failure(Kind.Data, hints.noCase(described(pos)), pos).in(name.name(0))
      val hint = readHint(hints)
      if hint < 0 then throw failure(Kind.Data, hints.noCase(foundText()), textAt).in(name.name(0))
      hint

  /** Reads a string, and looks it up among the names in `table`. Nothing is allocated.
    *
    * @return
    *   the index of the name, or -1 if the string is none of them
    */
  final def readHint(table: FieldTable): Int =
    val likely = if peek() == '"' then likelyHint(table) else -1
    if likely >= 0 then likely
    else
      val short = if peek() == '"' then findShort(table, limits.stringBytes) else FieldCursor.NotShort
      if short != FieldCursor.NotShort then short
      else
        val until = findText("a string")
        table.find(text, textFrom, until)

  /** Reads the string that begins at `pos`, if it is the name in the table that is likely to begin so. Returns the
    * index of the name, or -1 if nothing was read.
    *
    * This costs less than the search for the end of the string and the hash of its bytes, and no branch depends on the
    * name, because the processor can't predict that.
    */
  private def likelyHint(table: FieldTable): Int =
    val from = pos + 1
    val most = Math.min((end - from - 1).toLong, limits.stringBytes.toLong + 1).toInt
    val i = if most >= 8 then table.likelyAt(Bytes.long(buf, from)) else table.size
    val length = table.lengths(i)
    if length <= most && table.isName(i, length, buf, from) then
      textAt = pos
      pos = from + length
      i
    else -1

  /** Reads with `decoder` the object in which [[findHint]] has just found the tag. The tag is not an extra field of it.
    */
  final private[jzon] def readBesideTag[A](decoder: Decoder[A]): A =
    val index = theAhead
    val outer = index.tagOffset
    index.tagOffset = nameOffset
    try decoder.read(this)
    finally index.tagOffset = outer

  private inline def lookAhead(table: FieldTable)(inline found: Int => Int): Int =
    if peek() != '{' then failExpected("an object,")
    val index = theAhead
    val begin = mark()
    val levelsBefore = levels
    val begun = index.begin(begin)
    enter()
    var field = -1
    while field < 0 && hasField() do
      field = this.field(table, 0)
      if field < 0 then skipValue(index): Unit
    val result = found(field)
    index.finish(begun, offset)
    levels = levelsBefore
    pos = indexOf(begin)
    release()
    result

  private def theAhead: ObjectIndex =
    val known = ahead
    if known != null then known
    else
      val fresh = ObjectIndex()
      ahead = fresh
      fresh

  /** Reads the next value with `first`. If that refuses the data, reads it again with `second`. */
  final private[jzon] def either[A](first: Decoder[? <: A], second: Decoder[A]): A =
    val openMarksBefore = openMarks
    val begin = mark()
    if hasRefused(first, begin) then
      release()
      last(second, begin)
    else
      val levelsBefore = levels
      val isTentativeBefore = isTentative
      isTentative = true
      try
        val result = first.read(this)
        isTentative = isTentativeBefore
        release()
        result
      catch
        case error: DecodeError if error.kind == Kind.Data =>
          isTentative = isTentativeBefore
          val costs = theRereads
          costs.add(offset - begin, consumed)
          pos = indexOf(begin)
          levels = levelsBefore
          openMarks = openMarksBefore + 1
          if isTentative then costs.refuse(first, begin)
          if costs.areTooHigh then failLimit("alternatives read too much again", pos)
          release()
          last(second, begin)

  /** Reads with the last alternative, whose error stands for all of them. */
  private def last[A](second: Decoder[A], begin: Long): A =
    if !isTentative then second.read(this)
    else if hasRefused(second, begin) then throw failure(Kind.Data, "refused before", pos)
    else
      try second.read(this)
      catch
        case error: DecodeError if error.kind == Kind.Data =>
          theRereads.refuse(second, begin)
          throw error

  private def hasRefused(decoder: Decoder[?], begin: Long): Boolean =
    val known = rereads
    known != null && known.hasRefused(decoder, begin)

  private def theRereads: Rereads =
    val known = rereads
    if known != null then known
    else
      val fresh = Rereads(limits)
      rereads = fresh
      fresh

  /** Forgets the costs of the last value, and what was refused in it, because the next one may have the same offset. */
  protected def forgetCosts(): Unit = rereads = null

  /** Forgets where objects end, because other bytes may come at the same offsets. */
  final protected def forgetAhead(): Unit = if ahead != null then ahead.asInstanceOf[ObjectIndex].forget()
