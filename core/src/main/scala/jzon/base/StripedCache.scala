package jzon

import java.util.concurrent.atomic.AtomicReferenceArray

/** What is kept between two uses, a few of a kind. A thread looks into a slot or two by its id and takes what is there:
  * no lock, and no ThreadLocal, which would give every virtual thread one of its own.
  */
final private[jzon] class StripedCache[A <: AnyRef]:
  private val slots = new AtomicReferenceArray[A | Null](StripedCache.Count)

  /** What the thread's slot or the one beside it had, if anything. */
  def take(): A | Null =
    val i = slot
    val first = slots.getAndSet(i, null)
    if first != null then first else slots.getAndSet(i ^ 1, null)

  /** Keeps `spare`, if the thread's slot or the one beside it is empty. */
  def give(spare: A): Unit =
    val i = slot
    if slots.get(i) != null || !slots.compareAndSet(i, null, spare) then slots.compareAndSet(i ^ 1, null, spare): Unit

  /** A power of two. */
  def count: Int = slots.length

  /** What the slot `i` has: left there, where another thread may take it at any time. */
  def at(i: Int): A | Null = slots.get(i)

  /** What the slot `i` had. */
  def takeFrom(i: Int): A | Null = slots.getAndSet(i, null)

  /** Keeps `spare` in the slot `i`, if that is empty. */
  def giveTo(i: Int, spare: A): Unit = slots.compareAndSet(i, null, spare): Unit

  /** Spread by the golden ratio: ids of threads come in runs. */
  private def slot: Int = (Thread.currentThread.getId.toInt * 0x9e3779b9 >>> 16) & (slots.length - 1)

private object StripedCache:
  private val Count = Integer.highestOneBit(Runtime.getRuntime.availableProcessors) * 4
