package jzon.async

import jzon.input.Lines

/** The current piece, and its place in the input. */
abstract private[async] class PieceFrames[A] extends Frames[A]:
  protected var bytes: Array[Byte] = PieceFrames.Nothing

  /** `bytes(pos until until)` is still to be read. */
  protected var pos = 0
  protected var until = 0

  /** The place of `bytes(first)`, where the piece begins: its offset, the number of line feeds before it, and the
    * number of code points after the last line feed.
    */
  protected var first = 0
  protected var firstOffset = 0L
  protected var firstLines = 0
  protected var firstColumns = 0

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
    firstColumns = columnsAt(until)
    firstLines = linesAt(until)
    firstOffset += until - first
    bytes = PieceFrames.Nothing
    first = 0
    pos = 0
    until = 0

  final protected def offsetAt(index: Int): Long = firstOffset + (index - first)

  final protected def linesAt(index: Int): Int = Lines.sum(firstLines, Lines.count(bytes, first, index))

  final protected def columnsAt(index: Int): Int =
    val columns = Lines.column(bytes, first, index)
    if Lines.count(bytes, first, index) == 0 then Lines.sum(firstColumns, columns) else columns

private object PieceFrames:
  private val Nothing = new Array[Byte](0)
