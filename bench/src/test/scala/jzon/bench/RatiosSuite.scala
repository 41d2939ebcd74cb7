package jzon.bench

import jzon.bench.Ratios.{Metric, Result}

/** Figures in any unit of JMH as one table. */
class RatiosSuite extends munit.FunSuite:
  private def result(method: String, score: Double, unit: String) =
    Result(s"jzon.bench.Literal.$method", Map.empty, Metric(score, unit))

  test("operations for one second, and times of operations"):
    val rounds = List(List(result("bytesJzon", 50, "ns/op"), result("bytesCirce", 2, "ops/us")))
    val expected = "| Literal bytes | 20,000,000 | 2,000,000 · **10.00** (10.00) |"
    assertEquals(Ratios.table(rounds).last, expected)

  test("medians of all iterations of all rounds, and the fastest"):
    def result(method: String, raw: List[Double]) =
      Result(s"jzon.bench.Literal.$method", Map.empty, Metric(-1, "ns/op", List(raw)))
    val rounds = List(
      List(result("bytesJzon", List(90, 60))),
      List(result("bytesJzon", List(50)), result("bytesUjson", List(200, 150)))
    )
    assertEquals(Ratios.table(rounds).last, "| Literal bytes | 16,666,667 | 5,833,333 · **2.92** (3.00) |")

  test("a metric that is none of both"):
    intercept[RuntimeException](Metric(1, "B/op").throughput): Unit
