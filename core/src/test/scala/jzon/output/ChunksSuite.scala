package jzon.output

import com.sun.management.ThreadMXBean
import java.io.ByteArrayOutputStream
import java.lang.management.ManagementFactory
import jzon.{BufferCache, Codec, EncodeError, Encoder, WriteOptions}

/** Documents that are longer than a buffer that is kept. */
class ChunksSuite extends munit.FunSuite:
  private case class Row(id: Int, name: String, tags: List[String]) derives Codec

  private def rows(count: Int): List[Row] = List.tabulate(count)(i => Row(i, s"é$i", List("a" * (i % 50), "\n")))

  private def streamed[A: Encoder](a: A)(using WriteOptions): Seq[Byte] =
    val out = ByteArrayOutputStream()
    jzon.writeTo(a, out)
    out.toByteArray.toSeq

  private def same[A: Encoder](a: A)(using WriteOptions): Unit =
    val bytes = streamed(a)
    assertEquals(jzon.writeBytes(a).toSeq, bytes)
    assertEquals(jzon.write(a), String(bytes.toArray, "UTF-8"))

  for (name, max) <- List("is kept in any case" -> BufferCache.MaxKept, "is kept at all" -> Writers.MaxKept) do
    test(s"around the length of a buffer that $name"):
      for length <- max - 12 to max + 3 do
        same("a" * length)
        same(List("b", "a" * (length - 5)))
        same(List("a" * (length - 20), "b", "é"))

  test("strings longer than any buffer that is kept"):
    for i <- 0 to 3 do
      same(List("a" * i, "b" * (Writers.MaxKept + i), "c"))
      same(List("a" * (Writers.MaxKept - i), "b" * (Writers.MaxKept * 2 + i), "c" * 1000))

  test("many times that length, in every form"):
    for options <- List(
        WriteOptions.default,
        WriteOptions.pretty,
        WriteOptions(asciiOnly = true),
        WriteOptions(sortedKeys = true)
      )
    do
      given WriteOptions = options
      for count <- List(5000, 20000, 200000) do same(rows(count))

  test("encoders that use the fluent writer"):
    given Encoder[Int] = (count, out) => out.obj(o => for i <- 0 until count do o.put(s"name$i", "value")): Unit
    for count <- List(10, 100000) do same(count)
    same(List(1, 100000, 2, 100000))

  test("a value that can't be written, far behind the first buffer"):
    val error = intercept[EncodeError](jzon.writeBytes(rows(50000) :+ Row(1, "\ud800", Nil)))
    assertEquals(error.render, "[50000].name(lone surrogate)")

  test("after a long document, a short one is as before"):
    for _ <- 0 until 10 do
      for count <- List(20000, 200000) do
        jzon.writeBytes(rows(count)): Unit
        assertEquals(jzon.write(List(1)), "[1]")

  test("a long document allocates its result only, from the second one on"):
    val threads = ManagementFactory.getThreadMXBean.asInstanceOf[ThreadMXBean]
    val document = List.fill(10000)("a" * 100)
    def allocated(): Long =
      val before = threads.getThreadAllocatedBytes(Thread.currentThread.getId)
      val bytes = jzon.writeBytes(document)
      threads.getThreadAllocatedBytes(Thread.currentThread.getId) - before - bytes.length
    assert(clue(List.fill(20)(allocated()).min) < 1024)
