package jzon.bench.harness.report

import jzon as json

/** What the checks say of a library before it is timed.
  *
  * @param roundTrips
  *   one for each API and datatype it has
  * @param strictness
  *   in the same order for all libraries; not asked again for each API
  */
final case class Verdict(library: String, roundTrips: List[RoundTrip], strictness: List[Trial]) derives json.Codec:
  def isRight: Boolean = roundTrips.forall(_.faults.isEmpty) && strictness.forall(_.outcome == Outcome.Right)

/** @param faults
  *   one line each; empty if every document came back as it was
  */
final case class RoundTrip(api: String, datatype: String, faults: List[String]) derives json.Codec

/** A document that tells whether a library is exact.
  *
  * @param group
  *   the kind of mistake: numbers, UTF-8, names …
  * @param name
  *   of this document
  * @param note
  *   what the library made of it, where that is wrong
  */
final case class Trial(group: String, name: String, outcome: Outcome, note: String) derives json.Codec

enum Outcome derives json.Codec:
  /** It refuses what is no JSON or does not fit, and reads what it must exactly. */
  case Right

  /** It accepts what it must refuse, or gives another value. */
  case Wrong

  /** It ends with an error that is none of reading: a stack overflow, say. */
  case Crashed
