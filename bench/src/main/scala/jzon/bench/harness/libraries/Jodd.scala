package jzon.bench.harness.libraries

import java.time.{LocalDate, OffsetDateTime}
import java.util.UUID
import jodd.json.{JsonContext, JsonParser, JsonSerializer, TypeJsonSerializer}
import jodd.typeconverter.{TypeConverter, TypeConverterManager}

/** Its parser and its serializer, lists included; identifiers and dates by converters of ours. */
object Jodd extends Adapter("jodd-json", "Jodd JSON", Language.Java), BeanWays:
  protected def member: Class[?] = classOf[JsonParser]

  /** It keeps converters for the whole process. */
  lazy val ways: List[Way[?]] =
    textual(classOf[UUID])(UUID.fromString(_))
    textual(classOf[LocalDate])(LocalDate.parse(_))
    textual(classOf[OffsetDateTime])(OffsetDateTime.parse(_))
    databindWays

  private def textual[A](kind: Class[A])(parse: String => A): Unit =
    TypeConverterManager.get.register(kind, (value => parse(value.toString)): TypeConverter[A])

  protected def databind[A](way: Way[A], kind: Class[A]): Way[A] =
    way
      .readsText(JsonParser.create().parse(_, kind))
      .writesText(serializer.serialize(_))
      .writesWriter((a, out) => serializer.serialize(a, out))

  private def serializer: JsonSerializer = JsonSerializer.create()
    .deep(true)
    .withSerializer(classOf[UUID], AsText)
    .withSerializer(classOf[LocalDate], AsText)
    .withSerializer(classOf[OffsetDateTime], AsText)

  private object AsText extends TypeJsonSerializer[AnyRef]:
    def serialize(context: JsonContext, value: AnyRef): Boolean =
      context.writeString(value.toString)
      true
