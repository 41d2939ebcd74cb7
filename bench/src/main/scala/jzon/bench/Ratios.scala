package jzon.bench

import java.nio.file.{Files, Path}
import java.util.Locale.ROOT
import jzon as json

/** Raw results of JMH, one file for each round, as a table in Markdown: of each library its operations for one second,
  * its microseconds of processor time and its bytes for one operation, and how many times as fast jzon is.
  *
  * Each figure is the median of all iterations of all rounds; what stands in brackets is, or is a ratio of, the fastest
  * iteration of all. A ratio is of processor times, if [[ProcessorTime]] was asked for, otherwise of operations for one
  * second.
  */
object Ratios:
  /** What is read of JMH's results: all the rest is skipped. */
  final case class Result(
      benchmark: String,
      params: Map[String, String] = Map.empty,
      primaryMetric: Metric,
      secondaryMetrics: Map[String, Metric] = Map.empty
  ) derives json.Decoder:
    private def simple = benchmark.split('.').takeRight(2)
    private def direction = simple(1).takeWhile(_.isLower)

    /** `Circe` of `jzon.bench.TwitterReading.readCirce`. */
    def library: String = simple(1).stripPrefix(direction)

    /** `Twitter read pretty`. */
    def row: String =
      val document = simple(0).replaceAll("(Reading|Writing)$", "")
      (document :: direction :: params.values.toList).mkString(" ")

    /** Operations in one second, of each iteration. */
    def throughput: List[Double] = primaryMetric.throughput

    /** Of the whole JVM, for one operation, in each iteration. */
    def microseconds: List[Double] = secondary(ProcessorTime.name).toList.flatMap(_.figures)

    /** Allocated for one operation, in each iteration. */
    def bytes: List[Double] = secondary("gc.alloc.rate.norm").toList.flatMap(_.figures)

    private def secondary(name: String): Option[Metric] =
      secondaryMetrics.collectFirst { case (full, metric) if full.endsWith(name) => metric }

  /** @param rawData
    *   for each JVM the scores of its iterations
    */
  final case class Metric(score: Double, scoreUnit: String = "", rawData: List[List[Double]] = Nil)
      derives json.Decoder:
    def figures: List[Double] = if rawData.isEmpty then List(score) else rawData.flatten

    def throughput: List[Double] = scoreUnit match
      case s"ops/$unit" => figures.map(_ * perSecond(unit))
      case s"$unit/op"  => figures.map(perSecond(unit) / _)
      case other        => sys.error(s"$other is no unit of speed")

  private val perSecond = Map("s" -> 1e0, "ms" -> 1e3, "us" -> 1e6, "ns" -> 1e9)

  private val ours = "Jzon"

  def main(files: Array[String]): Unit =
    val rounds = files.toList.map: file =>
      json.read[List[Result]](Files.readAllBytes(Path.of(file))) match
        case Right(results) => results
        case Left(error)    => sys.error(s"$file: ${error.render}")
    table(rounds).foreach(println)

  /** Lines of the table; rows and columns in the order in which they come first, but jzon before all others. */
  def table(rounds: List[List[Result]]): List[String] =
    val all = rounds.flatten
    val (first, others) = all.map(_.library).distinct.partition(_ == ours)
    val libraries = first ++ others
    val rows = all.map(_.row).distinct.map: row =>
      val here = all.filter(_.row == row).groupBy(_.library)
      row :: libraries.map(library => here.get(library).fold("–")(cell(_, here.get(ours).filter(_ => library != ours))))
    val titles = "op/s · µs (least) · B/op · **times jzon** (by least)" :: libraries
    (titles :: titles.map(_ => "---") :: rows).map(_.mkString("| ", " | ", " |"))

  private def cell(results: List[Result], jzon: Option[List[Result]]): String =
    val microseconds = results.flatMap(_.microseconds)
    val ratio =
      jzon.map(jzon => costs(results)(median) / costs(jzon)(median) -> costs(results)(_.min) / costs(jzon)(_.min))
    val parts = List(
      Some(format("%,.0f", median(results.flatMap(_.throughput)))),
      Option.when(microseconds.nonEmpty)(format("%,.3f (%,.3f)", median(microseconds), microseconds.min)),
      Option(results.flatMap(_.bytes)).filter(_.nonEmpty).map(bytes => format("%,.0f", median(bytes))),
      ratio.map((median, least) => format("**%.2f** (%.2f)", median, least))
    )
    parts.flatten.mkString(" · ")

  private def format(text: String, figures: Double*): String = text.formatLocal(ROOT, figures*)

  /** Of each iteration: the time of a processor for one operation, or, where that was not measured, its whole time. */
  private def costs(results: List[Result])(statistic: List[Double] => Double): Double =
    val measured = results.flatMap(_.microseconds)
    statistic(if measured.nonEmpty then measured else results.flatMap(_.throughput).map(1e6 / _))

  private def median(figures: List[Double]): Double =
    val sorted = figures.sorted
    (sorted((sorted.length - 1) / 2) + sorted(sorted.length / 2)) / 2
