package jzon.bench.harness.command

import java.util.List as JList
import scala.compiletime.uninitialized
import scala.jdk.CollectionConverters.*
import picocli.CommandLine.Model.CommandSpec
import picocli.CommandLine.{Option as Flag, ParameterException}
import jzon.bench.harness.*
import jzon.bench.harness.libraries.{Adapter, Libraries}
import jzon.bench.harness.run.{Choices, Timing}

/** Which cells, for every command that measures. */
final class Choosing:
  @Flag(
    names = Array("--libs"),
    split = ",",
    `type` = Array(classOf[Adapter]),
    paramLabel = "NAME",
    description = Array("Libraries, by the names of './run info'. All, if none is named.")
  )
  var libraries: JList[Adapter] = Libraries.all.asJava

  @Flag(
    names = Array("--apis"),
    split = ",",
    `type` = Array(classOf[Api]),
    paramLabel = "API",
    description = Array("databind, stream. Default: both.")
  )
  var apis: JList[Api] = Api.values.toList.asJava

  @Flag(
    names = Array("--size"),
    split = ",",
    `type` = Array(classOf[Integer]),
    paramLabel = "KB",
    description = Array("Sizes of the documents, in KB of 1,000 bytes. Default: ${DEFAULT-VALUE}."),
    defaultValue = "1"
  )
  var sizes: JList[Integer] = uninitialized

  @Flag(
    names = Array("--datatype"),
    split = ",",
    `type` = Array(classOf[Datatype]),
    paramLabel = "TYPE",
    description = Array("users, clients. Default: ${DEFAULT-VALUE}."),
    defaultValue = "users"
  )
  var datatypes: JList[Datatype] = uninitialized

  @Flag(
    names = Array("--variant"),
    split = ",",
    `type` = Array(classOf[Variant]),
    paramLabel = "FORM",
    description = Array(
      "plain, text (beyond ASCII), escapes; for reading also pretty, shuffled, unknown (fields).",
      "Default: ${DEFAULT-VALUE}."
    ),
    defaultValue = "plain"
  )
  var variants: JList[Variant] = uninitialized

  /** @throws ParameterException
    *   if nothing is left to measure
    */
  def cells(spec: CommandSpec, operations: List[Operation], inputs: List[Input], outputs: List[Output]): List[Cell] =
    val chosen = Choices(
      operations,
      libraries.asScala.toList.distinct,
      apis.asScala.toList.distinct,
      datatypes.asScala.toList.distinct,
      sizes.asScala.toList.map(_.intValue).distinct,
      variants.asScala.toList.distinct,
      inputs.distinct,
      outputs.distinct
    )
    chosen.sizes.find(_ < 1).foreach: size =>
      throw ParameterException(spec.commandLine, s"Invalid value for option '--size': $size is below 1")
    chosen.cells match
      case Nil => throw ParameterException(spec.commandLine, "No library that was named can do that; see './run info'")
      case cells => cells

/** How long and how often, by JMH's own options. */
final class Timed:
  @Flag(
    names = Array("--number"),
    paramLabel = "N",
    description = Array("Documents of each size, taken by turns: 1 to 8. Default: 8.")
  )
  var number: Integer = uninitialized

  @Flag(
    names = Array("--profile"),
    split = ",",
    `type` = Array(classOf[String]),
    paramLabel = "NAME",
    description = Array("JMH's profilers, or none. Default: gc, which counts allocated bytes.")
  )
  var profilers: JList[String] = uninitialized

  @Flag(
    names = Array("-f"),
    paramLabel = "N",
    description = Array("JVMs for each cell (JMH: forks); libraries take turns. Default: 1.")
  )
  var forks: Integer = uninitialized

  @Flag(names = Array("-wi"), paramLabel = "N", description = Array("Iterations that warm up. Default: 3."))
  var warmups: Integer = uninitialized

  @Flag(
    names = Array("-w"),
    paramLabel = "SECONDS",
    description = Array("Length of each of them; 0.5 is allowed. Default: 1.")
  )
  var warmupSeconds: java.lang.Double = uninitialized

  @Flag(names = Array("-i"), paramLabel = "N", description = Array("Iterations that are measured. Default: 5."))
  var iterations: Integer = uninitialized

  @Flag(
    names = Array("-m"),
    paramLabel = "SECONDS",
    description = Array(
      "Length of each of them, as in java-json-benchmark; JMH itself says -r. Default: 1.",
      "JMH's mode is not chosen: it is throughput."
    )
  )
  var measurementSeconds: java.lang.Double = uninitialized

  @Flag(names = Array("-t"), paramLabel = "N", description = Array("Threads that read or write at once. Default: 1."))
  var threads: Integer = uninitialized

  /** What was asked for, the rest as in `default`.
    *
    * @throws ParameterException
    *   if a figure is out of its range
    */
  def timing(spec: CommandSpec, default: Timing): Timing =
    def whole(name: String, value: Integer, otherwise: Int, least: Int, most: Int): Int =
      if value == null then otherwise
      else if value >= least && value <= most then value
      else
        throw ParameterException(spec.commandLine, s"Invalid value for option '$name': $value is not $least to $most")
    def seconds(name: String, value: java.lang.Double, otherwise: Double): Double =
      if value == null then otherwise
      else if value >= 0.001 && value <= 3600 then value
      else throw ParameterException(spec.commandLine, s"Invalid value for option '$name': $value is not 0.001 to 3600")
    default.copy(
      forks = whole("-f", forks, default.forks, 1, 100),
      warmups = whole("-wi", warmups, default.warmups, 0, 10_000),
      warmupSeconds = seconds("-w", warmupSeconds, default.warmupSeconds),
      iterations = whole("-i", iterations, default.iterations, 1, 10_000),
      measurementSeconds = seconds("-m", measurementSeconds, default.measurementSeconds),
      threads = whole("-t", threads, default.threads, 1, 1000),
      profilers = if profilers == null then default.profilers else profilers.asScala.toList.filter(_ != "none"),
      number = whole("--number", number, default.number, 1, default.number)
    )
