package jzon.input

import java.io.InputStream

/** What there is of the input beyond the buffer of a [[Cursor]]: before it, after it and around it. Most documents are
  * whole in an array, and have none.
  */
final private[input] class Beyond:
  /** Where more bytes come from, until it has ended. */
  var stream: InputStream | Null = null

  /** Whether the buffer is from the cache, to which it must be given back. */
  var ownsBuffer = false

  /** The index in the buffer at which the slice of the caller begins, or what is left of the stream. */
  var first = 0

  /** The line and column of `first`. */
  val place = Place()

  /** The line and column of the name that was read last, once it has left the buffer. */
  private var nameLine = 0
  private var nameColumn = 0

  /** The offset of the string that was last handed on in pieces, and its line and column, once it has left the buffer.
    */
  var textOffset = -1L
  private var textLine = 0
  private var textColumn = 0

  /** The bytes before `bytes(until)` leave the buffer. */
  def leave(bytes: Array[Byte], until: Int): Unit =
    place.pass(bytes, first, until)
    first = until

  /** Keeps the place of the name that was read last. It is that of `first`, and leaves the buffer. */
  def keepName(): Unit =
    nameLine = Lines.sum(place.lines, 1)
    nameColumn = Lines.sum(place.columns, 1)

  /** The same for the string that was last handed on in pieces. */
  def keepText(): Unit =
    textLine = Lines.sum(place.lines, 1)
    textColumn = Lines.sum(place.columns, 1)

  /** The line of `offset`, which is that of the name or of the string. */
  def keptLine(offset: Long): Int = if offset == textOffset then textLine else nameLine

  def keptColumn(offset: Long): Int = if offset == textOffset then textColumn else nameColumn

  /** The state of the current value, if the input has many of them. */
  var value: CurrentValue | Null = null
