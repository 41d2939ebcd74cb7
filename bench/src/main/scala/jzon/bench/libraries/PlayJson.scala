package jzon.bench.libraries

import play.api.libs.functional.syntax.*
import play.api.libs.json.*
import jzon.bench.model.*

final class PlayJson[A](using Format[A]) extends Library[A]:
  def read(bytes: Array[Byte]): A = Json.parse(bytes).as[A]
  def write(a: A): Array[Byte] = Json.toBytes(Json.toJson(a))

object PlayJson:
  lazy val googleMaps: PlayJson[DistanceMatrix] =
    given Format[Value] = ((__ \ "text").format[String] ~ (__ \ "value").format[Int])(Value.apply, v => (v.text, v.v))
    given Format[Elements] = Json.format
    given Format[Rows] = Json.format
    given Format[DistanceMatrix] = Json.format
    PlayJson()

  lazy val twitter: PlayJson[List[Tweet]] =
    given Format[Urls] = Json.format
    given Format[Url] = Json.format
    given Format[UserEntities] = Json.format
    given Format[UserMentions] = Json.format
    given Format[Entities] = Json.format
    given Format[User] = Json.format
    given Format[RetweetedStatus] = Json.format
    given Format[Tweet] = Json.format
    PlayJson()

  lazy val geoJson: PlayJson[GeoJson] =
    given JsonConfiguration = JsonConfiguration(
      discriminator = "type",
      typeNaming = JsonNaming(name => name.substring(name.lastIndexOf('.') + 1))
    )
    given Format[Point] = Json.format
    given Format[MultiPoint] = Json.format
    given Format[LineString] = Json.format
    given Format[MultiLineString] = Json.format
    given Format[Polygon] = Json.format
    given Format[MultiPolygon] = Json.format
    given geometryCollection
        : OFormat[GeometryCollection] = (__ \ "geometries").lazyFormat(Format.of[List[Geometry]]).bimap(
      GeometryCollection(_),
      _.geometries
    )
    given Format[Geometry] = Json.format
    given Format[Feature] = Json.format
    given OFormat[FeatureCollection] = (__ \ "features").lazyFormat(Format.of[List[GeoJson]]).bimap(
      FeatureCollection(_),
      _.features
    )
    given Format[GeoJson] = Json.format
    PlayJson()

  lazy val gitHub: PlayJson[Artifacts] =
    given Format[Artifact] = Json.format
    given Format[Artifacts] = Json.format
    PlayJson()

  lazy val openRtb: PlayJson[BidRequest] =
    given Format[BannerFormat] = Json.format
    given Format[Banner] = Json.format
    given Format[Video] = Json.format
    given Format[Deal] = Json.format
    given Format[Deals] = Json.format
    given Format[Impression] = Json.format
    given Format[Publisher] = Json.format
    given Format[Segment] = Json.format
    given Format[Audience] = Json.format
    given Format[Content] = Json.format
    given Format[Site] = Json.format
    given Format[App] = Json.format
    given Format[Place] = Json.format
    given Format[Device] = Json.format
    given Format[Visitor] = Json.format
    given Format[Regulations] = Json.format
    given Format[BidRequest] = Json.format
    PlayJson()

  lazy val nested: PlayJson[Nested] =
    given format: Format[Nested] = (__ \ "n").lazyFormatNullable(format).bimap(Nested(_), _.n)
    PlayJson()
