package jzon.bench.harness.libraries

import java.math.BigDecimal
import io.avaje.json.{JsonReader, JsonWriter}
import io.avaje.json.stream.JsonStream
import io.avaje.jsonb.Jsonb

/** `databind` by the adapters that its annotation processor generates. */
object AvajeJsonb extends Adapter("avaje-jsonb", "avaje-jsonb", Language.Java), BeanWays, TokenWays:
  protected def member: Class[?] = classOf[Jsonb]

  lazy val ways: List[Way[?]] = databindWays ++ streamWays

  private lazy val jsonb: Jsonb = Jsonb.builder().build()
  private lazy val tokens: JsonStream = JsonStream.builder().build()

  protected def databind[A](way: Way[A], kind: Class[A]): Way[A] =
    val json = jsonb.`type`(kind)
    way
      .readsBytes(json.fromJson(_))
      .readsText(json.fromJson(_))
      .readsStream(json.fromJson(_))
      .writesBytes(json.toJsonBytes(_))
      .writesText(json.toJson(_))
      .writesStream((a, out) => json.toJson(a, out))

  protected def stream[A](way: Way[A], read: Pull => A, write: (A, Push) => Unit): Way[A] =
    way
      .readsBytes(bytes => read(AvajePull(tokens.reader(bytes))))
      .readsText(text => read(AvajePull(tokens.reader(text))))
      .readsStream(in => read(AvajePull(tokens.reader(in))))
      .writesBytes: a =>
        val writer = tokens.bufferedWriterAsBytes()
        write(a, AvajePush(writer))
        writer.result()
      .writesStream: (a, out) =>
        val writer = tokens.writer(out)
        write(a, AvajePush(writer))
        writer.close()

private final class AvajePull(reader: JsonReader) extends Pull:
  def beginObject(): Unit = reader.beginObject()

  def nextName(): String =
    if reader.hasNextField() then reader.nextField()
    else
      reader.endObject()
      null

  def beginArray(): Unit = reader.beginArray()

  def hasElement(): Boolean =
    val result = reader.hasNextElement()
    if !result then reader.endArray()
    result

  def string(): String = reader.readString()
  def integer(): Int = reader.readInt()
  def whole(): Long = reader.readLong()
  def real(): Double = reader.readDouble()
  def decimal(): BigDecimal = reader.readDecimal()
  def bool(): Boolean = reader.readBoolean()
  def skip(): Unit = reader.skipValue()
  def finish(): Unit = reader.close()

private final class AvajePush(writer: JsonWriter) extends Push:
  def beginObject(): Unit = writer.beginObject()
  def name(name: String): Unit = writer.name(name)
  def endObject(): Unit = writer.endObject()
  def beginArray(): Unit = writer.beginArray()
  def endArray(): Unit = writer.endArray()
  def string(value: String): Unit = writer.value(value)
  def integer(value: Int): Unit = writer.value(value)
  def whole(value: Long): Unit = writer.value(value)
  def real(value: Double): Unit = writer.value(value)
  def decimal(value: BigDecimal): Unit = writer.value(value)
  def bool(value: Boolean): Unit = writer.value(value)
