package jzon.output

import java.io.OutputStream
import jzon.{BufferCache, EncodeError, Size}
import jzon.wire.Bytes

/** The layer of bytes: `buf(0 until pos)` was written, after the bytes that were handed to the sink already.
  *
  * Invariant: once anything was written, `buf(pos - 1)` is the last byte written, even after a flush, because it shows
  * whether a container has just begun.
  */
private[jzon] abstract class Buffer(initial: Array[Byte]):
  protected var buf: Array[Byte] = initial
  protected var pos = 0

  private var flushed = 0L
  private var sink: OutputStream | Null = null
  private var target: Target | Null = null

  /** The largest length of the document. A longer one is refused when room for it is needed, or when it is complete. */
  private var max = Bytes.MaxLength

  /** Where writing continues once the first buffer, which belongs to the sink, is full. */
  private var next: Array[Byte] | Null = null

  /** The length from which on a full buffer does not grow: [[collect]] says what happens instead. */
  private var longest = Int.MaxValue
  private var collected: Chunks | Null = null

  /** Whether nothing may be passed to the sink for now, because the bytes in the buffer will be moved. */
  protected var isHeld = false

  /** Whether a value could not be written. The buffer then contains no document, until [[restart]]. */
  protected var isBroken = false

  /** Whether all that was written since the last [[restart]] is certainly ASCII. */
  final protected var isAscii = true

  /** What is written next may be beyond ASCII. */
  final private[jzon] def leaveAscii(): Unit = isAscii = false

  final protected def written: Long = flushed + pos

  protected def restart(): Unit =
    isBroken = false
    isAscii = true
    val whole = target
    if whole != null then max = whole.begin()
    pos = 0
    flushed = 0

  /** Forgets the document, and the target or stream. */
  private[jzon] def detach(): Unit =
    val first = if collected == null then null else collected.asInstanceOf[Chunks].first
    if first != null then replaceBuffer(first)
    collected = null
    longest = Int.MaxValue
    target = null
    sink = null
    next = null
    max = Bytes.MaxLength
    restart()

  /** From now on, a full buffer is flushed to `stream` instead of growing. */
  private[jzon] def drainTo(stream: OutputStream): Unit = sink = stream

  /** The buffer is the array that `stream` fills. When that cannot satisfy a request for room, writing continues in
    * `buffer`, which is flushed to `stream`.
    */
  private[jzon] def drainTo(stream: OutputStream, buffer: Array[Byte]): Unit =
    sink = stream
    next = buffer

  /** From now on, the buffer grows to `most` bytes only. What a longer document has before that goes to [[chunks]]. */
  private[jzon] def collect(most: Int): Unit = longest = most

  /** What was collected of the document, or null if all of it is in the buffer. */
  final private[jzon] def chunks: Chunks | Null = collected

  private def beginChunks(): Unit =
    val fresh = Chunks()
    collected = fresh
    drainTo(fresh, new Array[Byte](BufferCache.MaxKept))

  /** Replaces the buffer. The caller has seen to it that `other` has what was written. */
  final private[jzon] def replaceBuffer(other: Array[Byte]): Unit =
    buf = other

  /** Complete documents are handed to `whole`. None may be longer than its room. */
  private[jzon] def fill(whole: Target): Unit =
    target = whole
    max = whole.begin()

  /** Hands the rest to the sink, which is not flushed. */
  private[jzon] def drain(): Unit =
    if sink != null && pos > 0 then give(pos)
    flushed += pos
    pos = 0

  /** Passes the first `count` bytes to the sink. If the sink fails, the number of bytes that it took is unknown. */
  private def give(count: Int): Unit =
    try sink.asInstanceOf[OutputStream].write(buf, 0, count)
    catch
      case error: Throwable =>
        isBroken = true
        throw error

  /** Hands the complete document to the sink or to the target, if there is one. */
  final protected def handOver(): Unit =
    requireRoom()
    if sink != null then drain()
    val whole = target
    if whole != null then whole.take(buf, pos)

  /** Fails if the document exceeds its largest length. */
  final protected def requireRoom(): Unit =
    if pos > max then
      fail(if target == null then Size.TooLong else s"the buffer is full: $max bytes")

  /** Fails if a part of the document was flushed already. */
  final protected def requireWhole(): Unit = if flushed > 0 then failMisuse("the stream has what was written")

  /** The number of bytes that fit without more memory, or at all. */
  final protected def mostBytes: Int = if target == null then buf.length else max

  /** The buffer. Its first `pos` bytes were written. */
  private[jzon] def bytes: Array[Byte] = buf

  /** Makes room for `n` more bytes. */
  final protected def ensure(n: Int): Unit = if buf.length - pos < n then makeRoom(n)

  /** The index `at`, or another one in another buffer, with room for `n` bytes. */
  final protected def roomAt(at: Int, n: Int): Int = if buf.length - at >= n then at else moreRoomAt(at, n)

  /** Calls [[ensure]] so that the JIT sees there, too, that buffers grow: see ADR 25. */
  private def moreRoomAt(at: Int, n: Int): Int =
    pos = at
    ensure(n)
    pos

  private def makeRoom(n: Int): Unit =
    if buf.length >= longest && sink == null && !isHeld then beginChunks()
    if next != null && !isHeld then goOn()
    if sink != null && pos > 1 && !isHeld then
      give(pos - 1)
      flushed += pos - 1
      buf(0) = buf(pos - 1)
      pos = 1
    if buf.length - pos < n then
      requireRoom()
      if pos.toLong + n > Bytes.MaxLength then fail(Size.TooLong)
      // A request may be for more bytes than will be written. So there must be a little room beyond the end of a
      // target.
      val wanted = Math.max(Math.min(buf.length.toLong * 2, max.toLong + Buffer.Beyond), pos.toLong + n)
      replaceBuffer(java.util.Arrays.copyOf(buf, Math.min(wanted, Bytes.MaxLength.toLong).toInt))

  /** Leaves everything but the last byte to the sink, and continues in the next buffer. */
  private def goOn(): Unit =
    val buffer = next.asInstanceOf[Array[Byte]]
    val done = Math.max(pos - 1, 0)
    give(done)
    flushed += done
    if pos > 0 then buffer(0) = buf(done)
    pos -= done
    replaceBuffer(buffer)
    next = null

  /** Refuses the value that is being written. The part that was written already can't be taken back, so the writer
    * gives out nothing until it is reset.
    *
    * @throws jzon.EncodeError
    *   always, with `message`
    */
  final def fail(message: String): Nothing =
    isBroken = true
    throw EncodeError(message)

  /** Refuses a call at a wrong time. What was written stays as it is. */
  final private[jzon] def failMisuse(message: String): Nothing = throw EncodeError(message)

private[output] object Buffer:
  /** The largest number of bytes that is requested for a value of few bytes. */
  inline val Beyond = 64
