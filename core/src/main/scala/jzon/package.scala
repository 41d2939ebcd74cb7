package jzon

import java.io.OutputStream
import java.nio.ByteBuffer
import jzon.input.Inputs
import jzon.output.Outputs

/** What a document is read from. Arrays and heap buffers are used in place; the others are read through a buffer. */
type Input = CharSequence | Array[Byte] | ByteBuffer | java.io.InputStream | java.io.Reader

/** Reads a whole document.
  *
  * @return
  *   the value, or why and where the document was refused
  * @throws java.lang.IllegalArgumentException
  *   if there is no input, but null: a mistake of the program
  */
def read[A](in: Input)(using decoder: Decoder[A], limits: Limits): Either[DecodeError, A] =
  try Right(readOrThrow(in))
  catch case error: DecodeError => Left(error)

/** The same for `bytes(from until until)`. */
def read[A](bytes: Array[Byte], from: Int, until: Int)(using
    decoder: Decoder[A],
    limits: Limits
): Either[DecodeError, A] =
  try Right(Inputs.whole(Reader(bytes, from, until)))
  catch case error: DecodeError => Left(error)

/** Reads a whole document, or throws why and where it was refused. */
def readOrThrow[A](in: Input)(using decoder: Decoder[A], limits: Limits): A = Inputs.whole(Inputs.reader(in))

/** `a` as text, in the form that `options` ask for: compact, if nothing else is said. */
def write[A](a: A)(using encoder: Encoder[A], options: WriteOptions, limits: Limits): String = Outputs.string(a)

/** `a` as text, one field or element to a line: `"k" : v`. */
def writePretty[A](a: A)(using encoder: Encoder[A], options: WriteOptions, limits: Limits): String =
  Outputs.string(a)(using encoder, Outputs.pretty(options), limits)

/** `a` in UTF-8. */
def writeBytes[A](a: A)(using encoder: Encoder[A], options: WriteOptions, limits: Limits): Array[Byte] =
  Outputs.bytes(a)

/** `a` in UTF-8: counted first, then written into one array of that length.
  *
  * @throws EncodeError
  *   as for any other way to write, and if the encoder writes more or less than its [[Encoder.size]] says
  */
def writeBytesExact[A](a: A)(using encoder: Encoder[A], options: WriteOptions, limits: Limits): Array[Byte] =
  Outputs.exactBytes(a)

/** Writes `a` to a stream, through a small buffer; the stream is neither flushed nor closed. */
def writeTo[A](a: A, out: OutputStream)(using encoder: Encoder[A], options: WriteOptions, limits: Limits): Unit =
  Outputs.stream(a, out)

/** Writes `a` after what the caller's writer holds already, in that writer's form. What fails leaves the writer without a
  * document to give out, until it is reset.
  */
def writeTo[A](a: A, out: Writer)(using encoder: Encoder[A]): Unit = Outputs.append(a, out)
