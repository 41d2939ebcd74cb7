package jzon.bench.harness.libraries

import java.util.Map as JavaMap
import io.micronaut.serde.ObjectMapper
import io.micronaut.serde.jackson.JacksonJsonMapper

/** By the introspections that its annotation processor generates, over Jackson's parser; empty lists are written. */
object MicronautSerde extends Adapter("micronaut-serde", "Micronaut Serialization", Language.Java), BeanWays:
  protected def member: Class[?] = classOf[JacksonJsonMapper]

  private lazy val mapper: ObjectMapper =
    ObjectMapper.create(JavaMap.of("micronaut.serde.serialization.inclusion", "ALWAYS"))

  lazy val ways: List[Way[?]] = databindWays

  protected def databind[A](way: Way[A], kind: Class[A]): Way[A] =
    way
      .readsBytes(mapper.readValue(_, kind))
      .readsText(mapper.readValue(_, kind))
      .readsStream(mapper.readValue(_, kind))
      .writesBytes(mapper.writeValueAsBytes(_))
      .writesText(mapper.writeValueAsString(_))
      .writesStream((a, out) => mapper.writeValue(out, a))
