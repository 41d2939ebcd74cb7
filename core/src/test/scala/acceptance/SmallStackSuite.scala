package acceptance

import java.io.{ByteArrayInputStream, OutputStream, StringReader}
import java.nio.ByteBuffer
import java.nio.charset.StandardCharsets.UTF_8
import jzon as json
import jzon.syntax.*
import munit.{FunSuite, Location}

/** Where the stack is too small for a depth that the limits allow, every way in and out fails with an error, and leaves
  * nothing broken behind.
  */
class SmallStackSuite extends FunSuite:
  import SmallStackSuite.*

  private given json.Limits = json.Limits(depth = 1000000)

  /** More levels than a stack of [[onSmallStack]] has room for in any tier of the JVM. */
  private val levels = 100000
  private val text = "{\"a\":" * levels + "{}" + "}" * levels
  private val bytes = text.getBytes(UTF_8)
  private val nested = (1 to levels).foldLeft(Nested(None))((inner, _) => Nested(Some(inner)))
  private val shallow = Nested(Some(Nested(None)))
  private val shallowText = """{"a":{}}"""

  private def onSmallStack[A](body: => A): A =
    var result: Option[Either[Throwable, A]] = None
    def run(): Unit =
      result = Some(
        try Right(body)
        catch case error: Throwable => Left(error)
      )
    val thread = Thread(null, () => run(), "small stack", 256 * 1024)
    thread.start()
    thread.join()
    result.get.fold(throw _, identity)

  // Reading.

  private def refuses(name: String)(read: => Either[json.DecodeError, Nested])(using Location): Unit =
    test(s"read: $name"):
      for _ <- 1 to 3 do
        val (error, after) = onSmallStack((read.swap.toOption.get, json.read[Nested](shallowText)))
        assertEquals((error.kind, error.message), (json.DecodeError.Kind.Limit, message))
        assert(error.offset > 1000 && error.offset < bytes.length, error.offset)
        assertEquals((error.line, error.column.toLong), (1, error.offset + 1))
        assertEquals(after, Right(shallow))

  private def thrown[A](read: => A): Either[json.DecodeError, A] =
    try Right(read)
    catch case error: json.DecodeError => Left(error)

  refuses("text")(json.read[Nested](text))
  refuses("bytes")(json.read[Nested](bytes))
  refuses("a slice")(json.read[Nested](bytes, 0, bytes.length))
  refuses("a heap buffer")(json.read[Nested](ByteBuffer.wrap(bytes)))
  refuses("a direct buffer")(json.read[Nested](ByteBuffer.allocateDirect(bytes.length).put(bytes).flip()))
  refuses("a stream")(json.read[Nested](ByteArrayInputStream(bytes)))
  refuses("characters")(json.read[Nested](StringReader(text)))
  refuses("or throws")(thrown(json.readOrThrow[Nested](text)))
  refuses("a tree")(json.read[json.Json](text).flatMap(_.as[Nested]))

  test("read: the error as text"):
    assertEquals(onSmallStack(json.parser.decode[Nested](text)), Left(s"($message)"))
    assertEquals(onSmallStack(text.fromJson[Nested]), Left(s"($message)"))

  test("what does not recurse needs no stack"):
    assertEquals(onSmallStack(json.read[Empty](text)), Right(Empty()))
    assertEquals(onSmallStack(json.Raw.checked(text)).map(_.size), Right(text.length))
    assertEquals(onSmallStack(json.read[json.Raw](text).map(json.write(_) == text)), Right(true))
    assertEquals(onSmallStack(json.read[json.Json](text).map(json.write(_) == text)), Right(true))
    assertEquals(onSmallStack(json.read[json.Json](text).map(json.writeBytesExact(_).length)), Right(text.length))

  // Writing.

  private def fails(name: String)(write: => Any)(using Location): Unit =
    test(s"write: $name"):
      for _ <- 1 to 3 do
        val (error, after) = onSmallStack((intercept[json.EncodeError](write), json.write(shallow)))
        assertEquals((error.message, after), (message, shallowText))

  fails("text")(json.write(nested))
  fails("the pretty form")(json.writePretty(nested))
  fails("sorted keys")(json.write(nested)(using summon, json.WriteOptions(sortedKeys = true)))
  fails("bytes")(json.writeBytes(nested))
  fails("bytes, counted")(json.writeBytesExact(nested))
  fails("bytes, counted in another form"):
    json.writeBytesExact(nested)(using summon, json.WriteOptions(asciiOnly = true))
  fails("a stream")(json.writeTo(nested, OutputStream.nullOutputStream()))
  fails("syntax")(nested.toJson)
  fails("syntax, bytes")(nested.toJsonBytes)
  fails("a tree")(json.Json.of(nested))
  fails("a literal")(json.write(json"""{"in": $nested}"""))
  fails("a writer")(json.writeTo(nested, json.Writer()))
  fails("a writer's value")(json.Writer().value(nested))
  fails("a field")(json.Writer().obj(_.put("in", nested)))
  fails("a field after its key")(json.Writer().obj(_.key("in").value(nested)))
  fails("an element")(json.Writer().arr(_.add(nested)))
  fails("a literal in place")(json.Writer().put(json"""[1, $nested]"""))
  fails("what is spread")(json.Writer().put(json"""{"b": 1, ${spread(nested)}}"""))

  test("write: a writer is as new when it is reset"):
    val writer = json.Writer()
    onSmallStack:
      intercept[json.EncodeError](writer.obj(_.put("in", nested))): Unit
      writer.reset()
      writer.obj(_.put("in", shallow))
    : Unit
    assertEquals(writer.toString, s"""{"in":$shallowText}""")

  test("write: a pool's writers come back"):
    val pool = json.BufferPool()
    for _ <- 1 to 5 do
      onSmallStack(intercept[json.EncodeError](pool.use(_.value(nested)))): Unit
      assertEquals(pool.use(_.value(shallow).toString), shallowText)

object SmallStackSuite:
  final case class Nested(a: Option[Nested]) derives json.Codec
  final case class Empty() derives json.Codec

  private val message = "nested too deeply for the stack"
