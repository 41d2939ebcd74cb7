package jzon.bench.harness.libraries

import java.math.BigDecimal
import com.alibaba.fastjson2.{JSON, JSONException, JSONReader, JSONWriter}

/** As in its own benchmarks: its front door, nothing set. */
object Fastjson2 extends Adapter("fastjson2", "fastjson2", Language.Java), BeanWays, TokenWays:
  protected def member: Class[?] = classOf[JSON]

  lazy val ways: List[Way[?]] = databindWays ++ streamWays

  protected def databind[A](way: Way[A], kind: Class[A]): Way[A] =
    way
      .readsBytes(JSON.parseObject(_, kind))
      .readsText(JSON.parseObject(_, kind))
      .readsStream(JSON.parseObject(_, kind))
      .writesBytes(JSON.toJSONBytes(_))
      .writesStream((a, out) => JSON.writeTo(out, a): Unit)

  protected def stream[A](way: Way[A], read: Pull => A, write: (A, Push) => Unit): Way[A] =
    way
      .readsBytes(bytes => read(Fastjson2Pull(JSONReader.of(bytes))))
      .readsText(text => read(Fastjson2Pull(JSONReader.of(text))))
      .writesBytes: a =>
        val writer = JSONWriter.ofUTF8()
        try
          write(a, Fastjson2Push(writer))
          writer.getBytes
        finally writer.close()

private final class Fastjson2Pull(reader: JSONReader) extends Pull:
  private def need(stands: Boolean): Unit = if !stands then throw JSONException(reader.info("unexpected token"))

  def beginObject(): Unit = need(reader.nextIfObjectStart())

  def nextName(): String =
    if reader.nextIfObjectEnd() then
      reader.nextIfComma()
      null
    else reader.readFieldName()

  def beginArray(): Unit = need(reader.nextIfArrayStart())

  def hasElement(): Boolean =
    val result = !reader.nextIfArrayEnd()
    if !result then reader.nextIfComma(): Unit
    result

  def string(): String = reader.readString()
  def integer(): Int = reader.readInt32Value()
  def whole(): Long = reader.readInt64Value()
  def real(): Double = reader.readDoubleValue()
  def decimal(): BigDecimal = reader.readBigDecimal()
  def bool(): Boolean = reader.readBoolValue()
  def skip(): Unit = reader.skipValue()
  def finish(): Unit = need(reader.isEnd)

/** Its writer knows where commas stand in objects, not in arrays. */
private final class Fastjson2Push(writer: JSONWriter) extends Push:
  private val arrays = PushState()

  private def value(): Unit =
    if arrays.needsComma() then writer.writeComma()

  def beginObject(): Unit =
    value()
    arrays.begin(isArray = false)
    writer.startObject()

  def name(name: String): Unit =
    writer.writeName(name)
    writer.writeColon()

  def endObject(): Unit =
    arrays.end()
    writer.endObject()

  def beginArray(): Unit =
    value()
    arrays.begin(isArray = true)
    writer.startArray()

  def endArray(): Unit =
    arrays.end()
    writer.endArray()

  def string(text: String): Unit =
    value()
    writer.writeString(text)

  def integer(number: Int): Unit =
    value()
    writer.writeInt32(number)

  def whole(number: Long): Unit =
    value()
    writer.writeInt64(number)

  def real(number: Double): Unit =
    value()
    writer.writeDouble(number)

  def decimal(number: BigDecimal): Unit =
    value()
    writer.writeDecimal(number)

  def bool(condition: Boolean): Unit =
    value()
    writer.writeBool(condition)
