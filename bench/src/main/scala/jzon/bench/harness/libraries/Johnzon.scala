package jzon.bench.harness.libraries

import java.time.{LocalDate, OffsetDateTime}
import org.apache.johnzon.core.JsonProviderImpl
import org.apache.johnzon.mapper.{Adapter as TextAdapter, Mapper, MapperBuilder}

/** Its mapper over its own parser; dates by adapters of ours. */
object Johnzon extends Adapter("johnzon", "Johnzon", Language.Java), BeanWays:
  protected def member: Class[?] = classOf[Mapper]

  lazy val ways: List[Way[?]] = databindWays ++ JsonProcessing(JsonProviderImpl()).streamWays

  private lazy val mapper: Mapper = MapperBuilder()
    .setProvider(JsonProviderImpl())
    .setAccessModeName("method")
    .addAdapter(classOf[LocalDate], classOf[String], textual(LocalDate.parse(_)))
    .addAdapter(classOf[OffsetDateTime], classOf[String], textual(OffsetDateTime.parse(_)))
    .build()

  protected def databind[A](way: Way[A], kind: Class[A]): Way[A] =
    way
      .readsText(mapper.readObject[A](_, kind))
      .readsStream(mapper.readObject[A](_, kind))
      .writesText(mapper.writeObjectAsString(_))
      .writesStream((a, out) => mapper.writeObject(a, out))

  private def textual[A](parse: String => A): TextAdapter[A, String] = new TextAdapter[A, String]:
    def to(text: String): A = parse(text)
    def from(a: A): String = a.toString
