package jzon.bench.documents

import scala.util.Random
import jzon.bench.model.{DistanceMatrix, Elements, Rows, Value}

/** Distances and durations between ten cities: 200 integers of 1 to 7 digits, about 26 KB pretty and 12 KB compact. */
object GoogleMapsDocument:
  def apply(): Document[DistanceMatrix] = of("GoogleMaps", cities, List(identity[String]))

  /** The same numbers; addresses and units in other scripts. */
  def beyondAscii(): Document[DistanceMatrix] = of("GoogleMapsBeyondAscii", citiesBeyondAscii, languages)

  private def of(name: String, cities: List[String], languages: List[String => String]): Document[DistanceMatrix] =
    Document(name, value(cities, languages), Render(names = Map("v" -> "value")))

  private val cities = List(
    "New York, NY, USA",
    "Los Angeles, CA, USA",
    "Chicago, IL, USA",
    "Houston, TX, USA",
    "Phoenix, AZ, USA",
    "Philadelphia, PA, USA",
    "San Antonio, TX, USA",
    "San Diego, CA, USA",
    "Dallas, TX, USA",
    "San Jose, CA, USA"
  )

  private val citiesBeyondAscii = List(
    "Санкт-Петербург, Россия",
    "北京市, 中国",
    "München, Deutschland",
    "São Paulo, Brasil",
    "Нижний Новгород, Россия",
    "上海市浦东新区, 中国",
    "Zürich, Schweiz 🏔",
    "Málaga, España 🌞",
    "Київ, Україна",
    "广州市, 中国 🚄"
  )

  /** What a text becomes in other languages, word by word. */
  private val languages: List[String => String] = List(
    Map("km" -> "км", "m" -> "м", "mins" -> "мин", "hours" -> "ч", "day" -> "дн"),
    Map("km" -> "公里", "m" -> "米", "mins" -> "分钟", "hours" -> "小时", "day" -> "天"),
    Map("mins" -> "Min.", "hours" -> "Std. für", "day" -> "Tag über"),
    Map("mins" -> "min 🚗", "hours" -> "h", "day" -> "día")
  ).map(words => _.split(' ').map(word => words.getOrElse(word, word)).mkString(" "))

  /** @param languages
    *   of the texts, by turns from row to row
    */
  private def value(cities: List[String], languages: List[String => String]): DistanceMatrix =
    val random = Random(1)
    val rows =
      for (from, i) <- cities.zipWithIndex
      yield Rows(
        for to <- cities
        yield element(if from == to then 0 else random.nextInt(4600000), languages(i % languages.size))
      )
    DistanceMatrix(cities, cities, rows, "OK")

  private def element(meters: Int, language: String => String): Elements =
    val seconds = meters / 31
    Elements(Value(language(distance(meters)), meters), Value(language(duration(seconds)), seconds), "OK")

  private def distance(meters: Int): String =
    val kilometers = (meters + 500) / 1000
    if kilometers == 0 then "1 m" else "%,d km".formatLocal(java.util.Locale.ROOT, kilometers)

  private def duration(seconds: Int): String =
    val minutes = math.max(1, (seconds + 30) / 60)
    val hours = (minutes + 30) / 60
    if minutes < 60 then s"$minutes mins"
    else if hours < 24 then s"$hours hours ${minutes % 60} mins"
    else if hours % 24 == 0 then "1 day"
    else s"${hours / 24} day ${hours % 24} hours"
