package jzon.bench.harness.libraries

import java.math.BigDecimal
import com.grack.nanojson.{JsonReader, JsonSink, JsonWriter}
import com.grack.nanojson.JsonReader.Type

/** Its reader and writer of tokens. */
object NanoJson extends Adapter("nanojson", "nanojson", Language.Java), TokenWays:
  protected def member: Class[?] = classOf[JsonReader]

  lazy val ways: List[Way[?]] = streamWays

  protected def stream[A](way: Way[A], read: Pull => A, write: (A, Push) => Unit): Way[A] =
    way
      .readsText(text => read(NanoJsonPull(JsonReader.from(text))))
      .readsStream(in => read(NanoJsonPull(JsonReader.from(in))))
      .writesText: a =>
        val writer = JsonWriter.string()
        write(a, NanoJsonPush(writer))
        writer.done()
      .writesStream: (a, out) =>
        val writer = JsonWriter.on(out)
        write(a, NanoJsonPush(writer))
        writer.done()
        out.flush()

private final class NanoJsonPull(reader: JsonReader) extends Pull:
  def beginObject(): Unit = reader.`object`()
  def nextName(): String = if reader.next() then reader.key() else null
  def beginArray(): Unit = reader.array()
  def hasElement(): Boolean = reader.next()
  def string(): String = reader.string()
  def integer(): Int = reader.intVal()
  def whole(): Long = reader.longVal()
  def real(): Double = reader.doubleVal()
  def decimal(): BigDecimal = BigDecimal(reader.number().toString)
  def bool(): Boolean = reader.bool()

  /** It has no way to skip, and its way to read anything does not take null. */
  def skip(): Unit = reader.current() match
    case Type.OBJECT =>
      reader.`object`()
      while reader.next() do
        reader.key()
        skip()
    case Type.ARRAY =>
      reader.array()
      while reader.next() do skip()
    case Type.STRING  => reader.string(): Unit
    case Type.NUMBER  => reader.number(): Unit
    case Type.BOOLEAN => reader.bool(): Unit
    case Type.NULL    => reader.nul()

  /** It has no way to ask. */
  def finish(): Unit = ()

private final class NanoJsonPush(writer: JsonSink[?]) extends Push:
  def beginObject(): Unit = writer.`object`(): Unit
  def name(name: String): Unit = writer.key(name): Unit
  def endObject(): Unit = writer.end(): Unit
  def beginArray(): Unit = writer.array(): Unit
  def endArray(): Unit = writer.end(): Unit
  def string(value: String): Unit = writer.value(value): Unit
  def integer(value: Int): Unit = writer.value(value): Unit
  def whole(value: Long): Unit = writer.value(value): Unit
  def real(value: Double): Unit = writer.value(value): Unit
  def decimal(value: BigDecimal): Unit = writer.value(value: Number): Unit
  def bool(value: Boolean): Unit = writer.value(value): Unit
