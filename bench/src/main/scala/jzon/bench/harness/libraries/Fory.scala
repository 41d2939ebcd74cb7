package jzon.bench.harness.libraries

import org.apache.fory.json.ForyJson

/** As made by its builder: with generated code. */
object Fory extends Adapter("fory-json", "Fory JSON", Language.Java), BeanWays:
  protected def member: Class[?] = classOf[ForyJson]

  private lazy val fory: ForyJson = ForyJson.builder().build()

  lazy val ways: List[Way[?]] = databindWays

  protected def databind[A](way: Way[A], kind: Class[A]): Way[A] =
    way
      .readsBytes(fory.fromJson(_, kind))
      .readsText(fory.fromJson(_, kind))
      .writesBytes(fory.toJsonBytes(_))
      .writesText(fory.toJson(_))
      .writesStream((a, out) => fory.writeJsonTo(a, out))
