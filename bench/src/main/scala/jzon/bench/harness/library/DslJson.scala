package jzon.bench.harness.library

import com.dslplatform.json.{DslJson as Library, JsonWriter}
import com.dslplatform.json.runtime.Settings

/** By the converters that its annotation processor generates; all else as its front door has it. */
object DslJson extends Adapter("dsl-json", "DSL-JSON", Language.Java), BeanWays:
  protected def member: Class[?] = classOf[Library[?]]

  private lazy val dslJson: Library[Object] = Library(Settings.withRuntime[Object]().includeServiceLoader())

  /** One that is used again, as its author recommends; it is not to be shared. */
  private lazy val writers: ThreadLocal[JsonWriter] = ThreadLocal.withInitial(() => dslJson.newWriter())

  lazy val ways: List[Way[?]] = databindWays

  protected def databind[A](way: Way[A], kind: Class[A]): Way[A] =
    way
      .readsBytes(bytes => dslJson.deserialize(kind, bytes, bytes.length))
      .readsStream(dslJson.deserialize(kind, _))
      .writesBytes: a =>
        val writer = writers.get()
        writer.reset()
        dslJson.serialize(writer, a)
        writer.toByteArray
      .writesStream(dslJson.serialize(_, _))
