package acceptance

import java.io.{ByteArrayInputStream, StringReader}
import java.nio.ByteBuffer
import java.nio.charset.StandardCharsets.UTF_8
import jzon as json
import munit.Location

/** What the rows have in common. These suites stand outside the package of the library: they see what a user sees. */
trait Rows extends munit.FunSuite:
  /** `text` reads as `expected`. */
  def reads[A: json.Decoder](text: String, expected: A)(using Location): Unit =
    assertEquals(json.parser.decode[A](text), Right(expected), clue(text))

  /** `text` is refused with the rendered error `expected`. */
  def refuses[A: json.Decoder](text: String, expected: String)(using Location): Unit =
    assertEquals(json.parser.decode[A](text).map(_.toString), Left(expected), clue(text))

  /** `text` is refused, with whatever words. */
  def refuses[A: json.Decoder](text: String)(using Location): Unit =
    assert(json.parser.decode[A](clue(text)).isLeft)

  /** `text` reads as `a`, and `a` is written as `text`. */
  def bothWays[A: json.Decoder: json.Encoder](a: A, text: String)(using Location): Unit =
    assertEquals(json.write(a), text)
    reads(text, a)

  /** Every kind of input, each with `bytes` as its whole content; those of text only where the bytes are UTF-8. */
  def inputs(bytes: Array[Byte]): List[(String, () => json.Input)] =
    val direct = ByteBuffer.allocateDirect(bytes.length).put(bytes).flip()
    val framed = new Array[Byte](bytes.length + 7)
    System.arraycopy(bytes, 0, framed, 3, bytes.length)
    val ofBytes = List[(String, () => json.Input)](
      "Array[Byte]" -> (() => bytes),
      "heap ByteBuffer" -> (() => ByteBuffer.wrap(framed, 3, bytes.length)),
      "direct ByteBuffer" -> (() => direct.duplicate()),
      "InputStream" -> (() => new ByteArrayInputStream(bytes)),
      "InputStream, a byte at a time" -> (() => Trickle(bytes))
    )
    val text = new String(bytes, UTF_8)
    val ofText = List[(String, () => json.Input)](
      "String" -> (() => text),
      "CharSequence" -> (() => new java.lang.StringBuilder(text)),
      "Reader" -> (() => new StringReader(text))
    )
    if java.util.Arrays.equals(text.getBytes(UTF_8), bytes) then ofBytes ++ ofText else ofBytes

  /** What `bytes` give from each kind of input, and as a slice of a larger array. */
  def everyWay[A: json.Decoder](bytes: Array[Byte])(using json.Limits): List[(String, Either[json.DecodeError, A])] =
    val framed = "[[{\"".getBytes(UTF_8) ++ bytes ++ "\"}]]".getBytes(UTF_8)
    ("slice", json.read[A](framed, 4, 4 + bytes.length)) ::
      inputs(bytes).map((name, input) => (name, json.read[A](input())))

  /** The bytes that the text says, where `%XX` is a byte in hexadecimal. */
  def bytes(text: String): Array[Byte] =
    java.net.URLDecoder.decode(text.replace("+", "%2B"), "ISO-8859-1").getBytes("ISO-8859-1")

/** A stream that gives one byte at a time, and sometimes none. */
final class Trickle(bytes: Array[Byte]) extends java.io.InputStream:
  private var i = 0
  private var calls = 0

  def read(): Int =
    if i == bytes.length then -1
    else
      i += 1
      bytes(i - 1) & 0xff

  override def read(into: Array[Byte], at: Int, length: Int): Int =
    calls += 1
    if i == bytes.length then -1
    else if calls % 5 == 0 then 0
    else
      into(at) = bytes(i)
      i += 1
      1

/** Counts the bytes that were taken from a stream. */
final class Counting(bytes: Array[Byte]) extends java.io.InputStream:
  var taken = 0
  def read(): Int = if taken == bytes.length then -1 else next()

  override def read(into: Array[Byte], at: Int, length: Int): Int =
    if taken == bytes.length then -1
    else
      val n = math.min(length, bytes.length - taken)
      System.arraycopy(bytes, taken, into, at, n)
      taken += n
      n

  private def next(): Int =
    taken += 1
    bytes(taken - 1) & 0xff

/** Passes whatever comes, which is checked all the same. */
case class Skipped()
object Skipped:
  given json.Decoder[Skipped] = in =>
    in.skip()
    Skipped()
