package jzon.bench.harness.command

import java.nio.file.Path
import java.util.List as JList
import java.util.concurrent.Callable
import scala.compiletime.uninitialized
import scala.jdk.CollectionConverters.*
import picocli.CommandLine.Model.CommandSpec
import picocli.CommandLine.{Command, Mixin, Option as Flag, Spec}
import jzon.bench.harness.*
import jzon.bench.harness.report.Results
import jzon.bench.harness.run.{Campaign, Machine, Timing}

/** A command that measures and then shows what came out. Ends with 1 if nothing could be measured. */
abstract class Measuring extends Callable[Integer]:
  @Spec var spec: CommandSpec = uninitialized
  @Mixin val timed: Timed = Timed()

  @Flag(
    names = Array("--results"),
    paramLabel = "FOLDER",
    description = Array("Where results are kept, and added to. Default: one for this day, machine and JDK.")
  )
  var folder: Path = uninitialized

  @Flag(names = Array("-h", "--help"), usageHelp = true, description = Array("Shows this help."))
  var isHelp: Boolean = false

  protected def default: Timing = Timing()

  /** What the options ask for.
    *
    * @throws picocli.CommandLine.ParameterException
    *   if there is no such thing
    */
  def cells: List[Cell]

  /** The same of how long and how often. */
  def timing: Timing = timed.timing(spec, default)

  /** Where results go unless `--results` says: what is only tried out is not put beside what is kept. */
  protected def home: Path = Path.of("target", "results").resolve(Machine.folderName)

  /** @return
    *   the number of cells that have a figure now
    */
  protected def measure(campaign: Campaign, cells: List[Cell]): Int

  def call(): Integer =
    val asked = cells
    val timing = this.timing
    val results = Results(if folder == null then home else folder)
    val command = "./run" :: spec.root.commandLine.getParseResult.originalArgs.asScala.toList
    val minutes = math.ceil(timing.secondsPerCell * asked.size / 60).toInt
    System.err.println(s"run: ${Plural.of(asked.size, "cell")}, $timing: about ${Plural.of(minutes, "minute")}")
    val measured = measure(Campaign(results, timing, command, line => System.err.println(s"run: $line")), asked)
    Showing.write(results)
    Showing.print(results, asked)
    if measured > 0 then 0 else 1

/** Those whose cells are chosen by options. */
abstract class Chosen extends Measuring:
  @Mixin val choosing: Choosing = Choosing()

@Command(
  name = "deser",
  description = Array("Measures reading: JSON to values.", "Without options: 1 KB of users, all libraries, both APIs.")
)
final class Deser extends Chosen:
  @Flag(
    names = Array("--input"),
    split = ",",
    `type` = Array(classOf[Input]),
    paramLabel = "FROM",
    description = Array("bytes, string, stream: what libraries read from. Default: ${DEFAULT-VALUE}."),
    defaultValue = "bytes"
  )
  var inputs: JList[Input] = uninitialized

  def cells: List[Cell] = choosing.cells(spec, List(Operation.Deser), inputs.asScala.toList, Nil)
  protected def measure(campaign: Campaign, cells: List[Cell]): Int = campaign.throughput(cells, isResumed = false)

@Command(
  name = "ser",
  description = Array("Measures writing: values to JSON.", "Without options: 1 KB of users, all libraries, both APIs.")
)
final class Ser extends Chosen:
  @Flag(
    names = Array("--output"),
    split = ",",
    `type` = Array(classOf[Output]),
    paramLabel = "TO",
    description = Array("bytes, stream: what libraries write to. Default: ${DEFAULT-VALUE}."),
    defaultValue = "bytes"
  )
  var outputs: JList[Output] = uninitialized

  def cells: List[Cell] = choosing.cells(spec, List(Operation.Ser), Nil, outputs.asScala.toList)
  protected def measure(campaign: Campaign, cells: List[Cell]): Int = campaign.throughput(cells, isResumed = false)
