package jzon

import java.util.concurrent.atomic.AtomicBoolean

/** Writers to be used again, with the buffers they have grown to; for any number of threads, virtual ones too.
  *
  * {{{
  * val pool = json.BufferPool()
  * pool.use { w => w.obj { o => o.put("hello", "world") }.writeTo(stream) }
  * }}}
  *
  * A pool keeps a few writers for each processor, in slots that a thread finds by its id, without a lock or a
  * ThreadLocal. Taking and returning a writer allocate nothing while the pool has one. A buffer of up to `smallBytes`
  * is always kept. A larger buffer is replaced by a small one if [[BufferPool.Patience]] documents in a row needed less
  * than half of it, or if it was idle while others were used. A buffer beyond `mostBytes` is never kept. This follows
  * the discussion of Go's `sync.Pool` in golang/go#27735.
  *
  * @param initialBytes
  *   size of a new buffer
  * @param smallBytes
  *   largest buffer that is always kept
  * @param mostBytes
  *   largest buffer that is ever kept
  */
final class BufferPool(initialBytes: Int = 1024, smallBytes: Int = 64 * 1024, mostBytes: Int = 16 * 1024 * 1024)(using
    options: WriteOptions,
    limits: Limits
):
  require(initialBytes >= 0, "initialBytes is not negative")
  require(smallBytes >= initialBytes, "smallBytes is at least initialBytes")
  require(mostBytes >= smallBytes, "mostBytes is at least smallBytes")

  private val slots = StripedCache[PooledWriter]()

  /** Gives what `body` makes of a writer, which is the caller's until then: bytes that are to stay must be copied or
    * handed on. The lambda becomes part of the caller.
    */
  inline def use[R](inline body: Writer => R): R =
    val writer = take()
    try body(writer)
    finally give(writer)

  /** A writer, empty, until it is given back. One that never is costs the pool nothing but the writer. */
  def take(): Writer =
    val spare = slots.take()
    val pooled = if spare == null then PooledWriter(this, Writer.over(new Array[Byte](initialBytes))) else spare
    pooled.leave()

  /** Takes back a writer, whatever state it is in; it is of no use from then on.
    *
    * @throws EncodeError
    *   when it is not from this pool, or was given back already
    */
  def give(writer: Writer): Unit =
    val pooled = writer.pooled
    if pooled == null || (pooled.pool ne this) then writer.refuse("this writer is not from this pool")
    pooled.comeBack(smallBytes, mostBytes, initialBytes)
    slots.give(pooled)
    val other = pooled.otherToAge(slots.count)
    if other >= 0 then age(other, 1)

  /** Lets all large buffers go that are idle now. */
  def trim(): Unit =
    var i = 0
    while i < slots.count do
      age(i, BufferPool.Patience)
      i += 1

  /** Bytes of the buffers that lie here. */
  private[jzon] def idleBytes: Long =
    var bytes = 0L
    var i = 0
    while i < slots.count do
      val pooled = slots.at(i)
      if pooled != null then bytes += pooled.capacity
      i += 1
    bytes

  /** The writer in slot `i`, if its buffer is large, is found idle `times` more. */
  private def age(i: Int, times: Int): Unit =
    val seen = slots.at(i)
    // Writers with small buffers stay where they are found, so that no one misses them meanwhile.
    if seen != null && seen.capacity > smallBytes then
      val pooled = slots.takeFrom(i)
      if pooled != null then
        pooled.age(times, initialBytes)
        slots.giveTo(i, pooled)

object BufferPool:
  /** Documents that may need less than half of a large buffer, one after the other, before it goes. */
  private[jzon] final val Patience = 4

/** A writer, and what its pool knows of it. Its value as a boolean: whether it is in use. */
final private[jzon] class PooledWriter(val pool: BufferPool, writer: Writer) extends AtomicBoolean:
  writer.pooled = this

  /** Uses in a row that needed less than half of the large buffer. */
  private var wasted = 0

  /** How often the large buffer was found idle since it was last used. */
  private var idle = 0

  private var uses = 0

  def capacity: Int = writer.capacity

  def leave(): Writer =
    setPlain(true)
    idle = 0
    writer.reset()
    writer

  def comeBack(smallBytes: Int, mostBytes: Int, initialBytes: Int): Unit =
    if !compareAndSet(true, false) then writer.refuse("this writer was given back to its pool")
    uses += 1
    val needed = writer.markGiven()
    if capacity <= smallBytes || needed >= capacity / 2 then wasted = 0 else wasted += 1
    if capacity > mostBytes || wasted >= BufferPool.Patience then shrink(initialBytes)

  /** The slot whose writer has become older by this use, or -1: every eighth use looks at the next one. */
  def otherToAge(count: Int): Int = if (uses & 7) == 0 then (uses >>> 3) & (count - 1) else -1

  def age(times: Int, initialBytes: Int): Unit =
    idle += times
    if idle >= BufferPool.Patience then shrink(initialBytes)

  private def shrink(initialBytes: Int): Unit =
    writer.replaceBuffer(new Array[Byte](initialBytes))
    wasted = 0
    idle = 0
