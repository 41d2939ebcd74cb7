package jzon.output

import java.io.OutputStream
import jzon.EncodeError

/** Bytes that were written: `buf(0 until pos)`, after those that went to the sink already.
  *
  * Invariant: once anything was written, `buf(pos - 1)` is the last byte written, after a flush as well: a container
  * knows by it whether it has just begun.
  */
private[jzon] abstract class Buffer(initial: Array[Byte]):
  protected var buf: Array[Byte] = initial
  protected var pos = 0
  private var flushed = 0L
  private var sink: OutputStream | Null = null

  /** Where the writing goes on once the first buffer, which belongs to the sink, has no room to spare. */
  private var next: Array[Byte] | Null = null

  /** Whether nothing may go to the sink for now, because it will be written again. */
  protected var isHeld = false

  final protected def written: Long = flushed + pos

  protected def restart(): Unit =
    pos = 0
    flushed = 0

  /** Full buffers go to `stream` from now on, instead of growing. */
  private[jzon] def drainTo(stream: OutputStream): Unit = sink = stream

  /** The buffer is the array that `stream` fills: when there is no more room in it than is written, but less than was
    * asked for, the rest goes by way of `buffer`.
    */
  private[jzon] def drainTo(stream: OutputStream, buffer: Array[Byte]): Unit =
    sink = stream
    next = buffer

  /** Hands the rest to the sink, which is not flushed itself. */
  private[jzon] def drain(): Unit =
    val out = sink
    if out != null then out.write(buf, 0, pos)
    flushed += pos
    pos = 0

  /** The buffer, whose first `pos` bytes are what was written. */
  private[jzon] def bytes: Array[Byte] = buf

  /** Room for `n` more bytes. */
  final protected def ensure(n: Int): Unit = if buf.length - pos < n then makeRoom(n)

  private def makeRoom(n: Int): Unit =
    if next != null then goOn()
    val out = sink
    if out != null && pos > 1 && !isHeld then
      out.write(buf, 0, pos - 1)
      flushed += pos - 1
      buf(0) = buf(pos - 1)
      pos = 1
    if buf.length - pos < n then
      val wanted = math.max(buf.length.toLong * 2, pos.toLong + n)
      if pos.toLong + n > Buffer.MostBytes then fail("the document is too long for an array")
      buf = java.util.Arrays.copyOf(buf, math.min(wanted, Buffer.MostBytes).toInt)

  /** Leaves what was written but the last byte where it is, for the sink. */
  private def goOn(): Unit =
    val buffer = next.asInstanceOf[Array[Byte]]
    val done = math.max(pos - 1, 0)
    sink.asInstanceOf[OutputStream].write(buf, 0, done)
    flushed += done
    if pos > 0 then buffer(0) = buf(done)
    pos -= done
    buf = buffer
    next = null

  /** Refuses the value that is being written. */
  final def fail(message: String): Nothing = throw EncodeError(message)

private object Buffer:
  /** Most bytes of an array on common virtual machines. */
  private val MostBytes = Int.MaxValue - 8L
