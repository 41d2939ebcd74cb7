package jzon

import java.io.OutputStream
import java.nio.ByteBuffer
import jzon.output.{ArrayTarget, BufferTarget, FluentWriter, Outputs}

/** A cursor into a buffer of UTF-8 bytes: what every encoder writes to, derived or written by hand.
  *
  * {{{
  * out.obj { o => o.put("x", point.x).arr("tags") { a => a.add("a").add(1) } } // fluent: what is begun is ended
  *
  * out.beginObject() // for experts: nothing is checked
  * out.key("x")
  * out.writeInt(point.x)
  * out.endObject()
  * }}}
  *
  * The buffer grows as needed and is used again after [[reset]]. For one thread at a time.
  *
  * What was written of a value that fails can't be taken back. After an error of writing, by whichever method, the
  * writer gives out no bytes and takes no further document until it is reset. The same holds for what an exception of
  * the caller's leaves incomplete in a block of the fluent writer, in a literal or in [[writeTo]]; between calls of the
  * methods for experts nobody sees one. A call that comes at a wrong time (a second value, a handle whose block has
  * ended, a target that is too small) changes nothing.
  */
final class Writer private[jzon] (buffer: Array[Byte], options: WriteOptions, limits: Limits)
    extends FluentWriter(buffer, options, limits):

  /** A writer with a buffer of its own. */
  def this()(using options: WriteOptions, limits: Limits) = this(new Array[Byte](1024), options, limits)

  /** Forgets what was written, and what could not be; the buffer stays. */
  def reset(): Unit = restart()

  /** Bytes written so far, those that a stream has included.
    *
    * @throws EncodeError
    *   as everything below, when a block is open or was left by an exception, or when a fixed buffer is exceeded
    */
  def size: Long =
    requireComplete()
    written

  /** Bytes that fit: into the buffer as it is, which may grow, or into the array or ByteBuffer that is filled. */
  def capacity: Int = room

  /** What was written, in an array of its own. */
  def toByteArray: Array[Byte] =
    requireHere()
    java.util.Arrays.copyOf(buf, pos)

  /** What was written, as a string. */
  override def toString: String =
    requireHere()
    new String(buf, 0, pos, java.nio.charset.StandardCharsets.UTF_8)

  /** Hands over what was written. */
  def writeTo(stream: OutputStream): Unit =
    Outputs.requireOutput(stream)
    requireHere()
    stream.write(buf, 0, pos)

  /** The same, to what remains of `buffer`.
    *
    * @throws EncodeError
    *   when less remains; nothing is put then
    */
  def writeTo(buffer: ByteBuffer): Unit =
    Outputs.requireOutput(buffer)
    requireHere()
    if buffer.remaining < pos then refuse(s"the buffer is full: ${buffer.remaining} bytes")
    buffer.put(buf, 0, pos): Unit

  /** Hands what was written to the stream, array or ByteBuffer that this writer was made for. A stream is not flushed.
    * The outermost block of the fluent writer does it by itself.
    */
  def flush(): Unit =
    requireComplete()
    handOver()

object Writer:
  /** Writes to `buffer` from its beginning on, and to a larger one where that is not enough. */
  def over(buffer: Array[Byte])(using options: WriteOptions, limits: Limits): Writer =
    Outputs.requireOutput(buffer)
    new Writer(buffer, options, limits)

  /** Fills `array` from its beginning on, up to [[Writer.size]]. What does not fit is an [[EncodeError]]. */
  def fixed(array: Array[Byte])(using options: WriteOptions, limits: Limits): Writer =
    Outputs.requireOutput(array)
    val writer = new Writer(array, options, limits)
    writer.fill(ArrayTarget(array))
    writer

  /** Fills what remains of `buffer`, on the heap or not, whose position moves on with every complete document. What
    * does not fit is an [[EncodeError]], and the position stays.
    */
  def fixed(buffer: ByteBuffer)(using options: WriteOptions, limits: Limits): Writer =
    Outputs.requireOutput(buffer)
    val writer = new Writer(new Array[Byte](math.min(buffer.remaining, 8 * 1024)), options, limits)
    writer.fill(BufferTarget(buffer))
    writer

  /** Writes to `stream` through a buffer of 8 KB; the stream is neither flushed nor closed. When writing fails it may
    * have got a part of the document.
    */
  def to(stream: OutputStream)(using options: WriteOptions, limits: Limits): Writer =
    Outputs.requireOutput(stream)
    val writer = new Writer(new Array[Byte](8 * 1024), options, limits)
    writer.drainTo(stream)
    writer
