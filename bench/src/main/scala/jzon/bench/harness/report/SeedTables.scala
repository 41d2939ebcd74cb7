package jzon.bench.harness.report

import java.util.Locale.ROOT

/** JMH's results of the documents of the seed as the tables of its page: operations, and megabytes allocated, for one
  * second; bytes allocated for one operation beside them, which say more.
  */
object SeedTables:
  /** Lines of all tables that the results have figures for.
    *
    * @param results
    *   of one run or of several, whose medians are taken
    */
  def apply(results: List[JmhResult]): List[String] =
    val figures = results.flatMap(figure).groupBy(_.key).values.map(median).toList
    documents.flatMap(comparison(figures, _)) ::: attacks.flatMap(attack(figures, _, _))

  /** Titles, and what the benchmarks' classes are called after. */
  private val documents = List(
    ("Google Maps, as served", "GoogleMaps", "pretty"),
    ("Google Maps, compact", "GoogleMaps", "compact"),
    ("Google Maps in other scripts, compact", "GoogleMapsBeyondAscii", "compact"),
    ("Twitter, as served", "Twitter", "pretty"),
    ("Twitter, compact", "Twitter", "compact"),
    ("Twitter in other scripts, compact", "TwitterBeyondAscii", "compact"),
    ("GeoJSON, type first, compact", "GeoJson", "compact"),
    ("GeoJSON, type last, compact", "GeoJsonTypeLast", "compact"),
    ("GitHub, as served", "GitHub", "pretty"),
    ("GitHub, compact", "GitHub", "compact"),
    ("OpenRTB, compact", "OpenRtb", "compact"),
    ("Synthetic, compact", "Nested", "compact")
  )

  /** Attacks, and what they are compared with in parentheses. */
  private val attacks = List(
    ("blanks", "honest"),
    ("redundant", "blanks"),
    ("collisions", "blanks"),
    ("zeros", "blanks")
  )

  private val attackTitles = Map(
    "blanks" -> "Attack 0, a larger payload (the honest one)",
    "redundant" -> "Attack 1, redundant data (attack 0)",
    "collisions" -> "Attack 2, hash collisions (attack 0)",
    "zeros" -> "Attack 3, death by a thousand zeros (attack 0)"
  )

  private final case class Figure(
      benchmark: String,
      library: String,
      direction: String,
      form: String,
      score: Double,
      error: Option[Double],
      rate: Option[Double],
      allocated: Option[Double]
  ):
    def key = (benchmark, library, direction, form)

  /** `jzon.bench.TwitterReading.readCirce` with its form, or `Hostile.readCirce` with its attack. */
  private def figure(result: JmhResult): Option[Figure] = result.benchmark.split('.').takeRight(2) match
    case Array(kind, method) if result.benchmark.startsWith("jzon.bench.") =>
      val direction = method.takeWhile(_.isLower)
      val form = result.params.get("form").orElse(result.params.get("attack")).getOrElse("")
      val metric = result.primaryMetric
      Some(
        Figure(
          kind.replaceAll("(Reading|Writing)$", ""),
          method.stripPrefix(direction),
          direction,
          form,
          metric.score,
          metric.error,
          result.secondary("gc.alloc.rate").map(_.score),
          result.allocated
        )
      )
    case _ => None

  private def median(figures: List[Figure]): Figure = figures.sortBy(_.score).apply(figures.size / 2)

  private def comparison(figures: List[Figure], document: (String, String, String)): List[String] =
    val (title, benchmark, form) = document
    val of = figures.filter(_.benchmark == benchmark)
    val reading = of.filter(figure => figure.direction == "read" && figure.form == form)
    // what is written is compact
    val writing = of.filter(figure => figure.direction == "write" && form == "compact")
    table(title, List("Decoding" -> reading, "Encoding" -> writing).filter(_._2.nonEmpty), Nil)

  private def attack(figures: List[Figure], name: String, baseline: String): List[String] =
    def under(attack: String) = figures.filter(figure => figure.benchmark == "Hostile" && figure.form == attack)
    table(attackTitles(name), List("Decoding" -> under(name)).filter(_._2.nonEmpty), under(baseline))

  private def table(title: String, parts: List[(String, List[Figure])], baseline: List[Figure]): List[String] =
    val libraries = order.filter(library => parts.exists(_._2.exists(_.library == library)))
    val heads = "" :: parts.flatMap((part, _) => List(s"$part, ops/sec", "MB/sec", "B/op"))
    val rows = libraries.map: library =>
      titles(library) :: parts.flatMap: (_, figures) =>
        val own = figures.find(_.library == library)
        val other = baseline.find(_.library == library)
        List(
          cell(own, other)(_.score, _.error),
          cell(own, other)(_.rate.getOrElse(Double.NaN), _ => None),
          cell(own, other)(_.allocated.getOrElse(Double.NaN), _ => None)
        )
    if rows.isEmpty then Nil
    else
      s"## $title" :: "" :: (heads :: ("---" :: heads.tail.map(_ => "---:")) :: rows).map(_.mkString(
        "| ",
        " | ",
        " |"
      )) ::: List("")

  private def cell(
      own: Option[Figure],
      other: Option[Figure]
  )(value: Figure => Double, error: Figure => Option[Double]): String =
    own.map(value).filterNot(_.isNaN) match
      case None         => ""
      case Some(number) =>
        val interval = own.flatMap(error).fold("")(error => s" ± ${text(error)}")
        val compared = other.map(value).filterNot(_.isNaN).fold("")(number => s" (${text(number)})")
        text(number) + interval + compared

  private def text(number: Double): String = "%,.0f".formatLocal(ROOT, number)

  private val titles = Map(
    "Jzon" -> "jzon",
    "JzonByHand" -> "jzon(alt)",
    "JzonStrict" -> "jzon, no_extra_fields",
    "Jsoniter" -> "jsoniter-scala",
    "Circe" -> "circe",
    "Zio" -> "zio-json",
    "Play" -> "play",
    "JsoniterStrict" -> "jsoniter-scala, no unexpected fields",
    "CirceStrict" -> "circe, strict decoding",
    "ZioStrict" -> "zio-json, no extra fields"
  )

  private val order = List(
    "Jzon",
    "JzonByHand",
    "Jsoniter",
    "Circe",
    "Zio",
    "Play",
    "JzonStrict",
    "JsoniterStrict",
    "CirceStrict",
    "ZioStrict"
  )
