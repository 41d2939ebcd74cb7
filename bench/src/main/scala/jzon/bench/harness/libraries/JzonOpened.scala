package jzon.bench.harness.libraries

import jzon as json

/** [[Jzon]] in a JVM that shows it the bytes of strings. Its checks are those of [[Jzon]], in a JVM that doesn't: that
  * what is written is the same is the business of `ShownBytesSuite`.
  */
object JzonOpened extends Adapter("jzon-opened", "jzon, java.lang opened", Language.Scala):
  protected def member: Class[?] = classOf[json.Reader]

  override def flags: List[String] = List("--add-opens=java.base/java.lang=ALL-UNNAMED")

  def ways: List[Way[?]] = Jzon.ways
