package jzon

import java.lang.ref.SoftReference

/** Keeps a few objects for reuse, as [[StripedCache]] does. The garbage collector frees the large ones when memory
  * becomes scarce.
  */
final private[jzon] class SoftCache[A <: AnyRef]:
  /** Objects, or soft references to them. */
  private val slots = StripedCache[AnyRef]()

  def take(): A | Null = slots.take() match
    case reference: SoftReference[?] => reference.get.asInstanceOf[A | Null]
    case spare                       => spare.asInstanceOf[A | Null]

  def give(spare: A): Unit = slots.give(spare)

  /** Keeps the object until memory becomes scarce. */
  def giveLarge(spare: SoftReference[A]): Unit = slots.give(spare)
