package jzon.input

import java.util.UUID
import jzon.{DecodeError, KeyDecoder, Limits, Reader}
import jzon.DecodeError.Kind
import jzon.wire.Uuids

/** The layer of the keys of maps, and of marks, which keep bytes in the buffer. */
abstract private[jzon] class KeyCursor(limits: Limits) extends FieldCursor(limits):
  this: Reader =>

  /** The number of marks that are not yet released. The first of them keeps the bytes for all. */
  final protected var openMarks = 0

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
