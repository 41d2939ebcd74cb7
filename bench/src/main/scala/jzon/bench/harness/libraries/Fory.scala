package jzon.bench.harness.libraries

import org.apache.fory.json.ForyJson

/** With generated code, which is compiled before the first operation. In the background, as it is by default, it takes
  * longer than a benchmark warms up.
  */
object Fory extends Adapter("fory-json", "Fory JSON", Language.Java), BeanWays:
  protected def member: Class[?] = classOf[ForyJson]

  private lazy val fory: ForyJson = ForyJson.builder().withAsyncCompilation(false).build()

  lazy val ways: List[Way[?]] = databindWays

  protected def databind[A](way: Way[A], kind: Class[A]): Way[A] =
    way
      .readsBytes(fory.fromJson(_, kind))
      .readsText(fory.fromJson(_, kind))
      .writesBytes(fory.toJsonBytes(_))
      .writesText(fory.toJson(_))
      .writesStream((a, out) => fory.writeJsonTo(a, out))
