package jzon.bench.charts

import java.nio.file.{Files, Path}
import jzon as json
import jzon.bench.Ratios

/** The documents of the seed by five Scala libraries, from JMH's results in `jmh-1.json` and the like. */
private object SeedCharts:
  private val titles = List(
    "Jzon" -> "jzon",
    "Jsoniter" -> "jsoniter-scala",
    "Zio" -> "zio-json",
    "Circe" -> "circe",
    "Play" -> "play-json"
  )

  def apply(folder: Path, conditions: Conditions): List[(String, String)] =
    val results = Charts.files(folder, "(jmh|quick|full)-[0-9]+\\.json").flatMap(read)
    List("read" -> "Reading", "write" -> "Writing").flatMap: (noun, verb) =>
      val here = results.filter(result => result.row.contains(s" $noun"))
      val figures = Relative(
        for
          row <- here.map(_.row).distinct.sorted
          (library, title) <- titles
          result <- here.filter(result => result.row == row && result.library == library)
        yield (title, row.replace(s" $noun", "").replace(" compact", ""), cost(result))
      )
      val title = s"$verb the documents of the seed: speed in percent of jzon's (longer is better)"
      val text = s"JMH, one thread, UTF-8 bytes; documents of 3 to 26 KB."
      Option.when(figures.cells.nonEmpty):
        s"speed-seed-$noun-${conditions.suffix}" -> Drawing(title, List(text, s"$conditions")).bars(figures, "%", "0")

  private def read(file: Path): List[Ratios.Result] =
    json.read[List[Ratios.Result]](Files.readAllBytes(file)).fold(
      error => throw IllegalArgumentException(s"$file: ${error.render}"),
      identity
    )

  /** Microseconds for one operation: of processor time, if that was taken. */
  private def cost(result: Ratios.Result): Double =
    val times = if result.microseconds.nonEmpty then result.microseconds else result.throughput.map(1e6 / _)
    Relative.median(times)
