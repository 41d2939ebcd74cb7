package jzon

import java.io.OutputStream
import jzon.output.StructureWriter

/** A cursor into a buffer of UTF-8 bytes: what every encoder writes to, derived or written by hand.
  *
  * {{{
  * out.beginObject()
  * out.key("x")
  * out.writeInt(point.x)
  * out.endObject()
  * }}}
  *
  * The buffer grows as needed and is used again after [[reset]]. For one thread at a time.
  */
final class Writer private[jzon] (buffer: Array[Byte], options: WriteOptions, limits: Limits)
    extends StructureWriter(buffer, options, limits):

  /** A writer with a buffer of its own. */
  def this()(using options: WriteOptions, limits: Limits) = this(new Array[Byte](1024), options, limits)

  /** Forgets what was written; the buffer stays. */
  def reset(): Unit = restart()

  /** Bytes written so far. */
  def size: Long = written

  /** What was written, in an array of its own. */
  def toByteArray: Array[Byte] = java.util.Arrays.copyOf(buf, pos)

  /** What was written, as a string. */
  override def toString: String = new String(buf, 0, pos, java.nio.charset.StandardCharsets.UTF_8)

  /** Hands over what was written. */
  def writeTo(stream: OutputStream): Unit = stream.write(buf, 0, pos)
