package jzon

import java.io.{InputStream, OutputStream}
import java.nio.channels.{ReadableByteChannel, WritableByteChannel}
import jzon.async.{
  AllValues, ArrayValues, ByteSink, ByteSource, FrameValues, Frames, Framing, ManyWriter, ParallelValues
}

/** What many values are read from: a stream (of a `GZIPInputStream`, say), a channel that blocks, or a file. */
type Source = InputStream | ReadableByteChannel | java.nio.file.Path

/** Reads values that stand one after the other, with any white space between them, or none.
  *
  * {{{
  * Using.resource(json.readAll[Event](in)): events =>
  *   for case Right(event) <- events do …
  * }}}
  *
  * Each value is decoded as its bytes come, whatever its size. [[Limits.documentBytes]] is what each value may have.
  * After an error of kind `Data` or `Limit` the value is passed and the next one comes; an error of kind `Syntax` or
  * `End` is the last result. A stream or channel of the caller is closed by [[Values.close]] only; not even the end of
  * the input does it.
  *
  * @throws java.lang.IllegalArgumentException
  *   if the input is null, here and below
  */
def readAll[A](in: Source)(using decoder: Decoder[A], limits: Limits): Values[A] =
  val source = ByteSource(in)
  AllValues(Reader(source.stream), decoder, source)

/** Reads a value from each line (NDJSON, JSON Lines), as [[readAll]] does. An error ends its line only; blank lines are
  * skipped; lines end with LF or CRLF, the last one may end with the input. A line is in memory as a whole.
  */
def readLines[A](in: Source)(using decoder: Decoder[A], limits: Limits): Values[A] =
  FrameValues(Frames[A](Framing.Lines), ByteSource(in))

/** Reads a JSON text sequence (RFC 7464), where a record separator (0x1E) comes before each value, as [[readAll]] does.
  * An error ends its record only. A record is in memory as a whole.
  */
def readRecords[A](in: Source)(using decoder: Decoder[A], limits: Limits): Values[A] =
  FrameValues(Frames[A](Framing.RecordSeparators), ByteSource(in))

/** Reads the elements of an array, which may be endless, as [[readAll]] does. What stands around the array is checked
  * and skipped; the last element is known to be the last once the rest of the document was read.
  *
  * @param pointer
  *   where the array stands in the document, by default at its root. If it is not there, that is the only result: an
  *   error of kind `Data`.
  */
def readArray[A](in: Source, pointer: JsonPointer = JsonPointer(Nil))(using
    decoder: Decoder[A],
    limits: Limits
): Values[A] =
  val source = ByteSource(in)
  ArrayValues(Reader(source.stream), decoder, source, pointer)

/** Reads a value from each line of a file, as [[readLines]] does, in the order of the lines, on many threads.
  *
  * The thread that asks for the values reads the file, in blocks of 1 MB that end with a line; `threads` threads decode
  * them. Up to two blocks for each of these threads, and their values, are in memory at a time. It pays where decoding
  * costs more than reading, from some MB on. The threads end with the last value, or with [[Values.close]].
  */
def readLinesParallel[A](file: java.nio.file.Path, threads: Int = Runtime.getRuntime.availableProcessors)(using
    decoder: Decoder[A],
    limits: Limits
): Values[A] =
  require(threads > 0, "there is at least one thread")
  ParallelValues(ByteSource(file), threads, decoder, limits)

/** What many values are written to: a stream, a channel that blocks, or a file, which is created or emptied. */
type Sink = OutputStream | WritableByteChannel | java.nio.file.Path

/** Writes each value on a line of its own (NDJSON), whatever indentation the options ask for: how many there were.
  *
  * Each value is encoded before its first byte is written, so that one that is refused leaves nothing behind: when an
  * [[EncodeError]] or an exception of the iterator passes through, the stream has all values before. An IOException of
  * the stream passes through as it is; how much the stream took is not known then. A stream or channel is not closed.
  */
def writeLines[A](values: IterableOnce[A], out: Sink, flush: Flush = Flush.AtEnd)(using
    encoder: Encoder[A],
    options: WriteOptions,
    limits: Limits
): Long = ManyWriter(ByteSink(out), flush, encoder, options.copy(indent = 0), limits).lines(values.iterator)

/** Writes an array of the values, as [[writeLines]] does: how many there were. After an exception the array is not
  * closed.
  */
def writeArray[A](values: IterableOnce[A], out: Sink, flush: Flush = Flush.AtEnd)(using
    encoder: Encoder[A],
    options: WriteOptions,
    limits: Limits
): Long = ManyWriter(ByteSink(out), flush, encoder, options, limits).array(values.iterator)
