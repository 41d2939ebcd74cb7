package jzon.bench.harness.library

import com.fasterxml.jackson.core.{JsonFactory, JsonFactoryBuilder, StreamReadFeature, StreamWriteFeature}
import com.fasterxml.jackson.databind.{DeserializationFeature, SerializationFeature}
import com.fasterxml.jackson.databind.json.JsonMapper
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule
import jzon.bench.harness.Api
import jzon.bench.harness.model.{Model, bean}

/** As java-json-benchmark has it, with the fast parser and writer of numbers; unknown fields are skipped. */
object Jackson extends Adapter("jackson", "Jackson", Language.Java):
  protected def member: Class[?] = classOf[JsonMapper]

  lazy val ways: List[Way[?]] = List(
    databind(Model.beanUsers, classOf[bean.Users]),
    databind(Model.beanClients, classOf[bean.Clients])
  )

  private[library] def factory: JsonFactory = JsonFactoryBuilder()
    .enable(StreamReadFeature.USE_FAST_DOUBLE_PARSER)
    .enable(StreamReadFeature.USE_FAST_BIG_NUMBER_PARSER)
    .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
    .build()

  private[library] def builder: JsonMapper.Builder = JsonMapper.builder(factory)
    .addModule(JavaTimeModule())
    .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
    .disable(DeserializationFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE)
    .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)

  private lazy val mapper: JsonMapper = builder.build()

  private def databind[A](model: Model[A], kind: Class[A]): Way[A] = Way(Api.Databind, model)
    .readsBytes(mapper.readValue(_, kind))
    .readsText(mapper.readValue(_, kind))
    .readsStream(mapper.readValue(_, kind))
    .writesBytes(mapper.writeValueAsBytes(_))
    .writesStream((a, out) => mapper.writeValue(out, a))
