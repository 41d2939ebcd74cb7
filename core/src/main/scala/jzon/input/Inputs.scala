package jzon.input

import java.io.InputStream
import java.nio.ByteBuffer
import jzon.{DecodeError, Decoder, Input, Limits, Reader}

/** What stands behind the front door: a reader for each kind of input. */
private[jzon] object Inputs:
  /** Reads a whole document. A stack that is too small for its depth is a limit like any other. */
  def whole[A](in: Reader)(using Decoder[A]): A =
    try document(in)
    catch case _: StackOverflowError => in.failStack()
    finally in.close()

  /** The same for text within another document, whose reader answers for the stack and has the input to close. */
  def document[A](in: Reader)(using decoder: Decoder[A]): A =
    val a = decoder.read(in)
    in.finish()
    a

  /** Reads a whole document, and returns a refusal as a value. */
  def attempt[A](input: Input)(using Decoder[A], Limits): Either[DecodeError, A] =
    try Right(whole(reader(input)))
    catch case error: DecodeError => Left(error)

  /** Reads one value of many, of which others may follow. */
  def one[A](in: Reader)(using decoder: Decoder[A]): A =
    try decoder.read(in)
    catch case _: StackOverflowError => in.failStack()

  def reader(input: Input)(using Limits): Reader = input match
    case null               => failNull()
    case bytes: Array[Byte] => Reader(bytes, 0, bytes.length)
    case text: CharSequence =>
      val bytes = TextBytes.of(text.toString)
      Reader(bytes, 0, bytes.length)
    case buffer: ByteBuffer =>
      if buffer.hasArray then
        val from = buffer.arrayOffset + buffer.position()
        Reader(buffer.array, from, from + buffer.remaining)
      else Reader(BufferStream(buffer.duplicate()))
    case stream: InputStream    => Reader(stream)
    case reader: java.io.Reader => Reader(CharStream(reader))

  /** There is no input: a mistake of the program, and nothing that a document can be blamed for. */
  def failNull(): Nothing = throw IllegalArgumentException("the input is null")
