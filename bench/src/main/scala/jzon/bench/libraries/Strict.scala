package jzon.bench.libraries

import com.github.plokhotnyuk.jsoniter_scala.core.{JsonReaderException, JsonValueCodec, readFromArray}
import com.github.plokhotnyuk.jsoniter_scala.macros.{CodecMakerConfig, JsonCodecMaker}
import io.circe.derivation.{Configuration, ConfiguredDecoder}
import io.circe.jawn
import java.nio.charset.StandardCharsets.UTF_8
import jzon as json
import jzon.bench.model.{DistanceMatrix, Elements, Rows, Value}
import zio.json.{DecoderOps, DeriveJsonDecoder, JsonDecoder, jsonNoExtraFields}

/** [[DistanceMatrix]] for decoders that refuse any other field. play-json has no such option. */
@json.no_extra_fields
@jsonNoExtraFields
final case class Strict(
    destination_addresses: List[String],
    origin_addresses: List[String],
    rows: List[Rows],
    status: String
) derives json.Decoder

/** What each library gives: a value or a refusal. */
object Strict:
  def byJzon(bytes: Array[Byte]): Either[AnyRef, AnyRef] = json.read[Strict](bytes)

  def byJsoniter(bytes: Array[Byte]): Either[AnyRef, AnyRef] =
    try Right(readFromArray(bytes)(jsoniter))
    catch case refusal: JsonReaderException => Left(refusal)

  def byCirce(bytes: Array[Byte]): Either[AnyRef, AnyRef] = jawn.decodeByteArray(bytes)(using circe)
  def byZio(bytes: Array[Byte]): Either[AnyRef, AnyRef] = new String(bytes, UTF_8).fromJson(using zioJson)

  private val jsoniter: JsonValueCodec[DistanceMatrix] = JsonCodecMaker.make(
    CodecMakerConfig.withCheckFieldDuplication(false).withSkipUnexpectedFields(false).withFieldNameMapper {
      case "v"  => "value"
      case name => name
    }
  )

  private lazy val circe: io.circe.Decoder[Strict] =
    given io.circe.Decoder[Value] = io.circe.Decoder.forProduct2("text", "value")(Value.apply)
    given io.circe.Decoder[Elements] = io.circe.Decoder.derived
    given io.circe.Decoder[Rows] = io.circe.Decoder.derived
    given Configuration = Configuration.default.withStrictDecoding
    ConfiguredDecoder.derived

  private lazy val zioJson: JsonDecoder[Strict] =
    given JsonDecoder[Value] = DeriveJsonDecoder.gen
    given JsonDecoder[Elements] = DeriveJsonDecoder.gen
    given JsonDecoder[Rows] = DeriveJsonDecoder.gen
    DeriveJsonDecoder.gen
