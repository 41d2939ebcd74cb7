package jzon.bench.typed

import java.lang.management.ManagementFactory
import java.nio.file.{Files, Path}
import java.util.Locale.ROOT
import com.sun.management.OperatingSystemMXBean
import jzon.bench.Turns

/** The typed documents, written to files, and measured in the same way as the programs of `bench/native/typed` measure
  * them: by processor time of the whole process, with its garbage collector and its compilers.
  *
  * {{{
  * Typed export FOLDER     # a file for each document
  * Typed measure FOLDER    # lines: document, way, library, least and median microseconds of batches
  * Typed table FILES…      # those lines of all programs and rounds as a table in Markdown
  * }}}
  */
object Typed:
  private val WarmupRounds = 3
  private val Warmup = 1_000_000_000L // nanoseconds of processor time
  private val Batch = 50_000_000L
  private val Batches = 40
  private val BetweenClocks = 200.0 // microseconds

  private val system = ManagementFactory.getPlatformMXBean(classOf[OperatingSystemMXBean])

  def main(arguments: Array[String]): Unit = arguments.toList match
    case List("export", folder) =>
      Files.createDirectories(Path.of(folder))
      for document <- TypedDocument.all do Files.write(Path.of(folder, s"${document.file}.json"), document.bytes)
    case List("measure", folder)             => measure(Path.of(folder))
    case "table" :: files if files.size >= 1 => TypedTable(files.map(Path.of(_))).foreach(println)
    case _                                   => throw IllegalArgumentException("export, measure or table")

  private final class Row(val document: String, val way: String, val run: () => Any)

  private def measure(folder: Path): Unit =
    val rows = TypedDocument.all.flatMap(rowsOf(_, folder))
    for _ <- 1 to WarmupRounds; row <- rows do batch(row.run, Warmup, 10)
    for row <- rows do
      val between = math.max(1, BetweenClocks / batch(row.run, Batch, 10)).toInt
      val times = List.fill(Batches)(batch(row.run, Batch, between)).sorted
      println(
        "%s\t%s\tjzon\t%.3f\t%.3f".formatLocal(ROOT, row.document, row.way, times.head, times(Batches / 2))
      )

  private def rowsOf[A](document: TypedDocument[A], folder: Path): List[Row] =
    if !document.isRight then throw IllegalStateException(s"jzon does not write what it read: ${document.name}")
    val bytes = Files.readAllBytes(folder.resolve(s"${document.file}.json"))
    val value = document.read(bytes)
    List(
      Some(Row(document.name, "read", () => document.read(bytes))),
      Option.when(document.isWritten)(Row(document.name, "write", () => document.write(value)))
    ).flatten

  /** Microseconds for one operation, over at least so many nanoseconds; the clock is read after so many operations.
    *
    * The JVM's clock ticks each 10 ms, so a batch begins and ends with a tick.
    */
  private def batch(run: () => Any, nanoseconds: Long, between: Int): Double =
    var count = 0
    def untilTick(after: Long): Long =
      var now = system.getProcessCpuTime
      while now <= after do
        for _ <- 1 to between do Turns.sink = run()
        count += between
        now = system.getProcessCpuTime
      now
    val start = untilTick(system.getProcessCpuTime)
    count = 0
    (untilTick(start + nanoseconds - 1) - start) / 1e3 / count
