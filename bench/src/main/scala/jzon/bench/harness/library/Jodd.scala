package jzon.bench.harness.library

import jodd.json.{JsonParser, JsonSerializer}
import jzon.bench.harness.Datatype

/** Its parser and its serializer, lists included. It has no OffsetDateTime, for which it would take on Java's private fields. */
object Jodd extends Adapter("jodd-json", "Jodd JSON", Language.Java), BeanWays:
  protected def member: Class[?] = classOf[JsonParser]

  lazy val ways: List[Way[?]] = databindWays.filter(_.model.datatype == Datatype.Users)

  protected def databind[A](way: Way[A], kind: Class[A]): Way[A] =
    way
      .readsText(JsonParser.create().parse(_, kind))
      .writesText(JsonSerializer.create().deep(true).serialize(_))
      .writesWriter((a, out) => JsonSerializer.create().deep(true).serialize(a, out))
