package jzon.bench

import java.nio.file.{Files, Path}
import java.util.Locale.ROOT
import jzon as json

/** Raw results of JMH, one file for each round, as a table in Markdown: of each library its operations for one second, its
  * microseconds of processor time and its bytes for one operation, and how many times as fast jzon is.
  *
  * Figures are medians of all rounds. A ratio is taken within a round, where both libraries met the same machine, and of
  * processor times, if [[ProcessorTime]] was asked for, otherwise of operations for one second.
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

    /** Operations in one second. */
    def throughput: Double = primaryMetric.throughput

    /** Of the whole JVM, for one operation. */
    def microseconds: Option[Double] = secondary(ProcessorTime.name)

    /** Allocated for one operation. */
    def bytes: Option[Double] = secondary("gc.alloc.rate.norm")

    private def secondary(name: String): Option[Double] =
      secondaryMetrics.collectFirst { case (full, metric) if full.endsWith(name) => metric.score }

    def timesAsFastAs(other: Result): Double = microseconds.zip(other.microseconds) match
      case Some((ours, others)) => others / ours
      case None                 => throughput / other.throughput

  final case class Metric(score: Double, scoreUnit: String = "") derives json.Decoder:
    def throughput: Double = scoreUnit match
      case s"ops/$unit" => score * perSecond(unit)
      case s"$unit/op"  => perSecond(unit) / score
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
    val (first, others) = rounds.flatten.map(_.library).distinct.partition(_ == ours)
    val libraries = first ++ others
    val rows = rounds.flatten.map(_.row).distinct.map(row => row :: libraries.map(cell(rounds, row, _)))
    val titles = "op/s · µs · B/op · **times jzon**" :: libraries
    (titles :: titles.map(_ => "---") :: rows).map(_.mkString("| ", " | ", " |"))

  private def cell(rounds: List[List[Result]], row: String, library: String): String =
    def of(round: List[Result], library: String) = round.find(result => result.row == row && result.library == library)
    val results = rounds.flatMap(of(_, library))
    val ratios =
      for
        round <- rounds if library != ours
        jzon <- of(round, ours)
        other <- of(round, library)
      yield jzon.timesAsFastAs(other)
    val parts = List(
      results.map(_.throughput) -> "%,.0f",
      results.flatMap(_.microseconds) -> "%,.3f",
      results.flatMap(_.bytes) -> "%,.0f",
      ratios -> "**%.2f**"
    )
    parts.collect { case (figures, format) if figures.nonEmpty => format.formatLocal(ROOT, median(figures)) } match
      case Nil   => "–"
      case texts => texts.mkString(" · ")

  private def median(figures: List[Double]): Double =
    val sorted = figures.sorted
    (sorted((sorted.length - 1) / 2) + sorted(sorted.length / 2)) / 2
