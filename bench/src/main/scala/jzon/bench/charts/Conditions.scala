package jzon.bench.charts

import java.nio.file.{Files, Path}
import scala.jdk.CollectionConverters.*
import jzon.bench.harness.report.Results

/** Where something was measured, for people.
  *
  * @param jdk
  *   its version, by the name of the folder
  */
final case class Conditions(jdk: String, processor: String):
  /** Part of the names of files. */
  def suffix: String = s"jdk${jdk.takeWhile(_ != '.')}"

  override def toString: String = s"Java $jdk, $processor"

object Conditions:
  def apply(folder: Path): Conditions =
    val jdk = ".*jdk([0-9.]+).*".r
    folder.getFileName.toString match
      case jdk(version) => Conditions(version, processor(folder))
      case other        => throw IllegalArgumentException(s"the name of $other says no JDK: …-jdk25.0.3")

  /** Of `machine.txt` and the like, or of `environment.json`. */
  private def processor(folder: Path): String =
    val said = Charts.files(folder, "machine.*\\.txt").flatMap(Files.readAllLines(_).asScala).collectFirst:
      case s"processor  $named" => named
    said.orElse(Results(folder).environment.map(machine => s"${machine.processor}, ${machine.cores} cores"))
      .getOrElse("processor unknown")
