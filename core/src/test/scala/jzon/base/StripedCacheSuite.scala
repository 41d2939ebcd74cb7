package jzon

class StripedCacheSuite extends munit.FunSuite:
  test("a thread finds again what it gave, each object once, and at most two"):
    val cache = StripedCache[String]()
    assertEquals(cache.take(), null)
    for text <- List("a", "b", "c") do cache.give(text)
    assertEquals(Set(cache.take(), cache.take()), Set("a", "b"))
    assertEquals(cache.take(), null)

  test("each slot has an object of its own"):
    val cache = StripedCache[Integer]()
    for i <- 0 until cache.count do cache.giveTo(i, i)
    for i <- 0 until cache.count do assertEquals(cache.at(i), Integer.valueOf(i))
    for i <- 0 until cache.count do assertEquals(cache.takeFrom(i), Integer.valueOf(i))
    for i <- 0 until cache.count do assertEquals(cache.takeFrom(i), null)
