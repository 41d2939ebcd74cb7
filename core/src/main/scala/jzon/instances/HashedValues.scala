package jzon.instances

import jzon.Reader
import jzon.input.HashCosts

/** Elements and keys that are about to be put into a hash table. */
private[jzon] object HashedValues:
  /** `a`, or one fixed box for any NaN, because a hash table finds a NaN only by the identity of its box. */
  def canonical[A](a: A): A = a match
    case double: java.lang.Double if double.isNaN => NaN.asInstanceOf[A]
    case float: java.lang.Float if float.isNaN    => FloatNaN.asInstanceOf[A]
    case _                                        => a

  private val NaN = java.lang.Double.valueOf(Double.NaN)
  private val FloatNaN = java.lang.Float.valueOf(Float.NaN)

  /** Refuses the element that began at `begin`, if it has parts that are not safe for this hash table.
    *
    * @param before
    *   [[Reader.hashCost]] before it was read
    */
  def checkElement(in: Reader, before: Long, begin: Long): Unit =
    in.hashCosts.hash(before, in.consumed) match
      case HashCosts.Url      => in.failValue(NoUrl, begin)
      case HashCosts.TooLarge => in.failValueLimit(TooLarge, begin)
      case _                  => ()

  /** Like [[checkElement]], for the name that was just read. */
  def checkKey(in: Reader, before: Long): Unit =
    in.hashCosts.hash(before, in.consumed) match
      case HashCosts.Url      => in.failName(NoUrl)
      case HashCosts.TooLarge => in.failNameLimit(TooLarge)
      case _                  => ()

  private val NoUrl = "a URL is compared by asking the network: use java.net.URI in sets and as a key"
  private val TooLarge = "the hashes of such large numbers take too long"
