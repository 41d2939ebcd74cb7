package jzon.bench.harness.libraries

import java.io.StringReader
import java.math.BigDecimal
import java.util.Map as JavaMap
import jakarta.json.JsonException
import jakarta.json.spi.JsonProvider
import jakarta.json.stream.{JsonGenerator, JsonParser}
import jakarta.json.stream.JsonParser.Event

/** The ways of an implementation of Jakarta's JSON Processing. */
private final class JsonProcessing(provider: JsonProvider) extends TokenWays:
  private val parsers = provider.createParserFactory(JavaMap.of())
  private val generators = provider.createGeneratorFactory(JavaMap.of())

  protected def stream[A](way: Way[A], read: Pull => A, write: (A, Push) => Unit): Way[A] =
    way
      .readsText(text => read(JsonProcessingPull(parsers.createParser(StringReader(text)))))
      .readsStream(in => read(JsonProcessingPull(parsers.createParser(in))))
      .writesStream: (a, out) =>
        val generator = generators.createGenerator(out)
        write(a, JsonProcessingPush(generator))
        generator.flush()

/** The parser stands at a value's event when the value is read. */
private final class JsonProcessingPull(parser: JsonParser) extends Pull:
  private var event = parser.next()

  private def expect(expected: Event): Unit =
    if event != expected then throw JsonException(s"expected $expected, got $event")

  def beginObject(): Unit = expect(Event.START_OBJECT)

  def nextName(): String =
    if parser.next() == Event.KEY_NAME then
      val name = parser.getString
      event = parser.next()
      name
    else null

  def beginArray(): Unit = expect(Event.START_ARRAY)

  def hasElement(): Boolean =
    event = parser.next()
    event != Event.END_ARRAY

  def string(): String =
    expect(Event.VALUE_STRING)
    parser.getString

  def integer(): Int =
    expect(Event.VALUE_NUMBER)
    parser.getInt

  def whole(): Long =
    expect(Event.VALUE_NUMBER)
    parser.getLong

  def real(): Double = decimal().doubleValue

  def decimal(): BigDecimal =
    expect(Event.VALUE_NUMBER)
    parser.getBigDecimal

  def bool(): Boolean =
    if event != Event.VALUE_TRUE && event != Event.VALUE_FALSE then
      throw JsonException(s"expected a boolean, got $event")
    event == Event.VALUE_TRUE

  def skip(): Unit = event match
    case Event.START_OBJECT => parser.skipObject()
    case Event.START_ARRAY  => parser.skipArray()
    case _                  => ()

  def finish(): Unit = if parser.hasNext then throw JsonException(s"expected the end, got ${parser.next()}")

private final class JsonProcessingPush(generator: JsonGenerator) extends Push:
  def beginObject(): Unit = generator.writeStartObject(): Unit
  def name(name: String): Unit = generator.writeKey(name): Unit
  def endObject(): Unit = generator.writeEnd(): Unit
  def beginArray(): Unit = generator.writeStartArray(): Unit
  def endArray(): Unit = generator.writeEnd(): Unit
  def string(value: String): Unit = generator.write(value): Unit
  def integer(value: Int): Unit = generator.write(value): Unit
  def whole(value: Long): Unit = generator.write(value): Unit
  def real(value: Double): Unit = generator.write(value): Unit
  def decimal(value: BigDecimal): Unit = generator.write(value): Unit
  def bool(value: Boolean): Unit = generator.write(value): Unit
