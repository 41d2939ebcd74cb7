package jzon.bench.harness.report

import jzon as json

/** What the checks say of a library before it is timed.
  *
  * @param roundTrips
  *   one for each API, datatype and operation that was asked for
  * @param strictness
  *   in the same order for all libraries
  */
final case class Verdict(library: String, roundTrips: List[RoundTrip], strictness: List[Trial]) derives json.Codec

/** Whether values come through the library.
  *
  * @param outcome
  *   wrong also where doubles are off by their last digits, which is timed nevertheless
  * @param note
  *   what is wrong, or empty
  */
final case class RoundTrip(
    api: String,
    datatype: String,
    operation: String,
    variant: String,
    outcome: Outcome,
    isTimed: Boolean,
    note: String
) derives json.Codec:
  def isOfSame(other: RoundTrip): Boolean =
    api == other.api && datatype == other.datatype && operation == other.operation && variant == other.variant

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
