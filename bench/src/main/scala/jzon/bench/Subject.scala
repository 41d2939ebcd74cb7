package jzon.bench

import jzon.bench.documents.*
import jzon.bench.libraries.*
import jzon.bench.model.*

/** A document, and each library's way with it. */
final class Subject[A](
    val document: Document[A],
    val jsoniter: Jsoniter[A],
    val circe: Circe[A],
    val zio: ZioJson[A],
    val play: PlayJson[A]
):
  val libraries: List[(String, Library[A])] =
    List("Jsoniter" -> jsoniter, "Circe" -> circe, "Zio" -> zio, "Play" -> play)

object Subject:
  def googleMaps: Subject[DistanceMatrix] =
    Subject(GoogleMapsDocument(), Jsoniter.googleMaps, Circe.googleMaps, ZioJson.googleMaps, PlayJson.googleMaps)

  def twitter: Subject[List[Tweet]] =
    Subject(TwitterDocument(), Jsoniter.twitter, Circe.twitter, ZioJson.twitter, PlayJson.twitter)

  def geoJson: Subject[GeoJson] =
    Subject(GeoJsonDocument.typeFirst(), Jsoniter.geoJson, Circe.geoJson, ZioJson.geoJson, PlayJson.geoJson)

  def geoJsonTypeLast: Subject[GeoJson] =
    Subject(GeoJsonDocument.typeLast(), Jsoniter.geoJsonTypeLast, Circe.geoJson, ZioJson.geoJson, PlayJson.geoJson)

  def nested: Subject[Nested] =
    Subject(NestedDocument(), Jsoniter.nested, Circe.nested, ZioJson.nested, PlayJson.nested)

  def all: List[Subject[?]] = List(googleMaps, twitter, geoJson, geoJsonTypeLast, nested)
