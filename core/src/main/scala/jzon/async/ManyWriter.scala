package jzon.async

import jzon.{Encoder, Flush, Limits, BufferCache, WriteOptions, Writer}
import jzon.input.Lines

/** Writes many values to one sink. Each value is written to a buffer first, so that nothing is seen of one that is
  * refused; what is complete is gathered, and handed over when there is much of it or when it is to be flushed.
  */
final private[jzon] class ManyWriter[A](
    sink: ByteSink,
    flush: Flush,
    encoder: Encoder[A],
    options: WriteOptions,
    limits: Limits
):
  private val writer = new Writer(BufferCache.take(), options, limits)
  private val batch = BufferCache.take()
  private var size = 0

  /** Whether what is gathered may still be handed over. */
  private var isSound = true
  private var count = 0L

  /** Each value on a line of its own: the values have no line feeds, but for those of a [[jzon.Raw]], which become
    * spaces.
    */
  def lines(values: Iterator[A]): Long =
    writing:
      each(values): () =>
        ManyWriter.unfold(writer.bytes, writer.size.toInt)
        addValue()
        add('\n')

  /** An array of the values; in the pretty form each begins a line. */
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

  /** Hands over what was gathered at the end, also when a value was refused or could not be had. */
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
    writer.reset()
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
  /** Makes a line of a value: line feeds, which stand between its tokens only, become spaces. */
  def unfold(bytes: Array[Byte], until: Int): Unit =
    var i = Lines.next(bytes, 0, until)
    while i >= 0 do
      bytes(i) = ' '
      i = Lines.next(bytes, i, until)
