package jzon.output

import java.io.OutputStream
import jzon.{Encoder, Limits, WriteOptions, Writer}

/** What stands behind the front door: a writer for each way to write. */
private[jzon] object Outputs:
  def string[A](a: A)(using encoder: Encoder[A], options: WriteOptions, limits: Limits): String =
    val out = written(a)
    out.toString

  def bytes[A](a: A)(using encoder: Encoder[A], options: WriteOptions, limits: Limits): Array[Byte] =
    val out = written(a)
    out.toByteArray

  private def written[A](a: A)(using encoder: Encoder[A], options: WriteOptions, limits: Limits): Writer =
    val out = Writer()
    encoder.write(a, out)
    out

  def exactBytes[A](a: A)(using encoder: Encoder[A], limits: Limits): Array[Byte] =
    val size = encoder.size(a)
    val out = new Writer(new Array[Byte](size), WriteOptions.default, limits)
    out.fix()
    encoder.write(a, out)
    if out.size != size then out.fail(s"the size was given as $size bytes and is ${out.size}")
    out.bytes

  def stream[A](a: A, stream: OutputStream)(using encoder: Encoder[A], options: WriteOptions, limits: Limits): Unit =
    val out = Writer()
    out.drainTo(stream)
    encoder.write(a, out)
    out.drain()

  /** The same options, with the indentation of the pretty form where they ask for none. */
  def pretty(options: WriteOptions): WriteOptions =
    if options.indent > 0 then options else options.copy(indent = WriteOptions.pretty.indent)
