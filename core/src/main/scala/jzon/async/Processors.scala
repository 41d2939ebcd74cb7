package jzon.async

import java.nio.ByteBuffer
import java.util.concurrent.Flow
import jzon.{DecodeError, Decoder, Encoder, Limits, WriteOptions}
import jzon.output.Writers

/** Processors of `java.util.concurrent.Flow` between buffers of bytes and values. Each has one subscriber, and requests
  * one item at a time from its publisher, when the subscriber wants more results than there are. They have no threads:
  * the thread that brings a signal does the work. They follow Reactive Streams 1.0.4.
  */
object Processors:
  /** A processor from bytes to values. Each result is a value, or the error that says why and where it was refused, as
    * from [[Chunker]]. A buffer must not change after it was handed over. An exception of a decoder, other than
    * [[jzon.DecodeError]], ends the stream as an error.
    */
  def decode[A](framing: Framing)(using
      decoder: Decoder[A],
      limits: Limits
  ): Flow.Processor[ByteBuffer, Either[DecodeError, A]] = DecodeStage[A, Either[DecodeError, A]](framing)(identity)

  /** A processor from bytes to values whose first error ends the stream. The subscriber receives it in `onError`, as a
    * [[jzon.DecodeError]].
    */
  def decodeOrFail[A <: AnyRef](framing: Framing)(using
      decoder: Decoder[A],
      limits: Limits
  ): Flow.Processor[ByteBuffer, A] = DecodeStage[A, A](framing)(_.fold(throw _, identity))

  /** A processor from values to bytes. It creates a buffer for each value, which the subscriber may keep.
    *
    * @param framing
    *   how the values are separated; a pointer of [[Framing.ArrayElements]] must be empty
    */
  def encode[A <: AnyRef](framing: Framing)(using
      encoder: Encoder[A],
      options: WriteOptions,
      limits: Limits
  ): Flow.Processor[A, ByteBuffer] = EncodeStage[A](framing, encoder, options, limits)

final private class DecodeStage[A, Out <: AnyRef](framing: Framing)(result: Either[DecodeError, A] => Out)(using
    Decoder[A],
    Limits
) extends Stage[ByteBuffer, Out]:
  private val frames = Frames[A](framing)

  protected def accept(buffer: ByteBuffer): Unit =
    if buffer.hasArray then
      val from = buffer.arrayOffset + buffer.position()
      frames.offer(buffer.array, from, from + buffer.remaining)
    else
      val copy = new Array[Byte](buffer.remaining)
      buffer.duplicate().get(copy): Unit
      frames.offer(copy, 0, copy.length)

  protected def poll(): Out | Null =
    val next = frames.next()
    if next == null then null else result(next.asInstanceOf[Either[DecodeError, A]])

  protected def finish(): Unit = frames.finish()
  protected def isOver: Boolean = frames.isOver

final private class EncodeStage[A <: AnyRef](
    framing: Framing,
    encoder: Encoder[A],
    options: WriteOptions,
    limits: Limits
) extends Stage[A, ByteBuffer]:
  private val isArray = framing match
    case Framing.ArrayElements(pointer) =>
      require(pointer.tokens.isEmpty, "values are written as elements of an array at the root only")
      true
    case _ => false

  private val before = framing match
    case Framing.RecordSeparators => "\u001e"
    case _                        => ""

  private val writer =
    Writers.lent(if framing == Framing.Lines then options.copy(indent = 0) else options, limits)
  private var ready: ByteBuffer | Null = null
  private var isFirst = true

  protected def accept(a: A): Unit =
    writer.detach()
    writer.writeWhole(a, encoder)
    if framing == Framing.Lines then ManyWriter.unfold(writer.bytes, writer.size.toInt)
    val lead = if !isArray then before else if isFirst then "[" else ","
    ready = buffer(lead, if isArray then "" else "\n")
    isFirst = false

  private def buffer(lead: String, end: String): ByteBuffer =
    val size = writer.size.toInt
    val result = ByteBuffer.allocate(lead.length + size + end.length)
    result.put(lead.getBytes).put(writer.bytes, 0, size).put(end.getBytes).flip()

  protected def poll(): ByteBuffer | Null =
    val result = ready
    ready = null
    result

  protected def finish(): Unit =
    if isArray then
      writer.detach()
      ready = buffer(if isFirst then "[" else "", "]")

  protected def isOver: Boolean = false
