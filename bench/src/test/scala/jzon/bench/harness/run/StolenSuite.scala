package jzon.bench.harness.run

import jzon.bench.harness.run.Stolen.Time

class StolenSuite extends munit.FunSuite:
  test("what the system counts, and the host's part of it"):
    val earlier = Stolen.parse("cpu  100 10 20 5000 7 1 2 30 9 0\ncpu0 1 1 1 1 1 1 1 1 0 0\n")
    val later = Stolen.parse("cpu  160 10 20 6000 7 1 2 70 9 0\n")
    assertEquals(earlier, Some(Time(163, 30)))
    assertEquals(later.zip(earlier).map((end, begin) => end.percentSince(begin)), Some(40.0))
    assertEquals(Time(1, 1).percentSince(Time(1, 1)), 0.0)

  test("a system that counts otherwise"):
    for text <- List("", "cpu 1 2 3", "intr 1 2 3 4 5 6 7 8 9 10") do assertEquals(Stolen.parse(text), None)
