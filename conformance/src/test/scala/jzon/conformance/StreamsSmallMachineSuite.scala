package jzon.conformance

import java.io.OutputStream
import jzon as json
import jzon.{Decoder, JsonPointer, Limits}
import jzon.async.{Chunker, Framing}
import munit.FunSuite
import scala.concurrent.duration.*

/** Streams much larger than the memory. The environment variable JZON_STREAM_MB says how large; with 1000 it is what
  * the documentation claims.
  */
class StreamsSmallMachineSuite extends FunSuite:
  override def munitTimeout: Duration = 30.minutes

  private val size = sys.env.get("JZON_STREAM_MB").map(_.toLong).getOrElse(100L) * 1000 * 1000

  case class Row(id: Int, name: String, tags: List[String]) derives json.Codec

  private val row =
    Row(12345, "a row of a large document, with a text that is not only ASCII: é€😀", List("a", "b\n", "c"))
  private val rowBytes = json.writeBytes(row)

  private def rows(): Repeated = Repeated("{\"rows\":[", rowBytes, ",\n", "],\"end\":true}", size)

  private val way = JsonPointer(List("rows"))

  test("the elements of an array that is larger than the memory"):
    val in = rows()
    val results = json.readArray[Row](in, way)
    assertEquals(results.foldLeft(0L)((n, result) => if result == Right(row) then n + 1 else n), in.count)

  test("lines, and values one after the other"):
    val lines = Repeated("", rowBytes, "\n", "", size)
    assertEquals(
      json.readLines[Row](lines).foldLeft(0L)((n, result) => if result == Right(row) then n + 1 else n),
      lines.count
    )
    val all = Repeated("", rowBytes, "", "", size)
    assertEquals(
      json.readAll[Row](all).foldLeft(0L)((n, result) => if result == Right(row) then n + 1 else n),
      all.count
    )

  test("the same in pieces"):
    val in = rows()
    val chunker = Chunker[Row](Framing.ArrayElements(way))
    val piece = new Array[Byte](5000)
    var count = 0L
    var n = in.read(piece, 0, piece.length)
    while n >= 0 do
      chunker.feed(piece, 0, n)(result => if result == Right(row) then count += 1)
      n = in.read(piece, 0, piece.length)
    chunker.end()(_ => fail("nothing is left"))
    assertEquals(count, in.count)

  /** Counts what it gets. */
  private class Counting extends OutputStream with Appendable:
    var count = 0L
    def write(b: Int): Unit = count += 1
    override def write(bytes: Array[Byte], from: Int, length: Int): Unit = count += length
    def append(c: Char): Appendable =
      count += 1
      this
    def append(text: CharSequence): Appendable =
      count += text.length
      this
    def append(text: CharSequence, from: Int, until: Int): Appendable = append(text.subSequence(from, until))

  private def intoSink(unit: String)(read: (json.Reader, Counting) => Long): (Long, Long) =
    val in = Repeated("{\"data\":\"", unit.getBytes, "", "\"}", size)
    val sink = Counting()
    given Decoder[Long] = reader =>
      var n = 0L
      reader.beginObject()
      while reader.hasField() do if reader.readName() == "data" then n = read(reader, sink) else reader.skip()
      n
    assertEquals(json.read[Long](in), Right(sink.count))
    (sink.count, in.count)

  test("strings that are larger than the memory, into a sink"):
    val (bytes, units) = intoSink("abcé\\n\\u20ac")(_.readStringTo(_, Long.MaxValue))
    assertEquals(bytes, units * 9)
    val (chars, unitsOfChars) = intoSink("abcé\\n\\u20ac")(_.readCharsTo(_, Long.MaxValue))
    assertEquals(chars, unitsOfChars * 6)
    val (decoded, unitsOfBase64) = intoSink("AQID/+09")(_.readBase64To(_, Long.MaxValue))
    assertEquals(decoded, unitsOfBase64 * 6)

  /** Goes through a value of any size, and refuses it in the end. */
  private val picky: Decoder[Int] = in =>
    if in.next() == '[' then
      var sum = 0
      in.beginArray()
      while in.hasElement() do
        in.beginObject()
        while in.hasField() do
          in.readName(): Unit
          in.skip()
        sum += 1
      if sum > 1 then in.fail("too many") else sum
    else in.readInt()

  test("an element larger than the memory that is refused"):
    for before <- Seq("[1,[", "[1,\"x\",{\"a\":[") do
      val end = if before.endsWith("{\"a\":[") then "]},2]" else "],2]"
      val in = Repeated(before, rowBytes, ",", end, size)
      val results = json.readArray[Int](in)(using picky).toList
      assertEquals(results.head, Right(1))
      assertEquals(results.last, Right(2))
      assert(results.drop(1).dropRight(1).forall(_.isLeft), results.toString)

  test("an element larger than the memory, of which nothing is wanted"):
    val in = Repeated("{\"a\":[[", rowBytes, ",", "]],\"rows\":[1,2]}", size)
    assertEquals(json.readArray[Int](in, way).toList, List(Right(1), Right(2)))
    val all = Repeated("[", rowBytes, ",", "] 7", size)
    val skipping: Decoder[Int] = in =>
      if in.next() == '[' then { in.skip(); 0 }
      else in.readInt()
    assertEquals(json.readAll[Int](all)(using skipping).toList, List(Right(0), Right(7)))

  test("endless arrays, white space and lines that are no values"):
    val endless = Repeated("[", "1".getBytes, ",", "", Long.MaxValue)
    assertEquals(json.readArray[Int](endless).take(1000000).count(_ == Right(1)), 1000000)
    assertEquals(json.readAll[Int](Repeated("1", " \n".getBytes, "", "2", size)).toList, List(Right(1), Right(2)))
    assertEquals(json.readLines[Int](Repeated("1\n", " ".getBytes, "", "2", size)).toList, List(Right(1), Right(2)))
    assertEquals(
      json.readLines[Int](Repeated("1\n", "x".getBytes, "", "\n2", size)).map(_.isRight).toList,
      List(true, false, true)
    )
    assertEquals(
      json.readLines[Int](Repeated("1\n2", " ".getBytes, "", "\n3", size)).toList,
      List(Right(1), Right(2), Right(3))
    )
    assertEquals(
      json.readLines[Int](Repeated("1\n2", " ".getBytes, "", "x\n3", size)).map(_.left.map(e =>
        (e.message, e.line)
      )).toList,
      List(Right(1), Left(("expected the end of input got 'x'", 2)), Right(3))
    )
    val limits = Limits(documentBytes = 100000)
    val lines = json.readLines[json.Json](Repeated("1\n[", "1,".getBytes, "", "1]\n2", size))(using summon, limits)
    assertEquals(lines.map(_.isRight).toList, List(true, false, true))
