package jzon.async

import jzon.{Encoder, Flush, Limits, BufferCache, WriteOptions}
import jzon.input.Lines
import jzon.output.Writers

/** Writes many values to one sink. Each value is written to a buffer first, so that nothing of a refused value is
  * visible. Complete values are collected. They are passed to the sink when they have many bytes, or when the sink is
  * to be flushed.
  */
final private[jzon] class ManyWriter[A](
    sink: ByteSink,
    flush: Flush,
    encoder: Encoder[A],
    options: WriteOptions,
    limits: Limits
):
  private val writer = Writers.lent(options, limits)
  private val batch = BufferCache.take()
  private var size = 0

  /** Whether the collected bytes may still be handed over. */
  private var isSound = true
  private var count = 0L

  /** Writes each value on a line of its own, and returns their number. Only a [[jzon.Raw]] can contain line feeds,
    * which become spaces.
    */
  def lines(values: Iterator[A]): Long =
    writing:
      each(values): () =>
        ManyWriter.unfold(writer.bytes, writer.size.toInt)
        addValue()
        add('\n')

  /** Writes an array of the values, and returns their number. In the pretty form, each value begins a line. */
  def array(values: Iterator[A]): Long =
    val isPretty = options.indent > 0
    writing:
      add('[')
      each(values): () =>
        if count > 0 then add(',')
        if isPretty then add('\n')
        addValue()
      if isPretty && count > 0 then add('\n')
      add(']')

  /** Hands over the collected bytes at the end, even if a value was refused or the iterator failed. */
  private def writing(body: => Unit): Long =
    try
      try body
      finally if isSound then handOver()
      if flush != Flush.Never then sink.stream.flush()
      count
    finally
      BufferCache.give(writer.bytes)
      BufferCache.give(batch)
      sink.done()

  private def each(values: Iterator[A])(put: () => Unit): Unit =
    while values.hasNext do
      encode(values.next())
      put()
      count += 1
      if flush == Flush.EveryValue then
        handOver()
        sink.stream.flush()

  private def encode(a: A): Unit =
    writer.detach()
    writer.writeWhole(a, encoder)

  private def addValue(): Unit = add(writer.bytes, writer.size.toInt)

  private def add(b: Byte): Unit =
    if size == batch.length then handOver()
    batch(size) = b
    size += 1

  private def add(bytes: Array[Byte], length: Int): Unit =
    if length > batch.length - size then handOver()
    if length > batch.length then sent(sink.stream.write(bytes, 0, length))
    else
      System.arraycopy(bytes, 0, batch, size, length)
      size += length

  private def handOver(): Unit =
    val length = size
    size = 0
    if length > 0 then sent(sink.stream.write(batch, 0, length))

  private inline def sent(inline write: Unit): Unit =
    isSound = false
    write
    isSound = true

private[jzon] object ManyWriter:
  /** Replaces the line feeds of a value with spaces. They are between its tokens only. */
  def unfold(bytes: Array[Byte], until: Int): Unit =
    var i = Lines.next(bytes, 0, until)
    while i >= 0 do
      bytes(i) = ' '
      i = Lines.next(bytes, i, until)
