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

  /** Whether there are no more pieces. */
  protected var isLast = false

  final def offer(bytes: Array[Byte], from: Int, until: Int): Unit =
    this.bytes = bytes
    first = from
    pos = from
    this.until = until

  final def finish(): Unit = isLast = true

  /** All of the piece was read. Only its place matters from now on. */
  final protected def leavePiece(): Unit =
    firstPlace.pass(bytes, first, until)
    firstOffset += until - first
    bytes = PieceFrames.Nothing
    first = 0
    pos = 0
    until = 0

  final protected def offsetAt(index: Int): Long = firstOffset + (index - first)

  final protected def linesAt(index: Int): Int = Lines.sum(firstPlace.lines, Lines.count(bytes, first, index))

  final protected def columnsAt(index: Int): Int =
    val columns = Lines.column(bytes, first, index)
    if Lines.count(bytes, first, index) == 0 then Lines.sum(firstPlace.columns, columns) else columns

private object PieceFrames:
  private val Nothing = new Array[Byte](0)
