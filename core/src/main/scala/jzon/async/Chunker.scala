package jzon.async

import java.nio.ByteBuffer
import jzon.{DecodeError, Decoder, Limits}

/** Takes bytes in pieces of any size, as they come from a network, and gives whole values.
  *
  * {{{
  * val chunker = json.async.Chunker[Event](Framing.Lines)
  * channel.onBytes(piece => chunker.feed(piece)(result => …))
  * channel.onEnd(() => chunker.end()(result => …))
  * }}}
  *
  * A value that lies whole in a piece is decoded from there; only one that spans pieces is copied. The values, the
  * errors and their places are the same wherever the input is cut. A chunker has no thread and takes no lock: it is for
  * one thread at a time.
  *
  * After an error of kind `Data` or `Limit` the value is passed, and the next one comes. After one of kind `Syntax` or
  * `End` nothing more can be told apart, except by [[Framing.Lines]] and [[Framing.RecordSeparators]]: what is fed then
  * is ignored. The limits count for each value; `documentBytes` is what one value may have, without the white space
  * around it.
  *
  * An exception of the receiver, or of a decoder other than [[DecodeError]], leaves `feed`, and the chunker is of no
  * use any more.
  */
final class Chunker[A](framing: Framing)(using decoder: Decoder[A], limits: Limits):
  private val frames = Frames[A](framing)
  private var state = Chunker.Open

  /** Whether values may come yet: not after [[end]], nor after an error that nothing follows, nor after the array of
    * [[Framing.ArrayElements]] and its document.
    */
  def isOpen: Boolean = state == Chunker.Open && !frames.isOver

  /** Takes `bytes(from until until)` and gives the values that are complete with it. The array is used only until this
    * returns.
    *
    * @throws IllegalStateException
    *   after [[end]], or an exception of a receiver, or from within a receiver
    */
  def feed(bytes: Array[Byte], from: Int, until: Int)(receive: Either[DecodeError, A] => Unit): Unit =
    java.util.Objects.checkFromToIndex(from, until, bytes.length): Unit
    begin()
    frames.offer(bytes, from, until)
    give(receive)
    state = Chunker.Open

  /** The same for a whole array. */
  def feed(bytes: Array[Byte])(receive: Either[DecodeError, A] => Unit): Unit = feed(bytes, 0, bytes.length)(receive)

  /** The same for what remains in a buffer, whose position moves to its limit. A buffer on the heap is used in
    * place.
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

  /** The input ends here: gives what was waiting for more, such as a number or a last line, or says that it is cut off.
    *
    * @throws IllegalStateException
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

  /** Also after an exception. */
  private inline val Busy = "is busy, or failed"
