package jzon.bench.harness.libraries

import java.math.BigDecimal
import com.cedarsoftware.io.{JsonGenerator, JsonIo as Library, JsonParseException, JsonToken, JsonTokenizer}
import com.cedarsoftware.io.{ReadOptions, ReadOptionsBuilder, WriteOptions, WriteOptionsBuilder}

/** Without the names of classes that it writes otherwise, decimals as numbers. */
object JsonIo extends Adapter("json-io", "json-io", Language.Java), BeanWays, TokenWays:
  protected def member: Class[?] = classOf[Library]

  private lazy val reading: ReadOptions = ReadOptionsBuilder().build()
  private lazy val writing: WriteOptions = WriteOptionsBuilder()
    .showTypeInfoNever()
    .addCustomWrittenClass(classOf[BigDecimal], JsonIoDecimals())
    .build()

  lazy val ways: List[Way[?]] = databindWays ++ streamWays

  protected def databind[A](way: Way[A], kind: Class[A]): Way[A] =
    way
      .readsText(Library.toJava(_, reading).asClass(kind))
      .readsStream(Library.toJava(_, reading).asClass(kind))
      .writesText(Library.toJson(_, writing))
      .writesStream((a, out) => Library.toJson(out, a, writing))

  protected def stream[A](way: Way[A], read: Pull => A, write: (A, Push) => Unit): Way[A] =
    way
      .readsText(text => read(JsonIoPull(Library.createTokenizer(text, reading))))
      .readsStream(in => read(JsonIoPull(Library.createTokenizer(in, reading))))
      .writesStream: (a, out) =>
        val generator = Library.createGenerator(out, writing)
        write(a, JsonIoPush(generator))
        generator.flush()

/** The tokenizer stands at a value's token when the value is read. */
private final class JsonIoPull(tokenizer: JsonTokenizer) extends Pull:
  private var token = tokenizer.nextToken()

  private def expect(expected: JsonToken): Unit =
    if token != expected then throw JsonParseException(s"expected $expected, got $token")

  private def expectNumber(): Unit = if token != JsonToken.VALUE_NUMBER_FLOAT then expect(JsonToken.VALUE_NUMBER_INT)

  def beginObject(): Unit = expect(JsonToken.START_OBJECT)

  def nextName(): String =
    token = tokenizer.nextToken()
    if token == JsonToken.FIELD_NAME then
      val name = tokenizer.currentName
      token = tokenizer.nextToken()
      name
    else
      expect(JsonToken.END_OBJECT)
      null

  def beginArray(): Unit = expect(JsonToken.START_ARRAY)

  def hasElement(): Boolean =
    token = tokenizer.nextToken()
    token != JsonToken.END_ARRAY

  def string(): String =
    expect(JsonToken.VALUE_STRING)
    tokenizer.getText

  def integer(): Int =
    expect(JsonToken.VALUE_NUMBER_INT)
    tokenizer.getIntValue

  def whole(): Long =
    expect(JsonToken.VALUE_NUMBER_INT)
    tokenizer.getLongValue

  def real(): Double =
    expectNumber()
    tokenizer.getDoubleValue

  def decimal(): BigDecimal =
    expectNumber()
    tokenizer.getDecimalValue

  def bool(): Boolean = tokenizer.getBooleanValue
  def skip(): Unit = tokenizer.skipChildren()
  def finish(): Unit = if tokenizer.nextToken() != null then throw JsonParseException("expected the end")

private final class JsonIoPush(generator: JsonGenerator) extends Push:
  def beginObject(): Unit = generator.writeStartObject(): Unit
  def name(name: String): Unit = generator.writeFieldName(name): Unit
  def endObject(): Unit = generator.writeEndObject(): Unit
  def beginArray(): Unit = generator.writeStartArray(): Unit
  def endArray(): Unit = generator.writeEndArray(): Unit
  def string(value: String): Unit = generator.writeString(value): Unit
  def integer(value: Int): Unit = generator.writeNumber(value): Unit
  def whole(value: Long): Unit = generator.writeNumber(value): Unit
  def real(value: Double): Unit = generator.writeNumber(value): Unit
  def decimal(value: BigDecimal): Unit = generator.writeNumber(value): Unit
  def bool(value: Boolean): Unit = generator.writeBoolean(value): Unit
