package jzon.bench.harness.libraries

import io.circe.{Codec, Printer, jawn}
import jzon.bench.harness.Api
import jzon.bench.harness.model.*

/** Through jawn; the printer is that of jsoniter-scala's benchmarks, which circe's maintainers helped to tune. */
object Circe extends Adapter("circe", "circe", Language.Scala):
  protected def member: Class[?] = classOf[Codec[?]]

  private val printer = Printer.noSpaces.copy(reuseWriters = true, predictSize = true)

  lazy val ways: List[Way[?]] = List(databind(Model.users), databind(Model.clients))

  private def databind[A](model: Model[A])(using codec: Codec[A]): Way[A] = Way(Api.Databind, model)
    .readsBytes(bytes => jawn.decodeByteArray(bytes).fold(throw _, identity))
    .readsText(text => jawn.decode(text).fold(throw _, identity))
    .writesText(a => printer.print(codec(a)))

  private given Codec[Friend] = Codec.AsObject.derived
  private given Codec[User] = Codec.AsObject.derived
  private given Codec[Users] = Codec.AsObject.derived
  private given Codec[EyeColor] = Codec.from(io.circe.Decoder.decodeString, io.circe.Encoder.encodeString)
    .iemapTry(name => scala.util.Try(EyeColor.valueOf(name)))(_.toString)
  private given Codec[Partner] = Codec.AsObject.derived
  private given Codec[Client] = Codec.AsObject.derived
  private given Codec[Clients] = Codec.AsObject.derived
