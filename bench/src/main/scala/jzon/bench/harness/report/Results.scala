package jzon.bench.harness.report

import java.nio.file.StandardCopyOption.{ATOMIC_MOVE, REPLACE_EXISTING}
import java.nio.file.{Files, Path}
import jzon as json
import jzon.bench.harness.Cell

/** A folder of results. Every file is replaced at once, so that an interruption leaves the old one or the new one. */
final class Results(val folder: Path):
  import Results.*

  def environment: Option[Environment] = load[Environment]("environment.json")
  def verdicts: List[Verdict] = load[List[Verdict]]("verdicts.json").getOrElse(Nil)

  def save(environment: Environment): Unit = store("environment.json", json.writePretty(environment))

  /** Puts a verdict to the others, in place of an older one on the library; what that knew of other cells is kept. */
  def add(verdict: Verdict): Unit =
    val old = verdicts
    val earlier = old.filter(_.library == verdict.library).flatMap(_.roundTrips)
    val trips = verdict.roundTrips ++ earlier.filterNot(trip => verdict.roundTrips.exists(_.isOfSame(trip)))
    store("verdicts.json", lines(old.filterNot(_.library == verdict.library) :+ verdict.copy(roundTrips = trips)))

  /** JMH's results in one of its files, one a line. */
  def jmh(file: JmhFile): List[JmhResult] = load[List[JmhResult]](file.name).getOrElse(Nil)

  /** Puts JMH's results to those of the file. Each takes the place of one of the same cell and round.
    *
    * @param isAfresh
    *   whether it takes that of those of its later rounds too: they belong to an earlier run
    */
  def add(file: JmhFile, text: Array[Byte], isAfresh: Boolean = true): Unit =
    val fresh = json.readOrThrow[List[Entry]](text)
    def isReplaced(old: Entry) = fresh.exists: entry =>
      entry.identity == old.identity && (entry.round == old.round || isAfresh && entry.round < old.round)
    val kept = load[List[Entry]](file.name).getOrElse(Nil).filterNot(isReplaced)
    store(file.name, (kept ++ fresh).map(entry => json.write(entry.raw)).mkString("[\n", ",\n", "\n]\n"))

  def failures: List[Failure] = load[List[Failure]]("failures.json").getOrElse(Nil)

  def add(failure: Failure): Unit = saveFailures(failures.filterNot(_.cell == failure.cell) :+ failure)

  /** Takes back that a cell failed. */
  def succeeded(cell: Cell): Unit =
    val old = failures
    if old.exists(_.cell == cell) then saveFailures(old.filterNot(_.cell == cell))

  private def saveFailures(failures: List[Failure]): Unit = store("failures.json", lines(failures))

  def latencies: List[Latency] = load[List[Latency]]("latencies.json").getOrElse(Nil)

  def add(latency: Latency): Unit =
    store("latencies.json", lines(latencies.filterNot(_.cell == latency.cell) :+ latency))

  def coldStarts: List[ColdStart] = load[List[ColdStart]]("cold-starts.json").getOrElse(Nil)

  def add(start: ColdStart): Unit =
    store("cold-starts.json", lines(coldStarts.filterNot(_.cell == start.cell) :+ start))

  /** Everything in the folder, if anything was measured. */
  def report: Option[Report] = environment.map: environment =>
    Report(
      environment,
      verdicts,
      measurements(JmhFile.Throughput),
      failures,
      measurements(JmhFile.Ndjson),
      latencies,
      coldStarts
    )

  private def measurements(file: JmhFile): List[Measurement] =
    val results = jmh(file).flatMap(result => result.cell.map(_ -> result))
    val rounds = results.groupMap(_._1)(_._2)
    val pace = Measurement.usualPace(results.map(_._2))
    results.map(_._1).distinct.map(cell => Measurement(cell, rounds(cell), pace))

  /** Replaces a file. */
  def store(name: String, text: String): Unit =
    Files.createDirectories(folder)
    val unfinished = Files.writeString(folder.resolve(s".$name.unfinished"), text)
    Files.move(unfinished, folder.resolve(name), ATOMIC_MOVE, REPLACE_EXISTING): Unit

  private def load[A: json.Decoder](name: String): Option[A] =
    val file = folder.resolve(name)
    Option.when(Files.exists(file)):
      json.read[A](Files.readAllBytes(file)).fold(error => throw IllegalArgumentException(s"$file: $error"), identity)

  private def lines[A: json.Encoder](entries: List[A]): String =
    entries.map(json.write(_)).mkString("[\n", ",\n", "\n]\n")

object Results:
  /** Files of JMH's results. */
  enum JmhFile(val name: String):
    case Throughput extends JmhFile("throughput.json")
    case Ndjson extends JmhFile("ndjson.json")

  /** One of JMH's results as it stands, and what tells it from the others. */
  private final case class Entry(identity: Entry.Identity, round: Int, raw: json.Json)

  private object Entry:
    final case class Identity(benchmark: String, mode: String, params: Map[String, String]):
      /** How many documents there are, and which, is how a cell is measured, not which cell it is. */
      def cell: Identity = copy(params = params - "number" - "seed" - "round")

    given json.Decoder[Entry] = json.Decoder[json.Json].emap: tree =>
      tree.as[JmhResult].fold(
        error => Left(error.render),
        result => Right(Entry(Identity(result.benchmark, result.mode, result.params).cell, result.round, tree))
      )
