package jzon.bench.documents

import scala.util.Random
import jzon.bench.model.{DistanceMatrix, Elements, Rows, Value}

/** Distances and durations between ten cities: 200 integers of 1 to 7 digits, about 26 KB pretty and 12 KB compact. */
object GoogleMapsDocument:
  def apply(): Document[DistanceMatrix] = Document("GoogleMaps", value, Render(names = Map("v" -> "value")))

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

  private def value: DistanceMatrix =
    val random = Random(1)
    val rows =
      for from <- cities yield Rows(for to <- cities yield element(if from == to then 0 else random.nextInt(4600000)))
    DistanceMatrix(cities, cities, rows, "OK")

  private def element(meters: Int): Elements =
    val seconds = meters / 31
    Elements(Value(distance(meters), meters), Value(duration(seconds), seconds), "OK")

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
