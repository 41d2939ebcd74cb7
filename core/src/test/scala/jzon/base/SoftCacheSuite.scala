package jzon

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
