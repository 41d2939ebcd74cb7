package jzon.bench.compare

import java.lang.management.ManagementFactory
import com.sun.management.ThreadMXBean

/** Measures every [[Row]] in this JVM and prints, one line a row: its name, nanoseconds of this thread's processor time
  * and bytes allocated, both for one operation, separated by tabs.
  *
  * All rows are warmed up before any is timed, so that shared code has seen all types, as it has in a real program. The
  * time is the lower quartile of short turns: other work on the machine only makes turns longer.
  *
  * The arguments are regular expressions; a row is measured if its name contains a match of one of them. Without
  * arguments all rows are measured.
  */
object Measure:
  private val WarmupRounds = 3
  private val Warmup = 400_000_000L // nanoseconds of processor time for each row and round
  private val Turn = 5_000_000L
  private val Turns = 60

  private val threads = ManagementFactory.getPlatformMXBean(classOf[ThreadMXBean])

  /** Keeps results alive. */
  @volatile var sink: Any = null

  def main(patterns: Array[String]): Unit =
    val wanted = patterns.map(_.r.unanchored)
    val rows = Row.all.filter(row => wanted.isEmpty || wanted.exists(_.matches(row.name)))
    for _ <- 1 to WarmupRounds; row <- rows do turn(row, Warmup): Unit
    for row <- rows do
      val turns = List.fill(Turns)(turn(row, Turn))
      val nanoseconds = turns.map(_._1).sorted.apply(Turns / 4)
      val bytes = turns.map(_._2).sorted.apply(Turns / 2)
      println(s"${row.name}\t$nanoseconds\t$bytes")

  /** Nanoseconds and bytes of one operation, after at least `nanoseconds` of them. */
  private def turn(row: Row, nanoseconds: Long): (Double, Double) =
    val start = threads.getCurrentThreadCpuTime
    val bytesBefore = threads.getCurrentThreadAllocatedBytes
    var spent = 0L
    var count = 0
    while spent < nanoseconds do
      for _ <- 1 to 10 do sink = row.run()
      count += 10
      spent = threads.getCurrentThreadCpuTime - start
    (spent.toDouble / count, (threads.getCurrentThreadAllocatedBytes - bytesBefore).toDouble / count)
