package jzon.output

import java.io.OutputStream
import jzon.{EncodeError, Size}

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
  private var target: Target | Null = null

  /** Bytes that the document may have; more is refused when room for them is asked for, or when it is complete. */
  private var max = Buffer.MaxBytes

  /** Where the writing goes on once the first buffer, which belongs to the sink, has no room to spare. */
  private var next: Array[Byte] | Null = null

  /** Bytes of the longest document that was in the buffer, since somebody asked. */
  private var longest = 0

  /** Whether nothing may go to the sink for now, because it will be written again. */
  protected var isHeld = false

  /** Whether something could not be written: what is in the buffer is then no document, until [[restart]]. */
  protected var isBroken = false

  final protected def written: Long = flushed + pos

  protected def restart(): Unit =
    isBroken = false
    val whole = target
    if whole != null then max = whole.begin()
    if pos > longest then longest = pos
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

  /** Bytes of the longest document before this one, since the last call. */
  final private[jzon] def takeLongest(): Int =
    val bytes = longest
    longest = 0
    bytes

  /** Another buffer in place of this one, before anything is written. */
  final private[jzon] def replaceBuffer(other: Array[Byte]): Unit = buf = other

  /** Whole documents go to `whole`, none longer than what it has room for. */
  private[jzon] def fill(whole: Target): Unit =
    target = whole
    max = whole.begin()

  /** Hands the rest to the sink, which is not flushed itself. */
  private[jzon] def drain(): Unit =
    if sink != null then give(pos)
    flushed += pos
    pos = 0

  /** Gives the first `count` bytes to the sink. Nobody knows how many of them it took when it fails. */
  private def give(count: Int): Unit =
    try sink.asInstanceOf[OutputStream].write(buf, 0, count)
    catch
      case error: Throwable =>
        isBroken = true
        throw error

  /** Hands what is complete to the sink or to the target, if there is one. */
  final protected def handOver(): Unit =
    requireRoom()
    if sink != null then drain()
    val whole = target
    if whole != null then whole.take(buf, pos)

  /** No more was written than there may be. */
  final protected def requireRoom(): Unit =
    if pos > max then
      fail(if target == null then Size.TooLong else s"the buffer is full: $max bytes")

  /** What was written must all be here still. */
  final protected def requireWhole(): Unit = if flushed > 0 then refuse("the stream has what was written")

  /** Bytes that are there without more memory, or at all. */
  final protected def room: Int = if target == null then buf.length else max

  /** The buffer, whose first `pos` bytes are what was written. */
  private[jzon] def bytes: Array[Byte] = buf

  /** Room for `n` more bytes. */
  final protected def ensure(n: Int): Unit = if buf.length - pos < n then makeRoom(n)

  private def makeRoom(n: Int): Unit =
    if next != null && !isHeld then goOn()
    if sink != null && pos > 1 && !isHeld then
      give(pos - 1)
      flushed += pos - 1
      buf(0) = buf(pos - 1)
      pos = 1
    if buf.length - pos < n then
      requireRoom()
      if pos.toLong + n > Buffer.MaxBytes then fail(Size.TooLong)
      // What is asked for may be more than what will be written: a little beyond the end of a target must be there.
      val wanted = math.min(buf.length.toLong * 2, max.toLong + Buffer.Beyond)
      buf = java.util.Arrays.copyOf(buf, math.min(math.max(wanted, pos.toLong + n), Buffer.MaxBytes).toInt)

  /** Leaves what was written but the last byte where it is, for the sink. */
  private def goOn(): Unit =
    val buffer = next.asInstanceOf[Array[Byte]]
    val done = math.max(pos - 1, 0)
    give(done)
    flushed += done
    if pos > 0 then buffer(0) = buf(done)
    pos -= done
    buf = buffer
    next = null

  /** Refuses the value that is being written. What was written of it can't be taken back: the writer gives out nothing
    * until it is reset.
    */
  final def fail(message: String): Nothing =
    isBroken = true
    throw EncodeError(message)

  /** Refuses a call that comes at a wrong time, and leaves what was written as it is. */
  final private[jzon] def refuse(message: String): Nothing = throw EncodeError(message)

private object Buffer:
  /** Most bytes of an array on common virtual machines. */
  private val MaxBytes = Int.MaxValue - 8

  /** Bytes that are asked for most, where few are written. */
  private val Beyond = 64
