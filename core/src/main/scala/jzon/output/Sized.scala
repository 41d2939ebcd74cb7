package jzon.output

import java.io.OutputStream
import jzon.{EncodeError, Encoder, Limits, Size, SpareBuffers, WriteOptions, Writer}

/** The length of what an encoder writes. */
private[jzon] object Sized:
  /** By its own `size`, in the compact form. */
  def of[A](a: A)(using encoder: Encoder[A], limits: Limits): Int = encoder.size(a, Size.Deepest - limits.depth)

  /** By writing it to nowhere in the compact form, for want of a `size` of its own. What can't be written has none: the
    * writing says why, and where.
    */
  def measure(depth: Int)(write: Writer => Unit): Int =
    try toInt(measured(depth, WriteOptions.default, Limits.default)(write))
    catch case _: EncodeError => 0

  /** By writing it to nowhere, in any form. */
  def measure[A](a: A)(using encoder: Encoder[A], options: WriteOptions, limits: Limits): Int =
    toInt(measured(0, options, limits)(encoder.write(a, _)))

  private def measured(depth: Int, options: WriteOptions, limits: Limits)(write: Writer => Unit): Long =
    val out = new Writer(SpareBuffers.take(), options, limits)
    try
      out.drainTo(nowhere)
      out.startAt(depth)
      write(out)
      out.size
    finally SpareBuffers.give(out.bytes)

  /** More bytes than an array can have stay too many. */
  private def toInt(size: Long): Int = if size > Int.MaxValue then -1 else size.toInt

  private val nowhere = OutputStream.nullOutputStream()
