package jzon.bench.harness.libraries

import com.fasterxml.jackson.module.blackbird.BlackbirdModule

/** [[Jackson]] with accessors by way of LambdaMetafactory. */
object JacksonBlackbird extends Adapter("jackson-blackbird", "Jackson + Blackbird", Language.Java):
  protected def member: Class[?] = classOf[BlackbirdModule]

  lazy val ways: List[Way[?]] = JacksonBeans(Jackson.builder.addModule(BlackbirdModule()).build()).databindWays
