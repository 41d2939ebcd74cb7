package jzon.bench.libraries

import com.github.plokhotnyuk.jsoniter_scala.core.{JsonValueCodec, writeToArray}
import com.github.plokhotnyuk.jsoniter_scala.macros.{CodecMakerConfig, JsonCodecMaker}
import io.circe.{Encoder, Printer}
import java.nio.charset.StandardCharsets.UTF_8
import jzon.bench.model.{Metadata, SearchPage, Story}

/** Each library's way with pages of search results: writing only, with nulls. */
object SearchPages:
  def jzonExact(page: SearchPage): Array[Byte] = jzon.writeBytesExact(page)

  def jzonBuffered(page: SearchPage): Array[Byte] = jzon.writeBytes(page)

  private val jsoniterCodec: JsonValueCodec[SearchPage] =
    JsonCodecMaker.make(CodecMakerConfig.withTransientNone(false).withTransientDefault(false).withTransientEmpty(false))

  def jsoniter(page: SearchPage): Array[Byte] = writeToArray(page)(using jsoniterCodec)

  private val circePrinter = Printer.noSpaces.copy(reuseWriters = true, predictSize = true)

  private val circeEncoder: Encoder[SearchPage] =
    given Encoder[Metadata] = Encoder.AsObject.derived
    given Encoder[Story] = Encoder.AsObject.derived
    Encoder.AsObject.derived

  def circe(page: SearchPage): Array[Byte] = circePrinter.print(circeEncoder(page)).getBytes(UTF_8)

  /** Longs as numbers, as the others write them, where its default is a string beyond 53 bits. */
  private object Pickler extends _root_.upickle.AttributeTagged:
    override implicit val LongWriter: Writer[Long] = new Writer[Long]:
      def write0[V](out: _root_.upickle.core.Visitor[?, V], value: Long): V =
        out.visitFloat64StringParts(value.toString, -1, -1, -1)

  private val upickleWriter: Pickler.Writer[SearchPage] =
    given Pickler.Writer[Metadata] = Pickler.macroW
    given Pickler.Writer[Story] = Pickler.macroW
    Pickler.macroW

  def upickle(page: SearchPage): Array[Byte] = Pickler.writeToByteArray(page)(using upickleWriter)

  val all: List[(String, SearchPage => Array[Byte])] =
    List(
      "jzon, exact" -> jzonExact,
      "jzon, buffered" -> jzonBuffered,
      "jsoniter-scala" -> jsoniter,
      "circe" -> circe,
      "upickle" -> upickle
    )
