package jzon.input

import jzon.Limits

/** Passing values that nobody asked for, which are checked like all others, without recursion.
  *
  * While somebody looks ahead, [[ObjectIndex]] learns where nested objects end, and those it knows are not read again.
  */
private[jzon] abstract class SkipCursor(limits: Limits) extends StructureCursor(limits):
  /** One bit for each open container within the value that is skipped, the innermost lowest in its word: 1 for an
    * object.
    */
  private var kinds: Array[Long] = SkipCursor.NoKinds

  /** The most containers that were open at once in what was skipped, since somebody set it to 0. */
  protected var deepest = 0

  /** Passes the next value, whatever it is. */
  final def skip(): Unit = skipValue(null)

  /** Passes the next value, by `index` where it knows the way, and tells `index` of every object in it. */
  final protected def skipValue(index: ObjectIndex | Null): Unit =
    var nesting = skipOne(index, 0)
    while nesting > 0 do
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

  private def isNumber(b: Int): Boolean = b == '-' || (b >= '0' && b <= '9')

  /** Passes a scalar, or the bracket of a container: how many are open then. */
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
    if nesting >= deepest then deepest = nesting + 1
    nesting + 1

private[jzon] object SkipCursor:
  private val NoKinds = new Array[Long](0)
