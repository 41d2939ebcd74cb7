package jzon.bench

import java.nio.file.{Files, Path}
import java.util.Locale.ROOT
import scala.jdk.CollectionConverters.*

/** Lines of three fields between tabs (row, column and figure) of several JVMs, as a table in Markdown of their
  * medians. The arguments are files.
  */
object Grid:
  def main(files: Array[String]): Unit =
    table(files.toList.flatMap(file => Files.readAllLines(Path.of(file)).asScala)).foreach(println)

  def line(row: String, column: String, figure: Double): String = s"$row\t$column\t$figure"

  /** Rows and columns in the order in which they come first. */
  def table(lines: List[String]): List[String] =
    val cells = lines.map(_.split('\t')).collect { case Array(row, column, figure) => (row, column, figure.toDouble) }
    val columns = cells.map(_._2).distinct
    val medians = cells.groupMap((row, column, _) => (row, column))(_._3).view.mapValues(median)
    val rows = cells.map(_._1).distinct.map: row =>
      row :: columns.map(column => medians.get((row, column)).fold("")(text))
    (("" :: columns) :: ("---" :: columns.map(_ => "---:")) :: rows).map(_.mkString("| ", " | ", " |"))

  private def median(figures: List[Double]): Double =
    val sorted = figures.sorted
    (sorted((sorted.length - 1) / 2) + sorted(sorted.length / 2)) / 2

  /** Three digits that count. */
  private def text(figure: Double): String =
    val digits = if figure >= 100 then 0 else if figure >= 10 then 1 else if figure >= 1 then 2 else 3
    s"%,.${digits}f".formatLocal(ROOT, figure)
