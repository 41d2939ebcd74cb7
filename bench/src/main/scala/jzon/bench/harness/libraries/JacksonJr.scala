package jzon.bench.harness.libraries

import java.time.{LocalDate, OffsetDateTime}
import com.fasterxml.jackson.core.{JsonGenerator, JsonParser}
import com.fasterxml.jackson.jr.ob.{JacksonJrExtension, JSON}
import com.fasterxml.jackson.jr.ob.api.{ExtensionContext, ReaderWriterProvider, ValueReader, ValueWriter}
import com.fasterxml.jackson.jr.ob.impl.{JSONReader, JSONWriter}

/** As made by its builder; dates by readers and writers of ours. */
object JacksonJr extends Adapter("jackson-jr", "Jackson jr", Language.Java), BeanWays:
  protected def member: Class[?] = classOf[JSON]

  private lazy val json: JSON = JSON.builder().register(Dates).build()

  lazy val ways: List[Way[?]] = databindWays

  protected def databind[A](way: Way[A], kind: Class[A]): Way[A] =
    way
      .readsBytes(json.beanFrom(kind, _))
      .readsText(json.beanFrom(kind, _))
      .readsStream(json.beanFrom(kind, _))
      .writesBytes(json.asBytes(_))
      .writesText(json.asString(_))
      .writesStream((a, out) => json.write(a, out))

  private object Dates extends JacksonJrExtension:
    def register(context: ExtensionContext): Unit = context.insertProvider(DateProvider): Unit

  private object DateProvider extends ReaderWriterProvider:
    override def findValueReader(context: JSONReader, kind: Class[?]): ValueReader =
      if kind == classOf[LocalDate] then reader(kind, LocalDate.parse(_))
      else if kind == classOf[OffsetDateTime] then reader(kind, OffsetDateTime.parse(_))
      else null

    override def findValueWriter(context: JSONWriter, kind: Class[?]): ValueWriter =
      if kind == classOf[LocalDate] || kind == classOf[OffsetDateTime] then writer(kind) else null

  private def reader(kind: Class[?], parse: String => AnyRef): ValueReader = new ValueReader(kind):
    def read(context: JSONReader, parser: JsonParser): Object = parse(parser.getText)

  private def writer(kind: Class[?]): ValueWriter = new ValueWriter:
    def writeValue(context: JSONWriter, out: JsonGenerator, value: Object): Unit = out.writeString(value.toString)
    def valueType: Class[?] = kind
