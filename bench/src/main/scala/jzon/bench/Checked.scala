package jzon.bench

import java.nio.charset.StandardCharsets.UTF_8
import scala.util.{Failure, Success, Try}
import jzon.bench.libraries.Library

/** What is wrong is not timed: each library must read both forms of a document to its value, and read back what it
  * writes, which another library must understand as well (circe, where it is not circe's own).
  */
object Checked:
  /** A table of all libraries and documents; ends with an error if one of them fails. */
  def main(arguments: Array[String]): Unit =
    for subject <- Subject.all do
      val document = subject.document
      println(s"${document.name}: ${document.compact.length} bytes compact, ${document.pretty.length} pretty")
    val verdicts =
      for
        subject <- Subject.all
        (name, _) <- subject.libraries
      yield
        val faults = complaints(subject, name)
        println(s"${subject.document.name} $name: ${if faults.isEmpty then "right" else faults.mkString("; ")}")
        faults.isEmpty
    if verdicts.contains(false) then sys.exit(1)

  /** Checks the library that a benchmark is named for: `….readCirce` is for circe. */
  def orThrow[A](subject: Subject[A], benchmark: String): Unit =
    val method = benchmark.substring(benchmark.lastIndexOf('.') + 1)
    val faults = complaints(subject, method.stripPrefix("read").stripPrefix("write"))
    if faults.nonEmpty then throw IllegalStateException(s"$benchmark: ${faults.mkString("; ")}")

  /** What the library of that name does wrong with the document. */
  def complaints[A](subject: Subject[A], name: String): List[String] =
    val document = subject.document
    val library = subject.library(name)
    val (otherName, other) = if name == "Circe" then ("Zio", subject.zio) else ("Circe", subject.circe)

    def gives(what: String)(value: => A): Option[String] = Try(value) match
      case Success(document.value) => None
      case Success(_)              => Some(s"$what gives another value")
      case Failure(error)          => Some(s"$what fails: $error")

    List(
      gives("reading compact")(library.read(document.compact)),
      gives("reading pretty")(library.read(document.pretty)),
      gives("reading what it wrote")(library.read(library.write(document.value))),
      gives(s"$otherName reading what it wrote")(other.read(library.write(document.value))),
      unlike(library, document.value, document.compact.length)
    ).flatten

  /** All write the same fields, though not in the same order. */
  private def unlike[A](library: Library[A], value: A, length: Int): Option[String] =
    Try(library.write(value)) match
      case Success(bytes) if math.abs(bytes.length - length) <= 2 + length / 50 => None
      case Success(bytes)                                                       =>
        Some(s"it wrote ${bytes.length} bytes instead of $length: ${new String(bytes, UTF_8).take(80)}")
      case Failure(_) => None // told already
