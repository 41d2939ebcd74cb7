package jzon.async

import jzon.{DecodeError, BufferCache, Values}
import jzon.input.Cursor

/** The values of frames whose pieces come from a stream. */
final private[jzon] class FrameValues[A](frames: Frames[A], source: ByteSource) extends Values[A](source):
  private var buffer = BufferCache.take()
  private var isEnded = false

  private[jzon] def advance(): Either[DecodeError, A] | Null =
    var result = frames.next()
    while result == null && !frames.isOver do
      if isEnded then throw IllegalStateException("the frames need more than there is")
      val n = Cursor.readSome(source.stream, buffer, 0, Math.min(buffer.length, BufferCache.Size))
      if n >= 0 then frames.offer(buffer, 0, n)
      else
        isEnded = true
        frames.finish()
      result = frames.next()
    result

  private[jzon] def release(): Unit =
    BufferCache.give(buffer)
    buffer = new Array[Byte](0)
