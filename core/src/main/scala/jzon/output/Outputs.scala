package jzon.output

import java.io.OutputStream
import java.nio.charset.StandardCharsets.UTF_8
import jzon.{Encoder, Limits, WriteOptions, Writer}

/** The writers behind the front door, one for each way to write. */
private[jzon] object Outputs:
  def string[A](a: A)(using encoder: Encoder[A], options: WriteOptions, limits: Limits): String =
    written(a)(_.toString)(new String(_, UTF_8))

  def bytes[A](a: A)(using encoder: Encoder[A], options: WriteOptions, limits: Limits): Array[Byte] =
    written(a)(_.toByteArray)(identity)

  /** The result of `inBuffer` if the document is short, and of `assembled` if it is long. */
  private inline def written[A, B](a: A)(inline inBuffer: Writer => B)(inline assembled: Array[Byte] => B)(using
      encoder: Encoder[A],
      options: WriteOptions,
      limits: Limits
  ): B =
    val out = Writers.take(options, limits)
    try
      out.collect(Writers.mostKept(out))
      out.writeWhole(a, encoder)
      val chunks = out.chunks
      if chunks == null then inBuffer(out)
      else
        out.complete()
        assembled(chunks.result)
    finally Writers.give(out)

  def stream[A](a: A, stream: OutputStream)(using encoder: Encoder[A], options: WriteOptions, limits: Limits): Unit =
    requireOutput(stream)
    val out = Writers.take(options, limits)
    try
      out.drainTo(stream)
      out.writeWhole(a, encoder)
      out.complete()
    finally Writers.give(out)

  def append[A](a: A, out: Writer)(using encoder: Encoder[A]): Unit =
    requireOutput(out)
    out.append(a, encoder)

  /** Fails because there is no output. This is a mistake of the program. */
  def requireOutput(out: AnyRef): Unit =
    if out == null then throw IllegalArgumentException("the output is null")

  /** The same options, with the indentation of the pretty form if they have none. */
  def pretty(options: WriteOptions): WriteOptions =
    if options.indent > 0 then options else options.copy(indent = WriteOptions.pretty.indent)
