package jzon.output

import java.io.{ByteArrayOutputStream, IOException, OutputStream}
import java.nio.ByteBuffer
import java.nio.charset.StandardCharsets.UTF_8
import jzon.{EncodeError, Json, Writer}
import munit.Location

/** What a writer may write to: memory and streams of the caller. */
class WriterTargetsSuite extends munit.FunSuite:
  private def document(w: Writer): Writer = w.obj(_.put("n", 1.5).put("s", "aé").arr("xs")(_.add(1).add(true)))
  private val text = """{"n":1.5,"s":"aé","xs":[1,true]}"""
  private val bytes = text.getBytes(UTF_8)

  test("over an array that is large enough, the array is used"):
    val array = new Array[Byte](100)
    val w = Writer.over(array)
    assertEquals(document(w).toString, text)
    assertEquals(String(array, 0, bytes.length, UTF_8), text)
    assertEquals(w.capacity, 100)

  test("over an array of any length, it grows"):
    for length <- 0 to bytes.length do
      val w = Writer.over(new Array[Byte](length))
      assertEquals(document(w).toString, text)
      assert(w.capacity >= bytes.length)

  test("a fixed array of any length: the document, or an error"):
    for length <- 0 to bytes.length + 40 do
      val array = new Array[Byte](length)
      val w = Writer.fixed(array)
      for _ <- 1 to 2 do
        w.reset()
        java.util.Arrays.fill(array, 0: Byte)
        if length < bytes.length then full(length)(document(w))
        else
          assertEquals(document(w).size, bytes.length.toLong)
          assertEquals(String(array, 0, bytes.length, UTF_8), text)
          assertEquals(w.toString, text)
        assertEquals(w.capacity, length)

  test("a full array is refused soon, not when the document ends"):
    val w = Writer.fixed(new Array[Byte](100))
    var count = 0
    full(100)(w.arr(a => while true do { a.add(1); count += 1 }))
    assert(clue(count) < 150)
    withheld(w)

  test("a full array of encoders that are not fluent is refused when asked for"):
    val array = new Array[Byte](4)
    val w = Writer.fixed(array)
    jzon.writeTo(List(1, 2, 3), w)
    full(4)(w.size)
    intercept[EncodeError](w.flush()): Unit
    w.reset()
    jzon.writeTo(List(1), w)
    w.flush()
    assertEquals(String(array, 0, w.size.toInt, UTF_8), "[1]")

  test("ByteBuffers on the heap and off it: the position moves on with each document"):
    for make <- List[Int => ByteBuffer](ByteBuffer.allocate, ByteBuffer.allocateDirect); extra <- List(0, 5, 1000) do
      val buffer = make(3 + 2 * bytes.length + extra)
      buffer.position(3)
      val w = Writer.fixed(buffer)
      assertEquals(w.capacity, buffer.remaining)
      for n <- 1 to 2 do
        document(w)
        assertEquals(buffer.position(), 3 + n * bytes.length)
        assertEquals(w.toString, text)
        w.reset()
      assertEquals(UTF_8.decode(buffer.duplicate().flip().position(3)).toString, text + text)
      if extra < bytes.length then
        full(extra)(document(w))
        assertEquals(buffer.position(), 3 + 2 * bytes.length)

  test("a ByteBuffer larger than the buffer before it"):
    val words = List.fill(5000)("word")
    val buffer = ByteBuffer.allocateDirect(100000)
    Writer.fixed(buffer).obj(_.put("words", words))
    assertEquals(UTF_8.decode(buffer.flip()).toString, jzon.write(Map("words" -> words)))

  test("streams: what is complete is handed over, in pieces if it is long"):
    val stream = ByteArrayOutputStream()
    val w = Writer.to(stream)
    document(w)
    assertEquals(stream.toString(UTF_8), text)
    assertEquals(w.size, bytes.length.toLong)
    assert(intercept[EncodeError](w.toString).message == "the stream has what was written")
    assert(intercept[EncodeError](document(w)).message.startsWith("there is a value already"))
    stream.write('\n')
    w.reset()
    val words = List.fill(5000)("word")
    w.obj(_.put("words", words))
    assertEquals(stream.toString(UTF_8), text + "\n" + jzon.write(Map("words" -> words)))
    w.reset()
    jzon.writeTo(1, w)
    w.flush()
    assert(stream.toString(UTF_8).endsWith("}1"))

  test("streams: a block that is left by an exception completes nothing"):
    val stream = ByteArrayOutputStream()
    val w = Writer.to(stream)
    intercept[IllegalStateException](w.obj { o => o.put("a", 1); throw IllegalStateException() }): Unit
    withheld(w)
    assertEquals(stream.size, 0)
    w.reset()
    w.value(2)
    assertEquals(stream.toString, "2")

  test("streams: an IOException passes through"):
    val broken: OutputStream = _ => throw IOException("disk")
    val w = Writer.to(broken)
    intercept[IOException](document(w)): Unit
    withheld(w)

  test("what was written goes to a ByteBuffer whole or not at all"):
    val w = document(Writer())
    val small = ByteBuffer.allocate(bytes.length - 1)
    full(bytes.length - 1)(w.writeTo(small))
    assertEquals(small.position(), 0)
    val large = ByteBuffer.allocateDirect(bytes.length)
    w.writeTo(large)
    assertEquals(UTF_8.decode(large.flip()).toString, text)

  test("a document of every length in a fixed array of its length"):
    for n <- 0 to 300 do
      val tree = Json.Str("é" * (n % 7) + "x" * n)
      val size = jzon.writeBytes(tree).length
      val array = new Array[Byte](size)
      Writer.fixed(array).value(tree)
      assertEquals(jzon.readOrThrow[Json](array), tree)
      full(size - 1)(Writer.fixed(new Array[Byte](size - 1)).value(tree))

  private def full(length: Int)(body: => Any)(using Location): Unit =
    assertEquals(intercept[EncodeError](body).message, s"the buffer is full: $length bytes")

  private def withheld(w: Writer)(using Location): Unit =
    assert(clue(intercept[EncodeError](w.size).message).endsWith("reset the writer"))
