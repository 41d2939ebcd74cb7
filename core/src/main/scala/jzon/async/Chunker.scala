package jzon.async

import java.nio.ByteBuffer
import jzon.{DecodeError, Decoder, Limits}

/** Takes bytes in pieces of any size, as they come from a network, and returns complete values.
  *
  * {{{
  * val chunker = json.async.Chunker[Event](Framing.Lines)
  * channel.onBytes(piece => chunker.feed(piece)(result => …))
  * channel.onEnd(() => chunker.end()(result => …))
  * }}}
  *
  * A value that is complete in a piece is decoded in place. Only a value that spans several pieces is copied, and
  * decoded when its last byte is there. The values, the errors and their positions are the same wherever the input is
  * split. Only the time when an error is reported differs: an error in an array or object that spans pieces may be
  * reported at the end of the value, or after its first megabyte. A chunker has no thread and takes no lock. It is for
  * one thread at a time.
  *
  * After an error of kind `Data` or `Limit`, the value is skipped and the next one follows. An error of kind `Syntax`
  * or `End` ends the stream, and further bytes are ignored. With [[Framing.Lines]] and [[Framing.RecordSeparators]], it
  * ends only its line or record. The limits count for each value. `documentBytes` limits the length of one value,
  * without the white space around it.
  *
  * An exception of the receiver, or of a decoder other than [[jzon.DecodeError]], leaves `feed`. The chunker can't be
  * used after that.
  */
final class Chunker[A](framing: Framing)(using decoder: Decoder[A], limits: Limits):
  private val frames = Frames[A](framing)
  private var state = Chunker.Open

  /** Whether more values may come. This is false after [[end]], after an error that ends the stream, and after the
    * array of [[Framing.ArrayElements]] and its document.
    */
  def isOpen: Boolean = state == Chunker.Open && !frames.isOver

  /** Takes `bytes(from until until)`, and passes the values that are now complete to `receive`. The array is not used
    * after this method has returned.
    *
    * @throws java.lang.IllegalStateException
    *   after [[end]], after an exception of a receiver, or if a receiver calls it
    */
  def feed(bytes: Array[Byte], from: Int, until: Int)(receive: Either[DecodeError, A] => Unit): Unit =
    java.util.Objects.checkFromToIndex(from, until, bytes.length): Unit
    begin()
    frames.offer(bytes, from, until)
    give(receive)
    state = Chunker.Open

  /** Takes a whole array. See the other [[feed]]. */
  def feed(bytes: Array[Byte])(receive: Either[DecodeError, A] => Unit): Unit = feed(bytes, 0, bytes.length)(receive)

  /** Takes what remains in a buffer, whose position moves to its limit. A buffer on the heap is used in place. See the
    * other [[feed]].
    */
  def feed(buffer: ByteBuffer)(receive: Either[DecodeError, A] => Unit): Unit =
    val length = buffer.remaining
    if buffer.hasArray then
      val from = buffer.arrayOffset + buffer.position()
      buffer.position(buffer.limit()): Unit
      feed(buffer.array, from, from + length)(receive)
    else
      val copy = new Array[Byte](length)
      buffer.get(copy): Unit
      feed(copy, 0, length)(receive)

  /** Ends the input. Passes a value that was waiting for more bytes, such as a number or a last line, or the error that
    * it is incomplete.
    *
    * @throws java.lang.IllegalStateException
    *   as [[feed]] does
    */
  def end()(receive: Either[DecodeError, A] => Unit): Unit =
    begin()
    frames.finish()
    give(receive)
    state = Chunker.Ended

  private def begin(): Unit =
    if state != Chunker.Open then throw IllegalStateException("the chunker " + state)
    state = Chunker.Busy

  private def give(receive: Either[DecodeError, A] => Unit): Unit =
    var result = frames.next()
    while result != null do
      receive(result.asInstanceOf[Either[DecodeError, A]])
      result = frames.next()

object Chunker:
  private inline val Open = "is open"
  private inline val Ended = "has ended"

  /** Called even after an exception. */
  private inline val Busy = "is busy, or failed"
