package jzon.bench.harness.command

import java.nio.file.{Files, Path}
import java.util.List as JList
import scala.compiletime.uninitialized
import scala.jdk.CollectionConverters.*
import picocli.CommandLine.Model.CommandSpec
import picocli.CommandLine.{Command, Option as Flag, ParameterException, Parameters, Spec}
import jzon as json
import jzon.bench.charts.Charts
import jzon.bench.harness.Cell
import jzon.bench.harness.report.{JmhResult, Page, Results, SeedTables as Rendered, Tables}

/** What was measured, for people. */
object Showing:
  /** Writes the tables and the page of a folder into it. */
  def write(results: Results): Unit =
    for report <- results.report do
      results.store("tables.md", Tables(report).mkString("", "\n", "\n"))
      results.store("report.html", Page(report))

  /** Prints the tables of these cells, and where the rest is. */
  def print(results: Results, cells: List[Cell]): Unit =
    for report <- results.report do
      Tables.figures(report.only(cells.toSet)).foreach(println)
      System.err.println(s"run: results, tables.md and report.html are in ${results.folder}")

@Command(name = "report", description = Array("Writes tables.md and report.html of a folder of results anew."))
final class Report extends Runnable:
  @Spec var spec: CommandSpec = uninitialized

  @Parameters(paramLabel = "FOLDER", description = Array("With the environment.json of a run."))
  var folder: Path = uninitialized

  @Flag(names = Array("-h", "--help"), usageHelp = true, description = Array("Shows this help."))
  var isHelp: Boolean = false

  def run(): Unit =
    if !Files.exists(folder.resolve("environment.json")) then
      throw ParameterException(spec.commandLine, s"$folder holds no results: it has no environment.json")
    Showing.write(Results(folder))

@Command(
  name = "tables",
  description = Array(
    "Prints JMH's results of the seed's documents as the seed's tables: ops/sec, MB/sec, B/op.",
    "They are measured by: ./sbt \"bench/Jmh/run -prof gc -rf json -rff FILE (Reading|Writing|Hostile)\"",
    "which puts a FILE that is no whole path into bench/."
  )
)
final class SeedTables extends Runnable:
  @Spec var spec: CommandSpec = uninitialized

  @Parameters(
    arity = "1..*",
    `type` = Array(classOf[Path]),
    paramLabel = "FILE",
    description = Array("JMH's results as JSON; of several, medians are taken.")
  )
  var files: JList[Path] = uninitialized

  @Flag(names = Array("-h", "--help"), usageHelp = true, description = Array("Shows this help."))
  var isHelp: Boolean = false

  def run(): Unit =
    val results = files.asScala.toList.flatMap: file =>
      if !Files.exists(file) then throw ParameterException(spec.commandLine, s"There is no file $file")
      json.read[List[JmhResult]](Files.readAllBytes(file)) match
        case Right(results) => results
        case Left(error) => throw ParameterException(spec.commandLine, s"$file has no results of JMH: ${error.render}")
    Rendered(results).foreach(println)

@Command(
  name = "charts",
  description = Array(
    "Draws charts of raw results as SVG, and prints the names of their files.",
    "The folders are those of bench/results: of this harness, and of bench/run.sh, types.sh, ways.sh, growth.sh",
    "and native/run.sh."
  )
)
final class ChartsOf extends Runnable:
  @Parameters(
    arity = "1..*",
    `type` = Array(classOf[Path]),
    paramLabel = "FOLDER",
    description = Array("With raw results; its name says which JDK: …-jdk25.0.3")
  )
  var folders: JList[Path] = uninitialized

  @Flag(
    names = Array("--to"),
    paramLabel = "FOLDER",
    description = Array("Where the charts go. Default: ${DEFAULT-VALUE}."),
    defaultValue = "docs"
  )
  var to: Path = uninitialized

  @Flag(names = Array("-h", "--help"), usageHelp = true, description = Array("Shows this help."))
  var isHelp: Boolean = false

  def run(): Unit = Charts.write(folders.asScala.toList, to).foreach(println)
