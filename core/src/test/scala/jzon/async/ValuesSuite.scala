package jzon.async

import java.io.{ByteArrayInputStream, ByteArrayOutputStream, IOException, InputStream}
import java.nio.ByteBuffer
import java.nio.channels.{Channels, ReadableByteChannel}
import java.nio.file.{Files, Path}
import java.util.zip.{GZIPInputStream, GZIPOutputStream}
import jzon as json
import jzon.{DecodeError, Limits, Values}
import jzon.DecodeError.Kind
import munit.FunSuite
import scala.concurrent.duration.*
import scala.util.Using

class ValuesSuite extends FunSuite:
  override def munitTimeout: Duration = 5.minutes

  import Streamed.*

  case class Point(x: Int, y: Int = 0) derives json.Codec

  private def stream(text: String): InputStream = ByteArrayInputStream(text.getBytes)

  private def withFile[A](text: String)(body: Path => A): A =
    val file = Files.createTempFile("values", ".json")
    try
      Files.writeString(file, text): Unit
      body(file)
    finally Files.delete(file)

  test("a line that is no value does not stop the next; its place is that in the stream"):
    val lines = json.readLines[Point](stream("{\"x\":1}\n{\"x\":\"é\"}\r\n\n{\"x\":2,}\n  {\"x\":3}")).toList
    assertEquals(lines.collect { case Right(point) => point }, List(Point(1), Point(3)))
    val errors = lines.collect { case Left(error) => error }
    assertEquals(errors.map(_.kind), List(Kind.Data, Kind.Syntax))
    assertEquals(errors.map(e => (e.line, e.column, e.offset)), List((2, 6, 13L), (4, 8, 28L)))

  test("a value over several lines is refused, line by line"):
    val results = json.readLines[Point](stream("{\"x\":\n1}\n{\"x\":2}")).toList
    assertEquals(results.map(_.left.map(_.kind)), List(Left(Kind.End), Left(Kind.Data), Right(Point(2))))

  test("what is refused is passed, and what is not JSON ends the values"):
    val results = json.readAll[Point](stream("{\"x\":\"a\",\"y\":[{}]} {\"x\":1}{\"y\":1,\"x\":{}]} {\"x\":2}")).toList
    assertEquals(
      results.map(_.left.map(_.kind)),
      List(Left(Kind.Data), Right(Point(1)), Left(Kind.Data), Left(Kind.Syntax))
    )

  test("a value after one that passed a limit"):
    given Limits = Limits(depth = 3, stringBytes = 5, documentBytes = 20)
    val text = "[[[[[[1]]]]]] \"abcdefgh\" " + "[" + "1," * 50000 + "2] \"abc\""
    val results = json.readAll[json.Json](stream(text)).toList
    assertEquals(
      results.map(_.map(_.toString)).map(_.left.map(_.kind)),
      List(Left(Kind.Limit), Left(Kind.Limit), Left(Kind.Limit), Right("\"abc\""))
    )

  test("the path of an element is that in the document"):
    val values = json.readArray[Point](stream("{\"a~/\":[{},[{\"x\":1},{\"x\":[]}]]}"), pointer("/a~0~1/1"))
    assertEquals(values.map(_.left.map(_.jq)).toList, List(Right(Point(1)), Left(".\"a~/\"[1][1].x")))

  test("a pointer that leads nowhere"):
    for (text, path) <- Seq("{\"b\":[]}" -> ".a", "[1]" -> ".", "{\"a\":{}}" -> ".a", "{\"a\":null}" -> ".a") do
      val results = json.readArray[Point](stream(text), pointer("/a")).toList
      assertEquals(results.map(_.left.map(e => (e.kind, e.jq))), List(Left((Kind.Data, path))))

  test("truncated records"):
    val rs = "\u001e"
    val results = json.readRecords[json.Json](stream(s"$rs{\"a\":1}\n$rs{\"a\":$rs" +
      s"12${rs}12\n${rs}true\n$rs[1,2]${rs}nul$rs\"a\""))
    assertEquals(
      results.map(_.left.map(_.kind)).map(_.map(_.toString)).toList,
      List(
        Right("{\"a\":1}"),
        Left(Kind.End),
        Left(Kind.End),
        Right("12"),
        Right("true"),
        Right("[1,2]"),
        Left(Kind.End),
        Right("\"a\"")
      )
    )

  test("a decoder that reads nothing does not go on for ever"):
    val lazybones: json.Decoder[Int] = _ => 1
    val results = json.readAll[Int](stream("1 2"))(using lazybones).map(_.left.map(_.kind)).take(5).toList
    assertEquals(results, List(Left(Kind.Data), Left(Kind.Data)))
    assertEquals(pushed[Int](Framing.Concatenated, "1 2".getBytes, Nil)(using lazybones).size, 2)

  test("streams, channels, files and gzip"):
    val text = "{\"x\":1}\n{\"x\":2}\n" * 5000
    val expected = List.fill(5000)(List(Right(Point(1)), Right(Point(2)))).flatten
    val zipped = ByteArrayOutputStream()
    Using.resource(GZIPOutputStream(zipped))(_.write(text.getBytes))
    def sources(file: Path): Seq[json.Source] = Seq(
      stream(text),
      Channels.newChannel(stream(text)),
      file,
      Files.newByteChannel(file),
      GZIPInputStream(ByteArrayInputStream(zipped.toByteArray)),
      Trickle(text.getBytes, 7, hesitates = true)
    )
    withFile(text): file =>
      for source <- sources(file) do assertEquals(json.readAll[Point](source).toList, expected)
      for source <- sources(file) do assertEquals(json.readLines[Point](source).toList, expected)

  private class Closing(text: String) extends ByteArrayInputStream(text.getBytes):
    var isClosed = false
    override def close(): Unit = isClosed = true

  test("a stream of the caller is closed by close only"):
    val ways = Seq[json.Source => Values[Int]](
      json.readAll[Int](_),
      json.readLines[Int](_),
      json.readArray[Int](_),
      json.readRecords[Int](_)
    )
    for read <- ways; text <- Seq("[1]", "1", "x", "") do
      val in = Closing(text)
      val values = read(in)
      values.foreach(_ => ())
      assert(!in.isClosed)
      values.close()
      assert(in.isClosed)
      assert(!values.hasNext)
    val channel = Channels.newChannel(stream("1"))
    val values = json.readAll[Int](channel)
    assertEquals(values.toList, List(Right(1)))
    assert(channel.isOpen)
    values.close()
    assert(!channel.isOpen)

  test("values that are closed early"):
    val values = json.readAll[Int](stream("1 2 3"))
    assertEquals(values.next(), Right(1))
    values.close()
    values.close()
    assert(!values.hasNext)
    intercept[NoSuchElementException](values.next()): Unit

  test("a channel that gives nothing for ever ends with an exception"):
    val idle = new ReadableByteChannel:
      def read(into: ByteBuffer): Int = 0
      def isOpen: Boolean = true
      def close(): Unit = ()
    intercept[IOException](json.readAll[Int](idle).hasNext): Unit
    intercept[IOException](json.readLines[Int](idle).hasNext): Unit

  /** Breaks at the read of this number, once, or for ever. */
  private class Breaking(text: String, at: Int, isOnce: Boolean) extends InputStream:
    private val all = text.getBytes
    private var reads = 0
    private var i = 0
    val error = IOException("broken")
    private def check(): Unit =
      reads += 1
      if if isOnce then reads == at else reads >= at then throw error
    def read(): Int =
      check()
      if i == all.length then -1
      else
        i += 1
        all(i - 1) & 0xff
    override def read(into: Array[Byte], from: Int, length: Int): Int =
      check()
      if i == all.length then -1
      else
        into(from) = all(i)
        i += 1
        1

  private val texts = Seq[(Framing, String)](
    Framing.Concatenated -> "{\"x\":1} {\"x\":[2]} {\"x\":3,\"y\":4}",
    Framing.Lines -> "{\"x\":1}\n{\"x\":[2]}\n{\"x\":3,\"y\":4}",
    Framing.RecordSeparators -> "\u001e{\"x\":1}\n\u001e{\"x\":[2]}\n\u001e{\"x\":3,\"y\":4}",
    Framing.ArrayElements(pointer("/a")) -> "{\"b\":[1],\"a\":[{\"x\":1} , {\"x\":[2]} , {\"x\":3,\"y\":4}],\"c\":[]}"
  )

  private def values(framing: Framing, in: InputStream) = framing match
    case Framing.Concatenated       => json.readAll[Point](in)
    case Framing.Lines              => json.readLines[Point](in)
    case Framing.RecordSeparators   => json.readRecords[Point](in)
    case Framing.ArrayElements(way) => json.readArray[Point](in, way)

  test("an IOException at any read comes out as itself, and the codec stays usable"):
    for (framing, text) <- texts; at <- 1 to text.length + 1 do
      val in = Breaking(text, at, isOnce = false)
      val caught = intercept[IOException](values(framing, in).foreach(_ => ()))
      assert(caught eq in.error)
      assertEquals(pulled[Point](framing, text.getBytes).size, 3)

  test("an exception of the stream between or in values that passes, a timeout say, loses nothing"):
    for (framing, text) <- texts.take(3); at <- 1 to text.length + 1 do
      val results = values(framing, Breaking(text, at, isOnce = true))
      val whole = pulled[Point](framing, text.getBytes)
      var seen = List[String]()
      var failures = 0
      while
        try
          val more = results.hasNext
          if more then seen = shown(results.next()) :: seen
          more
        catch
          case _: IOException =>
            failures += 1
            failures < 10
      do ()
      if failures < 10 then assertEquals(seen.reverse, whole, s"$framing $at")
      else assert(framing == Framing.Concatenated, s"$framing $at") // while what was refused is passed

  test("a timeout between or in the elements of an array loses nothing either"):
    val text = "[{\"x\":1} , {\"x\":3,\"y\":4},{\"x\":5}]"
    for at <- 2 to text.length do
      val results = json.readArray[Point](Breaking(text, at, isOnce = true))
      var seen = List[Either[DecodeError, Point]]()
      var timeouts = 0
      while
        try
          val more = results.hasNext
          if more then seen = results.next() :: seen
          more
        catch
          case _: IOException =>
            timeouts += 1
            true
      do ()
      assertEquals((timeouts, seen.reverse), (1, List(Right(Point(1)), Right(Point(3, 4)), Right(Point(5)))), s"$at")

  test("after the last error nothing is read beyond one buffer"):
    val large = s"\"${"x" * 100000}\""
    assertEquals(
      json.readAll[String](stream(large)).map(_.map(_.length)).toList,
      List(Right(100000))
    ) // leaves its buffer
    for (framing, text) <- Seq(Framing.Concatenated -> "1 2 ]", Framing.ArrayElements() -> "[1 2") do
      val in = Trickle((text + " " * 200000).getBytes, Int.MaxValue)
      val results = framing match
        case Framing.Concatenated => json.readAll[Int](in)
        case _                    => json.readArray[Int](in)
      results.foreach(_ => ())
      assert(in.taken <= 16 * 1024, s"${in.taken}")

  test("the limit of a document counts for each value, and a value ends where its limit does"):
    for limit <- 1 to 20 do
      given Limits = Limits(documentBytes = limit)
      for length <- 1 to 21 do
        val number = "1" * length
        val text = s"  $number     $number\n$number"
        val expected = List.fill(3)(length <= limit)
        assertEquals(json.readAll[BigInt](stream(text)).map(_.isRight).toList, expected)
        assertEquals(json.readLines[BigInt](stream(text.replace(' ', '\n'))).map(_.isRight).toList, expected)
        assertEquals(json.readArray[BigInt](stream(s"[$number  ,  $number,$number]")).map(_.isRight).toList, expected)

  test("values of many buffers"):
    val random = java.util.SplittableRandom(3)
    for _ <- 1 to 4 do
      val trees = List.fill(30)(json.Json.Str("aé\"€".charAt(random.nextInt(4)).toString * random.nextInt(30000)))
      val bad = "{\"x\":\"" + "é\\n" * random.nextInt(40000) + "\"}"
      val text = trees.map(_.toString).mkString(bad, bad, bad)
      val bytes = text.getBytes
      given json.Decoder[json.Json] = json.Decoder[String].map(json.Json.Str(_))
      val whole = json.readAll[json.Json](ByteArrayInputStream(bytes)).toList
      assertEquals(whole.collect { case Right(tree) => tree }, trees)
      assertEquals(whole.count(_.isLeft), trees.size + 1)
      val places = Iterator.iterate(random.nextInt(30000))(_ + random.nextInt(30000)).takeWhile(_ < bytes.length).toSeq
      assertEquals(pushed[json.Json](Framing.Concatenated, bytes, places), whole.map(shown))
      assertEquals(pulled[json.Json](Framing.Concatenated, Trickle(bytes, 1000)), whole.map(shown))
