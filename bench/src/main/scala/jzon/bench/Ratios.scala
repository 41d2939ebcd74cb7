package jzon.bench

import java.nio.file.{Files, Path}
import java.util.Locale.ROOT
import jzon as json

/** Raw results of JMH, one file for each round, as a table in Markdown: of each library its operations for one second, its
  * microseconds of processor time and its bytes for one operation, and how many times as fast jzon is.
  *
  * Speed is that of the fastest iteration of all rounds, which is the nearest to what the code costs: the slower ones tell of
  * what else the machine did. A ratio is of such processor times, if [[ProcessorTime]] was asked for, otherwise of operations
  * for one second. Bytes are medians.
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
    def microseconds: Option[Double] = secondary(ProcessorTime.name).map(_.figures.min)

    /** Allocated for one operation. */
    def bytes: Option[Double] = secondary("gc.alloc.rate.norm").map(_.score)

    private def secondary(name: String): Option[Metric] =
      secondaryMetrics.collectFirst { case (full, metric) if full.endsWith(name) => metric }

  /** @param rawData
    *   for each JVM the scores of its iterations
    */
  final case class Metric(score: Double, scoreUnit: String = "", rawData: List[List[Double]] = Nil)
      derives json.Decoder:
    def figures: List[Double] = if rawData.isEmpty then List(score) else rawData.flatten

    def throughput: Double = scoreUnit match
      case s"ops/$unit" => figures.max * perSecond(unit)
      case s"$unit/op"  => perSecond(unit) / figures.min
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
    val titles = "op/s · µs · B/op · **times jzon**" :: libraries
    (titles :: titles.map(_ => "---") :: rows).map(_.mkString("| ", " | ", " |"))

  private def cell(results: List[Result], jzon: Option[List[Result]]): String =
    val ratio = jzon.map(jzon => fastest(jzon).zip(fastest(results)).map(_ / _).last)
    val parts = List(
      results.map(_.throughput).maxOption -> "%,.0f",
      results.flatMap(_.microseconds).minOption -> "%,.3f",
      Option(results.flatMap(_.bytes)).filter(_.nonEmpty).map(median) -> "%,.0f",
      ratio -> "**%.2f**"
    )
    parts.collect { case (Some(figure), format) => format.formatLocal(ROOT, figure) }.mkString(" · ")

  /** Operations for one second, and those for one second of a processor if that was measured. */
  private def fastest(results: List[Result]): List[Double] =
    results.map(_.throughput).max :: results.flatMap(_.microseconds).minOption.map(1e6 / _).toList

  private def median(figures: List[Double]): Double =
    val sorted = figures.sorted
    (sorted((sorted.length - 1) / 2) + sorted(sorted.length / 2)) / 2
