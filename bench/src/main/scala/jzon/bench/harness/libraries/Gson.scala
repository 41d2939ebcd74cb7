package jzon.bench.harness.libraries

import java.io.{StringReader, StringWriter}
import java.math.BigDecimal
import java.time.{LocalDate, OffsetDateTime}
import com.google.gson.{Gson as Library, GsonBuilder, JsonParseException, TypeAdapter}
import com.google.gson.stream.{JsonReader, JsonToken, JsonWriter}

/** As made by its constructor, but that it does not escape for HTML; dates by adapters of ours, since it has none. */
object Gson extends Adapter("gson", "Gson", Language.Java), BeanWays, TokenWays:
  protected def member: Class[?] = classOf[Library]

  lazy val ways: List[Way[?]] = databindWays ++ streamWays

  private lazy val gson: Library = GsonBuilder()
    .disableHtmlEscaping()
    .registerTypeAdapter(classOf[LocalDate], textual(LocalDate.parse(_)))
    .registerTypeAdapter(classOf[OffsetDateTime], textual(OffsetDateTime.parse(_)))
    .create()

  protected def databind[A](way: Way[A], kind: Class[A]): Way[A] =
    way
      .readsText(gson.fromJson(_, kind))
      .readsReader(gson.fromJson(_, kind))
      .writesText(gson.toJson(_))
      .writesWriter((a, out) => gson.toJson(a, out))

  private def textual[A](parse: String => A): TypeAdapter[A] = new TypeAdapter[A]:
    def read(in: JsonReader): A = parse(in.nextString())
    def write(out: JsonWriter, a: A): Unit = out.value(a.toString): Unit

  protected def stream[A](way: Way[A], read: Pull => A, write: (A, Push) => Unit): Way[A] =
    way
      .readsReader(in => read(GsonPull(JsonReader(in))))
      .readsText(text => read(GsonPull(JsonReader(StringReader(text)))))
      .writesText: a =>
        val out = StringWriter()
        write(a, GsonPush(JsonWriter(out)))
        out.toString
      .writesWriter((a, out) => write(a, GsonPush(JsonWriter(out))))

private final class GsonPull(reader: JsonReader) extends Pull:
  def beginObject(): Unit = reader.beginObject()

  def nextName(): String =
    if reader.hasNext then reader.nextName()
    else
      reader.endObject()
      null

  def beginArray(): Unit = reader.beginArray()

  def hasElement(): Boolean =
    val result = reader.hasNext
    if !result then reader.endArray()
    result

  def string(): String = reader.nextString()
  def integer(): Int = reader.nextInt()
  def whole(): Long = reader.nextLong()
  def real(): Double = reader.nextDouble()
  def decimal(): BigDecimal = BigDecimal(reader.nextString())
  def bool(): Boolean = reader.nextBoolean()
  def skip(): Unit = reader.skipValue()
  def finish(): Unit = if reader.peek() != JsonToken.END_DOCUMENT then throw JsonParseException("expected the end")

private final class GsonPush(writer: JsonWriter) extends Push:
  def beginObject(): Unit = writer.beginObject(): Unit
  def name(name: String): Unit = writer.name(name): Unit
  def endObject(): Unit = writer.endObject(): Unit
  def beginArray(): Unit = writer.beginArray(): Unit
  def endArray(): Unit = writer.endArray(): Unit
  def string(value: String): Unit = writer.value(value): Unit
  def integer(value: Int): Unit = writer.value(value.toLong): Unit
  def whole(value: Long): Unit = writer.value(value): Unit
  def real(value: Double): Unit = writer.value(value): Unit
  def decimal(value: BigDecimal): Unit = writer.value(value): Unit
  def bool(value: Boolean): Unit = writer.value(value): Unit
