package jzon

import java.io.{ByteArrayInputStream, InputStream, StringReader}
import java.nio.ByteBuffer
import java.nio.charset.StandardCharsets.UTF_8
import munit.Assertions.{assert, assertEquals, clue}
import munit.Location

/** Every kind of input that a document can be read from, and the laws that hold for all of them. */
object RoundTrip:
  /** Reads a document, given in UTF-8. */
  type Reading = [A] => Array[Byte] => Decoder[A] ?=> Limits ?=> Either[DecodeError, A]

  /** Each kind of input, by name. A slice stands between bytes that are no JSON. */
  val inputs: List[(String, Reading)] = List(
    "array" -> ([A] => (bytes: Array[Byte]) => read[A](bytes)),
    "slice" -> ([A] =>
      (bytes: Array[Byte]) => read[A](padding ++ bytes ++ padding, padding.length, padding.length + bytes.length)),
    "string" -> ([A] => (bytes: Array[Byte]) => read[A](String(bytes, UTF_8))),
    "heap buffer" -> ([A] =>
      (bytes: Array[Byte]) => read[A](ByteBuffer.wrap(padding ++ bytes ++ padding, padding.length, bytes.length).slice)),
    "direct buffer" -> ([A] =>
      (bytes: Array[Byte]) => read[A](ByteBuffer.allocateDirect(bytes.length).put(bytes).flip())),
    "stream" -> ([A] => (bytes: Array[Byte]) => read[A](ByteArrayInputStream(bytes))),
    "slow stream" -> ([A] => (bytes: Array[Byte]) => read[A](SlowStream(bytes))),
    "characters" -> ([A] => (bytes: Array[Byte]) => read[A](StringReader(String(bytes, UTF_8))))
  )

  private val padding = "\"]}x".getBytes(UTF_8)

  /** `a` is the same after it was written, compact and pretty, and read from every kind of input. */
  def holds[A](a: A, same: (A, A) => Boolean = (a: A, b: A) => a == b)(using Location, Encoder[A], Decoder[A], Limits): Unit =
    val compact = write(a)
    assertEquals(String(writeBytes(a), UTF_8), compact)
    for text <- List(compact, writePretty(a)); (name, reading) <- inputs do
      reading[A](text.getBytes(UTF_8)) match
        case Right(b)    => assert(same(a, b), s"$name: ${clue(text)} gave ${clue(b)}, not ${clue(a)}")
        case Left(error) => assert(false, s"$name: ${clue(text)} gave $error at ${error.offset}")

  /** Every kind of input gives `expected`. */
  def reads[A](text: String, expected: A)(using Location, Decoder[A], Limits): Unit =
    for (name, reading) <- inputs do assertEquals(reading[A](text.getBytes(UTF_8)), Right(expected), name)

  /** Every kind of input is refused with this text, at the same place. */
  def refuses[A](text: String, error: String)(using Location, Decoder[A], Limits): Unit =
    val places = for (name, reading) <- inputs yield
      reading[A](text.getBytes(UTF_8)) match
        case Right(a) => throw new AssertionError(s"$name: $text gave $a")
        case Left(e) =>
          assertEquals(e.render, error, name)
          (e.kind, e.offset, e.line, e.column)
    assertEquals(places.distinct.size, 1, places.toString)

  /** Gives 1 to 7 bytes at a time, or none for once. */
  final class SlowStream(bytes: Array[Byte]) extends InputStream:
    private var at = 0
    private var reads = 0

    def read(): Int =
      if at == bytes.length then -1
      else
        at += 1
        bytes(at - 1) & 0xff

    override def read(into: Array[Byte], from: Int, length: Int): Int =
      reads += 1
      val n = math.min(math.min(reads * 5 % 8, length), bytes.length - at)
      if at == bytes.length && length > 0 then -1
      else
        System.arraycopy(bytes, at, into, from, n)
        at += n
        n
