package jzon.input

import java.io.{IOException, InputStream}
import java.nio.ByteBuffer
import jzon.wire.Utf8

/** The UTF-8 bytes of the characters of a reader, which are read when bytes are needed. Lone surrogates are treated as
  * in [[TextBytes]].
  */
final private[jzon] class CharStream(chars: java.io.Reader) extends InputStream:
  private val units = new Array[Char](2048)

  /** The last unit of the previous piece if it was a high surrogate, or 0. */
  private var high: Char = 0
  private val bytes = new Array[Byte]((units.length + 1) * 3)
  private var from = 0
  private var until = 0

  def read(): Int =
    if from == until && !fill() then -1
    else
      from += 1
      bytes(from - 1) & 0xff

  override def read(into: Array[Byte], at: Int, length: Int): Int =
    if from == until && !fill() then -1
    else
      val n = math.min(length, until - from)
      System.arraycopy(bytes, from, into, at, n)
      from += n
      n

  /** Whether there are more bytes. */
  private def fill(): Boolean =
    from = 0
    until = 0
    var isOpen = true
    var vain = 0
    while until == 0 && isOpen do
      val n = Cursor.checked(chars.read(units, 0, units.length), units.length)
      vain = if n == 0 then vain + 1 else 0
      if vain == CharStream.Patience then throw IOException(s"the reader gave no character $vain times")
      if n < 0 then
        isOpen = false
        if high != 0 then put(high)
        high = 0
      else encode(n)
    until > 0

  private def encode(n: Int): Unit =
    var i = 0
    while i < n do
      val unit = units(i)
      if high != 0 && Character.isLowSurrogate(unit) then
        put(Character.toCodePoint(high, unit))
        high = 0
      else
        if high != 0 then put(high)
        high = if Character.isHighSurrogate(unit) then unit else 0
        if high == 0 then put(unit)
      i += 1

  private def put(codePoint: Int): Unit = until = Utf8.put(codePoint, bytes, until)

private object CharStream:
  /** The number of reads in a row that may return nothing. A java.io.Reader should block until there is something. */
  val Patience = 1000

/** The bytes of a buffer that has no array. */
final private[jzon] class BufferStream(buffer: ByteBuffer) extends InputStream:
  def read(): Int = if buffer.hasRemaining then buffer.get() & 0xff else -1

  override def read(into: Array[Byte], at: Int, length: Int): Int =
    if !buffer.hasRemaining then -1
    else
      val n = math.min(length, buffer.remaining)
      buffer.get(into, at, n): Unit
      n
