package jzon.bench.harness.libraries

import java.math.BigDecimal
import java.time.{LocalDate, OffsetDateTime}
import java.util.UUID
import com.squareup.moshi.{JsonAdapter, JsonDataException, JsonReader, JsonWriter, Moshi as Library}
import okio.{Buffer, Okio}

/** As made by its builder; identifiers, decimals and dates by adapters of ours, since it has none. */
object Moshi extends Adapter("moshi", "Moshi", Language.Java), BeanWays, TokenWays:
  protected def member: Class[?] = classOf[Library]

  lazy val ways: List[Way[?]] = databindWays ++ streamWays

  private lazy val moshi: Library = Library.Builder()
    .add(classOf[UUID], textual(UUID.fromString(_)))
    .add(classOf[LocalDate], textual(LocalDate.parse(_)))
    .add(classOf[OffsetDateTime], textual(OffsetDateTime.parse(_)))
    .add(classOf[BigDecimal], decimals)
    .build()

  protected def databind[A](way: Way[A], kind: Class[A]): Way[A] =
    val adapter = moshi.adapter(kind)
    way
      .readsBytes(bytes => adapter.fromJson(Buffer().write(bytes)))
      .readsText(adapter.fromJson(_))
      .readsStream(in => adapter.fromJson(Okio.buffer(Okio.source(in))))
      .writesText(adapter.toJson(_))
      .writesBytes: a =>
        val out = Buffer()
        adapter.toJson(out, a)
        out.readByteArray()
      .writesStream: (a, out) =>
        val sink = Okio.buffer(Okio.sink(out))
        adapter.toJson(sink, a)
        sink.flush()

  private def textual[A](parse: String => A): JsonAdapter[A] = new JsonAdapter[A]:
    def fromJson(in: JsonReader): A = parse(in.nextString())
    def toJson(out: JsonWriter, a: A): Unit = out.value(a.toString): Unit

  private def decimals: JsonAdapter[BigDecimal] = new JsonAdapter[BigDecimal]:
    def fromJson(in: JsonReader): BigDecimal = BigDecimal(in.nextString())
    def toJson(out: JsonWriter, a: BigDecimal): Unit = out.value(a): Unit

  protected def stream[A](way: Way[A], read: Pull => A, write: (A, Push) => Unit): Way[A] =
    way
      .readsBytes(bytes => read(MoshiPull(JsonReader.of(Buffer().write(bytes)))))
      .readsStream(in => read(MoshiPull(JsonReader.of(Okio.buffer(Okio.source(in))))))
      .writesBytes: a =>
        val out = Buffer()
        write(a, MoshiPush(JsonWriter.of(out)))
        out.readByteArray()
      .writesStream: (a, out) =>
        val sink = Okio.buffer(Okio.sink(out))
        write(a, MoshiPush(JsonWriter.of(sink)))
        sink.flush()

private final class MoshiPull(reader: JsonReader) extends Pull:
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

  def finish(): Unit =
    if reader.peek() != JsonReader.Token.END_DOCUMENT then throw JsonDataException("expected the end")

private final class MoshiPush(writer: JsonWriter) extends Push:
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
