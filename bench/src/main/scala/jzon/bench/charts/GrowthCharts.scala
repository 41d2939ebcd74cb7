package jzon.bench.charts

import java.nio.file.{Files, Path}
import scala.jdk.CollectionConverters.*

/** Nanoseconds for a byte by the size of the document, from the files of `bench/growth.sh`. */
private object GrowthCharts:
  private val row = "(read|write) (.*), (.*)".r

  def apply(folder: Path, conditions: Conditions): List[(String, String)] =
    val figures = Charts.files(folder, "growth-[0-9]+\\.tsv").flatMap(Files.readAllLines(_).asScala).map(_.split('\t'))
    val cells = figures.collect { case Array(row(way, script, size), s"$library, ns/byte", figure) =>
      (s"$library, $way $script", size, figure.toDouble)
    }
    val medians = cells.groupMap((series, size, _) => (series, size))(_._3).view.mapValues(Relative.median).toMap
    val ordered = cells.map((series, size, _) => (series, size)).distinct
    val svg = Drawing(
      "Documents from 1 KB to 100 MB: nanoseconds for a byte (lower is better)",
      List(s"Lists of a class of ten fields, UTF-8 bytes, processor time of one thread.", s"$conditions")
    ).lines(Figures(ordered.map(key => Figures.Cell(key._1, key._2, medians(key)))), "ns/byte")
    if cells.isEmpty then Nil else List(s"speed-growth-${conditions.suffix}" -> svg)
