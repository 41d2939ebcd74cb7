package jzon.conformance.attacks

import java.lang.management.ManagementFactory

/** Microseconds of this thread's processor time, and bytes that it allocated, for one time of some work. */
final case class Cost(micros: Double, bytes: Double):
  def min(other: Cost): Cost = Cost(math.min(micros, other.micros), math.min(bytes, other.bytes))

/** Measures work of microseconds or seconds alike: many times for a sample where it is short, the median of samples. */
object Meter:
  private val threads = ManagementFactory.getThreadMXBean.asInstanceOf[com.sun.management.ThreadMXBean]
  private val Samples = 7

  /** Processor time for warming up, and that one sample takes at least: a single time of the work may be longer. */
  private val WarmingNanos = 400_000_000L
  private val SampleNanos = 10_000_000L

  def apply(work: Work): Cost =
    val once = warmed(work)
    val times = math.max(1L, SampleNanos / math.max(1L, once)).toInt
    val samples = List.fill(if once > WarmingNanos then 3 else Samples)(sample(work, times))
    Cost(median(samples.map(_._1)) / 1e3 / times, median(samples.map(_._2)).toDouble / times)

  /** Nanoseconds of one time of the work when it is warm. */
  private def warmed(work: Work): Long =
    var spent = 0L
    var times = 1
    var last = 0L
    while spent < WarmingNanos do
      last = sample(work, times)._1
      spent += last
      last /= times
      if last * times < SampleNanos then times *= 2
    last

  private def sample(work: Work, times: Int): (Long, Long) =
    val bytes = threads.getCurrentThreadAllocatedBytes
    val nanos = threads.getCurrentThreadCpuTime
    for _ <- 1 to times do work()
    (threads.getCurrentThreadCpuTime - nanos, threads.getCurrentThreadAllocatedBytes - bytes)

  private def median(values: List[Long]): Long = values.sorted.apply(values.length / 2)
