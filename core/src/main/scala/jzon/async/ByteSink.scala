package jzon.async

import java.io.{IOException, OutputStream}
import java.nio.ByteBuffer
import java.nio.channels.{IllegalBlockingModeException, SelectableChannel, WritableByteChannel}
import java.nio.file.{Files, Path}

/** The target of bytes: a stream or channel of the caller, or a file that is created or emptied here. */
final private[jzon] class ByteSink(val stream: OutputStream, isOwn: Boolean):
  /** Closes what was opened here, after everything was written. */
  def done(): Unit = if isOwn then stream.close()

private[jzon] object ByteSink:
  def apply(out: OutputStream | WritableByteChannel | Path): ByteSink = out match
    case null                         => throw IllegalArgumentException("the output is null")
    case stream: OutputStream         => new ByteSink(stream, false)
    case channel: WritableByteChannel => new ByteSink(ChannelOutput(channel), false)
    case path: Path                   => new ByteSink(Files.newOutputStream(path), true)

/** A blocking channel as a stream, without the lock that the stream of `Channels.newOutputStream` takes. */
final private class ChannelOutput(channel: WritableByteChannel) extends OutputStream:
  def write(b: Int): Unit = write(Array(b.toByte), 0, 1)

  override def write(bytes: Array[Byte], from: Int, length: Int): Unit =
    channel match
      case selectable: SelectableChannel if !selectable.isBlocking => throw IllegalBlockingModeException()
      case _                                                       =>
    val buffer = ByteBuffer.wrap(bytes, from, length)
    var tries = 0
    while buffer.hasRemaining do
      if channel.write(buffer) != 0 then tries = 0
      else
        tries += 1
        if tries == ChannelOutput.MaxTries then throw IOException(s"the channel took nothing $tries times")
        Thread.`yield`()

  override def close(): Unit = channel.close()

private object ChannelOutput:
  /** The number of writes in a row that may accept nothing. */
  private val MaxTries = 1000
