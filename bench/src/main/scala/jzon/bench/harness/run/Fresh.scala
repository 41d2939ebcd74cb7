package jzon.bench.harness.run

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Path}
import java.util.concurrent.TimeUnit.MINUTES
import scala.jdk.CollectionConverters.*
import jzon as json
import jzon.bench.harness.Plural

/** A main method in a JVM of its own, whose last line of output is a result as JSON. */
private object Fresh:
  /** @param flags
    *   of the JVM, which has the class path of this one
    * @return
    *   the result, or one line about why there is none
    */
  def apply[A: json.Decoder](
      main: String,
      flags: List[String],
      arguments: List[String],
      minutes: Int
  ): Either[String, A] =
    val java = Path.of(System.getProperty("java.home"), "bin", "java").toString
    val command = java :: flags ++ List("-cp", System.getProperty("java.class.path"), main) ++ arguments
    val told = Files.createTempFile("fresh", ".txt")
    try
      val process = ProcessBuilder(command.asJava).redirectErrorStream(true).redirectOutput(told.toFile).start()
      if !process.waitFor(minutes, MINUTES) then
        process.destroyForcibly().waitFor()
        Left(s"it did not end within ${Plural.of(minutes, "minute")}")
      else
        val lines = String(Files.readAllBytes(told), UTF_8).linesIterator.toList
        lines.lastOption.flatMap(json.read[A](_).toOption)
          .toRight(lines.find(_.contains("xception")).orElse(lines.headOption).getOrElse("it said nothing"))
    finally Files.delete(told)
