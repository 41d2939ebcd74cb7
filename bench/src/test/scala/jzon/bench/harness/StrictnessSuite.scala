package jzon.bench.harness

import munit.{FunSuite, Location}
import jzon.bench.harness.check.{Outcome, Strictness, TrialResult, Verdicts}
import jzon.bench.harness.libraries.{Adapter, AvajeJsonb, Fastjson2, Gson, Jzon}

class StrictnessSuite extends FunSuite:
  for way <- Jzon.ways do
    test(s"jzon is right in every trial: ${way.api.label} ${way.model.datatype.label}"):
      val trials = Verdicts.trials(way)
      assertEquals(trials.length, Strictness.battery.length)
      assertEquals(trials.filterNot(_.isRight), Nil)

  private def outcome(library: Adapter, group: String, rule: String, expected: Outcome)(using Location): Unit =
    val trials: List[TrialResult] = Verdicts.trials(library.way(Api.Databind, Datatype.Users).get)
    assertEquals(trials.filter(trial => trial.group == group && trial.rule == rule).map(_.outcome), List(expected))

  /** A battery that finds no fault in anyone would prove nothing. */
  test("faults that others are known for are found"):
    outcome(Fastjson2, "numbers", "007", Outcome.Accepted)
    outcome(Fastjson2, "structure", "a block comment", Outcome.Accepted)
    outcome(Gson, "texts", "a lone surrogate", Outcome.Accepted)
    outcome(Gson, "structure", "two commas", Outcome.Refused)

  test("who rounds doubles is not blamed for names"):
    outcome(AvajeJsonb, "doubles", "79.61221117824924", Outcome.Misread)
    outcome(AvajeJsonb, "names", "a part of the name", Outcome.Right)

  test("each trial has a name of its own"):
    val names = Strictness.battery.map(trial => (trial.group, trial.rule))
    assertEquals(names.distinct, names)
