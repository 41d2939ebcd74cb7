package jzon.output

import java.io.OutputStream
import jzon.{EncodeError, Encoder, Limits, SpareBuffers, WriteOptions, Writer}

/** What stands behind the front door: a writer for each way to write. */
private[jzon] object Outputs:
  def string[A](a: A)(using encoder: Encoder[A], options: WriteOptions, limits: Limits): String =
    written(a)(_.toString)

  def bytes[A](a: A)(using encoder: Encoder[A], options: WriteOptions, limits: Limits): Array[Byte] =
    written(a)(_.toByteArray)

  private def written[A, B](a: A)(result: Writer => B)(using
      encoder: Encoder[A],
      options: WriteOptions,
      limits: Limits
  ): B =
    val out = new Writer(SpareBuffers.take(), options, limits)
    try
      encoder.write(a, out)
      result(out)
    finally SpareBuffers.give(out.bytes)

  def exactBytes[A](a: A)(using encoder: Encoder[A], limits: Limits): Array[Byte] =
    val size = encoder.size(a)
    val exact = ExactSink(new Array[Byte](size))
    stream(a, exact)(using encoder, WriteOptions.default, limits)
    exact.result

  def stream[A](a: A, stream: OutputStream)(using encoder: Encoder[A], options: WriteOptions, limits: Limits): Unit =
    val out = new Writer(SpareBuffers.take(), options, limits)
    try
      out.drainTo(stream)
      encoder.write(a, out)
      out.drain()
    finally SpareBuffers.give(out.bytes)

  /** The same options, with the indentation of the pretty form where they ask for none. */
  def pretty(options: WriteOptions): WriteOptions =
    if options.indent > 0 then options else options.copy(indent = WriteOptions.pretty.indent)

/** Fills an array that was counted to be of the right length. */
final private class ExactSink(bytes: Array[Byte]) extends OutputStream:
  private var count = 0

  def write(b: Int): Unit = write(Array(b.toByte), 0, 1)

  override def write(from: Array[Byte], at: Int, length: Int): Unit =
    if length > bytes.length - count then failSize(s"more than ${bytes.length}")
    System.arraycopy(from, at, bytes, count, length)
    count += length

  def result: Array[Byte] = if count == bytes.length then bytes else failSize(count.toString)

  private def failSize(count: String): Nothing =
    throw EncodeError(s"the size was given as ${bytes.length} bytes and is $count")
