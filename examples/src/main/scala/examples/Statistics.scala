package examples

import java.io.{FilterInputStream, InputStream}
import java.nio.file.{Files, Path, Paths}
import jzon as json
import me.tongfei.progressbar.{ProgressBar, ProgressBarBuilder}
import scala.util.Using

/** Statistics over a file of one measurement to a line, which may be larger than the memory:
  * `./sbt "examples/runMain examples.Statistics measurements.ndjson"`.
  */
object Statistics:
  case class Measurement(station: String, celsius: Double) derives json.Codec

  /** What is known of one station. */
  final case class Summary(count: Long, least: Double, most: Double, sum: Double):
    def mean: Double = sum / count

    def and(celsius: Double): Summary =
      Summary(count + 1, math.min(least, celsius), math.max(most, celsius), sum + celsius)

  object Summary:
    val empty: Summary = Summary(0, Double.PositiveInfinity, Double.NegativeInfinity, 0)

  /** The summary of each station, and what was wrong with the lines that are no measurements, at most ten of them. */
  final case class Report(stations: Map[String, Summary], errors: Vector[String]):
    def and(result: Either[json.DecodeError, Measurement]): Report = result match
      case Right(Measurement(station, celsius)) =>
        copy(stations = stations.updated(station, stations.getOrElse(station, Summary.empty).and(celsius)))
      case Left(error) =>
        if errors.size < 10 then copy(errors = errors :+ s"line ${error.line}: ${error.render}") else this

    def lines: Seq[String] =
      val rows = stations.toSeq.sortBy(_._1).map: (station, summary) =>
        f"$station%-20s ${summary.count}%10d ${summary.least}%8.1f ${summary.mean}%8.1f ${summary.most}%8.1f"
      rows ++ errors

  def main(arguments: Array[String]): Unit =
    val file = Paths.get(arguments.head)
    val bar = ProgressBarBuilder().setTaskName("reading").setInitialMax(Files.size(file)).setUnit("MB", 1000000).build()
    Using.resource(bar)(of(file, _)).lines.foreach(println)

  /** Reads the file once. The bar moves with the bytes that were read. */
  def of(file: Path, bar: ProgressBar): Report =
    Using.resource(json.readLines[Measurement](Watched(Files.newInputStream(file), bar))): measurements =>
      measurements.foldLeft(Report(Map.empty, Vector.empty))(_.and(_))

  /** Tells the bar of every byte. */
  private class Watched(in: InputStream, bar: ProgressBar) extends FilterInputStream(in):
    override def read(): Int =
      val b = super.read()
      if b >= 0 then bar.step(): Unit
      b

    override def read(into: Array[Byte], from: Int, length: Int): Int =
      val n = super.read(into, from, length)
      if n > 0 then bar.stepBy(n): Unit
      n
