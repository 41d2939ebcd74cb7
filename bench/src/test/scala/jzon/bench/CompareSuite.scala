package jzon.bench

import jzon.bench.compare.{Compare, Row}

/** The comparison of two versions, from figures to verdicts. */
class CompareSuite extends munit.FunSuite:
  private def round(nanoseconds: Double) = Map("a row" -> Cost(nanoseconds, 64))

  private def verdict(before: List[Double], after: List[Double]): String =
    Compare.table(before.map(round), after.map(round)).last

  test("a version that is faster in every round is faster"):
    assert(clue(verdict(List(100, 102, 98), List(50, 51, 49.5))).contains("| faster |"))

  test("a version that is slower in every round is slower"):
    assert(clue(verdict(List(50, 51, 49.5), List(100, 102, 98))).contains("| slower |"))

  test("rounds that disagree tell nothing"):
    assert(clue(verdict(List(100, 100, 100), List(80, 120, 101))).contains("| cannot tell |"))

  test("the interval is that of Student's t distribution"):
    val ratio = Compare.ratio(List(math.exp(0.1), math.exp(0.2), math.exp(0.3)))
    assertEqualsDouble(ratio.mean, math.exp(0.2), 1e-12)
    assertEqualsDouble(ratio.high, math.exp(0.2 + 9.925 * 0.1 / math.sqrt(3)), 1e-12)

  test("a row that one version lacks is left out"):
    val table = Compare.table(
      List(round(1) + ("old" -> Cost(1, 1)), round(1)),
      List(round(1), round(1) + ("new" -> Cost(1, 1)))
    )
    assertEquals(table.map(_.takeWhile(_ != '\n')).count(_.startsWith("| a row |")), 1)
    assert(!table.exists(line => line.startsWith("| old") || line.startsWith("| new")))

  test("every row has a name of its own, and runs"):
    val names = Row.all.map(_.name)
    assertEquals(names.distinct, names)
    Row.all.foreach(row => assert(row.run() != null, row.name))
