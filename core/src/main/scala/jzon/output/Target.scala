package jzon.output

import java.nio.ByteBuffer

/** The caller's memory. It receives a document when the document is complete. The document must fit. */
sealed abstract private[jzon] class Target:
  /** A document begins. Returns its largest length in bytes. */
  def begin(): Int

  /** Takes the document, `bytes(0 until count)`, instead of what it took since [[begin]]. */
  def take(bytes: Array[Byte], count: Int): Unit

/** An array of the caller, from its beginning on. The document must fit, and most are written in place. */
final private[jzon] class ArrayTarget(array: Array[Byte]) extends Target:
  def begin(): Int = array.length
  def take(bytes: Array[Byte], count: Int): Unit = if bytes ne array then System.arraycopy(bytes, 0, array, 0, count)

/** What remains of a buffer of the caller. Its position moves on when a document is complete, which must fit. */
final private[jzon] class BufferTarget(buffer: ByteBuffer) extends Target:
  private var from = buffer.position()

  def begin(): Int =
    from = buffer.position()
    buffer.remaining

  def take(bytes: Array[Byte], count: Int): Unit = buffer.position(from).put(bytes, 0, count): Unit
