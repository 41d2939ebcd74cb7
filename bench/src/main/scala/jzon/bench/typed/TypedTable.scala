package jzon.bench.typed

import java.nio.file.{Files, Path}
import java.util.Locale.ROOT
import scala.jdk.CollectionConverters.*

/** What the programs in all languages printed, as a table in Markdown. The least time is that of all rounds, the median
  * that of their medians. A ratio says how many times as long as jzon a library takes.
  */
object TypedTable:
  private final case class Figure(document: String, way: String, library: String, least: Double, median: Double):
    def row = (document, way)

  def apply(files: List[Path]): List[String] = table(files.flatMap(Files.readAllLines(_).asScala))

  private[typed] def table(lines: List[String]): List[String] =
    val figures = lines.map(parse).groupBy(figure => (figure.row, figure.library)).values.map(merged).toList
    val rows = lines.map(parse(_).row).distinct
    val libraries = lines.map(parse(_).library).distinct.sortBy(_ != "jzon")
    val body =
      for
        row <- rows
        library <- libraries
        figure <- figures.find(figure => figure.row == row && figure.library == library)
      yield
        val jzon = figures.find(figure => figure.row == row && figure.library == "jzon")
        def ratio(of: Figure => Double): String = jzon.fold("")(jzon => text("%.2f", of(figure) / of(jzon)))
        val cells = List(text("%.2f", figure.least), ratio(_.least), text("%.2f", figure.median), ratio(_.median))
        (List(figure.document, figure.way, library) ++ cells).mkString("| ", " | ", " |")
    List(
      "| document | way | library | µs, least | times as long as jzon | µs, median | times as long as jzon |",
      "| --- | --- | --- | ---: | ---: | ---: | ---: |"
    ) ++ body

  private def parse(line: String): Figure =
    val Array(document, way, library, least, median) = line.split('\t')
    Figure(document, way, library, least.toDouble, median.toDouble)

  private def merged(rounds: List[Figure]): Figure =
    val medians = rounds.map(_.median).sorted
    rounds.head.copy(least = rounds.map(_.least).min, median = medians(medians.size / 2))

  private def text(format: String, figure: Double): String = format.formatLocal(ROOT, figure)
