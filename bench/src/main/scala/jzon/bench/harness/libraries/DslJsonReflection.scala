package jzon.bench.harness.libraries

import com.dslplatform.json.DslJson as Library
import com.dslplatform.json.runtime.Settings

/** [[DslJson]] without what its annotation processor generates. */
object DslJsonReflection extends Adapter("dsl-json-reflection", "DSL-JSON by reflection", Language.Java):
  protected def member: Class[?] = classOf[Library[?]]

  private lazy val dslJson: Library[Object] = Library(Settings.withRuntime[Object]())

  lazy val ways: List[Way[?]] = DslJsonBeans(dslJson, DslJsonWriters(dslJson)).databindWays
