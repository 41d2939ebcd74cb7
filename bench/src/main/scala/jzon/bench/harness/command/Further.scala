package jzon.bench.harness.command

import java.nio.file.{Files, Path}
import java.util.List as JList
import scala.compiletime.uninitialized
import scala.jdk.CollectionConverters.*
import picocli.CommandLine.{Command, Option as Flag, ParameterException}
import jzon.bench.harness.*
import jzon.bench.harness.libraries.{Adapter, Libraries}
import jzon.bench.harness.run.{Campaign, Choices, Machine, Timing}

@Command(
  name = "everything",
  description = Array(
    "Measures all cells, as './run-everything' does: both operations, APIs and datatypes in all sizes,",
    "and at 10 KB every form, input and output. Without options: 3 JVMs, 5 times 1 s, 5 warm-ups.",
    "Takes hours; started again after an interruption it goes on where it was."
  )
)
final class Everything extends Measuring:
  @Flag(
    names = Array("--libs"),
    split = ",",
    `type` = Array(classOf[Adapter]),
    paramLabel = "NAME",
    description = Array("Only these libraries.")
  )
  var libraries: JList[Adapter] = Libraries.all.asJava

  @Flag(
    names = Array("--quick"),
    description =
      Array("Only plain documents of 1 and 10 KB, from and to bytes, in short iterations: about an hour.")
  )
  var isQuick: Boolean = false

  @Flag(names = Array("--again"), description = Array("Measures also what was measured like this before."))
  var isAgain: Boolean = false

  def cells: List[Cell] =
    val sizes = Choices(
      operations = List(Operation.Deser, Operation.Ser),
      libraries = libraries.asScala.toList,
      datatypes = Datatype.values.toList,
      sizes = if isQuick then List(1, 10) else List(1, 10, 100, 1000)
    )
    val further =
      if isQuick then Nil
      else
        List(
          sizes.copy(sizes = List(10), variants = Variant.values.toList),
          sizes.copy(sizes = List(10), inputs = Input.values.toList, outputs = Output.values.toList)
        )
    (sizes :: further).flatMap(_.cells).distinct

  override protected def default: Timing = if isQuick then Timing.quick else Timing.full

  /** That of an earlier day, if it was interrupted. */
  override protected def home: Path = Everything.home(Path.of("bench", "results"), Machine.folderName)

  protected def measure(campaign: Campaign, cells: List[Cell]): Int =
    val kept = if folder == null then home else folder
    Files.createDirectories(kept)
    val mark = Files.writeString(kept.resolve(Everything.Unfinished), "")
    val measured = campaign.throughput(cells, isResumed = !isAgain)
    Files.delete(mark)
    measured

object Everything:
  /** A file that is there while not all cells are measured. */
  val Unfinished: String = "unfinished"

  /** The newest folder of this machine and JDK that is unfinished, or else that of today.
    *
    * @param today
    *   starts with the date
    */
  private[command] def home(all: Path, today: String): Path =
    val machine = today.drop("2026-11-22".length)
    val unfinished =
      if !Files.isDirectory(all) then Nil
      else
        val folders = Files.list(all)
        try folders.iterator.asScala.filter(folder => Files.exists(folder.resolve(Unfinished))).toList
        finally folders.close()
    unfinished.filter(
      _.getFileName.toString.endsWith(machine)
    ).maxByOption(_.getFileName.toString).getOrElse(all.resolve(today))

@Command(
  name = "latency",
  description = Array(
    "Samples single operations: half of them, 99 of 100, 999 of 1,000 take no longer than …",
    "Without options: 1 KB of users, read from and written to bytes."
  )
)
final class Latency extends Chosen:
  def cells: List[Cell] = Both.cells(this)
  protected def measure(campaign: Campaign, cells: List[Cell]): Int = campaign.latencies(cells)

@Command(
  name = "cold",
  description = Array(
    "Measures the first operation of fresh JVMs, the first ten and the first hundred.",
    "Without options: 1 KB of users, read from and written to bytes."
  )
)
final class Cold extends Chosen:
  @Flag(
    names = Array("--processes"),
    paramLabel = "N",
    description = Array("JVMs for each cell; their median counts. Default: ${DEFAULT-VALUE}."),
    defaultValue = "5"
  )
  var processes: Int = uninitialized

  def cells: List[Cell] =
    if processes < 1 then
      throw ParameterException(spec.commandLine, s"Invalid value for option '--processes': $processes is below 1")
    Both.cells(this)

  protected def measure(campaign: Campaign, cells: List[Cell]): Int = campaign.coldStarts(cells, processes)

@Command(
  name = "ndjson",
  description = Array(
    "Measures files of more than a megabyte with a document on each line.",
    "Without options: lines of 1 KB of users."
  )
)
final class Lines extends Chosen:
  def cells: List[Cell] = Both.cells(this)
  protected def measure(campaign: Campaign, cells: List[Cell]): Int = campaign.ndjson(cells)

private object Both:
  /** Reading and writing of what was chosen. */
  def cells(command: Chosen): List[Cell] =
    command.choosing.cells(command.spec, List(Operation.Deser, Operation.Ser), List(Input.Bytes), List(Output.Bytes))
