package jzon.input

import jzon.{FieldTable, Limits}
import jzon.wire.{Blanks, Strings}

/** The layer that skips values. They are checked like all others, without recursion.
  *
  * During a look-ahead, [[ObjectIndex]] records where nested objects end. An object that it knows is not read again.
  */
private[jzon] abstract class SkipCursor(limits: Limits) extends StructureCursor(limits):
  /** The containers that are open in the value that is skipped. It is null until a container is skipped. */
  private var containers: SkippedContainers | Null = null

  /** Skips the next value, which is checked.
    *
    * @throws jzon.DecodeError
    *   if it is malformed or exceeds a limit
    */
  final def skip(): Unit = skipValue(null): Unit

  /** Skips the next value, and returns its greatest depth of containers. `index`, if there is one, is asked for the end
    * of each object, and learns of those that it does not know.
    */
  final protected def skipValue(index: ObjectIndex | Null): Int =
    var nesting = skipOne(index, 0)
    if nesting == 0 then 0
    else
      while nesting > 0 do
        if index == null then nesting = skipRun(nesting)
        if nesting > 0 then nesting = skipEntry(index, nesting)
      theContainers.deepest

  /** Skips entries and ends of containers as long as they are common: see [[SkipRun]]. Something of the innermost of
    * the `depth` that are open was read last. Returns how many are open then.
    */
  private def skipRun(depth: Int): Int =
    val containers = theContainers
    val most = Math.min(limits.nameBytes, limits.stringBytes)
    var free = levels
    var isSpaced = false
    var goesOn = true
    while goesOn do
      pos =
        if isSpaced then PlainRun.spaced(buf, pos, end, containers, free, most)
        else PlainRun.compact(buf, pos, end, containers, free, most)
      free = levels + depth - containers.open
      if containers.text >= 0 then goesOn = skipText(containers.text)
      else if containers.open == 0 then goesOn = false
      else if !containers.restored && !(free > 0 && containers.makeRoom()) then
        goesOn = !isSpaced
        isSpaced = true
    levels = free
    val between = containers.open
    if between > 0 then
      pos = SkipRun(buf, pos, end, containers, levels, limits)
      levels += between - containers.open
    containers.open

  /** Passes the text at `at`. Returns whether it did. */
  private def skipText(at: Int): Boolean =
    val stop = Strings.endOfAny(buf, at + 1, end)
    val passes = stop >= 0 && stop - at <= limits.stringBytes
    if passes then pos = stop + 1
    passes

  /** Passes fields of an object, as long as their names are not in `table` and they are common: whole in the buffer, a
    * name without escapes, a scalar that [[skipRun]] would pass.
    *
    * @param isNamed
    *   whether the name of a field comes next; otherwise, another field was read last
    * @return
    *   the index of the field after them, whose name is then read; -1 if anything else comes next. Then another field
    *   was read last, or nothing was read.
    */
  final protected def passUnknown(table: FieldTable, isNamed: Boolean): Int =
    val bytes = buf
    val last = end
    var field = -1
    var name = if isNamed then pos else nameAfter(bytes, pos, last)
    while name >= 0 do
      val stop = Strings.endOfPlainName(bytes, name + 1, last)
      val colon = if stop >= 0 && stop - name <= limits.nameBytes then token(bytes, stop + 1, last) else last
      val from = name
      name = -1
      if colon < last && bytes(colon) == ':' then
        field = table.find(bytes, from + 1, stop)
        if field >= 0 then
          nameOffset = offsetOf(from)
          pos = colon + 1
        else
          val at = endOfScalar(bytes, token(bytes, colon + 1, last), last)
          if at >= 0 then
            pos = at
            name = nameAfter(bytes, at, last)
    field

  /** The index of the name of a field that comes after a comma, or -1. */
  private def nameAfter(bytes: Array[Byte], at: Int, last: Int): Int =
    val comma = token(bytes, at, last)
    val name = token(bytes, comma + 1, last)
    if name < last && bytes(comma) == ',' && bytes(name) == '"' then name else -1

  /** The index after the scalar at `i`, if it is a common one. Otherwise -1. */
  private def endOfScalar(bytes: Array[Byte], i: Int, last: Int): Int =
    if i + 16 > last then -1
    else
      val b = bytes(i)
      if b == '"' then
        val stop = SkipRun.endOfText(bytes, i + 1, last)
        if stop >= 0 && stop - i <= limits.stringBytes then stop + 1 else -1
      else if isNumber(b.toInt) then SkipRun.endOfNumber(bytes, i, last)
      else SkipRun.endOfLiteral(bytes, i)

  /** The index of what comes next after white space, at most `last`. */
  private def token(bytes: Array[Byte], i: Int, last: Int): Int =
    if i < last && bytes(i) <= ' ' then afterBlanks(bytes, i, last) else i

  /** A single blank costs a branch, which the processor predicts, and no wait for the end of the blanks. */
  private def afterBlanks(bytes: Array[Byte], i: Int, last: Int): Int =
    if i + 1 < last && bytes(i + 1) > ' ' && Blanks.isBlank(bytes(i)) then i + 1 else Blanks.end(bytes, i, last)

  /** Skips an entry of the innermost container, or its end. Returns how many containers are open then. */
  private def skipEntry(index: ObjectIndex | Null, nesting: Int): Int =
    if theContainers.isObject then
      if hasField() then
        skipName()
        colon()
        skipOne(index, nesting)
      else
        if index != null then index.leave(offset)
        pop(nesting)
    else
      var isOpen = hasElement()
      while isOpen && pos < end && isNumber(buf(pos).toInt) do
        skipNumber()
        isOpen = hasNext()
      if isOpen then skipOne(index, nesting) else pop(nesting)

  private def isNumber(b: Int): Boolean = b == '-' || (b >= '0' && b <= '9')

  /** Skips a scalar, or the bracket of a container. Returns the number of containers that are open then. */
  private def skipOne(index: ObjectIndex | Null, nesting: Int): Int =
    val b = peek()
    if b == '"' then
      skipString()
      nesting
    else if isNumber(b) then
      skipNumber()
      nesting
    else if b == '{' then
      val known = if index == null then -1L else index.endOf(offset)
      if known >= 0 then
        pos = indexOf(known)
        nesting
      else
        if index != null then index.enter(offset)
        enter()
        push(nesting, isObject = true)
    else if b == '[' then
      enter()
      push(nesting, isObject = false)
    else
      if b == 't' then literal("true")
      else if b == 'f' then literal("false")
      else if b == 'n' then literal("null")
      else failExpected("a value,")
      nesting

  private def push(nesting: Int, isObject: Boolean): Int =
    if nesting == 0 then theContainers.clear()
    theContainers.push(isObject)
    nesting + 1

  private def pop(nesting: Int): Int =
    theContainers.pop()
    nesting - 1

  private def theContainers: SkippedContainers =
    val known = containers
    if known != null then known
    else
      val fresh = SkippedContainers()
      containers = fresh
      fresh
