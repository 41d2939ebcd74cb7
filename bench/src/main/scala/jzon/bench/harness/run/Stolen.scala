package jzon.bench.harness.run

import java.nio.file.{Files, Path}
import java.util.{Collection, Collections}
import org.openjdk.jmh.infra.{BenchmarkParams, IterationParams}
import org.openjdk.jmh.profile.InternalProfiler
import org.openjdk.jmh.results.{AggregationPolicy, IterationResult, Result, ScalarResult}
import jzon.bench.harness.report.JmhResult

/** A profiler for JMH: percent of the processor time that this machine wanted and its host gave to others. It says
  * nothing where the system does not count that.
  */
final class Stolen extends InternalProfiler:
  private var before = Option.empty[Stolen.Time]

  override def getDescription: String = "Processor time that the host gave to others"

  override def beforeIteration(benchmark: BenchmarkParams, iteration: IterationParams): Unit = before = Stolen.now()

  override def afterIteration(
      benchmark: BenchmarkParams,
      iteration: IterationParams,
      result: IterationResult
  ): Collection[? <: Result[?]] =
    val percent = for begin <- before; end <- Stolen.now() yield end.percentSince(begin)
    percent.fold(Collections.emptyList[ScalarResult]): value =>
      Collections.singletonList(ScalarResult(JmhResult.Stolen, value, "%", AggregationPolicy.AVG))

object Stolen:
  /** Since the machine started, of all its processors, in the system's ticks.
    *
    * @param wanted
    *   with what was stolen
    */
  private[run] final case class Time(wanted: Long, stolen: Long):
    def percentSince(begin: Time): Double = 100.0 * (stolen - begin.stolen) / math.max(1, wanted - begin.wanted)

  private def now(): Option[Time] =
    val file = Path.of("/proc/stat")
    if Files.isReadable(file) then parse(Files.readString(file)) else None

  /** Of the text of `/proc/stat` (proc_stat(5)), whose first line counts user, nice, system, idle, iowait, irq, softirq
    * and steal.
    */
  private[run] def parse(text: String): Option[Time] =
    text.linesIterator.nextOption.map(_.split(" +").toList).collect:
      case "cpu" :: user :: nice :: system :: _ :: _ :: irq :: softirq :: steal :: _ =>
        val stolen = steal.toLong
        Time(List(user, nice, system, irq, softirq).map(_.toLong).sum + stolen, stolen)
