package jzon.bench.harness.run

import scala.collection.mutable
import jzon.bench.harness.*
import jzon.bench.harness.check.{Fidelity, Outcome as Tried, RoundTrip as Trip, TrialResult, Verdicts}
import jzon.bench.harness.library.{Adapter, Libraries}
import jzon.bench.harness.report.{Outcome, RoundTrip, Trial, Verdict}

/** Asks the libraries whether they are right, each thing once, before anything is timed. */
final class Checks(seed: Long):
  private val trips = mutable.LinkedHashMap.empty[Checks.Asked, Fidelity]

  /** Why the cell must not be timed, if it must not. */
  def fault(cell: Cell): Option[String] = fidelity(cell) match
    case Fidelity.Wrong(what) => Some(s"is wrong: $what")
    case Fidelity.Fails(what) => Some(s"fails: $what")
    case _                    => None

  /** What was found out of this library, which now also meets documents that are no JSON. */
  def verdict(library: Adapter): Verdict =
    val asked = trips.toList.filter(_._1.library == library.name)
    Verdict(library.name, asked.map(roundTrip), trials(library).map(trial))

  private def fidelity(cell: Cell): Fidelity =
    val asked = Checks.Asked(cell.library, cell.api, cell.datatype, cell.operation, cell.variant)
    trips.getOrElseUpdate(
      asked,
      Libraries.find(cell.library).fold(Fidelity.Fails("no such library")): library =>
        Trip(library, Documents.way(cell), cell.operation, cell.variant, seed)
    )

  /** Through one API, over whole objects if it can. */
  private def trials(library: Adapter): List[TrialResult] =
    library.ways.filter(_.operations(Operation.Deser)).minByOption(_.api.ordinal).fold(Nil)(Verdicts.trials(_))

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

  private def trial(result: TrialResult): Trial =
    val (outcome, note) = result.outcome match
      case _ if result.isRight          => (Outcome.Right, "")
      case Tried.Right | Tried.Accepted => (Outcome.Wrong, "accepted")
      case Tried.Refused                => (Outcome.Wrong, "refused")
      case Tried.Misread                => (Outcome.Wrong, "read as another value")
      case Tried.Crashed                => (Outcome.Crashed, "it crashed")
      case Tried.Hung                   => (Outcome.Crashed, "it did not end")
    Trial(result.group, result.rule, outcome, note)

object Checks:
  private final case class Asked(library: String, api: Api, datatype: Datatype, operation: Operation, variant: Variant)
