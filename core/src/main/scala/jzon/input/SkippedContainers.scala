package jzon.input

import java.lang.Long.numberOfLeadingZeros
import java.util.Arrays

/** The containers that are open in a value that is skipped. */
final private[input] class SkippedContainers:
  import SkippedContainers.*

  /** One bit for each of the innermost, at least for one if any is open. The last is the lowest bit; 1 means an object.
    * Above them is a 1 that shows how many there are.
    */
  var kinds: Long = None

  /** The same for those around them. */
  private var outer: Array[Long] = Array.emptyLongArray
  private var outerCount = 0
  private var outerOpen = 0

  /** The greatest number of them that were open at once. */
  var deepest = 0

  /** Whether the last run closed all those in `kinds`, so that those around them were taken from memory. */
  var restored = false

  /** The index of the text that the last run has left to be checked, or -1. */
  var text: Int = -1

  /** How many are open. */
  def open: Int = outerOpen + levels(kinds)

  def clear(): Unit =
    kinds = None
    outerCount = 0
    outerOpen = 0
    deepest = 0

  /** From this value of `kinds` on, no level may be opened if `free` may be opened now. */
  def full(free: Int): Long = 1L << Math.min(levels(kinds) + free, PerWord)

  /** Takes the state after a run. `seen` has the highest bit that `kinds` had. */
  def take(kinds: Long, seen: Long): Unit =
    this.kinds = kinds
    deepest = Math.max(deepest, outerOpen + levels(seen))
    restored = kinds == None && outerCount > 0
    if restored then restore()

  def isObject: Boolean = (kinds & 1) != 0

  def push(isObject: Boolean): Unit =
    makeRoom()
    kinds = kinds << 1 | (if isObject then 1 else 0)
    deepest = Math.max(deepest, open)

  /** Makes sure that one more has room in `kinds`. Returns whether there was none. */
  def makeRoom(): Boolean =
    val isFull = (kinds >>> PerWord) != 0
    if isFull then
      if outerCount == outer.length then outer = Arrays.copyOf(outer, Math.max(8, outerCount * 2))
      outer(outerCount) = kinds >>> 1
      outerCount += 1
      outerOpen += PerWord - 1
      kinds = None << 1 | (kinds & 1)
    isFull

  def pop(): Unit =
    kinds >>>= 1
    if kinds == None && outerCount > 0 then restore()

  private def restore(): Unit =
    outerCount -= 1
    kinds = outer(outerCount)
    outerOpen -= PerWord - 1

private[input] object SkippedContainers:
  inline val None = 1L

  /** Whether no container is open. This is a method for loops that are inlined, which can't name [[None]]. */
  def isNone(kinds: Long): Boolean = kinds == None
  private inline val PerWord = 62

  private def levels(kinds: Long): Int = 63 - numberOfLeadingZeros(kinds)
