package jzon.bench

import jzon.bench.documents.*
import jzon.bench.libraries.*
import jzon.bench.model.*

/** A document, and each library's way with it. */
final class Subject[A](
    val document: Document[A],
    val jzon: Jzon[A],
    val jsoniter: Jsoniter[A],
    val circe: Circe[A],
    val zio: ZioJson[A],
    val play: PlayJson[A]
):
  val libraries: List[(String, Library[A])] =
    List("Jzon" -> jzon, "Jsoniter" -> jsoniter, "Circe" -> circe, "Zio" -> zio, "Play" -> play)

  def library(name: String): Library[A] = libraries.collectFirst { case (`name`, library) => library }.get

object Subject:
  def googleMaps: Subject[DistanceMatrix] =
    Subject(
      GoogleMapsDocument(),
      Jzon(),
      Jsoniter.googleMaps,
      Circe.googleMaps,
      ZioJson.googleMaps,
      PlayJson.googleMaps
    )

  def twitter: Subject[List[Tweet]] =
    Subject(TwitterDocument(), Jzon(), Jsoniter.twitter, Circe.twitter, ZioJson.twitter, PlayJson.twitter)

  def geoJson: Subject[GeoJson] =
    Subject(GeoJsonDocument.typeFirst(), Jzon(), Jsoniter.geoJson, Circe.geoJson, ZioJson.geoJson, PlayJson.geoJson)

  def geoJsonTypeLast: Subject[GeoJson] =
    Subject(
      GeoJsonDocument.typeLast(),
      Jzon(),
      Jsoniter.geoJsonTypeLast,
      Circe.geoJson,
      ZioJson.geoJson,
      PlayJson.geoJson
    )

  def nested: Subject[Nested] =
    Subject(NestedDocument(), Jzon(), Jsoniter.nested, Circe.nested, ZioJson.nested, PlayJson.nested)

  def all: List[Subject[?]] = List(googleMaps, twitter, geoJson, geoJsonTypeLast, nested)
