package jzon.input

import jzon.Limits

/** The layer that skips values. They are checked like all others, without recursion.
  *
  * During a look-ahead, [[ObjectIndex]] records where nested objects end. An object that it knows is not read again.
  */
private[jzon] abstract class SkipCursor(limits: Limits) extends StructureCursor(limits):
  /** One bit for each open container in the value that is skipped. The innermost is the lowest in its word, and 1 means
    * an object.
    */
  private var kinds: Array[Long] = SkipCursor.NoKinds

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
    var deepest = nesting
    while nesting > 0 do
      if nesting > deepest then deepest = nesting
      val isObject = (kinds((nesting - 1) >> 6) & (1L << (nesting - 1))) != 0
      if isObject then
        if hasField() then
          skipName()
          colon()
          nesting = skipOne(index, nesting)
        else
          if index != null then index.leave(offset)
          nesting -= 1
      else
        var isOpen = hasElement()
        while isOpen && pos < end && isNumber(buf(pos)) do
          skipNumber()
          isOpen = hasNext()
        if isOpen then nesting = skipOne(index, nesting) else nesting -= 1
    deepest

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
        push(nesting, 1L)
    else if b == '[' then
      enter()
      push(nesting, 0L)
    else
      if b == 't' then literal("true")
      else if b == 'f' then literal("false")
      else if b == 'n' then literal("null")
      else failExpected("a value,")
      nesting

  private def push(nesting: Int, kind: Long): Int =
    val word = nesting >> 6
    if word == kinds.length then kinds = java.util.Arrays.copyOf(kinds, math.max(1, word * 2))
    kinds(word) = (kinds(word) & ~(1L << nesting)) | kind << nesting
    nesting + 1

private[jzon] object SkipCursor:
  private val NoKinds = new Array[Long](0)
