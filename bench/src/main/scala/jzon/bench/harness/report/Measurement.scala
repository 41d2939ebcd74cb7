package jzon.bench.harness.report

import jzon as json
import jzon.bench.harness.Cell
import Keys.given

/** How fast a library is in one cell.
  *
  * Machines that share their processors with others stand still now and then, which spoils a mean and its interval sooner than
  * a median; where most iterations are hit, the median is spoiled as well.
  *
  * @param score
  *   operations for one second: the median of the iterations of all rounds
  * @param error
  *   half the distance between the quartiles of those iterations; none where there were fewer than four
  * @param allocated
  *   bytes for one operation, if the profiler was on
  * @param stolen
  *   percent of the processor time that the host gave to others in the worst round, if it is counted
  */
final case class Measurement(
    cell: Cell,
    score: Double,
    error: Option[Double],
    allocated: Option[Double],
    stolen: Option[Double] = None
) derives json.Codec:
  /** Whether it is better taken again. */
  def isDisturbed: Boolean = stolen.exists(_ > Measurement.MostStolen)

object Measurement:
  /** Percent of the processor time that others may have had while a figure was taken that counts. */
  val MostStolen = 10.0

  /** @param rounds
    *   all of the cell
    */
  def apply(cell: Cell, rounds: List[JmhResult]): Measurement =
    val iterations = rounds.flatMap(_.primaryMetric.iterations).sorted.toVector
    val spread =
      Option.when(iterations.size >= 4)((quantile(iterations, 0.75) - quantile(iterations, 0.25)) / 2)
    val allocated = rounds.flatMap(_.allocated).sorted.toVector
    Measurement(
      cell,
      quantile(iterations, 0.5),
      spread,
      Option.when(allocated.nonEmpty)(quantile(allocated, 0.5)),
      rounds.flatMap(_.stolen).maxOption
    )

  /** Between the two figures that are next to it, in proportion. */
  private def quantile(sorted: Vector[Double], part: Double): Double =
    val at = part * (sorted.size - 1)
    val below = sorted(at.toInt)
    below + (sorted(math.ceil(at).toInt) - below) * (at - at.toInt)

/** A cell that has no figure, because the library failed.
  *
  * @param reason
  *   one line, from the library or from the check
  */
final case class Failure(cell: Cell, reason: String) derives json.Codec

/** How long single operations take, in microseconds: so many of a hundred take no longer than this. */
final case class Latency(cell: Cell, p50: Double, p90: Double, p99: Double, p999: Double, max: Double)
    derives json.Codec

/** How long the first operations of a fresh JVM take, in milliseconds: medians over some JVMs.
  *
  * @param first
  *   until the first operation is done; it loads the library, and makes the codecs
  * @param ten
  *   until the tenth is done
  * @param hundred
  *   until the hundredth is done
  * @param processes
  *   how many JVMs were started
  */
final case class ColdStart(cell: Cell, first: Double, ten: Double, hundred: Double, processes: Int) derives json.Codec
