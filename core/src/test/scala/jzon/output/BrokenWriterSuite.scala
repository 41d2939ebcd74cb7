package jzon.output

import java.io.{ByteArrayOutputStream, IOException, OutputStream}
import java.nio.ByteBuffer
import java.nio.charset.StandardCharsets.UTF_8
import jzon.{Encoder, EncodeError, Writer}
import jzon.syntax.*

/** A writer that something could not be written to gives nothing out, and takes nothing, until it is reset. */
class BrokenWriterSuite extends munit.FunSuite:
  private val bad = Map("x" -> List("\ud800"))

  /** Throws what is no EncodeError, in the middle. */
  private final class Failing
  private given Encoder[Failing] = (_, out) =>
    out.beginObject()
    out.key("x")
    throw IllegalStateException("no")

  private val ways = List[(String, Writer => Unit)](
    "writeTo" -> (jzon.writeTo(bad, _)),
    "writeTo of an encoder that throws" -> (jzon.writeTo(Failing(), _)),
    "value" -> (_.value(bad): Unit),
    "value of an encoder that throws" -> (_.value(Failing()): Unit),
    "literal" -> (_.put(json"""{"x":[${"\ud800"}]}""")),
    "literal with an encoder that throws" -> (_.put(json"""{"x":[${Failing()}]}""")),
    "literal as a value" -> (out => jzon.writeTo(json"""{"x":[${"\ud800"}]}""", out)),
    "object" -> (_.obj(_.put("x", "\ud800")): Unit),
    "array" -> (_.arr(_.add(bad)): Unit),
    "block that is left" -> (_.obj(_ => throw IllegalStateException("no")): Unit),
    "by hand" -> { out =>
      out.beginObject()
      out.key("x")
      out.writeString("\ud800")
    },
    "too deep" -> { out => for _ <- 0 to 600 do out.beginArray() },
    "its own reason" -> (_.fail("no"))
  )

  test("nothing comes out, and nothing goes in, until it is reset"):
    for (name, way) <- ways do
      val out = Writer()
      intercept[RuntimeException](way(out)): Unit
      intercept[EncodeError](out.toString): Unit
      intercept[EncodeError](out.toByteArray): Unit
      intercept[EncodeError](out.size): Unit
      intercept[EncodeError](out.writeTo(ByteArrayOutputStream())): Unit
      intercept[EncodeError](out.writeTo(ByteBuffer.allocate(100))): Unit
      intercept[EncodeError](out.flush()): Unit
      try jzon.writeTo(List(2), out)
      catch case _: EncodeError => ()
      intercept[EncodeError](out.toString): Unit
      out.reset()
      jzon.writeTo(List(2), out)
      assertEquals(out.toString, "[2]", name)

  test("what could not be written is refused at once the next time"):
    val out = Writer()
    jzon.writeTo(Map("x" -> 1), out)
    intercept[EncodeError](jzon.writeTo(bad, out)): Unit
    val error = intercept[EncodeError](jzon.writeTo(Map("x" -> 1), out))
    assertEquals(error.render, "(a value could not be written: reset the writer)")
    assertEquals(intercept[EncodeError](out.put(json"[1]")).render, error.render)
    assertEquals(intercept[EncodeError](out.value(1)).render, error.render)
    assertEquals(intercept[EncodeError](out.obj(_.put("a", 1))).render, error.render)

  test("no document of a stream ends within another"):
    val stream = ByteArrayOutputStream()
    val out = Writer.to(stream)
    for value <- List(Map("x" -> List("1")), bad, Map("x" -> List("2"))) do
      try
        jzon.writeTo(value, out)
        out.flush()
      catch case _: EncodeError => out.reset()
    assertEquals(stream.toString(UTF_8), """{"x":["1"]}{"x":["2"]}""")

  test("a stream that fails"):
    var fails = true
    val taken = ByteArrayOutputStream()
    val stream: OutputStream = new OutputStream:
      def write(b: Int): Unit = throw AssertionError()
      override def write(bytes: Array[Byte], at: Int, length: Int): Unit =
        if fails then throw IOException("full") else taken.write(bytes, at, length)
    val out = Writer.to(stream)
    intercept[IOException](jzon.writeTo(List.fill(5000)("text"), out)): Unit
    fails = false
    intercept[EncodeError](out.flush()): Unit
    intercept[EncodeError](jzon.writeTo(1, out)): Unit
    out.reset()
    jzon.writeTo(1, out)
    out.flush()
    assertEquals(taken.toString(UTF_8), "1")

  test("what is refused for its time leaves the writer as it is"):
    val out = Writer()
    out.obj(_.put("a", 1)): Unit
    assertEquals(
      intercept[EncodeError](out.obj(_.put("a", 1))).message,
      "there is a value already: reset the writer first"
    )
    assertEquals(intercept[EncodeError](out.writeTo(ByteBuffer.allocate(2))).message, "the buffer is full: 2 bytes")
    assertEquals(out.toString, """{"a":1}""")
    jzon.writeTo(2, out)
    assertEquals(out.toString, """{"a":1}2""")

  test("several documents, and an encoder that writes by way of writeTo"):
    val out = Writer()
    final class Wrapper(val inner: Map[String, Int])
    given Encoder[Wrapper] = (wrapper, out) => jzon.writeTo(wrapper.inner, out)
    jzon.writeTo(List(Wrapper(Map("a" -> 1)), Wrapper(Map())), out)
    jzon.writeTo(Wrapper(Map("b" -> 2)), out)
    assertEquals(out.toString, """[{"a":1},{}]{"b":2}""")
    out.reset()
    out.obj(_.put("c", Wrapper(Map("d" -> 3)))): Unit
    assertEquals(out.toString, """{"c":{"d":3}}""")
