package jzon.async

import java.io.{IOException, InputStream}
import java.nio.ByteBuffer
import java.nio.channels.{IllegalBlockingModeException, ReadableByteChannel, SelectableChannel}
import java.nio.file.{Files, Path}
import jzon.input.Inputs

/** The source of bytes: a stream or channel of the caller, or a file that is opened here. */
final private[jzon] class ByteSource(val stream: InputStream, isOwn: Boolean):
  /** Closes what was opened here, after everything was read. */
  def exhausted(): Unit = if isOwn then close()

  def close(): Unit = stream.close()

private[jzon] object ByteSource:
  def apply(in: InputStream | ReadableByteChannel | Path): ByteSource = in match
    case null                         => Inputs.failNull()
    case stream: InputStream          => new ByteSource(stream, false)
    case channel: ReadableByteChannel => new ByteSource(ChannelStream(channel), false)
    case path: Path                   => new ByteSource(ChannelStream(Files.newByteChannel(path)), true)

/** The bytes of a blocking channel. Unlike the stream of `Channels.newInputStream`, it takes no lock. Before Java 24, a
  * lock would pin a virtual thread to its carrier.
  */
final private class ChannelStream(channel: ReadableByteChannel) extends InputStream:
  private val one = new Array[Byte](1)

  /** The array into which was read last. Usually the next read uses it again. */
  private var buffer = ByteBuffer.wrap(one)

  def read(): Int = if read(one, 0, 1) < 0 then -1 else one(0) & 0xff

  override def read(into: Array[Byte], at: Int, length: Int): Int =
    channel match
      case selectable: SelectableChannel if !selectable.isBlocking => throw IllegalBlockingModeException()
      case _                                                       =>
    if buffer.array ne into then buffer = ByteBuffer.wrap(into)
    buffer.limit(at + length).position(at): Unit
    var tries = 0
    var isOpen = true
    while buffer.position() == at && length > 0 && isOpen do
      if tries == ChannelStream.MaxTries then throw IOException(s"the channel gave nothing $tries times")
      if tries > 0 then Thread.`yield`()
      isOpen = channel.read(buffer) >= 0
      tries += 1
    if isOpen then buffer.position() - at else -1 // what the channel says may be more than it gave

  override def close(): Unit = channel.close()

private object ChannelStream:
  /** The number of reads in a row that may return nothing. */
  private val MaxTries = 1000
