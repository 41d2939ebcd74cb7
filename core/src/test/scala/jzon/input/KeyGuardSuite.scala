package jzon.input

import scala.collection.mutable
import scala.util.Random
import munit.Location

class KeyGuardSuite extends munit.FunSuite:
  private val hashings = Hashing.values.toList.filterNot(_ == Hashing.Ordered)

  test("tables of the JDK and of immutable collections choose by all bits, the others by low ones"):
    assertEquals(Hashing.values.toList.filterNot(_.isByLowBits), List(Hashing.Ordered, Hashing.ByAllBits))

  /** A [[KeyGuard]] with the set that it guards. */
  final private class Guarded(max: Int, hashing: Hashing, isExact: Boolean):
    private val guard = KeyGuard(max, hashing, isExact)
    private val unguarded = KeyGuard.unguarded(max, isExact)
    private val known = mutable.LinkedHashSet.empty[Any]
    private var count = 0
    var recalls = 0

    def add(key: Any): Int =
      val answer =
        if count < unguarded then HashGuard.New
        else
          guard.add(key): all =>
            recalls += 1
            known.foreach(all.add(_): Unit)
      count += 1
      known += key
      answer

  /** Adds keys to a guard, and to a HashGuard that looks at all of them, until both refuse one. */
  private def agree(keys: Iterator[Any], max: Int, hashing: Hashing, isExact: Boolean)(using Location): Unit =
    val guarded = Guarded(max, hashing, isExact)
    val table = HashGuard(max, hashing)
    var i = 0
    var isRefused = false
    while keys.hasNext && !isRefused do
      val key = keys.next()
      val expected = table.add(key)
      val answer = guarded.add(key)
      val clue = s"key $i, $key, at most $max of one hash, $hashing"
      if isExact then assertEquals(answer, expected, clue)
      else assertEquals(answer == HashGuard.TooMany, expected == HashGuard.TooMany, clue)
      isRefused = expected == HashGuard.TooMany
      i += 1
    assert(guarded.recalls <= 1)

  for hashing <- hashings; max <- List(1, 2, 3, 5, 16, 64, 127, 300) do
    test(s"it refuses the same key as a guard that looks at all: $hashing, $max"):
      val random = Random(max)
      // Few hashes, many, and those that differ in high bits only.
      def keys(range: Long, step: Long): Iterator[Any] = Iterator.continually(random.nextLong(range) * step).take(5000)
      for isExact <- List(false, true); range <- List(3L, 50L, 2000L, 1L << 40); step <- List(1L, 1L << 9, 1L << 32) do
        agree(keys(range, step), max, hashing, isExact)

  for hashing <- List(Hashing.ByAllBits, Hashing.ByLowBits); max <- List(1, 2, 16, 64) do
    test(s"strings of one hash among honest ones: $hashing, $max"):
      val random = Random(max)
      def word(length: Int) = Seq.fill(length)(if random.nextBoolean() then "Aa" else "BB").mkString
      for share <- List(0.02, 0.5, 1.0); before <- List(0, 10, 1000) do
        val hostile = Iterator.continually(
          if random.nextDouble() < share then word(9) else random.nextInt().toString
        )
        agree((1 to before).iterator.map(_.toString) ++ hostile.take(10000), max, hashing, isExact = false)

  test("honest keys are only counted"):
    def recalls(keys: Iterator[Any], hashing: Hashing): Int =
      val guarded = Guarded(64, hashing, isExact = false)
      keys.foreach(guarded.add(_): Unit)
      guarded.recalls
    for hashing <- List(Hashing.ByAllBits, Hashing.ByLowBits, Hashing.OfOpenHashMap) do
      assertEquals(recalls((1 to 300000).iterator.map(i => s"key$i"), hashing), 0)
      assertEquals(recalls((1 to 300000).iterator, hashing), 0)
    assertEquals(recalls((1 to 60000).iterator.map(_ * 65536), Hashing.ByAllBits), 0)

  test("keys that are repeated are recalled once"):
    val guarded = Guarded(64, Hashing.ByAllBits, isExact = false)
    for i <- 1 to 100000 do assertNotEquals(guarded.add(i % 7), HashGuard.TooMany)
    assertEquals(guarded.recalls, 1)
