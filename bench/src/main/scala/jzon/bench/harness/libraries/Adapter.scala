package jzon.bench.harness.libraries

import java.nio.file.Path
import jzon.bench.harness.{Api, Datatype}

enum Language:
  case Java, Scala, Kotlin

/** A library that is measured: one object in one file, and one line in [[Libraries]].
  *
  * @param name
  *   on the command line, in lower case
  * @param title
  *   in tables and charts
  */
trait Adapter(val name: String, val title: String, val language: Language):
  /** A class of the library itself, by which its artifact is found. */
  protected def member: Class[?]

  /** What the JVM is started with for its sake. */
  def flags: List[String] = Nil

  /** What the library can do. Made when first asked for: that may start the library. */
  def ways: List[Way[?]]

  /** As the name of the library's artifact has it, or empty where it is no artifact, as with this checkout. */
  final def version: String =
    Adapter.artifact(member).flatMap(Adapter.versioned.findFirstMatchIn).fold("")(_.group(1))

  final def way(api: Api, datatype: Datatype): Option[Way[?]] =
    ways.find(way => way.api == api && way.model.datatype == datatype)

object Adapter:
  private val versioned = """-(\d[^/]*)\.jar$""".r

  private def artifact(member: Class[?]): Option[String] =
    for
      domain <- Option(member.getProtectionDomain)
      source <- Option(domain.getCodeSource)
    yield Path.of(source.getLocation.toURI).getFileName.toString

/** A library that cannot be measured, and why. */
final case class Absent(name: String, title: String, reason: String)
