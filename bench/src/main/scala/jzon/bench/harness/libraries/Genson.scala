package jzon.bench.harness.libraries

import java.io.{InputStreamReader, StringReader}
import java.math.BigDecimal
import java.nio.charset.StandardCharsets.UTF_8
import java.time.{LocalDate, OffsetDateTime}
import com.owlike.genson.{Context, Converter, Genson as Library, GensonBuilder, JsonBindingException}
import com.owlike.genson.stream.{ObjectReader, ObjectWriter}

/** As made by its constructor; dates by converters of ours. */
object Genson extends Adapter("genson", "Genson", Language.Java), BeanWays, TokenWays:
  protected def member: Class[?] = classOf[Library]

  lazy val ways: List[Way[?]] = databindWays ++ streamWays

  private lazy val genson: Library = GensonBuilder()
    .withConverter(textual(LocalDate.parse(_)), classOf[LocalDate])
    .withConverter(textual(OffsetDateTime.parse(_)), classOf[OffsetDateTime])
    .create()

  protected def databind[A](way: Way[A], kind: Class[A]): Way[A] =
    way
      .readsBytes(genson.deserialize(_, kind))
      .readsText(genson.deserialize(_, kind))
      .readsStream(genson.deserialize(_, kind))
      .writesBytes(genson.serializeBytes(_))
      .writesText(genson.serialize(_))
      .writesStream((a, out) => genson.serialize(a, out))

  private def textual[A](parse: String => A): Converter[A] = new Converter[A]:
    def deserialize(in: ObjectReader, context: Context): A = parse(in.valueAsString)
    def serialize(a: A, out: ObjectWriter, context: Context): Unit = out.writeValue(a.toString): Unit

  protected def stream[A](way: Way[A], read: Pull => A, write: (A, Push) => Unit): Way[A] =
    way
      .readsText(text => read(GensonPull(genson.createReader(StringReader(text)))))
      .readsBytes(bytes => read(GensonPull(genson.createReader(bytes))))
      .readsStream(in => read(GensonPull(genson.createReader(InputStreamReader(in, UTF_8)))))
      .writesWriter: (a, out) =>
        val writer = genson.createWriter(out)
        write(a, GensonPush(writer))
        writer.flush()

/** Its reader has to be moved to each value of an object or array. */
private final class GensonPull(reader: ObjectReader) extends Pull:
  def beginObject(): Unit = reader.beginObject(): Unit

  def nextName(): String =
    if reader.hasNext then
      reader.next()
      reader.name()
    else
      reader.endObject()
      null

  def beginArray(): Unit = reader.beginArray(): Unit

  def hasElement(): Boolean =
    val result = reader.hasNext
    if result then reader.next(): Unit
    else reader.endArray(): Unit
    result

  def string(): String = reader.valueAsString()
  def integer(): Int = reader.valueAsInt()
  def whole(): Long = reader.valueAsLong()
  def real(): Double = reader.valueAsDouble()
  def decimal(): BigDecimal = BigDecimal(reader.valueAsString())
  def bool(): Boolean = reader.valueAsBoolean()
  def skip(): Unit = reader.skipValue(): Unit
  def finish(): Unit = if reader.hasNext then throw JsonBindingException("expected the end")

private final class GensonPush(writer: ObjectWriter) extends Push:
  def beginObject(): Unit = writer.beginObject(): Unit
  def name(name: String): Unit = writer.writeName(name): Unit
  def endObject(): Unit = writer.endObject(): Unit
  def beginArray(): Unit = writer.beginArray(): Unit
  def endArray(): Unit = writer.endArray(): Unit
  def string(value: String): Unit = writer.writeValue(value): Unit
  def integer(value: Int): Unit = writer.writeValue(value): Unit
  def whole(value: Long): Unit = writer.writeValue(value): Unit
  def real(value: Double): Unit = writer.writeValue(value): Unit
  def decimal(value: BigDecimal): Unit = writer.writeValue(value): Unit
  def bool(value: Boolean): Unit = writer.writeValue(value): Unit
