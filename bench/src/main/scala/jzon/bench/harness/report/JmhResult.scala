package jzon.bench.harness.report

import jzon as json
import jzon.bench.harness.*

/** What is read of one of JMH's results: all the rest is skipped. */
final case class JmhResult(
    benchmark: String,
    mode: String,
    forks: Int,
    threads: Int,
    warmupIterations: Int,
    warmupTime: String,
    measurementIterations: Int,
    measurementTime: String,
    params: Map[String, String] = Map.empty,
    primaryMetric: JmhResult.Metric,
    secondaryMetrics: Map[String, JmhResult.Metric] = Map.empty
) derives json.Decoder:
  /** One of those that a profiler took. */
  def secondary(name: String): Option[JmhResult.Metric] =
    secondaryMetrics.collectFirst { case (full, metric) if full.endsWith(name) => metric }

  /** Allocated for one operation. */
  def allocated: Option[Double] = secondary(JmhResult.Allocation).map(_.score)

  /** The cell that `….Deser.deser` or `….Ser.ser` was with these parameters. */
  def cell: Option[Cell] =
    val parts = benchmark.split('.').last :: JmhResult.parameters.map(params.getOrElse(_, ""))
    Keys.parse(parts.mkString("/")).toOption

object JmhResult:
  private val Allocation = "gc.alloc.rate.norm"

  /** Of the benchmarks over cells, in the order of a key. */
  private val parameters = List("library", "api", "datatype", "size", "variant", "lane")

  /** @param scoreError
    *   NaN if there were too few iterations
    * @param rawData
    *   for each JVM the scores of its iterations
    */
  final case class Metric(score: Double, scoreError: Double = Double.NaN, rawData: List[List[Double]] = Nil)
      derives json.Decoder:
    def error: Option[Double] = Option(scoreError).filterNot(_.isNaN)

    private lazy val iterations = if rawData.isEmpty then Vector(score) else rawData.flatten.sorted.toVector

    /** Of the iterations. */
    def median: Double = quantile(0.5)

    /** Half the distance between the quartiles of the iterations; none if there are fewer than four. */
    def spread: Option[Double] =
      if iterations.size < 4 then None else Some((quantile(0.75) - quantile(0.25)) / 2)

    /** Between the two iterations that are next to it, in proportion. */
    private def quantile(part: Double): Double =
      val at = part * (iterations.size - 1)
      val below = iterations(at.toInt)
      below + (iterations(math.ceil(at).toInt) - below) * (at - at.toInt)
