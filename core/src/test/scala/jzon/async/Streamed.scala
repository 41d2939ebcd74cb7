package jzon.async

import java.io.{ByteArrayInputStream, InputStream}
import jzon as json
import jzon.{DecodeError, Decoder, JsonPointer, Limits, Source}
import scala.collection.mutable.ListBuffer

/** The results of a stream, however it is handed over, in a form that can be compared. */
object Streamed:
  type Results = List[String]

  def shown(result: Either[DecodeError, Any]): String = result match
    case Right(a)    => s"$a"
    case Left(error) => s"${error.kind} ${error.render} at ${error.offset} ${error.line}:${error.column}"

  /** As an iterator gives them. */
  def pulled[A](framing: Framing, in: Source)(using Decoder[A], Limits): Results =
    val values = framing match
      case Framing.Concatenated           => json.readAll[A](in)
      case Framing.Lines                  => json.readLines[A](in)
      case Framing.RecordSeparators       => json.readRecords[A](in)
      case Framing.ArrayElements(pointer) => json.readArray[A](in, pointer)
    values.map(shown).toList

  def pulled[A](framing: Framing, bytes: Array[Byte])(using Decoder[A], Limits): Results =
    pulled(framing, ByteArrayInputStream(bytes))

  /** As a chunker gives them, fed with pieces that end at these places. The pieces are copies, spoiled after use. */
  def pushed[A](framing: Framing, bytes: Array[Byte], places: Seq[Int])(using Decoder[A], Limits): Results =
    val chunker = Chunker[A](framing)
    val results = ListBuffer[String]()
    (0 +: places).zip(places :+ bytes.length).foreach: (from, until) =>
      val piece = ("]7" + "x" * (until - from) + "1}").getBytes
      System.arraycopy(bytes, from, piece, 2, until - from)
      chunker.feed(piece, 2, 2 + until - from)(results += shown(_))
      java.util.Arrays.fill(piece, '"'.toByte)
    chunker.end()(results += shown(_))
    results.toList

  def pointer(text: String): JsonPointer = JsonPointer.parse(text).fold(sys.error, identity)

/** A stream that gives at most `most` bytes at a time, and nothing before each of them if it `hesitates`. */
final class Trickle(bytes: Array[Byte], most: Int, hesitates: Boolean = false) extends InputStream:
  private var at = 0
  private var isDue = !hesitates

  /** Bytes that were read. */
  def taken: Int = at

  var isClosed = false

  def read(): Int =
    if at == bytes.length then -1
    else
      at += 1
      bytes(at - 1) & 0xff

  override def read(into: Array[Byte], from: Int, length: Int): Int =
    val isNow = isDue
    isDue = !hesitates || !isDue
    if !isNow then 0
    else if at == bytes.length then -1
    else
      val n = math.min(math.min(most, length), bytes.length - at)
      System.arraycopy(bytes, at, into, from, n)
      at += n
      n

  override def close(): Unit = isClosed = true
