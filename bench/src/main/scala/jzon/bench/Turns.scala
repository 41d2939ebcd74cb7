package jzon.bench

import java.lang.management.ManagementFactory
import com.sun.management.ThreadMXBean

/** What one operation takes: nanoseconds of its thread's processor time, and bytes allocated. */
final case class Cost(nanoseconds: Double, bytes: Double)

/** Times operations by turns of this thread's processor time. */
object Turns:
  private val threads = ManagementFactory.getPlatformMXBean(classOf[ThreadMXBean])

  /** The clock is read after at least so many nanoseconds, or so many operations. */
  private val Batch = 20_000L
  private val LargestBatch = 1 << 16

  /** Keeps results alive. */
  @volatile var sink: Any = null

  /** The cost of one operation, over at least so many nanoseconds. */
  def turn(run: () => Any, nanoseconds: Long): Cost =
    val start = threads.getCurrentThreadCpuTime
    val bytesBefore = threads.getCurrentThreadAllocatedBytes
    var spent = 0L
    var count = 0
    var batch = 1
    while spent < nanoseconds do
      for _ <- 1 to batch do sink = run()
      count += batch
      val before = spent
      spent = threads.getCurrentThreadCpuTime - start
      if spent - before < Batch && batch < LargestBatch then batch *= 2
    Cost(spent.toDouble / count, (threads.getCurrentThreadAllocatedBytes - bytesBefore).toDouble / count)

  /** The lower quartile of the times, because other work on the machine only makes turns longer; the median of the
    * bytes.
    */
  def typical(turns: Seq[Cost]): Cost =
    Cost(turns.map(_.nanoseconds).sorted.apply(turns.size / 4), turns.map(_.bytes).sorted.apply(turns.size / 2))
