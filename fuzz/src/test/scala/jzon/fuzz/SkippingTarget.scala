package jzon.fuzz

import jzon.{DecodeError, Json, Limits}
import jzon.conformance.{Anything, Outcome}

/** What is skipped is checked as what is read: on its own, as the value of an unknown field, and before a tag. */
object SkippingTarget extends Target:
  def name = "skipping"
  def seeds: Iterator[Array[Byte]] = Seeds.documents

  def fuzzerTestOneInput(bytes: Array[Byte]): Unit =
    val tree = Outcome.of(jzon.read[Json](bytes))
    val skipped = Outcome.of(jzon.read[Unit](bytes)(using Anything.skipped))
    Finding.unless(skipped.place == tree.place, s"skipped: $skipped, as a tree: $tree")
    val unknown = Outcome.of(jzon.read[Int](Anything.around(bytes))(using Anything.unknown, around))
    inside(tree, unknown, Anything.offset)
    val node = Outcome.of(jzon.read[Models.Node](Before ++ bytes ++ After)(using summon, around))
    if tree.isAccepted then Finding.unless(node == Expected, s"before a tag: $node")
    else inside(tree, node, Before.length)

  /** The object around a document is one more level. */
  private val around = Limits(depth = Limits.default.depth + 1)
  private val Before = "{\"unknown\":".getBytes
  private val After = ",\"n\":1,\"type\":\"Leaf\"}".getBytes
  private val Expected = Outcome.Accepted(Models.Leaf(1))

  /** What is wrong is wrong inside of a document as well, at the same place, unless what follows makes it whole. */
  private def inside(alone: Outcome, within: Outcome, offset: Int): Unit = (alone, within) match
    case (Outcome.Accepted(_), _) => Finding.unless(within.isAccepted, s"inside: $within, alone: $alone")
    case (Outcome.Refused(DecodeError.Kind.Syntax, message, _, at, _, _), Outcome.Refused(kind, same, _, there, _, _))
        if !message.startsWith("expected the end") =>
      Finding.unless(
        kind == DecodeError.Kind.Syntax && message == same && at + offset == there,
        s"inside: $within, alone: $alone"
      )
    case (Outcome.Refused(DecodeError.Kind.Syntax, message, _, _, _, _), Outcome.Accepted(_)) =>
      Finding.unless(message.startsWith("expected the end"), s"inside: $within, alone: $alone")
    case _ => ()
