package jzon.async

import jzon.wire.Bytes

/** The bytes of a value that came in several pieces, and the place where it began. */
final private[async] class Assembly:
  var bytes: Array[Byte] = Assembly.Nothing
  var size = 0

  /** The offset of the first byte, the number of line feeds before it, and the number of code points after the last of
    * them.
    */
  var offset = 0L
  var lines = 0
  var columns = 0

  def begin(offset: Long, lines: Int, columns: Int): Unit =
    this.offset = offset
    this.lines = lines
    this.columns = columns
    size = 0

  /** Adds `piece(from until until)`. Returns false if no array could hold it. */
  def add(piece: Array[Byte], from: Int, until: Int): Boolean =
    val needed = size.toLong + (until - from)
    val fits = needed <= Bytes.MaxLength.toLong
    if fits then
      if needed > bytes.length then
        val wanted = Math.max(Math.max(needed, bytes.length * 2L), Assembly.LeastBytes)
        bytes = java.util.Arrays.copyOf(bytes, Math.min(wanted, Bytes.MaxLength.toLong).toInt)
      System.arraycopy(piece, from, bytes, size, until - from)
      size = needed.toInt
    fits

  /** Gives the array away. */
  def release(): Array[Byte] =
    val released = bytes
    bytes = Assembly.Nothing
    size = 0
    released

  /** Forgets the bytes. A large buffer is left to the garbage collector. */
  def clear(): Unit =
    size = 0
    if bytes.length > Assembly.MaxKept then bytes = Assembly.Nothing

private object Assembly:
  private val Nothing = new Array[Byte](0)
  private val LeastBytes = 1024L
  private val MaxKept = 256 * 1024
