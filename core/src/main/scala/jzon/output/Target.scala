package jzon.output

import java.nio.ByteBuffer

/** Memory of the caller that a document goes to when it is complete, and that it may not exceed. */
sealed abstract private[jzon] class Target:
  /** A document begins: how many bytes it may have. */
  def begin(): Int

  /** Takes the document, `bytes(0 until count)`, in place of what it took since [[begin]]. */
  def take(bytes: Array[Byte], count: Int): Unit

/** An array, from its beginning on; most documents are written in place. */
final private[jzon] class ArrayTarget(array: Array[Byte]) extends Target:
  def begin(): Int = array.length
  def take(bytes: Array[Byte], count: Int): Unit = if bytes ne array then System.arraycopy(bytes, 0, array, 0, count)

/** What remains of a buffer, whose position moves on when a document is complete. */
final private[jzon] class BufferTarget(buffer: ByteBuffer) extends Target:
  private var from = buffer.position()

  def begin(): Int =
    from = buffer.position()
    buffer.remaining

  def take(bytes: Array[Byte], count: Int): Unit = buffer.position(from).put(bytes, 0, count): Unit
