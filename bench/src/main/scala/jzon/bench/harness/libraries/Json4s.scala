package jzon.bench.harness.libraries

import java.time.{LocalDate, OffsetDateTime}
import java.util.UUID
import scala.reflect.{Manifest, ManifestFactory}
import org.json4s.{CustomSerializer, DefaultFormats, Formats, JString, jvalue2extractable}
import org.json4s.native.{JsonMethods, Serialization}
import jzon.bench.harness.Api
import jzon.bench.harness.model.*

/** By its reflection, over its own parser; enums, identifiers and dates by serializers of ours. */
object Json4s extends Adapter("json4s", "json4s", Language.Scala):
  protected def member: Class[?] = classOf[CustomSerializer[?]]

  lazy val ways: List[Way[?]] = List(
    databind(Model.users)(using ManifestFactory.classType(classOf[Users])),
    databind(Model.clients)(using ManifestFactory.classType(classOf[Clients]))
  )

  private given Formats = DefaultFormats.withBigDecimal +
    textual(classOf[EyeColor])(EyeColor.valueOf(_)) +
    textual(classOf[UUID])(UUID.fromString(_)) +
    textual(classOf[LocalDate])(LocalDate.parse(_)) +
    textual(classOf[OffsetDateTime])(OffsetDateTime.parse(_))

  private def databind[A <: AnyRef: Manifest](model: Model[A]): Way[A] = Way(Api.Databind, model)
    .readsText(JsonMethods.parse(_).extract[A])
    .readsReader(JsonMethods.parse(_).extract[A])
    .writesText(Serialization.write(_))
    .writesWriter((a, out) => Serialization.write(a, out): Unit)

  private def textual[A](kind: Class[A])(parse: String => A): CustomSerializer[A] =
    given Manifest[A] = ManifestFactory.classType(kind)
    CustomSerializer[A](_ => ({ case JString(text) => parse(text) }, { case a: A => JString(a.toString) }))
