package jzon.bench.harness.run

import java.util.concurrent.TimeUnit.MILLISECONDS
import org.openjdk.jmh.annotations.Mode
import org.openjdk.jmh.runner.options.{ChainedOptionsBuilder, OptionsBuilder, TimeValue}
import jzon.bench.harness.{Cell, Plural}
import jzon.bench.harness.documents.Payloads
import jzon.bench.harness.report.JmhResult

/** How long and how often a cell is measured, and with which documents.
  *
  * @param forks
  *   JVMs; where they can, those of libraries that are compared take turns
  * @param warmupSeconds
  *   of each iteration, as `measurementSeconds`
  * @param profilers
  *   by JMH's names
  * @param number
  *   of documents
  */
final case class Timing(
    forks: Int = 1,
    warmups: Int = 3,
    warmupSeconds: Double = 1,
    iterations: Int = 5,
    measurementSeconds: Double = 1,
    threads: Int = 1,
    profilers: List[String] = List("gc"),
    number: Int = Payloads.perSize,
    seed: Long = Payloads.defaultSeed
):
  /** Of JMH, for this benchmark class with the cell's parameters. */
  def options(benchmark: Class[?], cell: Cell, mode: Mode): ChainedOptionsBuilder =
    val builder = OptionsBuilder()
      .include(s"${benchmark.getName.replace(".", "\\.")}\\.${cell.operation.label}$$")
      .param("library", cell.library)
      .param("api", cell.api.label)
      .param("datatype", cell.datatype.label)
      .param("size", cell.size.toString)
      .param("variant", cell.variant.label)
      .param("lane", cell.lane.label)
      .param("number", number.toString)
      .param("seed", seed.toString)
      .mode(mode)
      .forks(forks)
      .warmupIterations(warmups)
      .warmupTime(time(warmupSeconds))
      .measurementIterations(iterations)
      .measurementTime(time(measurementSeconds))
      .threads(threads)
      .jvmArgsAppend(Machine.flagsFor(cell)*)
      .timeout(TimeValue.minutes(2)) // of one iteration: a library that hangs is given up
    val host = builder.addProfiler(classOf[Stolen]).addProfiler(classOf[Pace])
    profilers.foldLeft(host)(_.addProfiler(_))

  /** Seconds that a cell takes, with the start of its JVMs, which takes about one. */
  def secondsPerCell: Double = forks * (1 + warmups * warmupSeconds + iterations * measurementSeconds)

  /** Whether the result of one JVM was measured like this, so that it need not be measured again. */
  def made(result: JmhResult): Boolean =
    result.threads == threads &&
      result.warmupIterations == warmups && result.warmupTime == time(warmupSeconds).toString &&
      result.measurementIterations == iterations && result.measurementTime == time(measurementSeconds).toString &&
      result.params.get("number").contains(number.toString) && result.params.get("seed").contains(seed.toString)

  override def toString: String =
    s"${Plural.of(forks, "fork")}, warm-up $warmups × ${time(warmupSeconds)}, " +
      s"measurement $iterations × ${time(measurementSeconds)}, ${Plural.of(threads, "thread")}, " +
      s"${Plural.of(number, "document")} by turns"

  private def time(seconds: Double): TimeValue =
    val milliseconds = math.max(1, math.round(seconds * 1000))
    if milliseconds % 1000 == 0 then TimeValue.seconds(milliseconds / 1000) else TimeValue(milliseconds, MILLISECONDS)

object Timing:
  /** Short, after most libraries are as fast as they get: all cells of two sizes in about an hour. `-f 2` adds a second
    * round to what is there. Iterations are short because the [[Pace]] is taken between them.
    */
  val quick: Timing = Timing(forks = 1, warmups = 4, warmupSeconds = 1, iterations = 20, measurementSeconds = 0.05)

  /** For figures to be quoted. */
  val full: Timing = Timing(forks = 3, warmups = 5, warmupSeconds = 1, iterations = 50, measurementSeconds = 0.1)
