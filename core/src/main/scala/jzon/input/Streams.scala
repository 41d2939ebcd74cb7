package jzon.input

import java.io.{IOException, InputStream}
import java.nio.{ByteBuffer, CharBuffer}
import java.nio.charset.StandardCharsets.UTF_8
import jzon.wire.Utf8

/** The streams below, as an InputStream, so that who calls these loads their classes only if it needs them. */
private[input] object Streams:
  def of(reader: java.io.Reader): InputStream = CharStream(reader)
  def of(buffer: ByteBuffer): InputStream = BufferStream(buffer)

/** The UTF-8 bytes of the characters of a reader, which are read when bytes are needed. Lone surrogates are treated as
  * in [[TextBytes]].
  */
final private[jzon] class CharStream(reader: java.io.Reader) extends InputStream:
  private val units = new Array[Char](CharStream.Block)

  /** Those of the units that are still to be encoded. */
  private val chars = CharBuffer.wrap(units).limit(0)

  /** An encoder that stops at a lone surrogate. */
  private val encoder = UTF_8.newEncoder()
  private var isOpen = true

  /** Bytes for a caller that asks for fewer than a character may have. */
  private val few = ByteBuffer.allocate(CharStream.Most).limit(0)

  def read(): Int =
    val one = new Array[Byte](1)
    if read(one, 0, 1) < 0 then -1 else one(0) & 0xff

  override def read(into: Array[Byte], at: Int, length: Int): Int =
    if length < CharStream.Most || few.hasRemaining then readFew(into, at, length)
    else
      val out = ByteBuffer.wrap(into, at, length)
      encode(out)
      if out.position() > at then out.position() - at else -1

  private def readFew(into: Array[Byte], at: Int, length: Int): Int =
    if !few.hasRemaining then
      few.clear()
      try encode(few)
      finally few.flip(): Unit
    val n = Math.min(length, few.remaining)
    few.get(into, at, n)
    if n > 0 || length == 0 then n else -1

  /** Writes at least one character, unless there is none, to `out`, which has room for one. */
  private def encode(out: ByteBuffer): Unit =
    val before = out.position()
    while out.position() == before && (isOpen || chars.hasRemaining) do
      val result = encoder.encode(chars, out, !isOpen)
      if out.position() == before then
        if result.isMalformed then out.position(Utf8.put(chars.get(), out.array, before)): Unit
        else if isOpen then fill()

  /** Reads more characters after what is left, which may be half of a surrogate pair. */
  private def fill(): Unit =
    val left = chars.remaining
    chars.get(units, 0, left).position(0).limit(left)
    val room = units.length - left
    var vain = 0
    var n = 0
    while n == 0 do
      n = Cursor.checked(reader.read(units, left, room), room)
      vain += 1
      if n == 0 && vain == CharStream.Patience then
        throw IOException(s"the reader gave no character $vain times")
    if n < 0 then isOpen = false else chars.limit(left + n): Unit

private object CharStream:
  /** The number of characters that are read at once. */
  val Block = 4096

  /** The number of bytes that a character has at most. */
  val Most = 4

  /** The number of reads in a row that may return nothing. A java.io.Reader should block until there is something. */
  val Patience = 1000

/** The bytes of a buffer that has no array. */
final private[jzon] class BufferStream(buffer: ByteBuffer) extends InputStream:
  def read(): Int = if buffer.hasRemaining then buffer.get() & 0xff else -1

  override def read(into: Array[Byte], at: Int, length: Int): Int =
    if !buffer.hasRemaining then -1
    else
      val n = Math.min(length, buffer.remaining)
      buffer.get(into, at, n): Unit
      n
