package jzon

import java.util.concurrent.atomic.AtomicBoolean

/** Keeps writers for reuse, with the buffers to which they have grown. Any number of threads can share a pool,
  * including virtual ones.
  *
  * {{{
  * val pool = json.BufferPool()
  * pool.use { w => w.obj { o => o.put("hello", "world") }.writeTo(stream) }
  * }}}
  *
  * A pool keeps a few writers for each processor, in slots that a thread finds by its id, without a lock or a
  * ThreadLocal. Taking and returning a writer allocate nothing while the pool has one. A buffer of up to `smallBytes`
  * is always kept. A larger buffer is replaced by a small one if [[BufferPool.Patience]] documents in a row needed less
  * than half of it, or if it was idle while others were used. A buffer beyond `maxBytes` is never kept. This follows
  * the discussion of Go's `sync.Pool` in golang/go#27735.
  *
  * @param initialBytes
  *   size of a new buffer
  * @param smallBytes
  *   largest buffer that is always kept
  * @param maxBytes
  *   largest buffer that is ever kept
  */
final class BufferPool(initialBytes: Int = 1024, smallBytes: Int = 64 * 1024, maxBytes: Int = 16 * 1024 * 1024)(using
    options: WriteOptions,
    limits: Limits
):
  Arguments.require(initialBytes >= 0, "initialBytes is not negative")
  Arguments.require(smallBytes >= initialBytes, "smallBytes is at least initialBytes")
  Arguments.require(maxBytes >= smallBytes, "maxBytes is at least smallBytes")

  private val slots = StripedCache[PooledWriter]()

  /** Passes a writer to `body`, and returns the result. Bytes that are needed afterwards must be copied or handed on
    * before `body` returns. The lambda is inlined into the caller.
    */
  inline def use[R](inline body: Writer => R): R =
    val writer = take()
    try body(writer)
    finally give(writer)

  /** An empty writer, which [[give]] should give back. If that never happens, the pool only lacks this writer. */
  def take(): Writer =
    val spare = slots.take()
    val pooled = if spare == null then PooledWriter(this, Writer.over(new Array[Byte](initialBytes))) else spare
    pooled.leave()

  /** Takes back a writer, whatever its state. The caller must not use it any more.
    *
    * @throws EncodeError
    *   if it is not from this pool, or was given back already
    */
  def give(writer: Writer): Unit =
    val pooled = writer.pooled
    if pooled == null || (pooled.pool ne this) then writer.failMisuse("this writer is not from this pool")
    pooled.comeBack(smallBytes, maxBytes, initialBytes)
    slots.give(pooled)
    val other = pooled.otherToAge(slots.count)
    if other >= 0 then age(other, 1)

  /** Drops all large buffers that are idle now. */
  def trim(): Unit =
    var i = 0
    while i < slots.count do
      age(i, BufferPool.Patience)
      i += 1

  /** The total size of the buffers in the pool, in bytes. */
  private[jzon] def idleBytes: Long =
    var bytes = 0L
    var i = 0
    while i < slots.count do
      val pooled = slots.at(i)
      if pooled != null then bytes += pooled.capacity
      i += 1
    bytes

  /** If the writer in slot `i` has a large buffer, counts that it was found idle, `times` more. */
  private def age(i: Int, times: Int): Unit =
    val seen = slots.at(i)
    // Writers with small buffers stay where they are found, so that no one misses them meanwhile.
    if seen != null && seen.capacity > smallBytes then
      val pooled = slots.takeFrom(i)
      if pooled != null then
        pooled.age(times, initialBytes)
        slots.giveTo(i, pooled)

object BufferPool:
  /** The number of documents in a row that may need less than half of a large buffer before it is dropped. */
  private[jzon] final val Patience = 4

/** A writer with what its pool knows about it. The value as a boolean is whether the writer is in use. */
final private[jzon] class PooledWriter(val pool: BufferPool, writer: Writer) extends AtomicBoolean:
  writer.belongTo(this)

  /** The number of uses in a row that needed less than half of the large buffer. */
  private var wasted = 0

  /** The number of times that the large buffer was found idle since its last use. */
  private var idle = 0

  private var uses = 0

  /** The number of bytes of the longest document since the writer was taken. */
  private var longest = 0

  /** A document of `bytes` is complete, or given up. */
  def noteLength(bytes: Int): Unit = if bytes > longest then longest = bytes

  def capacity: Int = writer.capacity

  def leave(): Writer =
    setPlain(true)
    idle = 0
    writer.detach()
    longest = 0
    writer

  def comeBack(smallBytes: Int, maxBytes: Int, initialBytes: Int): Unit =
    if !compareAndSet(true, false) then writer.failMisuse("this writer was given back to its pool")
    uses += 1
    writer.markGiven()
    if capacity <= smallBytes || longest >= capacity / 2 then wasted = 0 else wasted += 1
    if capacity > maxBytes || wasted >= BufferPool.Patience then shrink(initialBytes)

  /** The slot whose writer grows older by this use, or -1. Every eighth use chooses the next slot. */
  def otherToAge(count: Int): Int = if (uses & 7) == 0 then (uses >>> 3) & (count - 1) else -1

  def age(times: Int, initialBytes: Int): Unit =
    idle += times
    if idle >= BufferPool.Patience then shrink(initialBytes)

  private def shrink(initialBytes: Int): Unit =
    writer.replaceBuffer(new Array[Byte](initialBytes))
    wasted = 0
    idle = 0
