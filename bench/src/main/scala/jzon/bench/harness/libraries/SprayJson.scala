package jzon.bench.harness.libraries

import java.time.{LocalDate, OffsetDateTime}
import java.util.UUID
import spray.json.*
import spray.json.DefaultJsonProtocol.*
import jzon.bench.harness.Api
import jzon.bench.harness.model.*

/** Of formats for up to 22 fields. */
object SprayJson extends Adapter("spray-json", "spray-json", Language.Scala):
  protected def member: Class[?] = classOf[JsValue]

  lazy val ways: List[Way[?]] = List(databind(Model.users), databind(Model.clients))

  private def databind[A](model: Model[A])(using JsonFormat[A]): Way[A] = Way(Api.Databind, model)
    .readsBytes(JsonParser(_).convertTo[A])
    .readsText(JsonParser(_).convertTo[A])
    .writesText(_.toJson.compactPrint)

  private def textual[A](parse: String => A): JsonFormat[A] = new JsonFormat[A]:
    def read(json: JsValue): A = parse(json.convertTo[String])
    def write(a: A): JsValue = JsString(a.toString)

  private given JsonFormat[Friend] = jsonFormat2(Friend.apply)
  private given JsonFormat[User] = jsonFormat22(User.apply)
  private given JsonFormat[Users] = jsonFormat1(Users.apply)
  private given JsonFormat[EyeColor] = textual(EyeColor.valueOf(_))
  private given JsonFormat[UUID] = textual(UUID.fromString(_))
  private given JsonFormat[LocalDate] = textual(LocalDate.parse(_))
  private given JsonFormat[OffsetDateTime] = textual(OffsetDateTime.parse(_))
  private given JsonFormat[Partner] = jsonFormat3(Partner.apply)
  private given JsonFormat[Client] = jsonFormat20(Client.apply)
  private given JsonFormat[Clients] = jsonFormat1(Clients.apply)
