package jzon.conformance

import java.io.{ByteArrayInputStream, SequenceInputStream}
import jzon.Json
import munit.FunSuite
import scala.concurrent.duration.*

/** A stream that comes in pieces gives what the whole array gives, wherever it is cut, and wherever a buffer ends. */
class PiecesSuite extends FunSuite:
  override def munitTimeout: Duration = 5.minutes

  private def piece(bytes: Array[Byte], from: Int, until: Int) = ByteArrayInputStream(bytes, from, until - from)

  private def cut(bytes: Array[Byte], places: Int*): java.io.InputStream = (places :+ bytes.length).zip(0 +:
    places).map((until, from) => piece(bytes, from, until): java.io.InputStream)
    .reduce(SequenceInputStream(_, _))

  private def agrees(document: Document, expected: Outcome, where: => String)(in: java.io.InputStream): Unit =
    val outcome = Outcome(in)(using Anything.tree)
    if outcome != expected then fail(s"${document.name} in pieces at $where: $outcome, not $expected")

  private def whole(document: Document): Outcome = Outcome(document.bytes)(using Anything.tree)

  test("every two pieces of documents up to 16 KB"):
    val documents = Documents.upTo(1 << 14)
    assume(documents.nonEmpty, Documents.missing)
    documents.foreach: document =>
      val expected = whole(document)
      // Of long documents every place near the ends, and a prime's multiples of the rest.
      val length = document.bytes.length
      val step = if length > 1024 then 17 else 1
      for i <- 0 to length if i % step == 0 || i < 200 || i > length - 200 do
        agrees(document, expected, s"$i")(cut(document.bytes, i))

  test("every three pieces of documents up to 256 bytes"):
    val documents = Documents.upTo(256)
    assume(documents.nonEmpty, Documents.missing)
    documents.foreach: document =>
      val expected = whole(document)
      val length = document.bytes.length
      val step = if length > 48 then 5 else 1
      for i <- 0 to length; k <- i to length if (i + k) % step == 0 do
        agrees(document, expected, s"$i and $k")(cut(document.bytes, i, k))

  test("one byte at a time, and reads of length 0, documents of any size"):
    val documents = Documents.judged.flatMap(Documents.of)
    assume(documents.nonEmpty, Documents.missing)
    documents.foreach: document =>
      val expected = whole(document)
      agrees(document, expected, "each byte")(Pieces(document.bytes, Seq(1)))
      agrees(document, expected, "reads of 0 to 9 bytes")(Pieces(document.bytes, Seq(0, 5, 0, 0, 9, 1)))

  /** Bytes of the reader's first buffer: white space up to here puts any byte of a document on its edge. */
  private val buffer = 16 * 1024

  test("the edge of the buffer at every byte of documents up to 512 bytes"):
    val documents = Documents.upTo(512)
    assume(documents.nonEmpty, Documents.missing)
    val padding = Array.fill[Byte](buffer)(' ')
    padding(7) = '\n'
    documents.foreach: document =>
      val length = document.bytes.length
      val step = if length > 100 then 7 else if length > 30 then 3 else 1
      for i <- 0 to length + 1 if i % step == length % step do
        val bytes = padding.take(buffer - i) ++ document.bytes
        agrees(document, Outcome(bytes)(using Anything.tree), s"the edge at $i")(ByteArrayInputStream(bytes))

  test("documents of many buffers, filled to their edges by strings of every length"):
    val random = java.util.SplittableRandom(5)
    for n <- 1 to 60 do
      val strings = Seq.fill(12)(Json.Str("é€😀\"\n x".charAt(random.nextInt(8)).toString.filter(!_.isSurrogate) *
        random.nextInt(20000) + n))
      val tree: Json = Json.Arr(strings*)
      val bytes = jzon.writeBytes(tree)
      assertEquals(jzon.read[Json](Pieces(bytes, Seq(16384, 1, 5000 + n))), Right(tree))
      val broken = bytes.updated(bytes.length - 2, '\\'.toByte)
      agrees(
        Document(s"strings $n", broken, None),
        Outcome(broken)(using Anything.tree),
        "any"
      )(ByteArrayInputStream(broken))
