package jzon.input

import java.util.Arrays

/** Where the objects in a looked-ahead stretch of the input end, so that looking ahead again, in one of them, passes
  * those within it in one step. Thereby a sum nested in a sum, however deep, costs each byte at most three readings: by
  * the outermost look-ahead, by that of the innermost object around it, and by the decoder.
  *
  * Entries stand in the order in which the objects begin. Objects below [[ObjectIndex.Small]] bytes without a larger
  * one inside have none: the index stays smaller than the input.
  */
final private[jzon] class ObjectIndex:
  private var count = 0

  /** Offset of the `{` of each entry. */
  private var starts = new Array[Long](16)

  /** Offset after the `}`; the entry around it, while it is open. */
  private var ends = new Array[Long](16)

  /** The first entry that does not lie within it. */
  private var nexts = new Array[Int](16)

  /** The innermost entry that is open, or -1. */
  private var innermost = -1

  /** The next entry that may be asked for. */
  private var cursor = 0

  /** Offset up to which everything is known. */
  private var known = 0L

  /** An object that is not known begins at `offset`. */
  def enter(offset: Long): Unit =
    if count == starts.length then grow()
    starts(count) = offset
    ends(count) = innermost
    innermost = count
    count += 1

  /** The object that began last ends before `offset`. */
  def leave(offset: Long): Unit =
    val entry = innermost
    innermost = ends(entry).toInt
    if count == entry + 1 && offset - starts(entry) < ObjectIndex.Small then count = entry
    else
      ends(entry) = offset
      nexts(entry) = count

  /** Offset after the object that begins at `offset`; -1 where it is not known. */
  def endOf(offset: Long): Long =
    if offset >= known then -1
    else
      while cursor < count && starts(cursor) < offset do cursor += 1
      if cursor < count && starts(cursor) == offset then
        val end = ends(cursor)
        cursor = nexts(cursor)
        end
      else -1

  /** Somebody begins to look ahead at `offset`, where an object begins.
    *
    * @return
    *   what [[finish]] takes
    */
  def begin(offset: Long): Int =
    if offset >= known then
      count = 0
      cursor = 0
      innermost = -1
    else while cursor < count && starts(cursor) < offset do cursor += 1
    cursor

  /** The look-ahead that `begin` began came as far as `offset`; what lies within its object will be read next. */
  def finish(begun: Int, offset: Long): Unit =
    cursor = begun
    innermost = -1
    known = math.max(known, offset)

  /** Forgets everything: what is read again may be something else. */
  def forget(): Unit =
    count = 0
    cursor = 0
    innermost = -1
    known = 0

  private def grow(): Unit =
    starts = Arrays.copyOf(starts, count * 2)
    ends = Arrays.copyOf(ends, count * 2)
    nexts = Arrays.copyOf(nexts, count * 2)

private object ObjectIndex:
  /** Bytes below which reading an object again costs no more than looking it up. */
  val Small = 32
