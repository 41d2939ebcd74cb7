package jzon.bench.harness.report

import java.time.Instant
import scala.util.Random
import jzon.bench.harness.*

/** A report of libraries that do not exist, beside the two that the page singles out: as large as a real one. */
object Specimen:
  private val words = List(
    "alfa",
    "bravo",
    "charlie",
    "delta",
    "echo",
    "foxtrot",
    "golf",
    "hotel",
    "india",
    "juliett",
    "kilo",
    "lima",
    "mike",
    "november",
    "oscar",
    "papa",
    "quebec",
    "romeo",
    "sierra",
    "tango",
    "uniform",
    "victor",
    "whiskey",
    "x-ray",
    "yankee",
    "zulu"
  )
  private val names = "jzon" :: "jackson" :: words

  /** Refuses all but one of its cells. */
  val failing = "zulu"

  /** Has a fault. */
  val lenient = "alfa"

  def report: Report =
    val random = Random(1)
    val cells =
      for
        lane <- List(Input.Bytes, Output.Bytes)
        api <- Api.values.toList
        datatype <- Datatype.values.toList
        size <- List(1, 10)
        (name, i) <- names.zipWithIndex if api == Api.Databind || i % 3 == 0
      yield Cell(name, api, datatype, size, Variant.Plain, lane)
    val (failed, timed) = cells.partition(cell => cell.library == failing)
    Report(
      environment = environment,
      verdicts = names.zipWithIndex.map(verdict),
      throughput = timed.map: cell =>
        val score = 2e6 / cell.size / (1 + names.indexOf(cell.library) * 0.4) * (0.8 + 0.4 * random.nextDouble())
        Measurement(
          cell,
          score,
          Some(score * 0.06 * random.nextDouble()),
          Some(2500 * cell.size * (1 + random.nextDouble() * 4))
        )
      ,
      failures = failed.map(Failure(_, "java.lang.IllegalStateException: it has had enough")),
      ndjson = names.take(9).map(name => Measurement(cell(name), 90 + random.nextInt(200), Some(4), Some(3e6))),
      latencies = names.take(9).map: name =>
        val half = 2 + random.nextDouble() * 10
        Latency(cell(name), half, half * 1.2, half * 2.5, half * 30, half * 900)
      ,
      coldStarts = names.take(9).map: name =>
        val first = 30 + random.nextDouble() * 200
        ColdStart(cell(name), first, first * 1.1, first * 1.4, 5)
    )

  private def cell(name: String) = Cell(name, Api.Databind, Datatype.Users, 1, Variant.Plain, Input.Bytes)

  private def environment = Environment(
    processor = "Difference Engine No. 2",
    cores = 2,
    system = "Linux 6.1",
    jdk = "17.0.15",
    vm = "OpenJDK 64-Bit Server VM 17.0.15+6",
    flags = List("-Xms1g", "-Xmx1g"),
    jmh = "1.37",
    seed = 42,
    documents = Map(
      "users/1/plain" -> 1187.5,
      "users/10/plain" -> 10345,
      "clients/1/plain" -> 1250,
      "clients/10/plain" -> 10470,
      "ndjson/users/1/plain" -> 1.2e6
    ),
    libraries = names.zipWithIndex.map: (name, i) =>
      LibraryEntry(
        name,
        name.capitalize,
        if name == "jzon" then "" else s"1.$i",
        if i % 3 == 0 then "Scala" else "Java",
        Nil
      ),
    absent = List(AbsentLibrary("gone", "Gone", "its artifact is in no registry any more")),
    sessions = List(
      Session(
        "./run-everything --quick",
        "0123456789abcdef0123456789abcdef01234567",
        Instant.parse("2026-11-22T03:00:00Z"),
        "1 fork, warm-up 1 × 1 s, measurement 5 × 200 ms, 1 thread"
      )
    )
  )

  private def verdict(name: String, i: Int) =
    val trials =
      for
        group <- List("numbers", "text", "trailing data", "overflow", "doubles", "names", "depth")
        document <- 1 to 4
      yield
        val outcome =
          if name == lenient && group == "doubles" then Outcome.Wrong
          else if i > 1 && (i * 7 + group.length + document * 3) % 23 == 0 then Outcome.Wrong
          else if i > 1 && group == "depth" && i % 5 == 0 then Outcome.Crashed
          else Outcome.Right
        Trial(group, s"document $document", outcome, if outcome == Outcome.Right then "" else "it took it")
    val trips = Api.values.toList.map: api =>
      val isTimed = name != failing
      val note = if isTimed then "" else ".users[0].age is 3 instead of 4"
      RoundTrip(api.label, "users", "deser", "plain", if isTimed then Outcome.Right else Outcome.Wrong, isTimed, note)
    Verdict(name, trips, trials)
