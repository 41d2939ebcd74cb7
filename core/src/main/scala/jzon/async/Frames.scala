package jzon.async

import jzon.{DecodeError, Decoder, Limits}

/** The values in bytes that come in pieces. The chunker, the iterators and the processors use it. Nothing here waits:
  * [[next]] returns null if it needs another piece.
  */
abstract private[jzon] class Frames[A]:
  /** Takes another piece. Called after `next()` has returned null for the one before. The bytes must not change until
    * `next()` returns null again.
    */
  def offer(bytes: Array[Byte], from: Int, until: Int): Unit

  /** There are no more pieces. [[next]] returns what is left. */
  def finish(): Unit

  /** The next value or error, or null if another piece is needed or nothing more will come. */
  def next(): Either[DecodeError, A] | Null

  /** Whether nothing more will come. */
  def isOver: Boolean

private[jzon] object Frames:
  def apply[A](framing: Framing)(using decoder: Decoder[A], limits: Limits): Frames[A] = framing match
    case Framing.Concatenated           => ConcatenatedFrames(decoder, limits)
    case Framing.Lines                  => LineFrames(decoder, limits)
    case Framing.RecordSeparators       => RecordFrames(decoder, limits)
    case Framing.ArrayElements(pointer) => ElementFrames(decoder, limits, pointer)
