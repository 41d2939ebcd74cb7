package jzon.input

import jzon.Limits

/** The layer of one value of many: where it begins, how long it may be, and how to skip it after a decoder has refused
  * it.
  *
  * A value stays in the buffer until [[endOne]], so that it can be skipped or read again from its first byte. If the
  * buffer is large already, only the state of a [[Scanner]] is kept for the beginning of the value, so that a value may
  * be larger than the memory.
  */
abstract private[jzon] class ManyCursor(limits: Limits) extends Cursor(limits):
  /** Opens `bytes(from until until)`, which begins with one value of a larger input. `offset` is the offset of
    * `bytes(first)` in that input. `lines` is the number of line feeds before it, and `columns` the number of code
    * points after the last of them.
    *
    * @param max
    *   the largest number of bytes of the value
    */
  final protected def openOne(
      bytes: Array[Byte],
      first: Int,
      from: Int,
      until: Int,
      offset: Long,
      lines: Int,
      columns: Int,
      max: Long
  ): Unit =
    buf = bytes
    pos = from
    keepFrom = Int.MaxValue
    origin = offset - first
    val before = theBeyond
    before.first = first
    before.place.lines = lines
    before.place.columns = columns
    cut = until - from > max
    end = if cut then from + max.toInt else until
    val one = theOne
    one.limitAt = if cut then offsetOf(end) else Long.MaxValue
    one.at = this.offset
    hasTouchedEnd = false

  final protected def theOne: CurrentValue =
    val known = many
    if known != null then known
    else
      val fresh = CurrentValue()
      theBeyond.value = fresh
      fresh

  /** Begins the next value of a stream. Its limits count from its first byte.
    *
    * @return
    *   whether there is one
    */
  final protected def beginOne(): Boolean =
    val one = theOne
    one.limitAt = Long.MaxValue
    val isThere = peek() >= 0
    if isThere then
      one.at = offset
      one.limitAt = ManyCursor.sum(offset, limits.documentBytes)
      one.followed = pos
    isThere

  /** Fails if even the first byte of the value exceeds the limit. */
  final private[jzon] def checkOne(): Unit = if limits.documentBytes == 0 then failTooLong(pos)

  /** Whether the bytes of the value that was read are all still there, so that it can be read again. */
  final private[jzon] def hasAllOfOne: Boolean = theOne.followed != Int.MaxValue &&
    offsetOf(theOne.followed) == theOne.at

  /** Goes back to the first byte of the value. */
  private[jzon] def rewindOne(): Unit =
    pos = theOne.followed
    keepFrom = Int.MaxValue

  /** Ends the value, which was read or skipped. */
  final private[jzon] def endOne(): Unit = theOne.end()

  final protected def follow(until: Int): Unit =
    val one = theOne
    one.scanner.scan(buf, one.followed, until): Unit
    one.followed = until

  /** Skips the rest of the value, whatever its size. Refuses it if it is not JSON. */
  private[jzon] def passOne(): Unit =
    val one = theOne
    one.limitAt = Long.MaxValue
    keepFrom = Int.MaxValue
    pos = one.followed
    one.followed = Int.MaxValue
    val scanner = one.scanner
    var isInside = true
    while isInside do
      if pos < end then
        pos = scanner.scan(buf, pos, end)
        if scanner.problem != null then failScan(scanner, pos - scanner.back)
        isInside = !scanner.isDone
      else if more(Math.max(0, pos - Scanner.MaxPending)) < 0 then
        if !scanner.finish() then failEnd()
        isInside = false

  /** Refuses the bytes at `buf(at)`, where `scanner` found its problem. */
  private[jzon] def failScan(scanner: Scanner, at: Int): Nothing

private[jzon] object ManyCursor:
  /** The sum of two numbers that are not negative, or the largest Long. */
  def sum(a: Long, b: Long): Long = if b > Long.MaxValue - a then Long.MaxValue else a + b

/** The state of one value of many. */
final private[jzon] class CurrentValue:
  /** The offset of its first byte, or -1. */
  var at: Long = -1L

  /** The offset of the first byte beyond its limit. */
  var limitAt: Long = Long.MaxValue

  /** The index of the first byte that must stay in the buffer. The scanner has followed the value only up to there. */
  var followed: Int = Int.MaxValue

  /** The number of containers that may be open at a time in it. */
  var levels = 0

  private var follower: Scanner | Null = null

  def scanner: Scanner =
    val known = follower
    if known != null then known
    else
      val fresh = Scanner(Limits.default, isStrict = false)
      follower = fresh
      fresh

  def end(): Unit =
    at = -1
    limitAt = Long.MaxValue
    followed = Int.MaxValue
    val known = follower
    if known != null then known.begin()
