package jzon.output

import java.io.OutputStream
import jzon.{BufferCache, DecodeError, EncodeError, Encoder, Limits, Size, WriteOptions}
import jzon.wire.Bytes

/** The way to write that counts the bytes first. */
private[jzon] object ExactOutputs:
  def bytes[A](a: A)(using encoder: Encoder[A], options: WriteOptions, limits: Limits): Array[Byte] =
    try
      val size = if options == WriteOptions.default then Sized.of(a) else Sized.measure(a)
      if size < 0 || size > Bytes.MaxLength then Size.failTooLong()
      if size <= BufferCache.Size / 2 then copied(a, size)
      else if options == WriteOptions.default then inPlace(a, size)
      else
        val exact = ExactSink(size)
        Outputs.stream(a, exact)
        exact.result
    catch case _: StackOverflowError => throw EncodeError(DecodeError.StackTooSmall)

  /** A document that fits a buffer of the cache, even with what is asked for in vain at its end. To copy it costs less
    * than to leave an array for the buffer.
    */
  private def copied[A](a: A, size: Int)(using Encoder[A], WriteOptions, Limits): Array[Byte] =
    val result = Outputs.bytes(a)
    ExactSink.check(result.length.toLong, size)
    result

  /** A document in the default form, which is written into its array. */
  private def inPlace[A](a: A, size: Int)(using
      encoder: Encoder[A],
      options: WriteOptions,
      limits: Limits
  ): Array[Byte] =
    val exact = ExactSink(size)
    val out = Writers.take(options, limits)
    val spare = out.bytes
    try
      out.replaceBuffer(exact.bytes)
      out.drainTo(exact, spare)
      out.writeWhole(a, encoder)
      out.complete()
    finally
      if out.bytes eq exact.bytes then out.replaceBuffer(spare)
      Writers.give(out)
    exact.result

/** Fills an array of `size` bytes. The writer may have put the first of them there itself. If the size is wrong, that
  * is an error only at the end, because writing may fail for a better reason before.
  */
final private class ExactSink(size: Int) extends OutputStream:
  val bytes: Array[Byte] = new Array[Byte](size)
  private var count = 0L

  def write(b: Int): Unit = write(Array(b.toByte), 0, 1)

  override def write(from: Array[Byte], at: Int, length: Int): Unit =
    val begin = Math.min(count, bytes.length).toInt
    if !(from eq bytes) then System.arraycopy(from, at, bytes, begin, Math.min(length, bytes.length - begin))
    count += length

  def result: Array[Byte] =
    ExactSink.check(count, bytes.length)
    bytes

private object ExactSink:
  /** Fails if `count` bytes were written, but `size` was given. */
  def check(count: Long, size: Int): Unit =
    if count != size then
      val is = if count > size then s"more than $size" else count.toString
      throw EncodeError(s"the size was given as $size bytes and is $is")
