package jzon.bench.harness.run

import java.util.{Collection, Collections}
import org.openjdk.jmh.infra.{BenchmarkParams, IterationParams}
import org.openjdk.jmh.profile.InternalProfiler
import org.openjdk.jmh.results.{AggregationPolicy, IterationResult, Result, ScalarResult}
import jzon.bench.harness.report.JmhResult

/** A profiler for JMH: how fast the processor was in each iteration, by [[Pace.now]] before and after it. */
final class Pace extends InternalProfiler:
  override def getDescription: String = "Pace of the processor"

  override def beforeIteration(benchmark: BenchmarkParams, iteration: IterationParams): Unit = ()

  override def afterIteration(
      benchmark: BenchmarkParams,
      iteration: IterationParams,
      result: IterationResult
  ): Collection[? <: Result[?]] =
    Collections.singletonList(ScalarResult(JmhResult.Pace, Pace.ofIteration, "rounds/ms", AggregationPolicy.AVG))

/** How fast the processor is. Where machines share its cores it may be half as fast in one second as in the next,
  * though no time is counted as stolen. Therefore the thread that is timed does a computation that is always the same,
  * before each iteration and after it, and scores are compared by how fast that was.
  */
object Pace:
  private val text: Array[Byte] = Array.tabulate(4096)(i => (i * 31).toByte)

  /** Of all rounds, so that no compiler leaves them out. */
  @volatile private[run] var sum: Long = 0

  /** Of the iteration that ended last, in rounds for a millisecond. */
  @volatile private[run] var ofIteration: Double = 0

  /** Rounds for a millisecond: the median of five samples, of which one or two may be interrupted. Takes about two. */
  def now(): Double = Array.fill(5)(sample()).sorted.apply(2)

  private def sample(): Double =
    val rounds = 40
    val begin = System.nanoTime()
    var i = 0
    while i < rounds do
      sum += round()
      i += 1
    rounds * 1e6 / (System.nanoTime() - begin)

  /** Bytes from a cache, multiplications, and a branch that depends on the bytes, as parsers have them. */
  private def round(): Long =
    var forward = 0L
    var backward = 1L
    var i = 0
    while i < text.length do
      forward = forward * 31 + text(i)
      backward = backward * 17 + text(text.length - 1 - i)
      if (text(i) & 7) == 3 then backward ^= forward
      i += 1
    forward + backward
