package jzon.output

import com.sun.management.ThreadMXBean
import java.lang.management.ManagementFactory
import java.nio.file.Files
import java.time.{Duration, LocalDate, OffsetDateTime}
import java.util.UUID
import jzon.{BufferPool, Corpora, Writer}
import munit.Location

/** What costs no memory, once the writer's buffer and handles are there. */
class FluentAllocationSuite extends munit.FunSuite:
  private val threads = ManagementFactory.getThreadMXBean.asInstanceOf[ThreadMXBean]

  /** Bytes for each of the last 10,000 of 20,000 calls, in a thousandth of a byte. */
  private def free(name: String)(body: () => Unit)(using Location): Unit =
    test(name):
      val id = Thread.currentThread.getId
      var i = 0
      var before = 0L
      while i < 20000 do
        if i == 10000 then before = threads.getThreadAllocatedBytes(id)
        body()
        i += 1
      val bytes = threads.getThreadAllocatedBytes(id) - before
      // The compiler and the counter itself may leave a few bytes in the thread: less than one for a call.
      assert(clue(bytes) < 10000, "bytes for 10,000 documents")

  private val w = Writer()

  private def reused(name: String)(body: Writer => Unit)(using Location): Unit =
    free(name): () =>
      w.reset()
      body(w)

  test("fson's large document, byte for byte"):
    val folder = Corpora.find("encode-documents")
    assume(folder.isDefined, Corpora.missing("encode-documents"))
    w.reset()
    FsonDocuments.large(w)
    assertEquals(w.toString, Files.readString(folder.get.resolve("fson-large.json")).stripLineEnd)

  test("the other two"):
    assertEquals(Fluent.text(FsonDocuments.simple), """{"foo":"bar"}""")
    assertEquals(
      Fluent.text(FsonDocuments.complex),
      """{"unicode":"😀😀😀😀😀😀😀😀😀😀😀aqwdqwd😀😀😀😀","obj":{"float":1.123124313,"items":["first",null,"third"]}}"""
    )

  reused("fson's simple document")(FsonDocuments.simple(_))
  reused("fson's complex document")(FsonDocuments.complex(_))
  reused("fson's large document")(FsonDocuments.large(_))

  reused("every primitive"): w =>
    w.arr: a =>
      a.add(true).add(1: Byte).add(1: Short).add(1).add(1L).add(1.5f).add(1.1).add('é').add("text").add(null)

  private val booleans = Array(true, false)
  private val bytes = Array[Byte](1, 2)
  private val shorts = Array[Short](1, 2)
  private val ints = Array(1, 2)
  private val longs = Array(1L, 2L)
  private val floats = Array(1.5f, 0.1f)
  private val doubles = Array(1.5, 0.1)
  private val chars = Array('a', 'é')
  private val strings = Array("a", "é")

  reused("arrays of primitives and strings"): w =>
    w.obj: o =>
      o.put("a", booleans).put("b", bytes).put("c", shorts).put("d", ints).put("e", longs).put("f", floats)
        .put("g", doubles).put("h", chars).key("i").value(strings)

  private val date = LocalDate.of(2026, 11, 22)
  private val time = OffsetDateTime.parse("2026-11-22T01:02:03.004+01:00")
  private val duration = Duration.ofMillis(1500)
  private val id = UUID(1, 2)
  private val option = Option("x")

  reused("times, durations, UUID, options"): w =>
    w.arr(_.add(date).add(time).add(duration).add(id).add(option))

  private val text = "é😀\"\\\n" * 100

  reused("escapes and text beyond ASCII, in keys too")(_.obj(_.put(text, text)))

  private val long = Array.fill(100)("plain text, which is copied at once?" * 3)
  private val mixed = Array.fill(100)("half of a text, and the other half: другая половина.")

  reused("strings that are copied at once"): w =>
    w.obj: o =>
      o.key("a").value(long)

  reused("strings that can't be, after some that could"): w =>
    w.obj: o =>
      o.put("a", long(0)).put("b", long(1)).key("c").value(mixed)

  private val target = java.nio.ByteBuffer.allocateDirect(1000)
  private val filler = Writer.fixed(target)

  free("into a direct ByteBuffer"): () =>
    target.clear()
    filler.reset()
    FsonDocuments.complex(filler)

  private val pool = BufferPool()
  private val sink = java.io.OutputStream.nullOutputStream()

  free("a writer from a pool"): () =>
    pool.use: w =>
      FsonDocuments.complex(w)
      w.writeTo(sink)
