package jzon

import java.io.InputStream
import java.nio.channels.ReadableByteChannel
import jzon.async.{AllValues, ArrayValues, ByteSource, FrameValues, Frames, Framing}

/** What many values are read from: a stream (of a `GZIPInputStream`, say), a channel that blocks, or a file. */
type Source = InputStream | ReadableByteChannel | java.nio.file.Path

/** Reads values that stand one after the other, with any white space between them, or none.
  *
  * {{{
  * Using.resource(json.readAll[Event](in)): events =>
  *   for case Right(event) <- events do …
  * }}}
  *
  * Each value is decoded as its bytes come, whatever its size. [[Limits.documentBytes]] is what each value may have. After an
  * error of kind `Data` or `Limit` the value is passed and the next one comes; an error of kind `Syntax` or `End` is the
  * last result. A stream or channel of the caller is closed by [[Values.close]] only; not even the end of the input does
  * it.
  */
def readAll[A](in: Source)(using decoder: Decoder[A], limits: Limits): Values[A] =
  val source = ByteSource(in)
  AllValues(Reader(source.stream), decoder, source)

/** Reads a value from each line (NDJSON, JSON Lines), as [[readAll]] does. An error ends its line only; blank lines are
  * skipped; lines end with LF or CRLF, the last one may end with the input. A line is in memory as a whole.
  */
def readLines[A](in: Source)(using decoder: Decoder[A], limits: Limits): Values[A] =
  FrameValues(Frames[A](Framing.Lines), ByteSource(in))

/** Reads a JSON text sequence (RFC 7464), where a record separator (0x1E) comes before each value, as [[readAll]] does. An
  * error ends its record only. A record is in memory as a whole.
  */
def readRecords[A](in: Source)(using decoder: Decoder[A], limits: Limits): Values[A] =
  FrameValues(Frames[A](Framing.RecordSeparators), ByteSource(in))

/** Reads the elements of an array, which may be endless, as [[readAll]] does. What stands around the array is checked and
  * skipped; the last element is known to be the last once the rest of the document was read.
  *
  * @param pointer
  *   where the array stands in the document, by default at its root. If it is not there, that is the only result: an error
  *   of kind `Data`.
  */
def readArray[A](in: Source, pointer: JsonPointer = JsonPointer(Nil))(using
    decoder: Decoder[A],
    limits: Limits
): Values[A] =
  val source = ByteSource(in)
  ArrayValues(Reader(source.stream), decoder, source, pointer)
