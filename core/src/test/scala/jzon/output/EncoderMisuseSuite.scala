package jzon.output

import java.io.{ByteArrayOutputStream, OutputStream}
import java.nio.charset.StandardCharsets.UTF_8
import jzon.{BufferPool, EncodeError, Encoder, Writer}

/** Encoders that do what they must not do with the writer that they are lent. No way to write makes a document of it
  * that is not JSON.
  */
class EncoderMisuseSuite extends munit.FunSuite:
  private final case class Text(value: String)

  private def streamed[A: Encoder](a: A): Array[Byte] =
    val out = ByteArrayOutputStream()
    jzon.writeTo(a, out)
    out.toByteArray

  private def toWriter[A: Encoder](a: A): Array[Byte] =
    val out = ByteArrayOutputStream()
    Writer.to(out).value(a).flush()
    out.toByteArray

  private def ways[A: Encoder]: List[(String, A => Array[Byte])] = List(
    "write" -> (jzon.write(_).getBytes(UTF_8)),
    "writePretty" -> (jzon.writePretty(_).getBytes(UTF_8)),
    "writeBytes" -> (jzon.writeBytes(_)),
    "writeBytesExact" -> (jzon.writeBytesExact(_)),
    "stream" -> (streamed(_)),
    "Writer" -> (a => Writer().value(a).toByteArray),
    "Writer.to" -> (toWriter(_))
  )

  private def refused[A: Encoder](a: A): Unit =
    for (name, way) <- ways[A] do
      val outcome =
        try Some(String(way(a), UTF_8))
        catch case _: EncodeError => None
      assertEquals(outcome, None, name)

  test("an error that an encoder swallows"):
    given Encoder[Text] = (text, out) =>
      try out.writeString(text.value)
      catch case _: EncodeError => out.writeString("?")
    refused(List(Text("ok"), Text("x\ud800y")))

  test("a value that an encoder has begun, and replaces"):
    given Encoder[Int] = (_, out) =>
      out.writeString("part")
      throw IllegalStateException("no")
    given Encoder[Text] = (_, out) =>
      try out.value(1): Unit
      catch case _: RuntimeException => out.writeString("fallback")
    refused(Text(""))
    refused(List(Text("")))

  test("a flush inside an array or object"):
    given Encoder[Text] = (text, out) =>
      out.writeString(text.value)
      out.flush()
    for count <- List(1, 2, 1000, 100000) do
      refused(List.fill(count)(Text("0123456789")))
      refused(Map("a" -> List.fill(count)(Text("0123456789"))))

  test("a flush after the whole document"):
    given Encoder[Text] = (text, out) =>
      out.writeString(text.value)
      out.flush()
    for length <- List(1, 10000, 100000); (name, way) <- ways[Text] if !name.startsWith("Writer") do
      assertEquals(String(way(Text("a" * length)), UTF_8), s"\"${"a" * length}\"", name)

  test("a reset"):
    given Encoder[List[Int]] = (list, out) =>
      out.beginArray()
      for i <- list do
        out.element()
        out.writeInt(i)
      out.reset()
      out.writeString("failed")
    for count <- List(1, 1000, 100000, 1000000) do refused(List.fill(count)(1234567))

  test("a writer that was given back can't be reset"):
    val pool = BufferPool()
    val writer = pool.take()
    pool.give(writer)
    intercept[EncodeError](writer.reset()): Unit
    assertEquals(pool.take().value(1).toString, "1")

  test("a stream is not asked to write nothing"):
    val sizes = List.newBuilder[Int]
    val stream = new OutputStream:
      def write(b: Int): Unit = sizes += 1
      override def write(bytes: Array[Byte], from: Int, length: Int): Unit = sizes += length
    given Encoder[Text] = (text, out) => out.obj(_.put("a", text.value)): Unit
    jzon.writeTo(Text("b"), stream)
    val writer = Writer.to(stream)
    writer.value(Text("b")).flush()
    writer.flush()
    assertEquals(sizes.result(), List(9, 9))
