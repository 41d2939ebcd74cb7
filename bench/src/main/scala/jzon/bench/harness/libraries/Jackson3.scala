package jzon.bench.harness.libraries

import java.math.BigDecimal
import tools.jackson.core.*
import tools.jackson.core.exc.StreamReadException
import tools.jackson.core.json.JsonFactory
import tools.jackson.databind.cfg.DateTimeFeature
import tools.jackson.databind.json.JsonMapper

/** As [[Jackson]]; version 3 skips unknown fields and writes dates as text of its own accord. */
object Jackson3 extends Adapter("jackson3", "Jackson 3", Language.Java), BeanWays, TokenWays:
  protected def member: Class[?] = classOf[JsonMapper]

  lazy val ways: List[Way[?]] = databindWays ++ streamWays

  private lazy val factory: JsonFactory = JsonFactory.builder()
    .enable(StreamReadFeature.USE_FAST_DOUBLE_PARSER)
    .enable(StreamReadFeature.USE_FAST_BIG_NUMBER_PARSER)
    .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
    .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
    .build()

  private lazy val mapper: JsonMapper =
    JsonMapper.builder(factory).disable(DateTimeFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE).build()

  protected def databind[A](way: Way[A], kind: Class[A]): Way[A] =
    way
      .readsBytes(mapper.readValue(_, kind))
      .readsText(mapper.readValue(_, kind))
      .readsStream(mapper.readValue(_, kind))
      .writesBytes(mapper.writeValueAsBytes(_))
      .writesStream((a, out) => mapper.writeValue(out, a))

  protected def stream[A](way: Way[A], read: Pull => A, write: (A, Push) => Unit): Way[A] =
    way
      .readsBytes(bytes => read(Jackson3Pull(factory.createParser(ObjectReadContext.empty(), bytes))))
      .readsText(text => read(Jackson3Pull(factory.createParser(ObjectReadContext.empty(), text))))
      .readsStream(in => read(Jackson3Pull(factory.createParser(ObjectReadContext.empty(), in))))
      .writesStream: (a, out) =>
        val generator = factory.createGenerator(ObjectWriteContext.empty(), out)
        write(a, Jackson3Push(generator))
        generator.close()

/** After a name or a bracket the parser is moved to the value that follows. */
private final class Jackson3Pull(parser: JsonParser) extends Pull:
  parser.nextToken()

  private def expect(token: JsonToken): Unit =
    if !parser.hasToken(token) then throw StreamReadException(parser, s"expected $token, got ${parser.currentToken}")

  def beginObject(): Unit = expect(JsonToken.START_OBJECT)

  def nextName(): String =
    val name = parser.nextName()
    if name == null then expect(JsonToken.END_OBJECT)
    else parser.nextToken(): Unit
    name

  def beginArray(): Unit = expect(JsonToken.START_ARRAY)
  def hasElement(): Boolean = parser.nextToken() != JsonToken.END_ARRAY

  def string(): String =
    expect(JsonToken.VALUE_STRING)
    parser.getString

  def integer(): Int = parser.getIntValue
  def whole(): Long = parser.getLongValue
  def real(): Double = parser.getDoubleValue
  def decimal(): BigDecimal = parser.getDecimalValue
  def bool(): Boolean = parser.getBooleanValue
  def skip(): Unit = parser.skipChildren(): Unit

  def finish(): Unit =
    if parser.nextToken() != null then throw StreamReadException(parser, "expected the end")
    parser.close()

private final class Jackson3Push(generator: JsonGenerator) extends Push:
  def beginObject(): Unit = generator.writeStartObject(): Unit
  def name(name: String): Unit = generator.writeName(name): Unit
  def endObject(): Unit = generator.writeEndObject(): Unit
  def beginArray(): Unit = generator.writeStartArray(): Unit
  def endArray(): Unit = generator.writeEndArray(): Unit
  def string(value: String): Unit = generator.writeString(value): Unit
  def integer(value: Int): Unit = generator.writeNumber(value): Unit
  def whole(value: Long): Unit = generator.writeNumber(value): Unit
  def real(value: Double): Unit = generator.writeNumber(value): Unit
  def decimal(value: BigDecimal): Unit = generator.writeNumber(value): Unit
  def bool(value: Boolean): Unit = generator.writeBoolean(value): Unit
