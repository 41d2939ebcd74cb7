package examples.spark

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Path}
import jzon as json
import jzon.spark.*
import jzon.spark.given
import org.apache.spark.sql.{Dataset, SparkSession}
import org.apache.spark.sql.functions.*
import scala.util.Using

/** Statistics over files of one measurement to a line: `./sbt sparkExamples/run` makes such files and reads them on all
  * cores of this machine. With `spark-submit`, or with `examples/spark/cluster`, the same runs on a cluster.
  *
  * Arguments: folders or files of measurements. Without any, a million lines are made.
  */
object Stations:
  case class Measurement(station: String, celsius: Double, remark: Option[String]) derives json.Codec

  case class Summary(station: String, count: Long, coldest: Double, mean: Double, warmest: Double) derives json.Codec

  def main(arguments: Array[String]): Unit =
    // Spark's own launcher says which master it is; without one, it is this JVM.
    val builder = SparkSession
      .builder()
      .appName("stations")
      .config("spark.sql.files.maxPartitionBytes", 4_000_000) // many small tasks, for the sake of the bar
    val session = (if sys.props.contains("spark.master") then builder else builder.master("local[*]")).getOrCreate()
    try
      val paths = if arguments.isEmpty then Seq(made(1_000_000).toString) else arguments.toSeq
      val summaries = Using.resource(Progress(session))(_ => summarized(session, paths).collect())
      println(f"${"station"}%-12s ${"count"}%9s ${"coldest"}%9s ${"mean"}%9s ${"warmest"}%9s")
      for Summary(station, count, coldest, mean, warmest) <- summaries do
        println(f"$station%-12s $count%9d $coldest%9.1f $mean%9.1f $warmest%9.1f")
    finally session.stop()

  /** The summary of each station. Lines that are no measurements are left out; the metrics of the scan count them. */
  def summarized(session: SparkSession, paths: Seq[String]): Dataset[Summary] =
    session
      .readJsonWith[Measurement]("mode" -> "DROPMALFORMED")(paths*)
      .groupBy("station")
      .agg(
        count("*").as("count"),
        min("celsius").as("coldest"),
        avg("celsius").as("mean"),
        max("celsius").as("warmest")
      )
      .orderBy("station")
      .as[Summary]

  /** A folder with `lines` lines in four files. Each hundredth line is cut off. */
  private def made(lines: Int): Path =
    val folder = Files.createTempDirectory("stations")
    val names = Vector("Bergen", "Cairo", "Lima", "Oslo", "Perth", "Zürich")
    val random = java.util.Random(42)
    for file <- 0 until 4 do
      Using.resource(Files.newBufferedWriter(folder.resolve(s"$file.json"), UTF_8)): out =>
        for i <- 0 until lines / 4 do
          val line = json.write(Measurement(names(random.nextInt(names.size)), random.nextInt(600) / 10.0 - 20, None))
          out.write(if i % 100 == 99 then line.dropRight(5) else line)
          out.write('\n')
    println(s"$lines lines in $folder")
    folder
