package jzon.bench.harness.report

import munit.FunSuite
import jzon.bench.harness.*

class TablesSuite extends FunSuite:
  private def cell(library: String) = Cell(library, Api.Stream, Datatype.Clients, 10, Variant.Shuffled, Input.String)

  private def report = Specimen.report.copy(
    throughput = List(
      Measurement(cell("jackson"), 2000, Some(100), Some(4096), Some(12.4), Some(0.917)),
      Measurement(cell("jzon"), 5000, None, Some(1234.4)),
      Measurement(cell("alfa"), 50, Some(1), None)
    ),
    failures = List(Failure(cell("zulu"), "it has had enough")),
    ndjson = Nil,
    latencies = Nil,
    coldStarts = Nil
  )

  test("a cell's libraries stand by speed, with their ratios"):
    val expected =
      """## Reading clients, stream, 10 KB, shuffled, from string
        |
        ||  | library | op/s | ± % | × Jackson | × jzon | B/op | checks | pace | stolen % |
        || ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
        || 1 | Jzon | 5,000 | – | 2.50 | 1.00 | 1,234 | 28 of 28 | – | – |
        || 2 | Jackson | 2,000 | 5.0 | 1.00 | 0.40 | 4,096 | 28 of 28 | 0.92 | 12 |
        || 3 | Alfa | 50.0 | 2.0 | 0.03 | 0.01 | – | 24 of 28 | – | – |
        |
        |## Not counted
        |
        |- Zulu, Reading clients, stream, 10 KB, shuffled, from string: it has had enough
        |""".stripMargin
    assertEquals(Tables.figures(report).mkString("", "\n", ""), expected)

  test("where jzon stands, beside the best other"):
    val expected =
      """## Where Jzon stands
        |
        || cell | place | ops/s | × the best other | the best other |
        || --- | ---: | ---: | ---: | --- |
        || Reading clients, stream, 10 KB, shuffled, from string | 1 of 3 | 5,000 | 2.50 | Jackson |
        |""".stripMargin
    assertEquals(Standing(report, "jzon").mkString("", "\n", ""), expected)
    assertEquals(Standing(report.copy(throughput = Nil), "jzon"), Nil)

  test("the same library with other flags is none of the others"):
    val opened = Measurement(cell("jzon-opened"), 9000, None, None)
    val both = report.copy(throughput = report.throughput :+ opened)
    assert(Standing(both, "jzon").mkString.contains("| 1 of 3 | 5,000 | 2.50 | Jackson |"))
    assert(Standing(both, "jzon-opened").mkString.contains("| 1 of 3 | 9,000 | 4.50 | Jackson |"))

  test("a library that is slower than two is third"):
    assert(Standing(report, "alfa").mkString.contains("| 3 of 3 | 50.0 | 0.01 | Jzon |"))

  test("what was measured while the host worked for others is counted"):
    assert(Tables(report).mkString("\n").contains("more than 10 for 1 of 1 figures"))
    assert(Tables(report).mkString("\n").contains("Pace is"))
    val quiet =
      Tables(report.copy(throughput = report.throughput.map(_.copy(stolen = None, pace = None)))).mkString("\n")
    assert(!quiet.contains("Stolen is") && !quiet.contains("Pace is"))

  test("the whole has the machine, the command and the faults"):
    val text = Tables(report).mkString("\n")
    for part <- List(
        "Difference Engine No. 2, 2 cores",
        "./run-everything --quick",
        "doubles: document 1 – it took it",
        "Gone: its artifact"
      )
    do
      assert(text.contains(part), part)
