package jzon

import java.util.concurrent.atomic.AtomicReferenceArray

/** Keeps a few objects for reuse. A thread looks into one or two slots, which it chooses by its id, and takes the
  * object there. There is no lock, and no ThreadLocal, which would keep an object for every virtual thread.
  */
final private[jzon] class StripedCache[A <: AnyRef]:
  private val slots = new AtomicReferenceArray[A | Null](StripedCache.Count)

  /** The object in the slot of this thread or the one beside it, if there is one. */
  def take(): A | Null =
    val i = slot
    val first = slots.getAndSet(i, null)
    if first != null then first else slots.getAndSet(i ^ 1, null)

  /** Keeps `spare` if the slot of this thread or the one beside it is empty. */
  def give(spare: A): Unit =
    val i = slot
    if slots.get(i) != null || !slots.compareAndSet(i, null, spare) then slots.compareAndSet(i ^ 1, null, spare): Unit

  /** The number of slots, a power of two. */
  def count: Int = slots.length

  /** The object in slot `i`, which stays there. Another thread may take it at any time. */
  def at(i: Int): A | Null = slots.get(i)

  /** Takes the object out of slot `i`. */
  def takeFrom(i: Int): A | Null = slots.getAndSet(i, null)

  /** Keeps `spare` in slot `i` if that is empty. */
  def giveTo(i: Int, spare: A): Unit = slots.compareAndSet(i, null, spare): Unit

  /** The slot of this thread. Ids of threads come in runs, so they are spread by the golden ratio. */
  private def slot: Int = (Thread.currentThread.getId.toInt * 0x9e3779b9 >>> 16) & (slots.length - 1)

private object StripedCache:
  private val Count = Integer.highestOneBit(Runtime.getRuntime.availableProcessors) * 4
