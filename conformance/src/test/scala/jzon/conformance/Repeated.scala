package jzon.conformance

import java.io.InputStream

/** `before`, then `unit` again and again with `between` between them until there are `most` bytes of it, then `after`.
  */
final class Repeated(before: String, unit: Array[Byte], between: String, after: String, most: Long) extends InputStream:
  private val pieces = Array(before.getBytes, unit, between.getBytes ++ unit, after.getBytes)
  val count: Long = math.max(most / pieces(2).length, 1)
  private var done = 0L
  private var piece = 0
  private var at = 0

  def read(): Int =
    val one = new Array[Byte](1)
    if read(one, 0, 1) < 0 then -1 else one(0) & 0xff

  override def read(into: Array[Byte], from: Int, length: Int): Int =
    var n = 0
    while n < length && piece < 4 do
      val bytes = pieces(piece)
      val k = math.min(length - n, bytes.length - at)
      System.arraycopy(bytes, at, into, from + n, k)
      n += k
      at += k
      if at == bytes.length then
        at = 0
        if piece == 1 || piece == 2 then
          done += 1
          piece = if done == count then 3 else 2
        else piece += 1
    if n == 0 then -1 else n
