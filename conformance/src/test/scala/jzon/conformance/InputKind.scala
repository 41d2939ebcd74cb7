package jzon.conformance

import java.io.{ByteArrayInputStream, InputStream, StringReader}
import java.nio.ByteBuffer
import java.nio.charset.{CharacterCodingException, CodingErrorAction}
import java.nio.charset.StandardCharsets.UTF_8
import jzon.{DecodeError, Decoder, Limits}

/** A way to hand bytes to the library. */
final case class InputKind(name: String, read: InputKind.Way):
  def apply[A](bytes: Array[Byte])(using Decoder[A], Limits): Outcome = Outcome.of(read(bytes))

object InputKind:
  /** The result of reading bytes this way; accepts any decoder. */
  trait Way:
    def apply[A](bytes: Array[Byte])(using Decoder[A], Limits): Either[DecodeError, A]

  private def kind(name: String)(input: Array[Byte] => jzon.Input): InputKind =
    val way = new Way:
      def apply[A](bytes: Array[Byte])(using Decoder[A], Limits) = jzon.read[A](input(bytes))
    InputKind(name, way)

  /** What stands around a slice: anything that could make sense of a document that is cut. */
  private val around = "]}\"1[{,:e.\\u00 \n".getBytes

  private def surrounded(bytes: Array[Byte]): Array[Byte] = around ++ bytes ++ around

  val array: InputKind = kind("Array[Byte]")(bytes => bytes)

  private val slice = InputKind(
    "slice",
    new Way:
      def apply[A](bytes: Array[Byte])(using Decoder[A], Limits) =
        jzon.read[A](surrounded(bytes), around.length, around.length + bytes.length)
  )

  private def heap(bytes: Array[Byte]): ByteBuffer =
    ByteBuffer.wrap(surrounded(bytes), around.length, bytes.length)

  private def direct(bytes: Array[Byte]): ByteBuffer =
    val buffer = ByteBuffer.allocateDirect(bytes.length + 3).position(3).put(bytes).position(3)
    buffer

  /** Those that take any bytes. */
  val ofBytes: Seq[InputKind] = Seq(
    array,
    slice,
    kind("heap ByteBuffer")(heap),
    kind("slice of a heap ByteBuffer")(bytes => heap(bytes).slice()),
    kind("read-only ByteBuffer")(bytes => heap(bytes).asReadOnlyBuffer()),
    kind("direct ByteBuffer")(direct),
    kind("InputStream")(ByteArrayInputStream(_)),
    kind("InputStream with reads of length 0")(bytes => Pieces(bytes, Seq(0, 3, 0, 0, 1)))
  ) ++ (1 to 7).map(n => kind(s"InputStream by $n")(bytes => Pieces(bytes, Seq(n))))

  /** Those of the above that differ most, for what is done very often. */
  val fewOfBytes: Seq[InputKind] =
    ofBytes.filter(kind =>
      Seq("slice", "direct ByteBuffer", "InputStream", "InputStream by 1", "InputStream by 3").contains(kind.name)
    )

  /** Those that take characters: asked only about valid UTF-8. */
  val ofText: Seq[InputKind] = Seq(
    kind("String")(text),
    kind("StringBuilder")(bytes => java.lang.StringBuilder(text(bytes))),
    kind("Reader")(bytes => StringReader(text(bytes))),
    kind("Reader by 1")(bytes => Characters(text(bytes)))
  )

  /** Those that `bytes` can be handed over by. */
  def all(bytes: Array[Byte]): Seq[InputKind] = if isUtf8(bytes) then ofBytes ++ ofText else ofBytes

  private def text(bytes: Array[Byte]): String = new String(bytes, UTF_8)

  def isUtf8(bytes: Array[Byte]): Boolean =
    try
      UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT).decode(ByteBuffer.wrap(bytes)): Unit
      true
    catch case _: CharacterCodingException => false

/** A stream that gives `bytes` in pieces of these lengths, again and again. */
final class Pieces(bytes: Array[Byte], lengths: Seq[Int]) extends InputStream:
  private var at = 0
  private var reads = 0

  def read(): Int =
    if at == bytes.length then -1
    else
      at += 1
      bytes(at - 1) & 0xff

  override def read(into: Array[Byte], from: Int, length: Int): Int =
    if at == bytes.length then -1
    else
      val n = Seq(lengths(reads % lengths.length), length, bytes.length - at).min
      System.arraycopy(bytes, at, into, from, n)
      at += n
      reads += 1
      n

/** A reader that gives one character at a time, so that surrogate pairs come in two. */
final class Characters(text: String) extends java.io.Reader:
  private var at = 0

  def read(into: Array[Char], from: Int, length: Int): Int =
    if at == text.length then -1
    else
      into(from) = text.charAt(at)
      at += 1
      1

  def close(): Unit = ()
