package jzon.bench.growth

import java.lang.management.ManagementFactory
import jzon.bench.{Grid, Turns}
import jzon.bench.harness.documents.Payloads
import jzon.bench.harness.libraries.Libraries
import jzon.bench.harness.report.Keys
import jzon.bench.harness.run.{Documents, Turn}

/** How a fresh JVM gets to its speed, by one library in one cell of the harness: when the hundredth operation was done,
  * and how many operations and how much time it takes until it is within a tenth of its final speed. Prints lines for
  * [[Grid]]. The harness has a part in the first operations, so [[First]] measures these.
  *
  * {{{
  * bench/start.sh 5
  * }}}
  *
  * The first argument is the key of a cell, `deser/jzon/databind/users/10/plain/bytes`. The second one, if there is
  * one, is for how many seconds it runs; otherwise 10.
  */
object Start:
  private val Span = 20_000_000L // nanoseconds
  private val Together = 5       // spans whose median counts

  private val threads = ManagementFactory.getThreadMXBean

  /** What happened in a span of time.
    *
    * @param before
    *   operations until it began
    * @param start
    *   nanoseconds until it began
    * @param cost
    *   nanoseconds of processor time for one operation
    */
  final private class Slice(val before: Long, val start: Long, val cost: Double)

  def main(arguments: Array[String]): Unit =
    val cell = Keys.parse(arguments(0)).fold(message => throw IllegalArgumentException(message), identity)
    val payloads = Payloads(cell.datatype, cell.size, cell.variant)
    val turn = Turn()
    Libraries.find(cell.library): Unit // loads what the harness knows of all libraries
    Turns.sink = turn                  // loads what measures
    val begin = System.nanoTime()
    val operation = Documents(cell, payloads).operation(cell.lane) // starts the library
    for _ <- 1 to 100 do Turns.sink = operation(turn)
    val hundred = (System.nanoTime() - begin) / 1e6
    val seconds = arguments.lift(1).fold(10)(_.toInt)
    val all = slices(() => operation(turn), 100, begin, seconds)
    val reached = all(fast(all))
    val row =
      s"${cell.operation.label} ${cell.datatype.label}, ${cell.variant.label}, ${cell.size} KB, ${cell.library}"
    val figures = List(
      "hundredth after ms" -> hundred,
      "operations until within 10 %" -> reached.before.toDouble,
      "ms until within 10 %" -> reached.start / 1e6,
      "µs of an operation in the end" -> last(all) / 1e3
    )
    for (column, figure) <- figures do println(Grid.line(row, column, figure))

  private def slices(run: () => Any, done: Long, begin: Long, seconds: Int): Vector[Slice] =
    val slices = Vector.newBuilder[Slice]
    var count = done
    var start = System.nanoTime()
    while start - begin < seconds * 1_000_000_000L do
      val before = count
      val processor = threads.getCurrentThreadCpuTime
      while System.nanoTime() - start < Span do
        Turns.sink = run()
        count += 1
      val cost = (threads.getCurrentThreadCpuTime - processor).toDouble / (count - before)
      slices += Slice(before, start - begin, cost)
      start = System.nanoTime()
    slices.result()

  /** The final speed: the median of the last quarter. */
  private def last(all: Vector[Slice]): Double = median(all.takeRight(all.size / 4))

  /** From which span on it is within a tenth of the final speed for the first time. */
  private def fast(all: Vector[Slice]): Int =
    val end = last(all)
    all.sliding(Together).indexWhere(median(_) <= 1.1 * end)

  private def median(slices: Vector[Slice]): Double = slices.map(_.cost).sorted.apply(slices.size / 2)
