package jzon.spark

import java.nio.file.{Files, Path}
import java.time.Instant
import java.util.Locale
import jzon as json
import jzon.spark.given
import org.apache.spark.sql.{DataFrame, Dataset, SparkSession}
import org.apache.spark.sql.functions.{col, from_json, sum, xxhash64}
import scala.util.Using

/** Measures jzon beside Spark's own `read.json` and `from_json`, in turns, in one JVM:
  *
  * `./sbt "spark/Test/runMain jzon.spark.Compare 1000000 7 2"` takes a file of a million lines, seven rounds and two
  * cores.
  *
  * Each figure is the time of a whole query. A round runs each pair once, and the second of the pair runs first in
  * every other round. The first two rounds are not counted. Before anything is timed, both must give the same rows.
  */
object Compare:
  case class Place(street: String, city: String, zip: Int) derives json.Codec
  case class Person(
      id: Long,
      name: String,
      email: String,
      age: Int,
      active: Boolean,
      score: Double,
      created: Instant,
      tags: List[String],
      place: Place,
      note: Option[String]
  ) derives json.Codec

  /** A query that both sides answer. */
  private case class Pair(name: String, own: () => Unit, ours: () => Unit)

  private val WarmUps = 2

  def main(arguments: Array[String]): Unit =
    val numbers = arguments.map(_.toInt)
    val lines = numbers.lift(0).getOrElse(1_000_000)
    val rounds = numbers.lift(1).getOrElse(7)
    val cores = numbers.lift(2).getOrElse(2)
    val session = SparkSession
      .builder()
      .master(s"local[$cores]")
      .config("spark.ui.enabled", false)
      .config("spark.sql.session.timeZone", "UTC")
      .getOrCreate()
    val file = Files.createTempFile("compare", ".json")
    try
      write(file, lines)
      println(
        s"Java ${System.getProperty("java.version")}, $cores cores, $lines lines, ${Files.size(file) / 1_000_000} MB"
      )
      val all = pairs(session, file.toString)
      val times = (1 to rounds + WarmUps).map(round => all.map(timed(_, round % 2 == 0)))
      for (pair, i) <- all.zipWithIndex do report(pair.name, times.drop(WarmUps).map(_(i)))
    finally
      session.stop()
      Files.delete(file)

  private def pairs(session: SparkSession, file: String): Seq[Pair] =
    val schema = schemaOf[Person]
    val own = session.read.schema(schema).json(file)
    val ours = session.read.format("jzon").schema(schema).load(file)
    val text = session.read.text(file)
    val ownDecoded = text.select(from_json(col("value"), schema).as("a")).select("a.*")
    val oursDecoded = text.select(decodeJson(col("value"), schema).as("a")).select("a.*")
    for (a, b) <- Seq(own -> ours, ownDecoded -> oursDecoded, own -> session.readJson[Person](file).toDF()) do
      require(hash(a) == hash(b), "the two sides differ")
    Seq(
      Pair("all columns", drain(own), drain(ours)),
      Pair("two columns", drain(own.select("id", "score")), drain(ours.select("id", "score"))),
      Pair("count", () => own.count(): Unit, () => ours.count(): Unit),
      Pair("typed", added(own.as[Person]), added(session.readJson[Person](file))),
      Pair("typed by schema", added(own.as[Person]), added(ours.as[Person])),
      Pair("from_json, decodeJson", drain(ownDecoded), drain(oursDecoded))
    )

  private def hash(frame: DataFrame): Any = frame.select(sum(xxhash64(frame.columns.map(col)*) % 1000003)).head().get(0)

  def drain(frame: DataFrame): () => Unit = () => frame.write.format("noop").mode("overwrite").save()

  private def added(people: Dataset[Person]): () => Unit = () =>
    people.mapPartitions(each => Iterator(each.map(person => person.score + person.tags.size).sum)).collect(): Unit

  /** Seconds of both. */
  private def timed(pair: Pair, swaps: Boolean): (Double, Double) =
    def seconds(run: () => Unit): Double =
      val start = System.nanoTime
      run()
      (System.nanoTime - start) / 1e9
    if swaps then
      val ours = seconds(pair.ours)
      (seconds(pair.own), ours)
    else (seconds(pair.own), seconds(pair.ours))

  private def report(name: String, times: Seq[(Double, Double)]): Unit =
    def median(values: Seq[Double]): Double = values.sorted.apply(values.size / 2)
    val ratios = times.map(_ / _)
    println(
      String.format(
        Locale.ROOT,
        "%-24s Spark %7.2f s   jzon %7.2f s   %5.2f times as fast (%.2f to %.2f)",
        name,
        median(times.map(_._1)),
        median(times.map(_._2)),
        median(ratios),
        ratios.min,
        ratios.max
      )
    )

  def write(file: Path, lines: Int): Unit =
    val random = java.util.Random(1)
    Using.resource(Files.newOutputStream(file)): out =>
      val people = Iterator.tabulate(lines): i =>
        Person(
          i,
          s"Person ${random.nextInt(100000)}",
          s"person$i@example.org",
          random.nextInt(100),
          random.nextBoolean(),
          random.nextInt(100000) / 100.0,
          Instant.ofEpochSecond(1_700_000_000L + random.nextInt(100_000_000)),
          List.tabulate(random.nextInt(5))(k => s"tag$k"),
          Place(
            s"${random.nextInt(200)} Main Street",
            if random.nextInt(10) == 0 then "Zürich" else "Springfield",
            8000
          ),
          Option.when(random.nextInt(3) == 0)("a note with a \"quote\"")
        )
      json.writeLines(people, java.io.BufferedOutputStream(out)): Unit
