package jzon.bench.harness.libraries

import jzon as json
import jzon.bench.harness.Api
import jzon.bench.harness.model.*

/** With all its checks and limits; `databind` is derived, `stream` written by hand over its reader and writer. */
object Jzon extends Adapter("jzon", "jzon", Language.Scala):
  protected def member: Class[?] = classOf[json.Reader]

  lazy val ways: List[Way[?]] = List(
    way(Api.Databind, Model.users),
    way(Api.Databind, Model.clients),
    way(Api.Stream, Model.users)(using JzonUsers),
    way(Api.Stream, Model.clients)(using JzonClients)
  )

  /** The codec is made when it is first used, so that a cold start is that of one way. */
  private def way[A](api: Api, model: Model[A])(using => json.Codec[A]): Way[A] = Way(api, model)
    .readsBytes(json.readOrThrow(_))
    .readsText(json.readOrThrow(_))
    .readsStream(json.readOrThrow(_))
    .writesBytes(json.writeBytes(_))
    .writesStream(json.writeTo(_, _))

  private given json.Codec[Friend] = json.Codec.derived
  private given json.Codec[User] = json.Codec.derived
  private given json.Codec[Users] = json.Codec.derived
  private given json.Codec[EyeColor] = json.Codec.derived
  private given json.Codec[Partner] = json.Codec.derived
  private given json.Codec[Client] = json.Codec.derived
  private given json.Codec[Clients] = json.Codec.derived
