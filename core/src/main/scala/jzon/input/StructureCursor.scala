package jzon.input

import jzon.{Limits, Reason}
import jzon.DecodeError.Kind
import jzon.wire.Bytes

/** The layer of objects, arrays and the three literals.
  *
  * The last byte that was read shows whether a container has just begun: then it is the opening bracket, because no
  * value ends with one.
  */
private[jzon] abstract class StructureCursor(limits: Limits) extends BigNumberCursor(limits):
  /** How many more levels may be opened. */
  protected var levels: Int = limits.depth

  /** Reads the `{` of an object. The fields must then be read until [[hasField]] returns false. */
  final def beginObject(): Unit =
    if peek() != '{' then failExpected("an object,")
    enter()

  /** Reads the `[` of an array. The elements must then be read until [[hasElement]] returns false. */
  final def beginArray(): Unit =
    if peek() != '[' then failExpected("an array,")
    enter()

  final protected def enter(): Unit =
    if levels == 0 then failLimit("nested too deeply", pos)
    levels -= 1
    pos += 1

  final protected def leave(): Boolean =
    levels += 1
    pos += 1
    false

  /** Whether the object has another field. If so, its name comes next. If not, the `}` was read. */
  final def hasField(): Boolean = if buf(pos - 1) == '{' then hasFirstField() else hasAnotherField()

  /** [[beginObject]] and [[hasField]] at once. */
  final private[jzon] def beginFields(): Boolean =
    beginObject()
    if pos < end && buf(pos) == '"' then true else hasFirstField()

  /** [[hasField]] after a field. */
  final private[jzon] def hasNextField(): Boolean =
    if pos + 1 < end && buf(pos) == ',' && buf(pos + 1) == '"' then // what the compact form has
      pos += 1
      true
    else hasAnotherField()

  private def hasFirstField(): Boolean =
    val b = peek()
    if b == '"' then true
    else if b == '}' then leave()
    else failStructure("'\"' or '}'")

  private def hasAnotherField(): Boolean =
    val b = peek()
    if b == '}' then leave()
    else if b == ',' then
      pos += 1
      if peek() == '"' then true else failStructure("'\"'")
    else failStructure("',' or '}'")

  /** Whether the array has another element. If so, it comes next. If not, the `]` was read. */
  final def hasElement(): Boolean = if buf(pos - 1) == '[' then hasFirst() else hasNext()

  /** [[beginArray]] and [[hasElement]] at once. */
  final private[jzon] def beginElements(): Boolean =
    beginArray()
    // What begins an element, other than a blank or the `]` of none, needs no second look.
    if pos < end && buf(pos) > ' ' && buf(pos) != ']' then true else hasFirst()

  /** [[hasElement]] just after [[beginArray]]. */
  final private[jzon] def hasFirst(): Boolean =
    val b = peek()
    if b == ']' then leave()
    else if b < 0 then failEnd()
    else true

  /** [[hasElement]] after an element. */
  final private[jzon] def hasNext(): Boolean =
    if pos < end && buf(pos) == ',' then // what the compact form has, in one comparison
      pos += 1
      true
    else
      val b = peek()
      if b == ']' then leave()
      else if b == ',' then
        pos += 1
        true
      else failStructure("',' or ']'")

  /** Reads the `:` between a name and its value. The pretty form has one space on each side, which is read at once. */
  final def colon(): Unit =
    val at = if pos + 2 < end && buf(pos) == ' ' then pos + 1 else pos
    if at + 1 < end && buf(at) == ':' then pos = if buf(at + 1) == ' ' then at + 2 else at + 1
    else if peek() == ':' then pos += 1
    else failStructure("':'")

  /** Reads the name of a field and the colon after it, and returns the name.
    *
    * @throws jzon.DecodeError
    *   if it is malformed, or longer than [[jzon.Limits.nameBytes]]
    */
  final def readName(): String =
    nameOffset = offset
    val name = readNameText()
    colon()
    name

  /** Reads `true` or `false`.
    *
    * @throws jzon.DecodeError
    *   if something else comes next
    */
  final def readBoolean(): Boolean =
    val word = if pos + 5 <= end then Bytes.int(buf, pos) else 0
    if word == StructureCursor.True then
      pos += 4
      true
    else if word == StructureCursor.FalseHead && buf(pos + 4) == 'e' then
      pos += 5
      false
    else readBooleanSlow()

  /** The full twin of [[readBoolean]]: also for white space, for the end of the buffer and for errors. */
  private def readBooleanSlow(): Boolean =
    val b = peek()
    if b == 't' then
      literal("true")
      true
    else if b == 'f' then
      literal("false")
      false
    else failExpected("a Boolean,")

  /** Reads `null` if it comes next, and returns whether it did. Any other value is left to be read. */
  final def readNull(): Boolean =
    val isNull = peek() == 'n'
    if isNull then
      if end - pos >= 4 && Bytes.int(buf, pos) == StructureCursor.Null then pos += 4 else literalSlow("null")
    isNull

  /** Passes `word`, whose first byte comes next. */
  final protected def literal(word: "true" | "false" | "null"): Unit =
    val isFalse = word == "false"
    val from = if isFalse then pos + 1 else pos
    val expected =
      if isFalse then StructureCursor.FalseTail
      else if word == "true" then StructureCursor.True else StructureCursor.Null
    if from + 4 <= end && Bytes.int(buf, from) == expected then pos = from + 4
    else literalSlow(word)

  private def literalSlow(word: String): Unit =
    var k = 0
    while k < word.length do
      if pos == end && more(pos) < 0 then failEnd()
      if buf(pos) != word.charAt(k) then
        throw failure(Kind.Syntax, Reason.unlike("expected " + word, described(pos)), pos)
      pos += 1
      k += 1

  final protected def failStructure(expected: String): Nothing =
    if peek() < 0 then failEnd()
    else failUnlike(expected)

  /** Refuses the character that comes next, which is not what is `expected`. */
  final protected def failUnlike(expected: String): Nothing =
    throw failure(Kind.Syntax, Reason.unlike("expected " + expected, described(pos, isQuoted = true)), pos)

private[jzon] object StructureCursor:
  private inline val FalseHead = 0x736c6166

  /** The length of the literal at `i`, or 0 if there is none. At least five bytes are there. */
  private[input] def literalLength(bytes: Array[Byte], i: Int): Int =
    val head = Bytes.int(bytes, i)
    if head == True || head == Null then 4
    else if head == FalseHead && bytes(i + 4) == 'e' then 5
    else 0

  // The last four bytes of each literal, the first of them lowest.
  private inline val True = 0x65757274
  private inline val FalseTail = 0x65736c61
  private inline val Null = 0x6c6c756e
