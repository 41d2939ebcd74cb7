package jzon.bench.harness.library

import java.time.{LocalDate, OffsetDateTime}
import com.google.gson.{Gson as Library, GsonBuilder, TypeAdapter}
import com.google.gson.stream.{JsonReader, JsonWriter}
import jzon.bench.harness.Api
import jzon.bench.harness.model.{Model, bean}

/** As made by its constructor, but that it does not escape for HTML; dates by adapters of ours, since it has none. */
object Gson extends Adapter("gson", "Gson", Language.Java):
  protected def member: Class[?] = classOf[Library]

  lazy val ways: List[Way[?]] = List(
    databind(Model.beanUsers, classOf[bean.Users]),
    databind(Model.beanClients, classOf[bean.Clients])
  )

  private lazy val gson: Library = GsonBuilder()
    .disableHtmlEscaping()
    .registerTypeAdapter(classOf[LocalDate], textual(LocalDate.parse(_)))
    .registerTypeAdapter(classOf[OffsetDateTime], textual(OffsetDateTime.parse(_)))
    .create()

  private def databind[A](model: Model[A], kind: Class[A]): Way[A] = Way(Api.Databind, model)
    .readsText(gson.fromJson(_, kind))
    .readsReader(gson.fromJson(_, kind))
    .writesText(gson.toJson(_))
    .writesWriter((a, out) => gson.toJson(a, out))

  private def textual[A](parse: String => A): TypeAdapter[A] = new TypeAdapter[A]:
    def read(in: JsonReader): A = parse(in.nextString())
    def write(out: JsonWriter, a: A): Unit = out.value(a.toString): Unit
