package jzon.bench.harness.report

import jzon as json
import jzon.bench.harness.*

/** What is read of one of JMH's results: all the rest is skipped. */
final case class JmhResult(
    benchmark: String,
    mode: String,
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

  /** Percent of the processor time that the host gave to others, if it was asked for. */
  def stolen: Option[Double] = secondary(JmhResult.Stolen).map(_.score)

  /** Each iteration's score and the processor's pace meanwhile, if it was taken. */
  def paced: List[(Double, Option[Double])] =
    val scores = primaryMetric.iterations
    val paces = secondary(JmhResult.Pace).map(_.rawData.flatten).filter(_.size == scores.size)
    paces.fold(scores.map(_ -> None))(paces => scores.zip(paces.map(Some(_))))

  /** As of the [[Measurement]] of several. */
  def isDisturbed: Boolean = stolen.exists(_ > Measurement.MostStolen)

  /** Which of the rounds of its cell it is, from 1. */
  def round: Int = params.get("round").flatMap(_.toIntOption).getOrElse(1)

  /** The cell that `….Deser.deser` or `….Ser.ser` was with these parameters. */
  def cell: Option[Cell] =
    val parts = benchmark.split('.').last :: JmhResult.parameters.map(params.getOrElse(_, ""))
    Keys.parse(parts.mkString("/")).toOption

object JmhResult:
  /** Of the secondary metric. */
  val Stolen = "host.stolen"

  /** Of the secondary metric, in rounds of the harness's own computation for a millisecond. */
  val Pace = "host.pace"

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

    /** The scores of the iterations of all JVMs. */
    def iterations: List[Double] = if rawData.isEmpty then List(score) else rawData.flatten
