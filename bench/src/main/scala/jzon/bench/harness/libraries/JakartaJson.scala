package jzon.bench.harness.libraries

import org.eclipse.parsson.JsonProviderImpl

/** Parsson, the reference of Jakarta's JSON Processing, which was once javax.json. */
object JakartaJson extends Adapter("javax-json", "Jakarta JSON (Parsson)", Language.Java):
  protected def member: Class[?] = classOf[JsonProviderImpl]

  lazy val ways: List[Way[?]] = JsonProcessing(JsonProviderImpl()).streamWays
