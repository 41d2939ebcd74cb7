package jzon.bench.harness.libraries

import io.quarkus.qson.generator.QsonMapper
import jzon.bench.harness.Datatype

/** With the parsers and writers it generates when it runs. It has no arrays. */
object Qson extends Adapter("qson", "Qson", Language.Java), BeanWays:
  protected def member: Class[?] = classOf[QsonMapper]

  private lazy val mapper: QsonMapper = QsonMapper()

  lazy val ways: List[Way[?]] = databindWays.filter(_.model.datatype == Datatype.Users)

  protected def databind[A](way: Way[A], kind: Class[A]): Way[A] =
    way
      .readsBytes(mapper.read[A](_, kind))
      .readsText(mapper.read[A](_, kind))
      .readsStream(mapper.read[A](_, kind))
      .writesBytes(mapper.writeBytes(_))
      .writesText(mapper.writeString(_))
      .writesStream((a, out) => mapper.writeStream(a, out))
