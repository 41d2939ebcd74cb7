package jzon.bench.libraries

import com.github.plokhotnyuk.jsoniter_scala.core.{JsonValueCodec, WriterConfig, readFromArray, writeToArray}
import com.github.plokhotnyuk.jsoniter_scala.macros.{CodecMakerConfig, JsonCodecMaker}
import jzon.bench.model.*

final class Jsoniter[A](val codec: JsonValueCodec[A]) extends Library[A]:
  def read(bytes: Array[Byte]): A = readFromArray(bytes)(codec)
  def write(a: A): Array[Byte] = writeToArray(a)(codec)
  def write(a: A, config: WriterConfig): Array[Byte] = writeToArray(a, config)(codec)

/** As in jsoniter-scala's own benchmarks: without the check that a field does not stand twice, but for GeoJSON. */
object Jsoniter:
  val googleMaps: Jsoniter[DistanceMatrix] =
    Jsoniter(JsonCodecMaker.make(CodecMakerConfig.withCheckFieldDuplication(false).withFieldNameMapper {
      case "v"  => "value"
      case name => name
    }))

  /** Empty lists are written, as the other libraries do. */
  val twitter: Jsoniter[List[Tweet]] = Jsoniter(
    JsonCodecMaker.make(
      CodecMakerConfig.withTransientDefault(false).withTransientEmpty(false).withCheckFieldDuplication(false)
    )
  )

  val geoJson: Jsoniter[GeoJson] = Jsoniter(JsonCodecMaker.make(CodecMakerConfig.withAllowRecursiveTypes(true)))

  /** The discriminator may stand anywhere, which is not its default. */
  val geoJsonTypeLast: Jsoniter[GeoJson] = Jsoniter(
    JsonCodecMaker.make(CodecMakerConfig.withAllowRecursiveTypes(true).withRequireDiscriminatorFirst(false))
  )

  val gitHub: Jsoniter[Artifacts] =
    Jsoniter(JsonCodecMaker.make(CodecMakerConfig.withCheckFieldDuplication(false)))

  val openRtb: Jsoniter[BidRequest] =
    Jsoniter(JsonCodecMaker.make(CodecMakerConfig.withCheckFieldDuplication(false)))

  val nested: Jsoniter[Nested] = Jsoniter(
    JsonCodecMaker.make(
      CodecMakerConfig.withCheckFieldDuplication(false).withTransientDefault(false).withAllowRecursiveTypes(true)
    )
  )
