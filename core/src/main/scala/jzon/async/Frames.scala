package jzon.async

import jzon.{DecodeError, Decoder, Limits}

/** The values in bytes that come in pieces: what stands behind the chunker, the iterators and the processors. Nothing
  * here waits: [[next]] gives null when it needs another piece.
  */
abstract private[jzon] class Frames[A]:
  /** Another piece, after `next()` gave null for the one before. The bytes must not change until it does so again. */
  def offer(bytes: Array[Byte], from: Int, until: Int): Unit

  /** There are no more pieces: [[next]] gives what is left. */
  def finish(): Unit

  /** The next value or error; null where another piece is needed, or nothing will come any more. */
  def next(): Either[DecodeError, A] | Null

  /** Whether nothing will come any more. */
  def isOver: Boolean

private[jzon] object Frames:
  def apply[A](framing: Framing)(using decoder: Decoder[A], limits: Limits): Frames[A] = framing match
    case Framing.Concatenated           => ConcatenatedFrames(decoder, limits)
    case Framing.Lines                  => LineFrames(decoder, limits)
    case Framing.RecordSeparators       => RecordFrames(decoder, limits)
    case Framing.ArrayElements(pointer) => ElementFrames(decoder, limits, pointer)
