package jzon.bench.harness.report

import jzon as json
import jzon.bench.harness.Cell
import Keys.given

/** How fast a library is in one cell.
  *
  * Machines that share their processors with others stand still now and then, which spoils a mean and its interval
  * sooner than a median; where most iterations are hit, the median is spoiled as well. Such machines also run at
  * another pace from second to second. Where that was taken, the score of each iteration is divided by it.
  *
  * @param score
  *   operations for one second of the usual pace: the median of the iterations of all rounds
  * @param error
  *   half the distance between the quartiles of those iterations; none where there were fewer than four
  * @param allocated
  *   bytes for one operation, if the profiler was on
  * @param stolen
  *   percent of the processor time that the host gave to others in the worst round, if it is counted
  * @param pace
  *   how fast the processor was meanwhile, as a part of its usual pace, if that was taken: the median of the iterations
  */
final case class Measurement(
    cell: Cell,
    score: Double,
    error: Option[Double],
    allocated: Option[Double],
    stolen: Option[Double] = None,
    pace: Option[Double] = None
) derives json.Codec:
  /** Whether it is better taken again. */
  def isDisturbed: Boolean = stolen.exists(_ > Measurement.MostStolen)

object Measurement:
  /** Percent of the processor time that others may have had while a figure was taken that counts. */
  val MostStolen = 10.0

  /** What is usual for the processor in all these results, in the unit of [[JmhResult.paced]]: the median. */
  def usualPace(results: List[JmhResult]): Option[Double] = median(results.flatMap(_.paced).flatMap(_._2))

  /** @param rounds
    *   all of the cell
    * @param usualPace
    *   of the processor; of use only where it was taken in these rounds as well
    */
  def apply(cell: Cell, rounds: List[JmhResult], usualPace: Option[Double]): Measurement =
    val paced = for (score, pace) <- rounds.flatMap(_.paced) yield score -> pace.zip(usualPace).map(_ / _)
    val iterations = paced.map((score, pace) => score / pace.getOrElse(1.0)).sorted.toVector
    val spread =
      Option.when(iterations.size >= 4)((quantile(iterations, 0.75) - quantile(iterations, 0.25)) / 2)
    Measurement(
      cell,
      quantile(iterations, 0.5),
      spread,
      median(rounds.flatMap(_.allocated)),
      rounds.flatMap(_.stolen).maxOption,
      median(paced.flatMap(_._2))
    )

  private def median(values: List[Double]): Option[Double] =
    Option.when(values.nonEmpty)(quantile(values.sorted.toVector, 0.5))

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
