package jzon.bench.libraries

import java.nio.charset.StandardCharsets.UTF_8
import zio.json.{DecoderOps, DeriveJsonCodec, EncoderOps, JsonCodec}
import jzon.bench.model.*

/** zio-json reads and writes text only. */
final class ZioJson[A](using JsonCodec[A]) extends Library[A]:
  def read(bytes: Array[Byte]): A = new String(bytes, UTF_8).fromJson[A].fold(sys.error, identity)
  def write(a: A): Array[Byte] = a.toJson.getBytes(UTF_8)

object ZioJson:
  lazy val googleMaps: ZioJson[DistanceMatrix] =
    given JsonCodec[Value] = DeriveJsonCodec.gen
    given JsonCodec[Elements] = DeriveJsonCodec.gen
    given JsonCodec[Rows] = DeriveJsonCodec.gen
    given JsonCodec[DistanceMatrix] = DeriveJsonCodec.gen
    ZioJson()

  lazy val twitter: ZioJson[List[Tweet]] =
    given JsonCodec[Urls] = DeriveJsonCodec.gen
    given JsonCodec[Url] = DeriveJsonCodec.gen
    given JsonCodec[UserEntities] = DeriveJsonCodec.gen
    given JsonCodec[UserMentions] = DeriveJsonCodec.gen
    given JsonCodec[Entities] = DeriveJsonCodec.gen
    given JsonCodec[User] = DeriveJsonCodec.gen
    given JsonCodec[RetweetedStatus] = DeriveJsonCodec.gen
    given JsonCodec[Tweet] = DeriveJsonCodec.gen
    ZioJson()

  lazy val geoJson: ZioJson[GeoJson] =
    given JsonCodec[Geometry] = DeriveJsonCodec.gen
    given JsonCodec[GeoJson] = DeriveJsonCodec.gen
    ZioJson()

  lazy val gitHub: ZioJson[Artifacts] =
    given JsonCodec[Artifact] = DeriveJsonCodec.gen
    given JsonCodec[Artifacts] = DeriveJsonCodec.gen
    ZioJson()

  lazy val openRtb: ZioJson[BidRequest] =
    given JsonCodec[BannerFormat] = DeriveJsonCodec.gen
    given JsonCodec[Banner] = DeriveJsonCodec.gen
    given JsonCodec[Video] = DeriveJsonCodec.gen
    given JsonCodec[Deal] = DeriveJsonCodec.gen
    given JsonCodec[Deals] = DeriveJsonCodec.gen
    given JsonCodec[Impression] = DeriveJsonCodec.gen
    given JsonCodec[Publisher] = DeriveJsonCodec.gen
    given JsonCodec[Segment] = DeriveJsonCodec.gen
    given JsonCodec[Audience] = DeriveJsonCodec.gen
    given JsonCodec[Content] = DeriveJsonCodec.gen
    given JsonCodec[Site] = DeriveJsonCodec.gen
    given JsonCodec[App] = DeriveJsonCodec.gen
    given JsonCodec[Place] = DeriveJsonCodec.gen
    given JsonCodec[Device] = DeriveJsonCodec.gen
    given JsonCodec[Visitor] = DeriveJsonCodec.gen
    given JsonCodec[Regulations] = DeriveJsonCodec.gen
    given JsonCodec[BidRequest] = DeriveJsonCodec.gen
    ZioJson()

  lazy val nested: ZioJson[Nested] =
    given JsonCodec[Nested] = DeriveJsonCodec.gen
    ZioJson()
