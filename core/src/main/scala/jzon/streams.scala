package jzon

import java.io.{InputStream, OutputStream}
import java.nio.channels.{ReadableByteChannel, WritableByteChannel}
import scala.collection.immutable.Nil
import jzon.async.{
  AllValues, ArrayValues, ByteSink, ByteSource, FrameValues, Frames, Framing, ManyWriter, ParallelValues
}

/** The sources of many values: a stream (such as a `GZIPInputStream`), a blocking channel, or a file. */
type Source = InputStream | ReadableByteChannel | java.nio.file.Path

/** Reads values in a row, with any white space between them, or none.
  *
  * {{{
  * Using.resource(json.readAll[Event](in)): events =>
  *   for case Right(event) <- events do …
  * }}}
  *
  * Each value is decoded as its bytes come, whatever its size. [[Limits.documentBytes]] limits the length of each
  * value. After an error of kind `Data` or `Limit`, the value is skipped and the next one follows. An error of kind
  * `Syntax` or `End` is the last result. A stream or channel of the caller is only closed by [[Values.close]], not at
  * the end of the input.
  *
  * @throws java.lang.IllegalArgumentException
  *   if the input is null. All methods below do the same.
  */
def readAll[A](in: Source)(using decoder: Decoder[A], limits: Limits): Values[A] =
  val source = ByteSource(in)
  AllValues(Reader(source.stream), decoder, source)

/** Reads a value from each line (NDJSON, JSON Lines), as [[readAll]] does. Lines end with LF or CRLF, and the last one
  * may end with the input. Blank lines are skipped. An error ends only its line. A whole line is in memory at a time.
  */
def readLines[A](in: Source)(using decoder: Decoder[A], limits: Limits): Values[A] =
  FrameValues(Frames[A](Framing.Lines), ByteSource(in))

/** Reads a JSON text sequence (RFC 7464), which has a record separator (0x1E) before each value, as [[readAll]] does.
  * An error ends only its record. A whole record is in memory at a time.
  */
def readRecords[A](in: Source)(using decoder: Decoder[A], limits: Limits): Values[A] =
  FrameValues(Frames[A](Framing.RecordSeparators), ByteSource(in))

/** Reads the elements of an array, which may be endless, as [[readAll]] does. What is around the array is checked and
  * skipped: after the last element, the rest of the document is read.
  *
  * @param pointer
  *   the place of the array in the document, by default its root. If it is not there, the only result is an error of
  *   kind `Data`.
  */
def readArray[A](in: Source, pointer: JsonPointer = JsonPointer(Nil))(using
    decoder: Decoder[A],
    limits: Limits
): Values[A] =
  val source = ByteSource(in)
  ArrayValues(Reader(source.stream), decoder, source, pointer)

/** Reads a value from each line of a file on many threads, as [[readLines]] does, in the order of the lines.
  *
  * The thread that asks for the values reads the file, in blocks of whole lines of about 1 MB. `threads` threads decode
  * them. Up to two blocks for each of these threads, and their values, are in memory at a time. This pays off if
  * decoding costs more than reading, for files of some MB or more. The threads end with the last value, or with
  * [[Values.close]].
  */
def readLinesParallel[A](file: java.nio.file.Path, threads: Int = Runtime.getRuntime.availableProcessors)(using
    decoder: Decoder[A],
    limits: Limits
): Values[A] =
  require(threads > 0, "there is at least one thread")
  ParallelValues(ByteSource(file), threads, decoder, limits)

/** The targets of many values: a stream, a blocking channel, or a file, which is created or emptied. */
type Sink = OutputStream | WritableByteChannel | java.nio.file.Path

/** Writes each value on a line of its own (NDJSON), whatever indentation the options have, and returns the number of
  * values.
  *
  * Each value is encoded before its first byte is written, so that nothing of a refused value is written. If an
  * [[EncodeError]] or an exception of the iterator ends the call, the stream has all values before. An IOException of
  * the stream is not wrapped; it is then not known how much the stream took. A stream or channel is not closed.
  */
def writeLines[A](values: IterableOnce[A], out: Sink, flush: Flush = Flush.AtEnd)(using
    encoder: Encoder[A],
    options: WriteOptions,
    limits: Limits
): Long = ManyWriter(ByteSink(out), flush, encoder, options.copy(indent = 0), limits).lines(values.iterator)

/** Writes an array of the values, as [[writeLines]] does, and returns the number of values. After an exception, the
  * array has no closing bracket.
  */
def writeArray[A](values: IterableOnce[A], out: Sink, flush: Flush = Flush.AtEnd)(using
    encoder: Encoder[A],
    options: WriteOptions,
    limits: Limits
): Long = ManyWriter(ByteSink(out), flush, encoder, options, limits).array(values.iterator)
