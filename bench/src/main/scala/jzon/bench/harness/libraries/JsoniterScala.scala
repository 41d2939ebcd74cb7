package jzon.bench.harness.libraries

import com.github.plokhotnyuk.jsoniter_scala.core.*
import com.github.plokhotnyuk.jsoniter_scala.macros.{CodecMakerConfig, JsonCodecMaker}
import jzon.bench.harness.Api
import jzon.bench.harness.model.*

/** As in its own benchmarks: no check that a field does not stand twice, empty lists are written, no limits on
  * collections.
  */
object JsoniterScala extends Adapter("jsoniter-scala", "jsoniter-scala", Language.Scala):
  protected def member: Class[?] = classOf[JsonValueCodec[?]]

  lazy val ways: List[Way[?]] = List(databind(Model.users, users), databind(Model.clients, clients))

  /** The codec is made when it is first used, so that a cold start is that of one way. */
  private def databind[A](model: Model[A], codec: => JsonValueCodec[A]): Way[A] =
    given JsonValueCodec[A] = codec
    Way(Api.Databind, model)
      .readsBytes(readFromArray(_))
      .readsText(readFromString(_))
      .readsStream(readFromStream(_))
      .writesBytes(writeToArray(_))
      .writesStream(writeToStream(_, _))

  private inline def config = CodecMakerConfig
    .withTransientDefault(false)
    .withTransientEmpty(false)
    .withCheckFieldDuplication(false)
    .withDiscriminatorFieldName(None)

  private lazy val users: JsonValueCodec[Users] = JsonCodecMaker.make(config)
  private lazy val clients: JsonValueCodec[Clients] = JsonCodecMaker.make(config)
