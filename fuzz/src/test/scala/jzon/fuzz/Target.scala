package jzon.fuzz

/** Something that is fuzzed. Jazzer calls [[fuzzerTestOneInput]] with bytes that it makes up, and whatever this throws
  * is a finding.
  */
abstract class Target:
  /** The name on the command line, and of the folder with the kept cases. */
  def name: String

  /** Inputs that the fuzzing starts from. */
  def seeds: Iterator[Array[Byte]]

  /** Throws if the library breaks a promise on these bytes. */
  def fuzzerTestOneInput(bytes: Array[Byte]): Unit

object Target:
  /** Every target, in the order in which `fuzz/run` runs them. */
  val all: List[Target] =
    List(TreeTarget, DerivedTarget, SkippingTarget, PiecesTarget, RoundTripTarget, WritingTarget, DifferentialTarget)

  def named(name: String): Option[Target] = all.find(_.name == name)

/** A promise that was broken. */
object Finding:
  def unless(holds: Boolean, message: => String): Unit = if !holds then throw AssertionError(message)
