package jzon.bench.harness.check

import java.util.concurrent.{ExecutionException, FutureTask, TimeUnit, TimeoutException}
import scala.util.control.NonFatal
import jzon.bench.harness.{Datatype, Operation, Variant}
import jzon.bench.harness.libraries.Way
import jzon.bench.harness.model.{Canonical, Clients, Users}
import jzon.bench.harness.documents.Payloads

/** What a library did with a document of the battery. */
enum Outcome:
  case Right, Refused, Accepted, Misread, Crashed, Hung

/** A library's outcome in one trial, and whether that is what it should be. */
final case class TrialResult(group: String, rule: String, outcome: Outcome, isRight: Boolean)

/** What a library does with the documents of [[Strictness]]. */
object Verdicts:
  /** The battery; nothing for a way that only writes. */
  def trials[A](way: Way[A]): List[TrialResult] =
    if way.operations(Operation.Deser) then Strictness.battery.map(attempt(way, _)) else Nil

  private def attempt[A](way: Way[A], trial: Trial): TrialResult =
    val (good, text) = sample(way.model.datatype)
    val bytes = trial.spoil(text)
    val outcome = within(patience):
      try
        val expected = if trial.group == "doubles" then withCoordinates(good, trial.rule.toDouble) else good
        val got = way.model.toCanonical(way.read(bytes))
        if trial.duty == Duty.Refuse then Outcome.Accepted
        else if Difference.all(expected, got).isEmpty then Outcome.Right
        else Outcome.Misread
      catch case error if NonFatal(error) => Outcome.Refused
    val isRight = trial.duty match
      case Duty.Refuse  => outcome == Outcome.Refused
      case Duty.Keep    => outcome == Outcome.Right
      case Duty.Survive => outcome == Outcome.Right || outcome == Outcome.Refused
    TrialResult(trial.group, trial.rule, outcome, isRight)

  /** How many seconds a library may take for a document of the battery. */
  private val patience = 20L

  /** On a thread of its own, with the stack that threads have; one that hangs is left behind. */
  private def within(seconds: Long)(outcome: => Outcome): Outcome =
    val task = FutureTask[Outcome](() => outcome)
    val thread = Thread(task, "strictness")
    thread.setDaemon(true)
    thread.start()
    try task.get(seconds, TimeUnit.SECONDS)
    catch
      case _: TimeoutException   => Outcome.Hung
      case _: ExecutionException => Outcome.Crashed // no stack or no heap left

  /** A value and its document. Its coordinates are such that who rounds doubles wrongly is told so by the trials of
    * doubles only.
    */
  private def sample(datatype: Datatype): (Canonical, String) =
    val payload = Payloads(datatype, 1, Variant.Plain).head
    val text = Strictness.field("longitude", "2.5")(Strictness.field("latitude", "1.5")(payload.text))
    (withCoordinates(payload.value, 1.5), text)

  /** The first element at this latitude, and at 2.5 degrees of longitude. */
  private def withCoordinates(value: Canonical, latitude: Double): Canonical = value match
    case Users(users)     => Users(users.head.copy(latitude = latitude, longitude = 2.5) :: users.tail)
    case Clients(clients) => Clients(clients.head.copy(latitude = latitude, longitude = 2.5) :: clients.tail)
