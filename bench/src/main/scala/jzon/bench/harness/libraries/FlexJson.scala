package jzon.bench.harness.libraries

import java.lang.reflect.Type
import java.time.{LocalDate, OffsetDateTime}
import java.util.UUID
import flexjson.{JSONDeserializer, JSONSerializer, ObjectBinder, ObjectFactory}
import flexjson.transformer.AbstractTransformer

/** Without the names of classes that it writes otherwise; identifiers and dates by factories of ours. */
object FlexJson extends Adapter("flexjson", "Flexjson", Language.Java), BeanWays:
  protected def member: Class[?] = classOf[JSONSerializer]

  lazy val ways: List[Way[?]] = databindWays

  protected def databind[A](way: Way[A], kind: Class[A]): Way[A] =
    way
      .readsText(deserializer[A].deserialize(_, kind))
      .readsReader(deserializer[A].deserialize(_, kind))
      .writesText(serializer.deepSerialize(_))
      .writesWriter((a, out) => serializer.deepSerialize(a, out))

  private def deserializer[A]: JSONDeserializer[A] = JSONDeserializer[A]()
    .use(classOf[UUID], textual(UUID.fromString(_)))
    .use(classOf[LocalDate], textual(LocalDate.parse(_)))
    .use(classOf[OffsetDateTime], textual(OffsetDateTime.parse(_)))

  private def serializer: JSONSerializer =
    JSONSerializer().exclude("*.class").transform(AsText, classOf[UUID], classOf[LocalDate], classOf[OffsetDateTime])

  private def textual(parse: String => AnyRef): ObjectFactory = new ObjectFactory:
    def instantiate(context: ObjectBinder, value: Object, target: Type, kind: Class[?]): Object = parse(value.toString)

  private object AsText extends AbstractTransformer:
    def transform(value: Object): Unit = getContext.writeQuoted(value.toString)
