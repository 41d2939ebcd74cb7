package jzon.bench.harness.report

import java.util.Locale.ROOT
import jzon.bench.harness.*

/** A [[Report]] as Markdown: a table for each cell, its libraries by speed. */
object Tables:
  /** Lines of everything: the machine, what was measured, the checks. */
  def apply(report: Report): List[String] =
    "# JSON on the JVM, measured" :: "" :: machine(report.environment) ::: host(report) :::
      Standing(report, "jzon") ::: Standing(report, "jzon-opened") :::
      figures(report) :::
      verdicts(report) ::: absent(report.environment)

  /** Lines of what was measured. */
  def figures(report: Report): List[String] =
    Report.grouped(report.throughput)(_.cell).flatMap((cell, all) => throughput(report, cell, all)) :::
      section("Lines of documents", report.ndjson)(_.cell)(ndjson(report, _, _)) :::
      section("Single operations", report.latencies)(_.cell)((_, all) => latencies(report, all)) :::
      section("The first operations of a fresh JVM", report.coldStarts)(_.cell)((_, all) => coldStarts(report, all)) :::
      failures(report)

  private def throughput(report: Report, cell: Cell, all: List[Measurement]): List[String] =
    s"## ${title(cell)}" :: "" ::
      table(List("", "library", "op/s", "± %", "× Jackson", "× jzon", "B/op", "checks", "pace", "stolen %")):
        for (one, rank) <- all.sortBy(-_.score).zip(1 to all.size)
        yield List(
          rank.toString,
          report.title(one.cell.library),
          number(one.score),
          one.error.fold("–")(error => number(100 * error / one.score)),
          times(one.score, all, "jackson"),
          times(one.score, all, "jzon"),
          one.allocated.fold("–")(number),
          checks(report, one.cell.library),
          one.pace.fold("–")(ratio),
          one.stolen.fold("–")(percent => math.round(percent).toString)
        )

  private def machine(environment: Environment): List[String] =
    val sessions = environment.sessions.map: session =>
      s"- `${session.command}` at ${session.started}, commit ${session.commit}: ${session.options}"
    List(
      s"${environment.processor}, ${environment.cores} cores, ${environment.system}; ${environment.vm}, " +
        s"`${environment.flags.mkString(" ")}`; JMH ${environment.jmh}; documents of seed ${environment.seed}.",
      ""
    ) ::: sessions ::: List("")

  private def host(report: Report): List[String] =
    val stolen = report.throughput.filter(_.stolen.nonEmpty)
    val disturbed = s"${stolen.count(_.isDisturbed)} of ${stolen.size}"
    val limit = math.round(Measurement.MostStolen)
    val onPace = Option.unless(report.throughput.forall(_.pace.isEmpty)):
      "Pace is how fast the processor was for a computation that is always the same, done before and after each " +
        "iteration, as a part of what was usual in the run. Operations are counted for one second of the usual " +
        "pace: each iteration's score is divided by its pace."
    val onStolen = Option.unless(stolen.isEmpty):
      "Stolen is the percentage of the processor time that this machine wanted and its host gave to others: " +
        s"more than $limit for $disturbed figures. `./run-everything`, started again, takes such of its own once more."
    List(onPace, onStolen).flatten.flatMap(List(_, ""))

  private def ndjson(report: Report, cell: Cell, all: List[Measurement]): List[String] =
    val file = report.environment.documents.get(s"ndjson/${document(cell)}")
    table(List("", "library", "MB/s", "× Jackson", "× jzon", "B/op")):
      for (one, rank) <- all.sortBy(-_.score).zip(1 to all.size)
      yield List(
        rank.toString,
        report.title(one.cell.library),
        file.fold("–")(bytes => number(one.score * bytes / 1e6)),
        times(one.score, all, "jackson"),
        times(one.score, all, "jzon"),
        one.allocated.fold("–")(number)
      )

  private def latencies(report: Report, all: List[Latency]): List[String] =
    table(List("", "library", "50 %", "90 %", "99 %", "99.9 %", "longest, µs")):
      for (one, rank) <- all.sortBy(_.p99).zip(1 to all.size)
      yield rank.toString :: report.title(one.cell.library) ::
        List(one.p50, one.p90, one.p99, one.p999, one.max).map(number)

  private def coldStarts(report: Report, all: List[ColdStart]): List[String] =
    table(List("", "library", "first", "ten", "hundred, ms", "JVMs")):
      for (one, rank) <- all.sortBy(_.first).zip(1 to all.size)
      yield rank.toString :: report.title(one.cell.library) ::
        List(one.first, one.ten, one.hundred).map(number) ::: List(one.processes.toString)

  private def failures(report: Report): List[String] =
    val lines = report.failures.map: failure =>
      s"- ${report.title(failure.cell.library)}, ${title(failure.cell)}: ${failure.reason}"
    part("Not counted", lines)

  private def verdicts(report: Report): List[String] =
    val lines = report.verdicts.flatMap: verdict =>
      val trips = verdict.roundTrips.filter(_.outcome != Outcome.Right).map: trip =>
        s"  - ${trip.operation} ${trip.datatype}, ${trip.api}, ${trip.variant}: ${trip.note}"
      val trials = verdict.strictness.filter(_.outcome != Outcome.Right).map: trial =>
        s"  - ${trial.group}: ${trial.name}${if trial.note.isEmpty then "" else s" – ${trial.note}"}"
      trips ::: trials match
        case Nil   => List(s"- ${report.title(verdict.library)}: right in all")
        case wrong => s"- ${report.title(verdict.library)}: wrong in ${wrong.size}" :: wrong
    part("Who reads and writes right", lines)

  private def absent(environment: Environment): List[String] =
    part("Not to be had", environment.absent.map(library => s"- ${library.title}: ${library.reason}"))

  private def part(heading: String, lines: List[String]): List[String] =
    if lines.isEmpty then Nil else s"## $heading" :: "" :: lines ::: List("")

  private def section[A](heading: String, entries: List[A])(cell: A => Cell)(
      one: (Cell, List[A]) => List[String]
  ): List[String] =
    Report.grouped(entries)(cell).flatMap((group, all) => s"## $heading: ${title(group)}" :: "" :: one(group, all))

  /** `Reading users, databind, 1 KB`, and what is unusual. */
  def title(cell: Cell): String =
    val verb = cell.operation match
      case Operation.Deser => "Reading"
      case Operation.Ser   => "Writing"
    val unusual = List(cell.variant.label).filter(_ != Variant.Plain.label) :::
      (cell.lane match
        case Input.Bytes | Output.Bytes => Nil
        case input: Input               => List(s"from ${input.label}")
        case output: Output             => List(s"to ${output.label}"))
    (s"$verb ${cell.datatype.label}" :: cell.api.label :: s"${cell.size} KB" :: unusual).mkString(", ")

  private def document(cell: Cell) = s"${cell.datatype.label}/${cell.size}/${cell.variant.label}"

  private def checks(report: Report, library: String): String =
    report.verdicts.find(_.library == library).map(_.strictness) match
      case None | Some(Nil) => "–"
      case Some(trials)     => s"${trials.count(_.outcome == Outcome.Right)} of ${trials.size}"

  private def times(score: Double, all: List[Measurement], library: String): String =
    all.find(_.cell.library == library).fold("–")(reference => ratio(score / reference.score))

  private[report] def ratio(value: Double): String = "%.2f".formatLocal(ROOT, value)

  private[report] def number(value: Double): String =
    (if value >= 100 then "%,.0f" else if value >= 1 then "%.1f" else "%.3f") .formatLocal(ROOT, value)

  /** Names to the left, figures to the right. */
  private[report] def table(heads: List[String])(rows: List[List[String]]): List[String] =
    val ruler = heads.map(head => if named(head) then "---" else "---:")
    (heads :: ruler :: rows).map(_.mkString("| ", " | ", " |")) ::: List("")

  private val named = Set("library", "cell", "the best other")
