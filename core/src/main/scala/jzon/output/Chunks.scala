package jzon.output

import java.io.OutputStream
import java.util.Arrays
import jzon.Size
import jzon.wire.Bytes

/** The parts of a document that is longer than the buffers that are kept, until they become one array. A buffer that
  * grew instead would copy everything at each step, and the last steps would be arrays of its size that nobody keeps.
  */
final private[jzon] class Chunks extends OutputStream:
  private var start: Array[Byte] | Null = null
  private var startLength = 0

  /** Copies of the parts after the first. */
  private var others = new Array[Array[Byte]](16)
  private var count = 0
  private var size = 0L

  /** The array that the first part was in, and still is. The writer gets it back when the document is complete. */
  def first: Array[Byte] | Null = start

  def write(b: Int): Unit = write(Array(b.toByte), 0, 1)

  /** The first part is not copied, so it must begin at index 0, and its array must not change before [[result]]. */
  override def write(from: Array[Byte], at: Int, length: Int): Unit =
    if size + length > Bytes.MaxLength then Size.failTooLong()
    if start == null then
      start = from
      startLength = length
    else
      if count == others.length then others = Arrays.copyOf(others, count * 2)
      others(count) = Arrays.copyOfRange(from, at, at + length)
      count += 1
    size += length

  /** All parts in one array. */
  def result: Array[Byte] =
    val bytes = new Array[Byte](size.toInt)
    System.arraycopy(start, 0, bytes, 0, startLength)
    var at = startLength
    for i <- 0 until count do
      System.arraycopy(others(i), 0, bytes, at, others(i).length)
      at += others(i).length
    bytes
