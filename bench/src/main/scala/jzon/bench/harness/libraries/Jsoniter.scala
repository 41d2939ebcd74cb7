package jzon.bench.harness.libraries

import java.math.BigDecimal
import java.time.{LocalDate, OffsetDateTime}
import java.util.UUID
import com.jsoniter.JsonIterator
import com.jsoniter.extra.PreciseFloatSupport
import com.jsoniter.output.{EncodingMode, JsonStream}
import com.jsoniter.spi.{Decoder, DecodingMode, Encoder, JsoniterSpi}

/** By reflection, and not from streams: the code that it generates otherwise takes a method which Java 17 keeps to
  * itself.
  */
object Jsoniter extends Adapter("jsoniter", "jsoniter (Java)", Language.Java), BeanWays, TokenWays:
  protected def member: Class[?] = classOf[JsonIterator]

  lazy val ways: List[Way[?]] =
    JsonIterator.setMode(DecodingMode.REFLECTION_MODE)
    JsonStream.setMode(EncodingMode.REFLECTION_MODE)
    PreciseFloatSupport.enable() // otherwise doubles are written with six decimals
    textual(classOf[UUID])(UUID.fromString(_))
    textual(classOf[LocalDate])(LocalDate.parse(_))
    textual(classOf[OffsetDateTime])(OffsetDateTime.parse(_))
    databindWays ++ streamWays

  private def textual[A](kind: Class[A])(parse: String => A): Unit =
    JsoniterSpi.registerTypeDecoder(kind, (in => parse(in.readString())): Decoder)
    JsoniterSpi.registerTypeEncoder(kind, ((a, out) => out.writeVal(a.toString)): Encoder)

  protected def databind[A](way: Way[A], kind: Class[A]): Way[A] =
    way
      .readsBytes(JsonIterator.deserialize(_, kind))
      .readsText(JsonIterator.deserialize(_, kind))
      .writesText(JsonStream.serialize(_))
      .writesStream((a, out) => JsonStream.serialize(a, out))

  protected def stream[A](way: Way[A], read: Pull => A, write: (A, Push) => Unit): Way[A] =
    way
      .readsBytes(bytes => read(JsoniterPull(JsonIterator.parse(bytes))))
      .writesStream: (a, out) =>
        val stream = JsonStream(out, 8192)
        write(a, JsoniterPush(stream))
        stream.flush()

private final class JsoniterPull(iterator: JsonIterator) extends Pull:
  def beginObject(): Unit = ()
  def nextName(): String = iterator.readObject()
  def beginArray(): Unit = ()
  def hasElement(): Boolean = iterator.readArray()
  def string(): String = iterator.readString()
  def integer(): Int = iterator.readInt()
  def whole(): Long = iterator.readLong()
  def real(): Double = iterator.readDouble()
  def decimal(): BigDecimal = iterator.readBigDecimal()
  def bool(): Boolean = iterator.readBoolean()
  def skip(): Unit = iterator.skip()

  /** It has no way to ask. */
  def finish(): Unit = ()

private final class JsoniterPush(stream: JsonStream) extends Push:
  private val state = PushState()

  private def value(): Unit = if state.needsComma() then stream.writeMore()

  def beginObject(): Unit =
    value()
    state.begin(isArray = false)
    stream.writeObjectStart()

  def name(name: String): Unit =
    if state.isFollowing() then stream.writeMore()
    stream.writeObjectField(name)

  def endObject(): Unit =
    state.end()
    stream.writeObjectEnd()

  def beginArray(): Unit =
    value()
    state.begin(isArray = true)
    stream.writeArrayStart()

  def endArray(): Unit =
    state.end()
    stream.writeArrayEnd()

  def string(text: String): Unit =
    value()
    stream.writeVal(text)

  def integer(number: Int): Unit =
    value()
    stream.writeVal(number)

  def whole(number: Long): Unit =
    value()
    stream.writeVal(number)

  /** As PreciseFloatSupport does. */
  def real(number: Double): Unit =
    value()
    stream.writeRaw(number.toString)

  def decimal(number: BigDecimal): Unit =
    value()
    stream.writeVal(number: Object)

  def bool(condition: Boolean): Unit =
    value()
    stream.writeVal(condition)
