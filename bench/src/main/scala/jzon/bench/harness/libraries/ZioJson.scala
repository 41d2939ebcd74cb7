package jzon.bench.harness.libraries

import scala.util.Try
import zio.json.{DecoderOps, DeriveJsonCodec, EncoderOps, JsonCodec}
import jzon.bench.harness.Api
import jzon.bench.harness.model.*

/** By its own derivation; it reads and writes text only. */
object ZioJson extends Adapter("zio-json", "zio-json", Language.Scala):
  protected def member: Class[?] = classOf[JsonCodec[?]]

  lazy val ways: List[Way[?]] = List(databind(Model.users), databind(Model.clients))

  private def databind[A](model: Model[A])(using JsonCodec[A]): Way[A] = Way(Api.Databind, model)
    .readsText(_.fromJson[A].fold(sys.error, identity))
    .writesText(_.toJson)

  private given JsonCodec[Friend] = DeriveJsonCodec.gen
  private given JsonCodec[User] = DeriveJsonCodec.gen
  private given JsonCodec[Users] = DeriveJsonCodec.gen
  private given JsonCodec[EyeColor] = JsonCodec.string.transformOrFail(
    name => Try(EyeColor.valueOf(name)).toEither.left.map(_.getMessage),
    _.toString
  )
  private given JsonCodec[Partner] = DeriveJsonCodec.gen
  private given JsonCodec[Client] = DeriveJsonCodec.gen
  private given JsonCodec[Clients] = DeriveJsonCodec.gen
