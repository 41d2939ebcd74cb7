package jzon.bench.harness.report

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Path}
import munit.FunSuite
import jzon.bench.harness.*
import jzon.bench.harness.report.Results.JmhFile

class ResultsSuite extends FunSuite:
  private val folder = FunFixture[Results](
    _ => Results(Files.createTempDirectory("results")),
    results =>
      for file <- Files.list(results.folder).toArray(new Array[Path](_)) do Files.delete(file)
      Files.delete(results.folder)
  )

  private val cell = Cell("jzon", Api.Databind, Datatype.Users, 1, Variant.Plain, Input.Bytes)

  /** As JMH writes it, cut short. */
  private def jmh(
      library: String,
      score: String,
      number: Int = 8,
      raw: String = "[1.0,2.0]",
      round: Int = 1,
      stolen: Double = 0,
      paces: String = ""
  ): Array[Byte] =
    s"""[ {
       |  "jmhVersion" : "1.37", "benchmark" : "jzon.bench.harness.run.Deser.deser", "mode" : "thrpt",
       |  "threads" : 1, "forks" : 1, "warmupIterations" : 1, "warmupTime" : "1 s",
       |  "measurementIterations" : 2, "measurementTime" : "150 ms",
       |  "params" : { "library" : "$library", "api" : "databind", "datatype" : "users", "size" : "1",
       |    "variant" : "plain", "lane" : "bytes", "number" : "$number", "seed" : "1",
       |    "round" : "$round" },
       |  "primaryMetric" : { "score" : $score, "scoreError" : "NaN", "rawData" : [ $raw ] },
       |  "secondaryMetrics" : { "·gc.alloc.rate.norm" : { "score" : 12.5, "scoreError" : 0.5 },
       |    "host.stolen" : { "score" : $stolen },
       |    "host.pace" : { "score" : 0, "rawData" : [ $paces ] } }
       |} ]""".stripMargin.getBytes(UTF_8)

  folder.test("results of JMH become measurements"): results =>
    results.add(JmhFile.Throughput, jmh("jzon", "77.5", raw = "[1, 99], [101, 5, 103]"))
    results.add(JmhFile.Throughput, jmh("jackson", "12.5", raw = "[12.5]"))
    results.save(Specimen.report.environment)
    val expected =
      List(
        Measurement(cell, 99, Some(48), Some(12.5), Some(0)),
        Measurement(cell.copy(library = "jackson"), 12.5, None, Some(12.5), Some(0))
      )
    assertEquals(results.report.map(_.throughput), Some(expected))

  folder.test("a cell that is measured again is replaced, the others stay"): results =>
    results.add(JmhFile.Throughput, jmh("jzon", "1.5"))
    results.add(JmhFile.Throughput, jmh("jackson", "2.5"))
    results.add(JmhFile.Throughput, jmh("jzon", "3.5", number = 1))
    val scores = results.jmh(JmhFile.Throughput).map(result => result.cell.map(_.library) -> result.primaryMetric.score)
    assertEquals(scores, List(Some("jackson") -> 2.5, Some("jzon") -> 3.5))

  folder.test("the rounds of a cell are one measurement, and a round puts an end to those of earlier runs"): results =>
    results.save(Specimen.report.environment)
    def figures = results.report.toList.flatMap(_.throughput).map(one => (one.cell.library, one.score, one.error))
    results.add(JmhFile.Throughput, jmh("jzon", "-1", raw = "[10, 20]"))
    results.add(JmhFile.Throughput, jmh("jackson", "5", raw = "[5]"))
    results.add(JmhFile.Throughput, jmh("jzon", "-1", raw = "[30, 40]", round = 2))
    assertEquals(figures, List(("jzon", 25.0, Some(7.5)), ("jackson", 5.0, None)))
    results.add(JmhFile.Throughput, jmh("jzon", "-1", raw = "[50, 60]"))
    assertEquals(figures.toSet, Set(("jzon", 55.0, None), ("jackson", 5.0, None)))

  folder.test("a round that is taken again leaves the later ones"): results =>
    results.save(Specimen.report.environment)
    results.add(JmhFile.Throughput, jmh("jzon", "-1", raw = "[1]", stolen = 30))
    results.add(JmhFile.Throughput, jmh("jzon", "-1", raw = "[20]", round = 2, stolen = 2))
    assertEquals(results.report.toList.flatMap(_.throughput).map(_.isDisturbed), List(true))
    results.add(JmhFile.Throughput, jmh("jzon", "-1", raw = "[10]", stolen = 9), isAfresh = false)
    assertEquals(results.report.toList.flatMap(_.throughput), List(Measurement(cell, 15, None, Some(12.5), Some(9))))
    assert(results.jmh(JmhFile.Throughput).forall(!_.isDisturbed))

  folder.test("scores are of the pace that was usual in all results"): results =>
    results.save(Specimen.report.environment)
    results.add(JmhFile.Throughput, jmh("jzon", "-1", raw = "[100, 300]", paces = "[50, 100]"))
    results.add(JmhFile.Throughput, jmh("jackson", "-1", raw = "[20]", paces = "[200]"))
    results.add(JmhFile.Throughput, jmh("gson", "-1", raw = "[8, 9]", paces = "[100]"))
    val figures = results.report.toList.flatMap(_.throughput).map(one => (one.cell.library, one.score, one.pace))
    assertEquals(figures, List(("jzon", 250.0, Some(0.75)), ("jackson", 10.0, Some(2.0)), ("gson", 8.5, None)))

  folder.test("what JMH says beyond the figures is kept"): results =>
    results.add(JmhFile.Throughput, jmh("jzon", "1.5"))
    assert(Files.readString(results.folder.resolve("throughput.json")).contains("\"rawData\":[[1.0,2.0]]"))

  folder.test("a failure is forgotten when the cell succeeds"): results =>
    results.add(Failure(cell, "first"))
    results.add(Failure(cell, "second"))
    results.add(Failure(cell.copy(library = "jackson"), "third"))
    assertEquals(results.failures.map(_.reason), List("second", "third"))
    results.succeeded(cell)
    assertEquals(results.failures.map(_.reason), List("third"))

  folder.test("verdicts on other cells are kept when a library is asked again"): results =>
    def trip(datatype: String, note: String) =
      RoundTrip("databind", datatype, "deser", "plain", Outcome.Right, true, note)
    results.add(Verdict("jzon", List(trip("users", "old"), trip("clients", "old")), Nil))
    results.add(Verdict("jzon", List(trip("users", "new")), Nil))
    assertEquals(
      results.verdicts.flatMap(_.roundTrips).map(trip => trip.datatype -> trip.note),
      List("users" -> "new", "clients" -> "old")
    )

  test("every cell has a key of its own, which gives the cell back"):
    val cells =
      for
        api <- Api.values.toList
        datatype <- Datatype.values.toList
        variant <- Variant.values.toList
        lane <- Input.values.toList ++ Output.values.toList
      yield Cell("jzon", api, datatype, 10, variant, lane)
    assertEquals(cells.map(_.key).distinct.size, cells.size)
    for cell <- cells do assertEquals(Keys.parse(cell.key), Right(cell))

  test("a key that is none"):
    for key <- List("", "deser", "deser/jzon/databind/users/0/plain/bytes", "ser/jzon/databind/users/1/plain/string") do
      assert(Keys.parse(key).isLeft, key)
