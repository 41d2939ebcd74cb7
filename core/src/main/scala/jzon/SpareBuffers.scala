package jzon

import java.util.concurrent.atomic.AtomicReferenceArray

/** Buffers between two uses, for writing and for streams. A thread looks into a slot or two by its id and takes what is
  * there: no lock, and no ThreadLocal, which would give every virtual thread a buffer of its own.
  */
private[jzon] object SpareBuffers:
  /** Bytes of a new buffer. */
  private val Size = 16 * 1024

  /** Larger buffers are left to the garbage collector. */
  private val MostKept = 256 * 1024

  private val slots =
    new AtomicReferenceArray[Array[Byte]](Integer.highestOneBit(Runtime.getRuntime.availableProcessors) * 4)

  def take(): Array[Byte] =
    val buffer = slots.getAndSet(slot, null)
    if buffer == null then new Array[Byte](Size) else buffer

  def give(buffer: Array[Byte]): Unit = if buffer.length <= MostKept then slots.lazySet(slot, buffer)

  /** Spread by the golden ratio: ids of threads come in runs. */
  private def slot: Int = (Thread.currentThread.getId.toInt * 0x9e3779b9 >>> 16) & (slots.length - 1)
