package jzon

import com.sun.management.ThreadMXBean
import java.lang.management.ManagementFactory
import java.lang.ref.SoftReference

class SoftCacheSuite extends munit.FunSuite:
  test("what is given is taken, once"):
    val cache = SoftCache[String]()
    assertEquals(cache.take(), null)
    cache.give("a")
    assertEquals(cache.take(), "a")
    assertEquals(cache.take(), null)

  test("a large object is taken as well, unless the garbage collector has freed it"):
    val cache = SoftCache[String]()
    val reference = SoftReference("a" * 3)
    cache.giveLarge(reference)
    assertEquals(cache.take(), "aaa")
    reference.clear()
    cache.giveLarge(reference)
    assertEquals(cache.take(), null)

  test("a long document allocates its result only, from the second one on"):
    val threads = ManagementFactory.getThreadMXBean.asInstanceOf[ThreadMXBean]
    val document = List.fill(10000)("a" * 100)
    def allocated(): Long =
      val before = threads.getThreadAllocatedBytes(Thread.currentThread.getId)
      val bytes = writeBytes(document)
      threads.getThreadAllocatedBytes(Thread.currentThread.getId) - before - bytes.length
    assert(clue(List.fill(20)(allocated()).min) < 1024)
