package jzon.bench.harness.libraries

import play.api.libs.json.*
import jzon.bench.harness.Api
import jzon.bench.harness.model.*

/** By its macros, through the Jackson it brings along. */
object PlayJson extends Adapter("play-json", "play-json", Language.Scala):
  protected def member: Class[?] = classOf[Format[?]]

  lazy val ways: List[Way[?]] = List(databind(Model.users), databind(Model.clients))

  private def databind[A](model: Model[A])(using Format[A]): Way[A] = Way(Api.Databind, model)
    .readsBytes(Json.parse(_).as[A])
    .readsText(Json.parse(_).as[A])
    .readsStream(Json.parse(_).as[A])
    .writesBytes(a => Json.toBytes(Json.toJson(a)))

  private given Format[Friend] = Json.format
  private given Format[User] = Json.format
  private given Format[Users] = Json.format
  private given Format[EyeColor] = Format.of[String].bimap(EyeColor.valueOf(_), _.toString)
  private given Format[Partner] = Json.format
  private given Format[Client] = Json.format
  private given Format[Clients] = Json.format
