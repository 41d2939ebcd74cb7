package jzon.input

import jzon.Limits

/** One value of many: where it begins, how long it may be, and how to pass it when a decoder refused it.
  *
  * A value stays in the buffer until [[endOne]], so that it can be passed, or read again, from its first byte. Where
  * the buffer is large already, only the state of a [[Scanner]] stays of the value's beginning: values may be larger
  * than the memory.
  */
abstract private[jzon] class ManyCursor(limits: Limits) extends Cursor(limits):
  /** Opens `bytes(from until until)`, which begins with a value of a larger input. In it `bytes(first)` has this
    * offset, and before it there are so many line feeds, and code points after the last of them.
    *
    * @param max
    *   bytes that the value may have
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
    this.first = first
    pos = from
    keepFrom = Int.MaxValue
    origin = offset - first
    linesBefore = lines
    columnsBefore = columns
    cut = until - from > max
    end = if cut then from + max.toInt else until
    val one = theOne
    one.limitAt = if cut then offsetOf(end) else Long.MaxValue
    one.at = this.offset
    hasTouchedEnd = false

  final protected def theOne: Many =
    val known = many
    if known != null then known
    else
      val fresh = Many()
      many = fresh
      fresh

  /** Begins the next value of a stream, whose limits count from its first byte on.
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

  /** The byte that showed that there is a value may be one too many. */
  final private[jzon] def checkOne(): Unit = if limits.documentBytes == 0 then failTooLong(pos)

  /** Whether all of the value that was read is still there, so that it can be read again. */
  final private[jzon] def hasAllOfOne: Boolean = theOne.followed != Int.MaxValue &&
    offsetOf(theOne.followed) == theOne.at

  /** Goes back to the first byte of the value. */
  private[jzon] def rewindOne(): Unit =
    pos = theOne.followed
    keepFrom = Int.MaxValue

  /** The value was read or passed. */
  final private[jzon] def endOne(): Unit = theOne.end()

  final protected def follow(until: Int): Unit =
    val one = theOne
    one.scanner.scan(buf, one.followed, until): Unit
    one.followed = until

  /** Passes the value, of which some was read, whatever its size; what is not JSON is refused. */
  private[jzon] def passOne(): Unit =
    val one = theOne
    one.limitAt = Long.MaxValue
    keepFrom = Int.MaxValue
    pos = one.followed
    one.followed = Int.MaxValue
    val way = one.scanner
    var isInside = true
    while isInside do
      if pos < end then
        pos = way.scan(buf, pos, end)
        if way.problem != null then failScan(way, pos - way.back)
        isInside = !way.isDone
      else if more(math.max(0, pos - Scanner.MaxPending)) < 0 then
        if !way.finish() then failEnd()
        isInside = false

  /** Refuses what stands at `buf(at)`, where `scanner` found its problem. */
  private[jzon] def failScan(scanner: Scanner, at: Int): Nothing

private[jzon] object ManyCursor:
  /** The sum of two numbers that are not negative, or the largest Long. */
  def sum(a: Long, b: Long): Long = if b > Long.MaxValue - a then Long.MaxValue else a + b

/** What is known of a value of many. */
final private[jzon] class Many:
  /** Offset of its first byte, or -1. */
  var at: Long = -1L

  /** Offset of the first byte beyond its limit. */
  var limitAt: Long = Long.MaxValue

  /** Index of the first byte that must stay in the buffer, because only what is before it was followed by the
    * scanner.
    */
  var followed: Int = Int.MaxValue

  /** Levels that may be opened in it. */
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
