package jzon.bench

import jzon as json
import jzon.bench.documents.*
import jzon.bench.libraries.*
import jzon.bench.model.*

/** A document, and each library's way with it.
  *
  * @param byHand
  *   with a decoder of jzon's that is not derived
  */
final class Subject[A](
    val document: Document[A],
    val jzon: Jzon[A],
    val jsoniter: Jsoniter[A],
    val circe: Circe[A],
    val zio: ZioJson[A],
    val play: PlayJson[A],
    val byHand: Option[Jzon[A]] = None
):
  val libraries: List[(String, Library[A])] =
    List("Jzon" -> jzon, "Jsoniter" -> jsoniter, "Circe" -> circe, "Zio" -> zio, "Play" -> play) ++
      byHand.map("JzonByHand" -> _)

  def library(name: String): Library[A] = libraries.collectFirst { case (`name`, library) => library }.get

object Subject:
  def googleMaps: Subject[DistanceMatrix] = ofGoogleMaps(GoogleMapsDocument())
  def googleMapsBeyondAscii: Subject[DistanceMatrix] = ofGoogleMaps(GoogleMapsDocument.beyondAscii())
  def twitter: Subject[List[Tweet]] = ofTwitter(TwitterDocument())
  def twitterBeyondAscii: Subject[List[Tweet]] = ofTwitter(TwitterDocument.beyondAscii())

  private def ofGoogleMaps(document: Document[DistanceMatrix]): Subject[DistanceMatrix] =
    Subject(
      document,
      Jzon(),
      Jsoniter.googleMaps,
      Circe.googleMaps,
      ZioJson.googleMaps,
      PlayJson.googleMaps
    )

  private def ofTwitter(document: Document[List[Tweet]]): Subject[List[Tweet]] =
    Subject(document, Jzon(), Jsoniter.twitter, Circe.twitter, ZioJson.twitter, PlayJson.twitter)

  def geoJson: Subject[GeoJson] =
    Subject(
      GeoJsonDocument.typeFirst(),
      Jzon(),
      Jsoniter.geoJson,
      Circe.geoJson,
      ZioJson.geoJson,
      PlayJson.geoJson,
      Some(geoJsonByHand)
    )

  def geoJsonTypeLast: Subject[GeoJson] =
    Subject(
      GeoJsonDocument.typeLast(),
      Jzon(),
      Jsoniter.geoJsonTypeLast,
      Circe.geoJson,
      ZioJson.geoJson,
      PlayJson.geoJson,
      Some(geoJsonByHand)
    )

  private def geoJsonByHand: Jzon[GeoJson] =
    given json.Decoder[GeoJson] = GeoJsonByHand.decoder
    Jzon()

  def gitHub: Subject[Artifacts] =
    Subject(GitHubDocument(), Jzon(), Jsoniter.gitHub, Circe.gitHub, ZioJson.gitHub, PlayJson.gitHub)

  def openRtb: Subject[BidRequest] =
    Subject(OpenRtbDocument(), Jzon(), Jsoniter.openRtb, Circe.openRtb, ZioJson.openRtb, PlayJson.openRtb)

  def nested: Subject[Nested] =
    Subject(NestedDocument(), Jzon(), Jsoniter.nested, Circe.nested, ZioJson.nested, PlayJson.nested)

  def all: List[Subject[?]] =
    List(
      googleMaps,
      googleMapsBeyondAscii,
      twitter,
      twitterBeyondAscii,
      geoJson,
      geoJsonTypeLast,
      gitHub,
      openRtb,
      nested
    )
