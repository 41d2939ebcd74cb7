package jzon.bench.libraries

import java.nio.charset.StandardCharsets.UTF_8
import io.circe.{Codec, Printer, jawn}
import io.circe.derivation.{Configuration, ConfiguredCodec}
import jzon.bench.model.*

final class Circe[A](using codec: Codec[A]) extends Library[A]:
  def read(bytes: Array[Byte]): A = jawn.decodeByteArray(bytes).fold(throw _, identity)
  def write(a: A): Array[Byte] = Circe.printer.print(codec(a)).getBytes(UTF_8)

/** The printer is that of jsoniter-scala's benchmarks, which circe's maintainers helped to tune. */
object Circe:
  private val printer = Printer.noSpaces.copy(dropNullValues = true, reuseWriters = true, predictSize = true)

  lazy val googleMaps: Circe[DistanceMatrix] =
    given Codec[Value] = Codec.forProduct2("text", "value")(Value.apply)(value => (value.text, value.v))
    given Codec[Elements] = Codec.AsObject.derived
    given Codec[Rows] = Codec.AsObject.derived
    given Codec[DistanceMatrix] = Codec.AsObject.derived
    Circe()

  lazy val twitter: Circe[List[Tweet]] =
    given Codec[Urls] = Codec.AsObject.derived
    given Codec[Url] = Codec.AsObject.derived
    given Codec[UserEntities] = Codec.AsObject.derived
    given Codec[UserMentions] = Codec.AsObject.derived
    given Codec[Entities] = Codec.AsObject.derived
    given Codec[User] = Codec.AsObject.derived
    given Codec[RetweetedStatus] = Codec.AsObject.derived
    given Codec[Tweet] = Codec.AsObject.derived
    Circe(using Codec.implied)

  lazy val geoJson: Circe[GeoJson] =
    given Configuration = Configuration.default.withDiscriminator("type")
    given Codec[Geometry] = ConfiguredCodec.derived
    given Codec[GeoJson] = ConfiguredCodec.derived
    Circe()

  lazy val gitHub: Circe[Artifacts] =
    given Codec[Artifact] = Codec.AsObject.derived
    given Codec[Artifacts] = Codec.AsObject.derived
    Circe()

  lazy val openRtb: Circe[BidRequest] =
    given Codec[BannerFormat] = Codec.AsObject.derived
    given Codec[Banner] = Codec.AsObject.derived
    given Codec[Video] = Codec.AsObject.derived
    given Codec[Deal] = Codec.AsObject.derived
    given Codec[Deals] = Codec.AsObject.derived
    given Codec[Impression] = Codec.AsObject.derived
    given Codec[Publisher] = Codec.AsObject.derived
    given Codec[Segment] = Codec.AsObject.derived
    given Codec[Audience] = Codec.AsObject.derived
    given Codec[Content] = Codec.AsObject.derived
    given Codec[Site] = Codec.AsObject.derived
    given Codec[App] = Codec.AsObject.derived
    given Codec[Place] = Codec.AsObject.derived
    given Codec[Device] = Codec.AsObject.derived
    given Codec[Visitor] = Codec.AsObject.derived
    given Codec[Regulations] = Codec.AsObject.derived
    given Codec[BidRequest] = Codec.AsObject.derived
    Circe()

  lazy val nested: Circe[Nested] =
    given Codec[Nested] = Codec.AsObject.derived
    Circe()
