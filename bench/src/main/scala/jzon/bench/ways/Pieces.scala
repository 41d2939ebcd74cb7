package jzon.bench.ways

import java.io.InputStream

/** Bytes that come in pieces, as from a network.
  *
  * @param size
  *   of a piece: no call of `read` gives more
  */
final class Pieces(bytes: Array[Byte], size: Int) extends InputStream:
  private var next = 0

  override def read(): Int =
    if next == bytes.length then -1
    else
      next += 1
      bytes(next - 1) & 0xff

  override def read(to: Array[Byte], offset: Int, length: Int): Int =
    if next == bytes.length then -1
    else
      val count = math.min(math.min(length, size), bytes.length - next)
      System.arraycopy(bytes, next, to, offset, count)
      next += count
      count

object Pieces:
  /** What a packet of TCP carries over an Ethernet. */
  val Packet: Int = 1448
