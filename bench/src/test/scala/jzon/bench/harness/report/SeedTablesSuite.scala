package jzon.bench.harness.report

import munit.FunSuite

class SeedTablesSuite extends FunSuite:
  private def result(benchmark: String, params: Map[String, String], score: Double) = JmhResult(
    s"jzon.bench.$benchmark",
    "thrpt",
    1,
    1,
    "1 s",
    2,
    "1 s",
    params,
    JmhResult.Metric(score, 10),
    Map("gc.alloc.rate" -> JmhResult.Metric(score / 10), "gc.alloc.rate.norm" -> JmhResult.Metric(104_857))
  )

  test("decoding beside encoding"):
    val compact = Map("form" -> "compact")
    val lines = SeedTables(
      List(
        result("TwitterReading.readCirce", compact, 16010),
        result("TwitterReading.readJzon", compact, 16989),
        result("TwitterWriting.writeJzon", Map.empty, 16945)
      )
    )
    val expected =
      """## Twitter, compact
        |
        ||  | Decoding, ops/sec | MB/sec | B/op | Encoding, ops/sec | MB/sec | B/op |
        || --- | ---: | ---: | ---: | ---: | ---: | ---: |
        || jzon | 16,989 ± 10 | 1,699 | 104,857 | 16,945 ± 10 | 1,695 | 104,857 |
        || circe | 16,010 ± 10 | 1,601 | 104,857 |  |  |  |
        |""".stripMargin
    assertEquals(lines.mkString("", "\n", "\n"), expected + "\n")

  test("an attack beside what it is compared with, and the median of several runs"):
    def under(attack: String, score: Double) = result("Hostile.readJzonStrict", Map("attack" -> attack), score)
    val lines = SeedTables(List(under("honest", 400), under("blanks", 100), under("blanks", 300), under("blanks", 200)))
    assert(clue(lines).contains("| jzon, no_extra_fields | 200 ± 10 (400) | 20 (40) | 104,857 (104,857) |"))

  test("results of other benchmarks are passed over"):
    assertEquals(SeedTables(List(result("StringPieces.read", Map.empty, 1))), Nil)
