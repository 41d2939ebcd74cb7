package jzon.bench.harness.run

import scala.collection.mutable
import jzon as json
import jzon.bench.harness.*
import jzon.bench.harness.check.{Fidelity, Outcome as Tried, RoundTrip as Trip, TrialResult, Verdicts}
import jzon.bench.harness.libraries.{Adapter, Libraries}
import jzon.bench.harness.report.{Outcome, RoundTrip, Trial, Verdict}

/** Asks the libraries whether they are right, each thing once, before anything is timed. */
final class Checks(seed: Long):
  private val trips = mutable.LinkedHashMap.empty[Checks.Asked, Fidelity]

  /** Why the cell must not be timed, if it must not. */
  def fault(cell: Cell): Option[String] = fidelity(cell) match
    case Fidelity.Wrong(what) => Some(s"is wrong: $what")
    case Fidelity.Fails(what) => Some(s"fails: $what")
    case _                    => None

  /** What was found out of this library, which now also meets documents that are no JSON: in a JVM of its own, for what
    * hangs there would take a processor from all that are timed later.
    */
  def verdict(library: Adapter): Verdict =
    val asked = trips.toList.filter(_._1.library == library.name)
    val trials = Fresh[List[Trial]]("jzon.bench.harness.run.Checks", List("-Xmx1g"), List(library.name), minutes = 10)
    Verdict(library.name, asked.map(roundTrip), trials.fold(Checks.broken, identity))

  private def fidelity(cell: Cell): Fidelity =
    val asked = Checks.Asked(cell.library, cell.api, cell.datatype, cell.operation, cell.variant)
    trips.getOrElseUpdate(
      asked,
      Libraries.find(cell.library).fold(Fidelity.Fails("no such library")): library =>
        Trip(library, Documents.way(cell), cell.operation, cell.variant, seed)
    )

  private def roundTrip(asked: Checks.Asked, fidelity: Fidelity): RoundTrip =
    val (outcome, note) = fidelity match
      case Fidelity.Exact         => (Outcome.Right, "")
      case Fidelity.Inexact(what) => (Outcome.Wrong, what)
      case Fidelity.Wrong(what)   => (Outcome.Wrong, what)
      case Fidelity.Fails(what)   => (Outcome.Crashed, what)
    RoundTrip(
      asked.api.label,
      asked.datatype.label,
      asked.operation.label,
      asked.variant.label,
      outcome,
      fidelity.isTimed,
      note
    )

object Checks:
  private final case class Asked(library: String, api: Api, datatype: Datatype, operation: Operation, variant: Variant)

  /** In the JVM of its own: the last line is the list of [[Trial]]s. Through one API, over whole objects if it can. */
  def main(arguments: Array[String]): Unit =
    val readers = Libraries.find(arguments(0)).toList.flatMap(_.ways).filter(_.operations(Operation.Deser))
    val way = readers.minByOption(_.api.ordinal)
    println(json.write(way.fold(Nil)(Verdicts.trials(_)).map(trial)))
    System.exit(0) // what hangs goes on otherwise

  private def broken(reason: String): List[Trial] = List(Trial("battery", "all of it", Outcome.Crashed, reason))

  private def trial(result: TrialResult): Trial =
    val (outcome, note) = result.outcome match
      case _ if result.isRight          => (Outcome.Right, "")
      case Tried.Right | Tried.Accepted => (Outcome.Wrong, "accepted")
      case Tried.Refused                => (Outcome.Wrong, "refused")
      case Tried.Misread                => (Outcome.Wrong, "read as another value")
      case Tried.Crashed                => (Outcome.Crashed, "it crashed")
      case Tried.Hung                   => (Outcome.Crashed, "it did not end")
    Trial(result.group, result.rule, outcome, note)
