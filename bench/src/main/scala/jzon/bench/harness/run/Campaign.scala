package jzon.bench.harness.run

import java.util.concurrent.Executors
import scala.collection.mutable
import scala.concurrent.duration.Duration
import scala.concurrent.{Await, ExecutionContext, Future}
import scala.jdk.CollectionConverters.*
import scala.util.Using
import org.openjdk.jmh.annotations.Mode
import jzon.bench.harness.Cell
import jzon.bench.harness.libraries.{Adapter, Libraries}
import jzon.bench.harness.documents.Payloads
import jzon.bench.harness.report.*
import jzon.bench.harness.report.Results.JmhFile

/** Measures cells one after another and keeps what comes out at once, so that an interruption costs one of its rounds.
  * Each way to measure gives the number of cells that have a figure now; of the others it is kept why not.
  *
  * @param tell
  *   takes lines for the user
  */
final class Campaign(results: Results, timing: Timing, command: List[String], tell: String => Unit):
  private val checks = Checks(timing.seed)

  /** Operations for one second.
    *
    * @param isResumed
    *   whether cells that were measured like this already, and without being disturbed, are left as they are
    */
  def throughput(cells: List[Cell], isResumed: Boolean): Int =
    val earlier = if isResumed then results.jmh(JmhFile.Throughput).filter(timing.made) else Nil
    val isDone = earlier.filterNot(_.isDisturbed).flatMap(result => result.cell.map(_ -> result.round)).toSet
    val (done, left) = cells.partition(cell => (1 to timing.forks).forall(round => isDone(cell -> round)))
    if done.nonEmpty then tell(s"${done.size} of ${cells.size} cells are measured already")
    done.size + measure(left, "measuring", timing.forks): (cell, round) =>
      if isDone(cell -> round) then Right(())
      else jmh(JmhFile.Throughput, cell, round, isAfresh = !isResumed)(classOf[Deser], classOf[Ser])

  /** Files of lines for one second. */
  def ndjson(cells: List[Cell]): Int = measure(cells, "lines", timing.forks): (cell, round) =>
    jmh(JmhFile.Ndjson, cell, round, isAfresh = true)(classOf[NdjsonDeser], classOf[NdjsonSer])

  /** How long single operations take. */
  def latencies(cells: List[Cell]): Int = measure(cells, "sampling", rounds = 1): (cell, _) =>
    Jmh(timing.options(benchmark(cell, classOf[Deser], classOf[Ser]), cell, Mode.SampleTime)).map: result =>
      val times = result.getPrimaryResult.getStatistics
      def microseconds(percentile: Double) = times.getPercentile(percentile) * 1e6
      results.add(
        Latency(cell, microseconds(50), microseconds(90), microseconds(99), microseconds(99.9), times.getMax * 1e6)
      )

  /** How long the first operations of a fresh JVM take. */
  def coldStarts(cells: List[Cell], processes: Int): Int = measure(cells, "starting", rounds = 1): (cell, _) =>
    ColdStarts(cell, processes, timing.seed).map(results.add)

  /** In one JVM. */
  private def jmh(file: JmhFile, cell: Cell, round: Int, isAfresh: Boolean)(
      deser: Class[?],
      ser: Class[?]
  ): Either[String, Unit] =
    val options = timing.copy(forks = 1).options(benchmark(cell, deser, ser), cell, Mode.Throughput)
    Jmh(options.param("round", round.toString)).map: result =>
      results.add(file, Jmh.json(List(result).asJava), isAfresh)

  private def benchmark(cell: Cell, deser: Class[?], ser: Class[?]): Class[?] = cell.operation match
    case jzon.bench.harness.Operation.Deser => deser
    case jzon.bench.harness.Operation.Ser   => ser

  private def measure(cells: List[Cell], task: String, rounds: Int)(one: (Cell, Int) => Either[String, Unit]): Int =
    val documents = cells.map(Campaign.compared).distinct.flatMap(sizes).toMap
    results.save(Machine.environment(
      results.environment,
      Machine.session(command, timing.toString),
      timing.seed,
      documents
    ))
    val right = checked(cells)
    val failed = mutable.Set.empty[Cell]
    Using.resource(Progress(task, right.size * rounds)): progress =>
      for (cell, round) <- Campaign.turns(right, rounds) do
        progress.now(cell.key)
        if !failed(cell) then
          one(cell, round) match
            case Left(reason) =>
              failed += cell
              lost(cell, reason)
            case Right(()) => results.succeeded(cell)
        progress.step()
    right.count(!failed(_))

  /** Those that may be timed; of the others it is kept why not. */
  private def checked(cells: List[Cell]): List[Cell] =
    val libraries = cells.map(_.library).distinct.flatMap(Libraries.find)
    Using.resource(Progress("checking", cells.size + libraries.size)): progress =>
      val right = cells.filter: cell =>
        progress.now(cell.library)
        val fault = checks.fault(cell)
        fault.foreach(lost(cell, _))
        progress.step()
        fault.isEmpty
      for (library, verdict) <- libraries.zip(verdicts(libraries)) do
        progress.now(library.name)
        results.add(Await.result(verdict, Duration.Inf))
        progress.step()
      right

  /** Of as many libraries at once as there are processors: nothing is timed yet. */
  private def verdicts(libraries: List[Adapter]): List[Future[Verdict]] =
    val threads = Executors.newFixedThreadPool(Machine.cores)
    given ExecutionContext = ExecutionContext.fromExecutor(threads)
    val verdicts = libraries.map(library => Future(checks.verdict(library)))
    threads.shutdown()
    verdicts

  private def lost(cell: Cell, reason: String): Unit =
    tell(s"${cell.key} is not counted: $reason")
    results.add(Failure(cell, reason))

  private def sizes(cell: Cell): List[(String, Double)] =
    val payloads = Payloads(cell.datatype, cell.size, cell.variant, timing.seed).take(timing.number)
    val name = s"${cell.datatype.label}/${cell.size}/${cell.variant.label}"
    val once = payloads.map(_.bytes.length + 1).sum
    List(
      name -> payloads.map(_.bytes.length).sum.toDouble / payloads.size,
      s"ndjson/$name" -> (Ndjson.Bytes / once + 1).toDouble * once
    )

object Campaign:
  /** Each cell as often as there are rounds, and its round, from 1. Cells that are compared take turns, so that a noisy
    * minute touches all libraries alike.
    */
  private[run] def turns(cells: List[Cell], rounds: Int): List[(Cell, Int)] =
    val groups = cells.groupBy(compared)
    for
      group <- cells.map(compared).distinct
      round <- List.range(1, rounds + 1)
      cell <- groups(group)
    yield (cell, round)

  /** What all cells have in common that are compared with each other. */
  private def compared(cell: Cell): Cell = cell.copy(library = "")
