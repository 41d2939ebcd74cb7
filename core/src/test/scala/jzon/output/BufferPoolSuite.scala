package jzon.output

import java.util.concurrent.ConcurrentHashMap
import jzon.{BufferPool, EncodeError, Limits, OnThreads, WriteOptions, Writer}

class BufferPoolSuite extends OnThreads:
  private val smallBytes = 4 * 1024

  private def pool(maxBytes: Int = 1024 * 1024): BufferPool = BufferPool(256, smallBytes, maxBytes)

  /** Uses the pool for a document of about as many bytes: the capacity of the writer before. */
  private def write(pool: BufferPool, bytes: Int): Int =
    pool.use: w =>
      val before = w.capacity
      w.obj(_.put("text", "x" * bytes))
      assertEquals(w.size, bytes + 11L)
      before

  test("what was written is given, and the next use begins empty"):
    val p = pool()
    for i <- 1 to 3 do assertEquals(p.use(w => w.obj(_.put("i", i)).toString), s"""{"i":$i}""")
    assertEquals(p.use(_.size), 0L)

  test("grown buffers come back"):
    val p = pool()
    assertEquals(write(p, 2000), 256)
    for _ <- 1 to 100 do assert(write(p, 10) >= 2000)

  test("large buffers stay while they are busy"):
    val p = pool()
    write(p, 100000): Unit
    for _ <- 1 to 100 do assert(write(p, 100000) >= 100000)
    for _ <- 1 to 30 do
      for _ <- 1 until BufferPool.Patience do assert(write(p, 10) >= 100000)
      assert(write(p, 100000) >= 100000)

  test("large buffers go when they are not needed"):
    val p = pool()
    write(p, 100000): Unit
    val capacities = List.fill(10)(write(p, 10))
    assertEquals(capacities.count(_ >= 100000), BufferPool.Patience)
    assertEquals(capacities.last, 256)

  test("several documents in a use count by the longest"):
    val p = pool()
    for _ <- 1 to 20 do
      p.use: w =>
        w.value("x" * 100000)
        w.reset()
        w.value(1)
    assert(p.use(_.capacity) >= 100000)

  test("buffers beyond the most are not kept"):
    val p = pool(maxBytes = 50000)
    write(p, 100000): Unit
    assertEquals(write(p, 10), 256)
    assert(p.idleBytes <= 1024)

  test("large buffers that lie idle go while others are used"):
    val p = pool()
    val first = p.take()
    val second = p.take()
    second.value("x" * 100000)
    p.give(first)
    p.give(second)
    assert(clue(p.idleBytes) > 100000)
    for _ <- 1 to 8 * 4 * Runtime.getRuntime.availableProcessors * (BufferPool.Patience + 1) do write(p, 10): Unit
    assert(clue(p.idleBytes) < smallBytes)

  test("trim lets idle large buffers go at once"):
    val p = pool()
    write(p, 100000): Unit
    assert(p.idleBytes > 100000)
    p.trim()
    assertEquals(p.idleBytes, 256L)

  test("an exception gives the writer back as well"):
    val p = pool()
    write(p, 2000): Unit
    intercept[IllegalStateException](p.use { w => w.obj(_ => throw IllegalStateException()) }): Unit
    p.use: w =>
      assert(w.capacity >= 2000)
      assertEquals(w.obj(_.put("a", 1)).toString, """{"a":1}""")

  test("a writer after it was given back"):
    val p = pool()
    val w = p.take()
    w.obj(_.put("a", 1))
    p.give(w)
    val back = "this writer was given back to its pool"
    assertEquals(intercept[EncodeError](w.toString).message, back)
    assertEquals(intercept[EncodeError](w.obj(_ => ())).message, back)
    assertEquals(intercept[EncodeError](w.value(1)).message, back)
    assertEquals(intercept[EncodeError](p.give(w)).message, back)
    val again = p.take()
    assert(again ne p.take())

  test("a writer of another pool, or of none"):
    val foreign = "this writer is not from this pool"
    assertEquals(intercept[EncodeError](pool().give(pool().take())).message, foreign)
    assertEquals(intercept[EncodeError](pool().give(Writer())).message, foreign)

  test("options and limits are those of the pool"):
    val p = BufferPool()(using WriteOptions(asciiOnly = true), Limits(depth = 1))
    assertEquals(p.use(_.value("é").toString), "\"\\u00e9\"")
    intercept[EncodeError](p.use(_.value(List(List(1))))): Unit

  test("sizes that make no sense are refused"):
    intercept[IllegalArgumentException](BufferPool(-1)): Unit
    intercept[IllegalArgumentException](BufferPool(10, 9)): Unit
    intercept[IllegalArgumentException](BufferPool(10, 20, 19)): Unit

  private val shared = pool()
  private val inUse = ConcurrentHashMap.newKeySet[Writer]()

  // Writers are in one thread's hands at a time, whatever the threads do with them.
  onThreads: i =>
    try
      shared.use: w =>
        assert(inUse.add(w))
        try
          val text = s"$i" * (i % 500)
          w.obj(_.put("i", i).put("text", text))
          Thread.`yield`()
          assertEquals(w.toString, s"""{"i":$i,"text":"$text"}""")
          if i % 3 == 0 then throw IllegalStateException()
        finally assert(inUse.remove(w))
    catch case _: IllegalStateException => ()
