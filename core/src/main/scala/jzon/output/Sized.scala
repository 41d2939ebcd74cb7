package jzon.output

import java.io.OutputStream
import jzon.{EncodeError, Encoder, Limits, Size, BufferCache, WriteOptions, Writer}

/** The length of what an encoder writes. */
private[jzon] object Sized:
  /** By its own `size`, in the compact form. Where that fails, writing fails as well, and says what is wrong where; but
    * for what is too long, which is not to be written to see that.
    */
  def of[A](a: A)(using encoder: Encoder[A], limits: Limits): Int =
    try encoder.size(a, Size.Deepest - limits.depth)
    catch
      case error: EncodeError if error.message eq Size.TooLong  => throw error
      case _: (EncodeError | NullPointerException | MatchError) => measure(a)(using encoder, WriteOptions.default)

  /** By writing it to nowhere in the compact form, for want of a `size` of its own. */
  def measure(depth: Int)(write: Writer => Unit): Int = measured(depth, WriteOptions.default, Limits.default)(write)

  /** By writing it to nowhere, in any form. */
  def measure[A](a: A)(using encoder: Encoder[A], options: WriteOptions, limits: Limits): Int =
    measured(0, options, limits)(_.writeWhole(a, encoder))

  private def measured(depth: Int, options: WriteOptions, limits: Limits)(write: Writer => Unit): Int =
    val out = new Writer(BufferCache.take(), options, limits)
    try
      out.drainTo(Nowhere())
      out.startAt(depth)
      write(out)
      val size = out.size
      if size > Int.MaxValue then Size.failTooLong()
      size.toInt
    finally BufferCache.give(out.bytes)

  /** Takes as many bytes as an array can have. */
  final private class Nowhere extends OutputStream:
    private var count = 0L
    def write(b: Int): Unit = take(1)
    override def write(bytes: Array[Byte], from: Int, length: Int): Unit = take(length)

    private def take(length: Int): Unit =
      count += length
      if count > Int.MaxValue then Size.failTooLong()
