package jzon.bench.documents

import scala.util.Random
import jzon.bench.model.{Feature, FeatureCollection, GeoJson, Polygon}

/** One country: a polygon with rings of 533 and 12 points, 1,090 doubles mostly of six decimals, about 11.5 KB compact.
  */
object GeoJsonDocument:
  def typeFirst(): Document[GeoJson] = Document("GeoJson", value, Render())
  def typeLast(): Document[GeoJson] = Document("GeoJsonTypeLast", value, Render(tagLast = true))

  private def value: GeoJson =
    val random = Random(2)
    val geometry = Polygon(List(ring(533, 2.0, random), ring(12, 0.03, random)))
    FeatureCollection(List(Feature(Map("cca2" -> "ch"), geometry)))

  /** Points around 8° east and 47° north, closed: the last one is the first again. */
  private def ring(points: Int, radius: Double, random: Random): List[(Double, Double)] =
    val open = List.tabulate(points - 1): i =>
      val angle = 2 * math.Pi * i / (points - 1)
      val distance = radius * (0.8 + random.nextDouble() / 5)
      (degrees(8.0 + distance * math.cos(angle)), degrees(47.0 + distance * math.sin(angle)))
    open :+ open.head

  /** To six decimals; 37 of 38 coordinates of maps made by hand need all of them or one less. */
  private def degrees(exact: Double): Double = BigDecimal(exact).setScale(6, BigDecimal.RoundingMode.HALF_UP).toDouble
