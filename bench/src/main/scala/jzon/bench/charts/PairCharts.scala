package jzon.bench.charts

import java.nio.file.{Files, Path}
import scala.jdk.CollectionConverters.*
import jzon.bench.ways.Script

/** How many times as fast as jsoniter-scala jzon is, from the files of `bench/types.sh`, `bench/ways.sh` and
  * `bench/documents.sh`. */
private object PairCharts:
  private val axis = "times as fast as jsoniter-scala"

  def apply(folder: Path, conditions: Conditions): List[(String, String)] =
    val ratios = this.ratios(folder)
    if ratios.keys.exists(_.contains(" · ")) then List(types(ratios, conditions))
    else if ratios.keys.exists(document.matches) then List(documents(ratios, conditions))
    else if ratios.nonEmpty then List(ways(ratios, conditions))
    else Nil

  /** Of each row, the geometric mean of the JVMs. */
  private def ratios(folder: Path): Map[String, Double] =
    val rounds = Charts.files(folder, "jzon-[0-9]+\\.tsv").map: file =>
      val ours = nanoseconds(file)
      val theirs = nanoseconds(folder.resolve(file.getFileName.toString.replace("jzon", "jsoniter")))
      ours.collect { case (row, time) if theirs.contains(row) => row -> theirs(row) / time }
    rounds.flatten.groupMap(_._1)(_._2).view.mapValues(Relative.geometricMean).toMap

  private def nanoseconds(file: Path): Map[String, Double] =
    Files.readAllLines(file).asScala.map(_.split('\t')).map(fields => fields(0) -> fields(1).toDouble).toMap

  private def types(ratios: Map[String, Double], conditions: Conditions): (String, String) =
    val cells = ratios.toList.map: (row, ratio) =>
      val Array(name, way) = row.split(" · ")
      val inClass = if name.endsWith(", in a class") then ", in a class" else ""
      Figures.Cell(way + inClass, name.stripSuffix(", in a class"), ratio)
    val (all, mean) = (sorted(cells), text(Relative.geometricMean(ratios.values.toList)))
    val svg = Drawing(
      "Many types in one JVM: jzon beside jsoniter-scala (right of 1: jzon is faster)",
      List(
        s"Lists and other collections of 100 to 1,000 values, UTF-8 bytes, by turns. Geometric mean $mean.",
        s"$conditions"
      )
    ).dots(Figures(all), axis)
    s"speed-types-${conditions.suffix}" -> svg

  private val document = "(\\w+) (read compact|read pretty|write|skip|tree)".r

  private def documents(ratios: Map[String, Double], conditions: Conditions): (String, String) =
    val cells = ratios.toList.collect { case (document(name, way), ratio) => Figures.Cell(way, name, ratio) }
    val svg = Drawing(
      "Documents of services: jzon beside jsoniter-scala (right of 1: jzon is faster)",
      List(
        "Read compact and pretty, written, skipped as an unknown field, and read into a tree, by turns in one JVM.",
        s"$conditions"
      )
    ).dots(Figures(sorted(cells)), axis)
    s"speed-documents-${conditions.suffix}" -> svg

  private val way = "(tiny), (.*)|((?:read|write) .*?), (.*), (.*)".r

  /** Scripts as they are listed, then the other documents. */
  private def order(text: String): (Int, String) =
    val script = Script.values.indexWhere(_.title == text)
    (if script < 0 then Script.values.length else script, text)

  /** Sizes of the same text are one dot, their geometric mean. */
  private def ways(ratios: Map[String, Double], conditions: Conditions): (String, String) =
    val parts = ratios.toList.collect:
      case (way(null, null, way, text, _), ratio) => ((text, way), ratio)
      case (way(_, way, null, null, null), ratio) => (("message of 43 bytes", way), ratio)
    val cells = parts.groupMap(_._1)(_._2).toList.map((key, all) =>
      Figures.Cell(key._1, key._2, Relative.geometricMean(all))
    )
    val mean = text(Relative.geometricMean(ratios.values.toList))
    val svg = Drawing(
      "Every way in and out: jzon beside jsoniter-scala (right of 1: jzon is faster)",
      List(
        "Lists of a class of ten fields in six kinds of text, Twitter and Google Maps, of 10 KB to 10 MB (mean of",
        s"sizes), and a message of 43 bytes. By turns in one JVM. Geometric mean of all rows $mean.",
        s"$conditions"
      )
    ).dots(Figures(cells.sortBy(cell => (cell.category, order(cell.series)))), axis)
    s"speed-ways-${conditions.suffix}" -> svg

  /** Categories by the mean of their dots, the best first; series by name. */
  private def sorted(cells: List[Figures.Cell]): List[Figures.Cell] =
    val means = cells.groupMap(_.category)(_.value).view.mapValues(Relative.geometricMean).toMap
    val series = cells.map(_.series).distinct.sorted
    cells.sortBy(cell => (-means(cell.category), cell.category, series.indexOf(cell.series)))

  private def text(ratio: Double): String = "%.2f".formatLocal(java.util.Locale.ROOT, ratio)
