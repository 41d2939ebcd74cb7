package jzon

import java.io.OutputStream
import java.lang.ref.SoftReference
import java.nio.ByteBuffer
import java.nio.charset.StandardCharsets.UTF_8
import jzon.output.{ArrayTarget, BufferTarget, FluentWriter, Outputs, Writers}
import jzon.wire.Latin1

/** A cursor into a buffer of UTF-8 bytes. All encoders write to it, derived ones and hand-written ones.
  *
  * {{{
  * out.obj { o => o.put("x", point.x).arr("tags") { a => a.add("a").add(1) } } // fluent: brackets always match
  *
  * out.beginObject() // for experts: nothing is checked
  * out.key("x")
  * out.writeInt(point.x)
  * out.endObject()
  * }}}
  *
  * The buffer grows as needed, and is reused after [[reset]]. A writer is for one thread at a time.
  *
  * If a value can't be written, the writer cannot take back the part that was written before the error. It then gives
  * out no bytes, and accepts no further document, until it is reset. The same holds if an exception of the caller
  * leaves a block of the fluent writer, a literal or a [[writeTo]] incomplete. The methods for experts do not notice an
  * exception between two calls. A call at a wrong time changes nothing: a second value, a handle whose block has ended,
  * a target that is too small.
  */
final class Writer private[jzon] (buffer: Array[Byte], options: WriteOptions, limits: Limits)
    extends FluentWriter(buffer, options, limits):

  /** A writer with a new buffer, which grows as needed. */
  def this()(using options: WriteOptions, limits: Limits) = this(new Array[Byte](1024), options, limits)

  /** Whether [[Writers]] may keep this writer. */
  private[jzon] val isUsual: Boolean = Writers.isUsual(options, limits)

  private var reference: SoftReference[Writer] | Null = null

  /** The soft reference by which [[Writers]] keeps this writer while its buffer is large. */
  private[jzon] def softly: SoftReference[Writer] =
    if reference == null then reference = SoftReference(this)
    reference.asInstanceOf[SoftReference[Writer]]

  /** Whether this writer belongs to the library, which lends it to encoders. */
  private[jzon] var isLent = false

  /** Forgets the document and any error. The buffer is kept.
    *
    * @throws EncodeError
    *   if an encoder calls this for a writer that it did not make, or if this writer was given back to its pool
    */
  def reset(): Unit =
    requireTaken()
    if isLent then failMisuse("an encoder can't reset the writer")
    restart()

  /** The number of bytes written so far, including those that were handed to a stream.
    *
    * @throws EncodeError
    *   if a block is open, if an exception left the document incomplete, or if a fixed buffer is exceeded. All methods
    *   below do the same.
    */
  def size: Long =
    requireComplete()
    written

  /** The number of bytes that fit into the buffer before it grows, or into the array or ByteBuffer that is filled. */
  def capacity: Int = mostBytes

  /** A copy of the document, in UTF-8. */
  def toByteArray: Array[Byte] =
    requireHere()
    java.util.Arrays.copyOf(buf, pos)

  /** The document as a string. */
  override def toString: String =
    requireHere()
    if isAscii then Latin1.string(buf, 0, pos) else new String(buf, 0, pos, UTF_8)

  /** Writes the document to a stream, which is neither flushed nor closed. The document stays in this writer. */
  def writeTo(stream: OutputStream): Unit =
    Outputs.requireOutput(stream)
    requireHere()
    stream.write(buf, 0, pos)

  /** Puts the document into what remains of `buffer`, whose position moves on.
    *
    * @throws EncodeError
    *   if the document is longer than that. Nothing is put then.
    */
  def writeTo(buffer: ByteBuffer): Unit =
    Outputs.requireOutput(buffer)
    requireHere()
    if buffer.remaining < pos then failMisuse(s"the buffer is full: ${buffer.remaining} bytes")
    buffer.put(buf, 0, pos): Unit

  /** Hands the document to the stream, array or ByteBuffer for which this writer was created. A stream is not flushed.
    * At the end of the outermost block of the fluent writer, this happens without a call.
    *
    * @throws EncodeError
    *   if an object or array is open, or as [[size]] does
    */
  def flush(): Unit =
    requireComplete()
    if !isOutermost then failMisuse("an object or array is open")
    handOver()

  /** [[flush]], after a value that was written as a whole. */
  private[jzon] def complete(): Unit =
    requireComplete()
    handOver()

object Writer:
  /** A writer to `buffer`, from its beginning on. If the document is longer, writing continues in a larger buffer. */
  def over(buffer: Array[Byte])(using options: WriteOptions, limits: Limits): Writer =
    Outputs.requireOutput(buffer)
    new Writer(buffer, options, limits)

  /** A writer that fills `array`, from its beginning on, up to [[Writer.size]]. A document that does not fit fails with
    * an [[EncodeError]].
    */
  def fixed(array: Array[Byte])(using options: WriteOptions, limits: Limits): Writer =
    Outputs.requireOutput(array)
    val writer = new Writer(array, options, limits)
    writer.fill(ArrayTarget(array))
    writer

  /** A writer that fills what remains of `buffer`, on the heap or not. The position moves on with every complete
    * document. A document that does not fit fails with an [[EncodeError]], and the position stays.
    */
  def fixed(buffer: ByteBuffer)(using options: WriteOptions, limits: Limits): Writer =
    Outputs.requireOutput(buffer)
    val writer = new Writer(new Array[Byte](Math.min(buffer.remaining, 8 * 1024)), options, limits)
    writer.fill(BufferTarget(buffer))
    writer

  /** A writer to `stream`, through a buffer of 8 KB. The stream is neither flushed nor closed. If writing fails, the
    * stream may have received a part of the document.
    */
  def to(stream: OutputStream)(using options: WriteOptions, limits: Limits): Writer =
    Outputs.requireOutput(stream)
    val writer = new Writer(new Array[Byte](8 * 1024), options, limits)
    writer.drainTo(stream)
    writer
