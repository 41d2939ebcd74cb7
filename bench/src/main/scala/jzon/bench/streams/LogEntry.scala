package jzon.bench.streams

import com.fasterxml.jackson.annotation.{JsonCreator, JsonProperty}
import com.github.plokhotnyuk.jsoniter_scala.core.JsonValueCodec
import com.github.plokhotnyuk.jsoniter_scala.macros.{CodecMakerConfig, JsonCodecMaker}
import io.bullet.borer.derivation.MapBasedCodecs
import jzon as json

/** A line of a log: some 150 bytes, most of them text. */
final case class LogEntry(id: Long, level: String, message: String, tags: List[String], millis: Double)
    derives json.Codec

object LogEntry:
  val jsoniter: JsonValueCodec[LogEntry] = JsonCodecMaker.make(CodecMakerConfig.withCheckFieldDuplication(false))
  given circe: io.circe.Codec[LogEntry] = io.circe.Codec.AsObject.derived
  given zio: _root_.zio.json.JsonCodec[LogEntry] = _root_.zio.json.DeriveJsonCodec.gen
  given borer: io.bullet.borer.Codec[LogEntry] = MapBasedCodecs.deriveCodec

  def apply(i: Int): LogEntry =
    val level = if i % 17 == 0 then "WARN" else "INFO"
    val message = s"request ${i * 31L} of client ${i % 1013} was answered from the cache"
    LogEntry(i.toLong, level, message, List("http", s"shard-${i % 8}"), (i % 997) / 8.0)

/** The same for Jackson, as its users write it. */
final class LogBean @JsonCreator() (
    @JsonProperty("id") val id: Long,
    @JsonProperty("level") val level: String,
    @JsonProperty("message") val message: String,
    @JsonProperty("tags") val tags: java.util.List[String],
    @JsonProperty("millis") val millis: Double
)
