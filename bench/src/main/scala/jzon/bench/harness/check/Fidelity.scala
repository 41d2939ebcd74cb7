package jzon.bench.harness.check

/** How well a value comes through a library, in one direction. */
enum Fidelity:
  /** Every field is what it was. */
  case Exact

  /** Doubles are off by their last digits, all else is what it was: `what` has an example. */
  case Inexact(what: String)

  /** A field is not what it was, or what was written is no JSON. */
  case Wrong(what: String)

  /** The library throws. */
  case Fails(what: String)

  /** What is wrong is not timed; rounded doubles are, and the report says so. */
  def isTimed: Boolean = this match
    case Exact | Inexact(_)  => true
    case Wrong(_) | Fails(_) => false

  /** The worse of the two. */
  def and(other: Fidelity): Fidelity = if other.ordinal > ordinal then other else this
