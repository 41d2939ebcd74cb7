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
  var nameLine = 0
  var nameColumn = 0

  /** The bytes before `bytes(until)` leave the buffer. */
  def leave(bytes: Array[Byte], until: Int): Unit =
    place.pass(bytes, first, until)
    first = until

  /** Keeps the place of the name that was read last. It is that of `first`, and leaves the buffer. */
  def keepName(): Unit =
    nameLine = Lines.sum(place.lines, 1)
    nameColumn = Lines.sum(place.columns, 1)

  /** The state of the current value, if the input has many of them. */
  var value: CurrentValue | Null = null
