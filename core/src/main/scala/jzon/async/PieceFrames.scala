package jzon.async

import jzon.input.{Lines, Place}

/** The current piece, and its place in the input. */
abstract private[async] class PieceFrames[A] extends Frames[A]:
  protected var bytes: Array[Byte] = PieceFrames.Nothing

  /** `bytes(pos until until)` is still to be read. */
  protected var pos = 0
  protected var until = 0

  /** The piece begins at `bytes(first)`. Its offset, and its line and column. */
  protected var first = 0
  protected var firstOffset = 0L
  final protected val firstPlace = new Place

  /** `rest(restFrom until restUntil)` is the rest of the piece that was offered, while bytes from before it are read
    * again.
    */
  private var rest: Array[Byte] = PieceFrames.Nothing
  private var restFrom = 0
  private var restUntil = 0

  /** Whether there are no more pieces. */
  protected var isLast = false

  final def offer(bytes: Array[Byte], from: Int, until: Int): Unit =
    this.bytes = bytes
    first = from
    pos = from
    this.until = until

  final def finish(): Unit = isLast = true

  /** All of the piece was read. Only its place matters from now on. What comes next is the rest, if there is one. */
  final protected def leavePiece(): Unit =
    firstPlace.pass(bytes, first, until)
    firstOffset += until - first
    offer(rest, restFrom, restUntil)
    leaveRest()

  /** Reads the first `size` of `kept` again before it goes on at `pos`. They begin at this place. */
  final protected def restart(kept: Array[Byte], size: Int, offset: Long, lines: Int, columns: Int): Unit =
    rest = bytes
    restFrom = pos
    restUntil = until
    offer(kept, 0, size)
    firstOffset = offset
    firstPlace.lines = lines
    firstPlace.columns = columns

  final protected def hasRest: Boolean = restFrom < restUntil

  private def leaveRest(): Unit =
    rest = PieceFrames.Nothing
    restFrom = 0
    restUntil = 0

  final protected def offsetAt(index: Int): Long = firstOffset + (index - first)

  final protected def linesAt(index: Int): Int = Lines.sum(firstPlace.lines, Lines.count(bytes, first, index))

  final protected def columnsAt(index: Int): Int =
    val columns = Lines.column(bytes, first, index)
    if Lines.count(bytes, first, index) == 0 then Lines.sum(firstPlace.columns, columns) else columns

private object PieceFrames:
  private val Nothing = new Array[Byte](0)
