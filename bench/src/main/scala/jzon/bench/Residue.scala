package jzon.bench

import org.openjdk.jol.info.GraphLayout
import jzon.bench.harness.{Api, Cell, Datatype, Input, Lane, Output, Variant}
import jzon.bench.harness.documents.Payloads
import jzon.bench.harness.run.{Documents as HarnessDocuments, Turn}
import jzon.bench.types.AllTypes

/** How many bytes an operation allocates that are not part of its result, by jzon and by jsoniter-scala: Users and
  * Clients of the harness, every document, and many types, all in one JVM. Prints lines for [[Grid]].
  *
  * {{{
  * bench/residue.sh 2                      # two JVMs
  * bench/residue.sh 2 'Vector' 'Twitter'   # the rows whose names match
  * }}}
  */
object Residue:
  private val Span = 3_000_000L // nanoseconds of processor time
  private val Rounds = 9

  def main(patterns: Array[String]): Unit =
    for pair <- Pair.warmedUp(all, patterns) do
      val result = fresh(pair.ours)
      val residue = allocated(pair.ours) - result
      println(Grid.line(pair.name, "result, B", result))
      println(Grid.line(pair.name, "jzon, beside it", residue))
      println(Grid.line(pair.name, "%", 100 * residue / result))
      println(Grid.line(pair.name, "jsoniter-scala, beside its result", allocated(pair.theirs) - fresh(pair.theirs)))

  private def all: List[Pair] = payloads ++ documents ++ AllTypes.all.flatMap(_.pairs)

  private def payloads: List[Pair] =
    for
      datatype <- Datatype.values.toList
      size <- List(1, 10, 100, 1000)
      lane <- List(Input.Bytes, Output.Bytes)
    yield Pair(
      s"${datatype.label} of $size KB · ${lane.operation.label}",
      operation("jzon", datatype, size, lane),
      operation("jsoniter-scala", datatype, size, lane),
      () => true // the harness checks its libraries
    )

  private def operation(library: String, datatype: Datatype, size: Int, lane: Lane): () => Any =
    val cell = Cell(library, Api.Databind, datatype, size, Variant.Plain, lane)
    val run = HarnessDocuments(cell, number = 1, Payloads.defaultSeed).operation(lane)
    val turn = Turn()
    () => run(turn)

  private def documents: List[Pair] = Subject.all.flatMap(Documents.pairs(_)).filterNot(_.name.contains(" pretty"))

  /** The bytes of those objects of a result which another result does not share. */
  private def fresh(run: () => Any): Double =
    val (one, other) = (run(), run())
    (GraphLayout.parseInstance(one, other).totalSize - GraphLayout.parseInstance(other).totalSize).toDouble

  private def allocated(run: () => Any): Double = Turns.typical(List.fill(Rounds)(Turns.turn(run, Span))).bytes
