package jzon.bench.harness.libraries

import com.fasterxml.jackson.module.afterburner.AfterburnerModule

/** [[Jackson]] with accessors that are generated as bytecode. */
object JacksonAfterburner extends Adapter("jackson-afterburner", "Jackson + Afterburner", Language.Java):
  protected def member: Class[?] = classOf[AfterburnerModule]

  lazy val ways: List[Way[?]] = JacksonBeans(Jackson.builder.addModule(AfterburnerModule()).build()).databindWays
