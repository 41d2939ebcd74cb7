package jzon.bench

import jzon.bench.harness.*
import jzon.bench.harness.check.{Fidelity, RoundTrip}
import jzon.bench.harness.documents.{Payload, Payloads}
import jzon.bench.harness.libraries.Libraries
import jzon.bench.harness.run.{Documents as Timed, Turn}

/** The harness's Users and Clients in each of their variants, jzon beside jsoniter-scala, all in one JVM: random text,
  * several documents of a kind, so that the processor learns none by heart. Prints what [[Pair.measure]] says.
  *
  * {{{
  * bench/variants.sh 5                 # five JVMs
  * bench/variants.sh 3 '10 KB .* text' # three JVMs, the rows whose names match
  * }}}
  */
object Variants:
  private val Kilobytes = List(1, 10, 100)
  private val WarmupRounds = 20 // the JIT takes more than a second for a large class

  def main(patterns: Array[String]): Unit = Pair.measure(pairs, patterns, WarmupRounds)

  private[bench] def pairs: List[Pair] =
    for
      kilobytes <- Kilobytes
      datatype <- Datatype.values.toList
      variant <- Variant.values.toList
      payloads = Payloads(datatype, kilobytes, variant)
      lane <- List(Input.Bytes, Output.Bytes)
      if variant.operations(lane.operation)
    yield
      def cell(library: String) = Cell(library, Api.Databind, datatype, kilobytes, variant, lane)
      Pair(
        s"$kilobytes KB ${datatype.label} ${variant.label} ${lane.operation.label}",
        timed(cell("jzon"), payloads),
        timed(cell("jsoniter-scala"), payloads),
        () => isExact(cell("jzon")) && isExact(cell("jsoniter-scala"))
      )

  private def timed(cell: Cell, payloads: IndexedSeq[Payload]): () => Any =
    lazy val run = Timed(cell, payloads).operation(cell.lane)
    val turn = Turn()
    () => run(turn)

  private def isExact(cell: Cell): Boolean =
    val library = Libraries.find(cell.library).get
    RoundTrip(library, Timed.way(cell), cell.operation, cell.variant, Payloads.defaultSeed) == Fidelity.Exact
