package jzon.bench.harness.run

import java.io.{ByteArrayOutputStream, PrintStream}
import java.nio.charset.StandardCharsets.UTF_8
import java.util.Collection
import scala.jdk.CollectionConverters.*
import scala.util.control.NonFatal
import org.openjdk.jmh.results.RunResult
import org.openjdk.jmh.results.format.{ResultFormatFactory, ResultFormatType}
import org.openjdk.jmh.runner.{Runner, RunnerException}
import org.openjdk.jmh.runner.format.OutputFormatFactory
import org.openjdk.jmh.runner.options.{ChainedOptionsBuilder, VerboseMode}

/** Runs one benchmark in JVMs of its own. */
object Jmh:
  /** @return
    *   the result, or the first line of what the benchmark failed with
    */
  def apply(options: ChainedOptionsBuilder): Either[String, RunResult] =
    val told = ByteArrayOutputStream()
    val format = OutputFormatFactory.createFormatInstance(PrintStream(told, true, UTF_8), VerboseMode.NORMAL)
    try
      Runner(
        options.shouldFailOnError(true).build(),
        format
      ).run().asScala.headOption.toRight(failure(told.toString(UTF_8)))
    catch
      case error: RunnerException if told.size == 0 => Left(error.getMessage)
      case _: RunnerException                       => Left(failure(told.toString(UTF_8)))
      case NonFatal(error)                          => Left(error.toString)

  /** In JMH's own form. */
  def json(results: Collection[RunResult]): Array[Byte] =
    val out = ByteArrayOutputStream()
    ResultFormatFactory.getInstance(ResultFormatType.JSON, PrintStream(out, true, UTF_8)).writeOut(results)
    out.toByteArray

  private[run] def failure(told: String): String =
    val lines = told.linesIterator.map(_.trim).filter(_.nonEmpty).toList
    val after = lines.dropWhile(line => line != "<failure>").drop(1)
    val cause = after.find(_.startsWith("Caused by: ")).map(_.stripPrefix("Caused by: ")).orElse(after.headOption)
    cause.orElse(lines.find(_.contains("ERROR"))).orElse(lines.lastOption).getOrElse("no result").take(300)
