package jzon.bench.harness.libraries

import java.math.BigDecimal
import com.fasterxml.jackson.core.*
import com.fasterxml.jackson.databind.{DeserializationFeature, SerializationFeature}
import com.fasterxml.jackson.databind.json.JsonMapper
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule

/** As java-json-benchmark has it, with the fast parsers and writer of numbers; unknown fields are skipped. */
object Jackson extends Adapter("jackson", "Jackson", Language.Java), TokenWays:
  protected def member: Class[?] = classOf[JsonMapper]

  lazy val ways: List[Way[?]] = JacksonBeans(builder.build()).databindWays ++ streamWays

  private lazy val factory: JsonFactory = JsonFactoryBuilder()
    .enable(StreamReadFeature.USE_FAST_DOUBLE_PARSER)
    .enable(StreamReadFeature.USE_FAST_BIG_NUMBER_PARSER)
    .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
    .build()

  private[libraries] def builder: JsonMapper.Builder = JsonMapper.builder(factory)
    .addModule(JavaTimeModule())
    .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
    .disable(DeserializationFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE)
    .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)

  protected def stream[A](way: Way[A], read: Pull => A, write: (A, Push) => Unit): Way[A] =
    way
      .readsBytes(bytes => read(JacksonPull(factory.createParser(bytes))))
      .readsText(text => read(JacksonPull(factory.createParser(text))))
      .readsStream(in => read(JacksonPull(factory.createParser(in))))
      .writesStream: (a, out) =>
        val generator = factory.createGenerator(out).disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET)
        write(a, JacksonPush(generator))
        generator.close()

/** The ways of a mapper, whatever modules it has. */
private final class JacksonBeans(mapper: JsonMapper) extends BeanWays:
  protected def databind[A](way: Way[A], kind: Class[A]): Way[A] =
    way
      .readsBytes(mapper.readValue(_, kind))
      .readsText(mapper.readValue(_, kind))
      .readsStream(mapper.readValue(_, kind))
      .writesBytes(mapper.writeValueAsBytes(_))
      .writesStream((a, out) => mapper.writeValue(out, a))

/** After a name or a bracket the parser is moved to the value that follows. */
private final class JacksonPull(parser: JsonParser) extends Pull:
  parser.nextToken()

  private def expect(token: JsonToken): Unit =
    if !parser.hasToken(token) then throw JsonParseException(parser, s"expected $token, got ${parser.currentToken}")

  def beginObject(): Unit = expect(JsonToken.START_OBJECT)

  def nextName(): String =
    val name = parser.nextFieldName()
    if name == null then expect(JsonToken.END_OBJECT)
    else parser.nextToken(): Unit
    name

  def beginArray(): Unit = expect(JsonToken.START_ARRAY)
  def hasElement(): Boolean = parser.nextToken() != JsonToken.END_ARRAY

  def string(): String =
    expect(JsonToken.VALUE_STRING)
    parser.getText

  def integer(): Int = parser.getIntValue
  def whole(): Long = parser.getLongValue
  def real(): Double = parser.getDoubleValue
  def decimal(): BigDecimal = parser.getDecimalValue
  def bool(): Boolean = parser.getBooleanValue
  def skip(): Unit = parser.skipChildren(): Unit

  def finish(): Unit =
    if parser.nextToken() != null then throw JsonParseException(parser, "expected the end")
    parser.close()

private final class JacksonPush(generator: JsonGenerator) extends Push:
  def beginObject(): Unit = generator.writeStartObject()
  def name(name: String): Unit = generator.writeFieldName(name)
  def endObject(): Unit = generator.writeEndObject()
  def beginArray(): Unit = generator.writeStartArray()
  def endArray(): Unit = generator.writeEndArray()
  def string(value: String): Unit = generator.writeString(value)
  def integer(value: Int): Unit = generator.writeNumber(value)
  def whole(value: Long): Unit = generator.writeNumber(value)
  def real(value: Double): Unit = generator.writeNumber(value)
  def decimal(value: BigDecimal): Unit = generator.writeNumber(value)
  def bool(value: Boolean): Unit = generator.writeBoolean(value)
