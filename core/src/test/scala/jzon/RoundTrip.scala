package jzon

import java.io.{ByteArrayInputStream, InputStream, StringReader}
import java.nio.ByteBuffer
import java.nio.charset.StandardCharsets.UTF_8
import munit.Assertions.{assert, assertEquals, clue, fail}
import munit.Location

/** Every kind of input that a document can be read from, and the laws that hold for all of them. */
object RoundTrip:
  /** A kind of input: what makes it of a document's UTF-8. */
  final class Source(val name: String, of: Array[Byte] => Input):
    def apply[A](bytes: Array[Byte])(using Decoder[A], Limits): Either[DecodeError, A] = read[A](of(bytes))
    def apply[A](text: String)(using Decoder[A], Limits): Either[DecodeError, A] = apply(text.getBytes(UTF_8))

  /** Every kind of input. The heap buffer is a slice, between bytes that are no JSON. */
  val sources: List[Source] = List(
    Source("array", bytes => bytes),
    Source("string", bytes => String(bytes, UTF_8)),
    Source("heap buffer", bytes => ByteBuffer.wrap(padding ++ bytes ++ padding, padding.length, bytes.length).slice),
    Source("direct buffer", bytes => ByteBuffer.allocateDirect(bytes.length).put(bytes).flip()),
    Source("stream", bytes => ByteArrayInputStream(bytes)),
    Source("slow stream", bytes => SlowStream(bytes)),
    Source("characters", bytes => StringReader(String(bytes, UTF_8)))
  )

  private val padding = "\"]}x".getBytes(UTF_8)

  /** `a` is the same after it was written, compact and pretty, and read from every kind of input. */
  def holds[A](a: A, same: (A, A) => Boolean = (a: A, b: A) => a == b)(using
      Location,
      Encoder[A],
      Decoder[A],
      Limits
  ): Unit =
    val compact = write(a)
    assertEquals(String(writeBytes(a), UTF_8), compact)
    ExactSize.holds(a)
    for text <- List(compact, writePretty(a)); source <- sources do
      source[A](text) match
        case Right(b)    => assert(same(a, b), s"${source.name}: ${clue(text)} gave ${clue(b)}, not ${clue(a)}")
        case Left(error) => assert(false, s"${source.name}: ${clue(text)} gave $error at ${error.offset}")
    val bytes = padding ++ compact.getBytes(UTF_8) ++ padding
    assert(read[A](bytes, padding.length, bytes.length - padding.length).exists(same(a, _)), clue(compact))

  /** Every kind of input gives `expected`. */
  def reads[A](text: String, expected: A)(using Location, Decoder[A], Limits): Unit =
    for source <- sources do assertEquals(source[A](text), Right(expected), source.name)

  /** Every kind of input is refused with this text, at the same place. */
  def refuses[A](text: String, error: String)(using Location, Decoder[A], Limits): Unit =
    val places =
      for source <- sources yield source[A](text) match
        case Right(a) => fail(s"${source.name}: $text gave $a")
        case Left(e)  =>
          assertEquals(e.render, error, source.name)
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
