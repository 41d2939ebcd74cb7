package jzon

import java.util.concurrent.atomic.AtomicReferenceArray

/** Keeps a few objects for reuse. A thread looks into one or two slots, which it chooses by its id, and takes the
  * object there. There is no lock, and no ThreadLocal, which would keep an object for every virtual thread.
  *
  * Taking is one atomic exchange. Giving is only a store, so if two threads give to one slot at the same moment, one of
  * the objects is lost. Another is then created when one is needed. Each slot has a cache line of its own, so that
  * threads do not slow each other down.
  */
final private[jzon] class StripedCache[A <: AnyRef]:
  /** The number of slots, a power of two. */
  val count: Int = Integer.highestOneBit(Runtime.getRuntime.availableProcessors) * 4

  private val slots = new AtomicReferenceArray[A | Null](count * StripedCache.Distance)

  /** The object in the slot of this thread or the one beside it, if there is one. */
  def take(): A | Null =
    val i = slot
    val first = takeFrom(i)
    if first != null then first else takeFrom(i ^ 1)

  /** Keeps `spare` if the slot of this thread or the one beside it is empty. */
  def give(spare: A): Unit =
    val i = slot
    if at(i) == null then giveTo(i, spare) else if at(i ^ 1) == null then giveTo(i ^ 1, spare)

  /** The object in slot `i`, which stays there. Another thread may take it at any time. */
  def at(i: Int): A | Null = slots.get(i * StripedCache.Distance)

  /** Takes the object out of slot `i`. */
  def takeFrom(i: Int): A | Null = slots.getAndSet(i * StripedCache.Distance, null)

  /** Puts `spare` into slot `i`. What is there is lost. */
  def giveTo(i: Int, spare: A): Unit = slots.setRelease(i * StripedCache.Distance, spare)

  /** The slot of this thread. Ids of threads come in runs, so they are spread by the golden ratio. */
  private def slot: Int = (Thread.currentThread.getId.toInt * 0x9e3779b9 >>> 16) & (count - 1)

private object StripedCache:
  /** The number of references in a cache line of 64 bytes. */
  inline val Distance = 16
