package jzon.input

import jzon.Limits

/** What alternatives have cost in one document, or in one value of many: the bytes that were read again, and which
  * decoders have refused which values.
  */
final private[input] class Rereads(limits: Limits):
  /** How many more bytes may be read again. */
  private var left = limits.rereadBytes

  /** One unit for each byte that was read again, and one for each alternative. */
  private var cost = 0L

  /** The largest number of bytes after which an alternative was refused. */
  private var furthest = 0L

  /** The values that alternatives inside of others have refused. */
  private var refusals: Refusals | Null = null

  /** Counts `bytes` that will be read again, after `consumed` bytes of the document. */
  def add(bytes: Long, consumed: Long): Unit =
    furthest = Math.max(furthest, consumed)
    left -= bytes
    cost += bytes + 1

  /** Whether more was read again than is allowed. */
  def areTooHigh: Boolean = left < 0 || cost > Rereads.Cost + Rereads.CostOfByte * furthest

  /** Records that `decoder` refuses the value that begins at the offset `begin`. */
  def refuse(decoder: AnyRef, begin: Long): Unit =
    if refusals == null then refusals = new Refusals
    refusals.asInstanceOf[Refusals].add(decoder, begin)

  def hasRefused(decoder: AnyRef, begin: Long): Boolean =
    val known = refusals
    known != null && known.has(decoder, begin)

private object Rereads:
  /** The cost of alternatives that is allowed in any document, and for each byte that was read before the last of them
    * was refused. For comparison: if each of many small elements has ten alternatives, and all but the last fail, the
    * cost is nine per byte. In a list that is read three times, it is three times as much.
    */
  private val Cost = 4096L
  private val CostOfByte = 32
