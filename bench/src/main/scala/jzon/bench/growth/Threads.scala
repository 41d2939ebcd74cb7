package jzon.bench.growth

import java.util.concurrent.{Callable, Executors}
import scala.jdk.CollectionConverters.*

/** An operation in several threads at once. */
object Threads:
  private val Seconds = 0.5
  private val Rounds = 7

  /** How many times as many operations two threads do as one, in the same time: the median of several turns. */
  def gain(run: () => Any): Double =
    val gains = List.fill(Rounds):
      val one = operations(1, run)
      operations(2, run).toDouble / one
    gains.sorted.apply(Rounds / 2)

  private def operations(threads: Int, run: () => Any): Long =
    val pool = Executors.newFixedThreadPool(threads)
    try pool.invokeAll(List.fill(threads)(loop(run)).asJava).asScala.map(_.get).sum
    finally pool.shutdown()

  private def loop(run: () => Any): Callable[Long] = () =>
    val end = System.nanoTime() + (Seconds * 1e9).toLong
    var count = 0L
    var last: Any = null
    while System.nanoTime() < end do
      last = run()
      count += 1
    if last == null then 0 else count
