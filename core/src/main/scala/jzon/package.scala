package jzon

import java.io.OutputStream
import java.nio.ByteBuffer
import scala.util.{Left, Right}
import jzon.input.Inputs
import jzon.output.{ExactOutputs, Outputs}

/** The sources that a document can be read from. Arrays and heap buffers are not copied. The others are read through a
  * buffer.
  */
type Input = CharSequence | Array[Byte] | ByteBuffer | java.io.InputStream | java.io.Reader

/** Reads a whole document. A stream is read to its end, and not closed.
  *
  * @return
  *   the value, or an error that says why and where the document was refused
  * @throws java.lang.IllegalArgumentException
  *   if `in` is null
  */
def read[A](in: Input)(using decoder: Decoder[A], limits: Limits): Either[DecodeError, A] =
  Inputs.attempt(in)

/** Reads a document from `bytes(from until until)`.
  *
  * @throws java.lang.IndexOutOfBoundsException
  *   if there is no such range
  */
def read[A](bytes: Array[Byte], from: Int, until: Int)(using
    decoder: Decoder[A],
    limits: Limits
): Either[DecodeError, A] =
  try Right(Inputs.whole(Reader(bytes, from, until)))
  catch case error: DecodeError => Left(error)

/** Reads a whole document.
  *
  * @throws DecodeError
  *   if the document is refused
  * @throws java.lang.IllegalArgumentException
  *   if `in` is null
  */
def readOrThrow[A](in: Input)(using decoder: Decoder[A], limits: Limits): A = Inputs.whole(Inputs.reader(in))

/** Writes `a` to a string, in compact form unless `options` say otherwise.
  *
  * To pass options or limits to one call, here and below, name the type: `write[Point](point)(using limits = some)`.
  * Without it, the compiler may take an encoder of a wider type that is in scope.
  *
  * @throws EncodeError
  *   if `a` can't be written, here and below
  */
def write[A](a: A)(using encoder: Encoder[A], options: WriteOptions, limits: Limits): String = Outputs.string(a)

/** Writes `a` to a string with each field and element on its own line: `"k" : v`. */
def writePretty[A](a: A)(using encoder: Encoder[A], options: WriteOptions, limits: Limits): String =
  Outputs.string(a)(using encoder, Outputs.pretty(options), limits)

/** Writes `a` to an array, in UTF-8. */
def writeBytes[A](a: A)(using encoder: Encoder[A], options: WriteOptions, limits: Limits): Array[Byte] =
  Outputs.bytes(a)

/** Writes `a` to an array, in UTF-8. It counts the bytes first, and allocates only an array of that length.
  *
  * @throws EncodeError
  *   if `a` can't be written, or if an encoder writes more or fewer bytes than its [[Encoder.size]] says
  */
def writeBytesExact[A](a: A)(using encoder: Encoder[A], options: WriteOptions, limits: Limits): Array[Byte] =
  ExactOutputs.bytes(a)

/** Writes `a` to a stream through a buffer. The stream is neither flushed nor closed. */
def writeTo[A](a: A, out: OutputStream)(using encoder: Encoder[A], options: WriteOptions, limits: Limits): Unit =
  Outputs.stream(a, out)

/** Appends `a` to a writer, with the options of that writer. If writing fails, the writer has no document until it is
  * reset.
  */
def writeTo[A](a: A, out: Writer)(using encoder: Encoder[A]): Unit = Outputs.append(a, out)
