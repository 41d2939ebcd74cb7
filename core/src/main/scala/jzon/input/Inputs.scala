package jzon.input

import java.io.InputStream
import java.nio.ByteBuffer
import scala.util.{Left, Right}
import jzon.{DecodeError, Decoder, Input, Limits, Reader}

/** The readers behind the front door, one for each kind of input. */
private[jzon] object Inputs:
  /** Reads a whole document. If the stack is too small for its depth, that is an error of kind `Limit`. */
  def whole[A](in: Reader)(using Decoder[A]): A =
    try document(in)
    catch case _: StackOverflowError => in.failStack()
    finally in.close()

  /** Reads text inside of another document, whose reader handles a stack that is too small and closes the input. */
  def document[A](in: Reader)(using decoder: Decoder[A]): A =
    val a = decoder.read(in)
    in.finish()
    a

  /** Reads a whole document, and returns a refusal as a value. */
  def attempt[A](input: Input)(using Decoder[A], Limits): Either[DecodeError, A] =
    try Right(whole(reader(input)))
    catch case error: DecodeError => Left(error)

  /** Reads one value, which others may follow. */
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
      else Reader(Streams.of(buffer.duplicate()))
    case stream: InputStream    => Reader(stream)
    case reader: java.io.Reader => Reader(Streams.of(reader))

  /** Fails because there is no input. This is a mistake of the program, not of a document. */
  def failNull(): Nothing = throw IllegalArgumentException("the input is null")
