package jzon.bench.harness.libraries

import java.io.OutputStream
import java.math.BigDecimal
import com.dslplatform.json.{BoolConverter, DslJson as Library, JsonReader, JsonWriter, NumberConverter}
import com.dslplatform.json.runtime.Settings

/** By the converters that its annotation processor generates; all else as its front door has it. */
object DslJson extends Adapter("dsl-json", "DSL-JSON", Language.Java), TokenWays:
  protected def member: Class[?] = classOf[Library[?]]

  private lazy val dslJson: Library[Object] = Library(Settings.withRuntime[Object]().includeServiceLoader())
  private lazy val writers = DslJsonWriters(dslJson)

  /** Used again, like [[DslJsonWriters]]; a reader of bytes takes theirs for its buffer, so streams have another. */
  private lazy val byteReaders = ThreadLocal.withInitial(() => dslJson.newReader())
  private lazy val streamReaders = ThreadLocal.withInitial(() => dslJson.newReader())

  lazy val ways: List[Way[?]] = DslJsonBeans(dslJson, writers).databindWays ++ streamWays

  protected def stream[A](way: Way[A], read: Pull => A, write: (A, Push) => Unit): Way[A] =
    way
      .readsBytes(bytes => read(DslJsonPull(byteReaders.get().process(bytes, bytes.length))))
      .readsStream(in => read(DslJsonPull(streamReaders.get().process(in))))
      .writesBytes(a => writers.bytes(writer => write(a, DslJsonPush(writer))))
      .writesStream((a, out) => writers.stream(out)(writer => write(a, DslJsonPush(writer))))

/** Writers that are used again, as the library's author recommends; one is not to be shared. */
private final class DslJsonWriters(dslJson: Library[Object]):
  private val writers: ThreadLocal[JsonWriter] = ThreadLocal.withInitial(() => dslJson.newWriter())

  def bytes(write: JsonWriter => Unit): Array[Byte] =
    val writer = writers.get()
    writer.reset()
    write(writer)
    writer.toByteArray

  def stream(out: OutputStream)(write: JsonWriter => Unit): Unit =
    val writer = writers.get()
    writer.reset(out)
    write(writer)
    writer.flush()
    writer.reset(null)

/** The ways of a library with its converters, generated or not. */
private final class DslJsonBeans(dslJson: Library[Object], writers: DslJsonWriters) extends BeanWays:
  protected def databind[A](way: Way[A], kind: Class[A]): Way[A] =
    way
      .readsBytes(bytes => dslJson.deserialize(kind, bytes, bytes.length))
      .readsStream(dslJson.deserialize(kind, _))
      .writesBytes(a => writers.bytes(dslJson.serialize(_, a)))
      .writesStream(dslJson.serialize(_, _))

/** The reader stands at a value's first byte when the value is read. */
private final class DslJsonPull(reader: JsonReader[Object]) extends Pull:
  /** Whether a bracket has been opened and nothing read behind it. */
  private var isFirst = false

  /** Whether the byte behind the value has been read. */
  private var isAhead = false

  reader.getNextToken()

  private def begin(bracket: Char): Unit =
    if reader.last != bracket then throw reader.newParseError(s"expected $bracket")
    isFirst = true

  /** Whether another field or element comes, at whose first byte the reader then stands. */
  private def hasNext(bracket: Char): Boolean =
    val next = if isAhead then reader.last else reader.getNextToken()
    val wasFirst = isFirst
    isFirst = false
    isAhead = false
    if next == bracket then false
    else
      if !wasFirst then
        if next != ',' then throw reader.newParseError(s"expected a comma or $bracket")
        reader.getNextToken(): Unit
      true

  def beginObject(): Unit = begin('{')
  def nextName(): String = if hasNext('}') then reader.readKey() else null
  def beginArray(): Unit = begin('[')
  def hasElement(): Boolean = hasNext(']')
  def string(): String = reader.readString()
  def integer(): Int = NumberConverter.deserializeInt(reader)
  def whole(): Long = NumberConverter.deserializeLong(reader)
  def real(): Double = NumberConverter.deserializeDouble(reader)
  def decimal(): BigDecimal = NumberConverter.deserializeDecimal(reader)
  def bool(): Boolean = BoolConverter.deserialize(reader)

  def skip(): Unit =
    reader.skip()
    isAhead = true

  def finish(): Unit =
    while reader.getCurrentIndex < reader.length do
      if !Character.isWhitespace(reader.read()) then throw reader.newParseError("expected the end")

private final class DslJsonPush(writer: JsonWriter) extends Push:
  private val state = PushState()

  private def value(): Unit = if state.needsComma() then writer.writeByte(JsonWriter.COMMA)

  private def begin(bracket: Byte, isArray: Boolean): Unit =
    value()
    state.begin(isArray)
    writer.writeByte(bracket)

  private def end(bracket: Byte): Unit =
    state.end()
    writer.writeByte(bracket)

  def beginObject(): Unit = begin(JsonWriter.OBJECT_START, isArray = false)

  def name(name: String): Unit =
    if state.isFollowing() then writer.writeByte(JsonWriter.COMMA)
    writer.writeString(name)
    writer.writeByte(JsonWriter.SEMI)

  def endObject(): Unit = end(JsonWriter.OBJECT_END)
  def beginArray(): Unit = begin(JsonWriter.ARRAY_START, isArray = true)
  def endArray(): Unit = end(JsonWriter.ARRAY_END)

  def string(text: String): Unit =
    value()
    writer.writeString(text)

  def integer(number: Int): Unit =
    value()
    NumberConverter.serialize(number, writer)

  def whole(number: Long): Unit =
    value()
    NumberConverter.serialize(number, writer)

  def real(number: Double): Unit =
    value()
    NumberConverter.serialize(number, writer)

  def decimal(number: BigDecimal): Unit =
    value()
    NumberConverter.serialize(number, writer)

  def bool(condition: Boolean): Unit =
    value()
    BoolConverter.serialize(condition, writer)
