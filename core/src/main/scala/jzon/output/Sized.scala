package jzon.output

import java.io.OutputStream
import jzon.{EncodeError, Encoder, Limits, Size, BufferCache, WriteOptions, Writer}

/** The number of bytes that an encoder writes. */
private[jzon] object Sized:
  /** The length in compact form, by the `size` of the encoder. If `size` fails, the value is written, because that
    * fails as well and its error has the path. A document that is too long is not written, because its error needs no
    * path.
    */
  def of[A](a: A)(using encoder: Encoder[A], limits: Limits): Int =
    try encoder.size(a, Size.Deepest - limits.depth)
    catch
      case error: EncodeError if error.message eq Size.TooLong  => throw error
      case _: (EncodeError | NullPointerException | MatchError) => measure(a)(using encoder, WriteOptions.default)

  /** The length in compact form. Writes the value and discards the bytes, for encoders without a `size` of their own.
    */
  def measure(depth: Int)(write: Writer => Unit): Int = measured(depth, WriteOptions.default, Limits.default)(write)

  /** The length in any form. Writes the value and discards the bytes. */
  def measure[A](a: A)(using encoder: Encoder[A], options: WriteOptions, limits: Limits): Int =
    measured(0, options, limits)(_.writeWhole(a, encoder))

  private def measured(depth: Int, options: WriteOptions, limits: Limits)(write: Writer => Unit): Int =
    val out = Writers.lent(options, limits)
    try
      out.drainTo(Nowhere())
      out.startAt(depth)
      write(out)
      val size = out.size
      if size > Int.MaxValue then Size.failTooLong()
      size.toInt
    finally BufferCache.give(out.bytes)

  /** Accepts as many bytes as an array can have, and discards them. */
  final private class Nowhere extends OutputStream:
    private var count = 0L
    def write(b: Int): Unit = take(1)
    override def write(bytes: Array[Byte], from: Int, length: Int): Unit = take(length)

    private def take(length: Int): Unit =
      count += length
      if count > Int.MaxValue then Size.failTooLong()
