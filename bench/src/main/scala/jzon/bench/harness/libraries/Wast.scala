package jzon.bench.harness.libraries

import java.nio.charset.StandardCharsets.UTF_8
import io.github.wycst.wast.json.JSON

/** By its front door, no options, and not in the charset of the machine. */
object Wast extends Adapter("wast", "wast", Language.Java), BeanWays:
  protected def member: Class[?] = classOf[JSON]

  lazy val ways: List[Way[?]] = databindWays

  protected def databind[A](way: Way[A], kind: Class[A]): Way[A] =
    way
      .readsBytes(JSON.parseObject(_, kind))
      .readsText(JSON.parseObject(_, kind))
      .writesBytes(JSON.toJsonBytes(_, UTF_8))
      .writesText(JSON.toJsonString(_))
      .writesStream((a, out) => JSON.writeJsonTo(a, out, UTF_8))
