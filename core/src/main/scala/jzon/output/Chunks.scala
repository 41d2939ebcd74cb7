package jzon.output

import java.io.OutputStream
import java.util.Arrays
import jzon.Size

/** The pieces of a document that is longer than the buffers that are kept, until they become one array. A buffer that
  * grew instead would copy everything at each step, and the last steps would be arrays of its size that nobody keeps.
  */
final private[jzon] class Chunks extends OutputStream:
  private var pieces = new Array[Array[Byte]](16)
  private var count = 0
  private var size = 0L

  def write(b: Int): Unit = write(Array(b.toByte), 0, 1)

  override def write(from: Array[Byte], at: Int, length: Int): Unit =
    size += length
    if size > Buffer.MaxBytes then Size.failTooLong()
    if count == pieces.length then pieces = Arrays.copyOf(pieces, count * 2)
    pieces(count) = Arrays.copyOfRange(from, at, at + length)
    count += 1

  /** All pieces in one array. */
  def result: Array[Byte] =
    val bytes = new Array[Byte](size.toInt)
    var at = 0
    for i <- 0 until count do
      System.arraycopy(pieces(i), 0, bytes, at, pieces(i).length)
      at += pieces(i).length
    bytes
