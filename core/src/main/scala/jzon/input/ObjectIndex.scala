package jzon.input

import java.util.Arrays

/** Records where the objects in a stretch of the input end during a look-ahead. Another look-ahead inside of it can
  * then skip nested objects in one step. So a sum inside of sums, however deep, costs each byte at most three readings:
  * by the outermost look-ahead, by that of the innermost object around it, and by the decoder.
  *
  * The entries are in the order in which the objects begin. An object of less than [[ObjectIndex.Small]] bytes that
  * contains no larger one has no entry, so that the index stays smaller than the input.
  */
final private[jzon] class ObjectIndex:
  private var count = 0

  /** The offset of the `{` of each entry. */
  private var starts = new Array[Long](16)

  /** The offset after the `}` of each entry, or the entry around it while it is open. */
  private var ends = new Array[Long](16)

  /** The first entry that is not inside of each entry. */
  private var nexts = new Array[Int](16)

  /** The innermost entry that is open, or -1. */
  private var innermost = -1

  /** The next entry that may be asked for. */
  private var cursor = 0

  /** The offset up to which everything is known. */
  private var known = 0L

  /** The offset of the name of the tag in the object that `readBesideTag` reads, or -1. */
  var tagOffset: Long = -1L

  /** An unknown object begins at `offset`. */
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

  /** The offset after the object that begins at `offset`, or -1 if it is not known. */
  def endOf(offset: Long): Long =
    if offset >= known then -1
    else
      while cursor < count && starts(cursor) < offset do cursor += 1
      if cursor < count && starts(cursor) == offset then
        val end = ends(cursor)
        cursor = nexts(cursor)
        end
      else -1

  /** A look-ahead begins at `offset`, where an object begins.
    *
    * @return
    *   the argument of [[finish]]
    */
  def begin(offset: Long): Int =
    if offset >= known then
      count = 0
      cursor = 0
      innermost = -1
    else while cursor < count && starts(cursor) < offset do cursor += 1
    cursor

  /** The look-ahead that [[begin]] began has reached `offset`. What is inside of its object will be read next. */
  def finish(begun: Int, offset: Long): Unit =
    cursor = begun
    innermost = -1
    known = Math.max(known, offset)

  /** Forgets everything, because other bytes may come at the same offsets. */
  def forget(): Unit =
    count = 0
    cursor = 0
    innermost = -1
    known = 0
    tagOffset = -1

  private def grow(): Unit =
    starts = Arrays.copyOf(starts, count * 2)
    ends = Arrays.copyOf(ends, count * 2)
    nexts = Arrays.copyOf(nexts, count * 2)

private object ObjectIndex:
  /** The size in bytes below which it is as cheap to read an object again as to look it up. */
  val Small = 32
