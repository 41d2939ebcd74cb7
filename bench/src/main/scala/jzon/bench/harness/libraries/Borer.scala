package jzon.bench.harness.libraries

import java.time.{LocalDate, OffsetDateTime}
import java.util.UUID
import io.bullet.borer.{Codec, Decoder, Encoder, Json}
import io.bullet.borer.derivation.MapBasedCodecs.deriveCodec
import jzon.bench.harness.Api
import jzon.bench.harness.model.*

/** By its own derivation, objects with names. */
object Borer extends Adapter("borer", "borer", Language.Scala):
  protected def member: Class[?] = Json.getClass

  lazy val ways: List[Way[?]] = List(databind(Model.users), databind(Model.clients))

  private def databind[A](model: Model[A])(using Codec[A]): Way[A] = Way(Api.Databind, model)
    .readsBytes(Json.decode(_).to[A].value)
    .readsStream(Json.decode(_).to[A].value)
    .writesBytes(Json.encode(_).toByteArray)
    .writesStream((a, out) => Json.encode(a).to(out).result: Unit)

  private def textual[A](parse: String => A): Codec[A] =
    Codec(Encoder.forString.contramap(_.toString), Decoder.forString.map(parse))

  private given Codec[Friend] = deriveCodec
  private given Codec[User] = deriveCodec
  private given Codec[Users] = deriveCodec
  private given Codec[EyeColor] = textual(EyeColor.valueOf(_))
  private given Codec[UUID] = textual(UUID.fromString(_))
  private given Codec[LocalDate] = textual(LocalDate.parse(_))
  private given Codec[OffsetDateTime] = textual(OffsetDateTime.parse(_))
  private given Codec[Partner] = deriveCodec
  private given Codec[Client] = deriveCodec
  private given Codec[Clients] = deriveCodec
