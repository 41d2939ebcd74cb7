package jzon.bench.types

import java.lang.management.ManagementFactory
import java.util.Locale.ROOT
import com.sun.management.ThreadMXBean

/** Many types in one JVM, by turns, as in a real program, where shared code sees many types: jzon beside
  * jsoniter-scala.
  *
  * {{{
  * bench/types.sh 5              # five JVMs
  * bench/types.sh 3 'List.Int'   # three JVMs, the rows whose names match
  * }}}
  *
  * Prints, one line a row, its name, and for both libraries nanoseconds of processor time and bytes allocated for one
  * operation. All rows are warmed up before any is timed. Each row is timed by turns of a few milliseconds of both
  * libraries; the figure is the lower quartile, because other work on the machine only makes turns longer.
  */
object Types:
  private val WarmupRounds = 4
  private val Warmup = 60_000_000L // nanoseconds of processor time
  private val Turn = 3_000_000L
  private val Turns = 40

  private val threads = ManagementFactory.getPlatformMXBean(classOf[ThreadMXBean])

  /** Keeps results alive. */
  @volatile var sink: Any = null

  /** What one operation takes. */
  final private class Cost(val nanoseconds: Double, val bytes: Double)

  /** The same operation by both libraries. */
  final private class Pair(val name: String, val ours: () => Any, val theirs: () => Any)

  def main(patterns: Array[String]): Unit =
    val wanted = patterns.map(_.r.unanchored)
    val pairs = AllTypes.all
      .flatMap(row =>
        List(
          Pair(s"${row.name} · read", () => row.readOurs(), () => row.readTheirs()),
          Pair(s"${row.name} · write", () => row.writeOurs(), () => row.writeTheirs())
        )
      )
      .filter(pair => wanted.isEmpty || wanted.exists(_.matches(pair.name)))
    for _ <- 1 to WarmupRounds; pair <- pairs; run <- List(pair.ours, pair.theirs) do turn(run, Warmup)
    for pair <- pairs do
      val turns = List.fill(Turns)((turn(pair.ours, Turn), turn(pair.theirs, Turn)))
      val (ours, theirs) = (typical(turns.map(_._1)), typical(turns.map(_._2)))
      println(
        "%s\t%.0f\t%.0f\t%.0f\t%.0f"
          .formatLocal(ROOT, pair.name, ours.nanoseconds, theirs.nanoseconds, ours.bytes, theirs.bytes)
      )

  private def typical(turns: List[Cost]): Cost =
    Cost(turns.map(_.nanoseconds).sorted.apply(Turns / 4), turns.map(_.bytes).sorted.apply(Turns / 2))

  /** The cost of one operation, over at least so many nanoseconds. */
  private def turn(run: () => Any, nanoseconds: Long): Cost =
    val start = threads.getCurrentThreadCpuTime
    val bytesBefore = threads.getCurrentThreadAllocatedBytes
    var spent = 0L
    var count = 0
    while spent < nanoseconds do
      for _ <- 1 to 10 do sink = run()
      count += 10
      spent = threads.getCurrentThreadCpuTime - start
    Cost(spent.toDouble / count, (threads.getCurrentThreadAllocatedBytes - bytesBefore).toDouble / count)
