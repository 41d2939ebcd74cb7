package jzon.bench.harness.report

import jzon as json
import jzon.bench.harness.Cell

/** All that a folder of results tells, ready to be shown as [[Tables]] or as a [[Page]].
  *
  * @param ndjson
  *   what is timed there is a whole file of lines, each of the cell's size
  */
final case class Report(
    environment: Environment,
    verdicts: List[Verdict],
    throughput: List[Measurement] = Nil,
    failures: List[Failure] = Nil,
    ndjson: List[Measurement] = Nil,
    latencies: List[Latency] = Nil,
    coldStarts: List[ColdStart] = Nil
) derives json.Codec:
  /** What readers know the library as. */
  def title(library: String): String = environment.libraries.find(_.name == library).fold(library)(_.title)

  /** What it says of these cells. */
  def only(cells: Set[Cell]): Report = copy(
    throughput = throughput.filter(one => cells(one.cell)),
    failures = failures.filter(one => cells(one.cell)),
    ndjson = ndjson.filter(one => cells(one.cell)),
    latencies = latencies.filter(one => cells(one.cell)),
    coldStarts = coldStarts.filter(one => cells(one.cell))
  )

object Report:
  /** What is compared with each other, in an order for readers; [[Cell.library]] is empty in the cell of a group. */
  def grouped[A](entries: List[A])(cell: A => Cell): List[(Cell, List[A])] =
    entries.groupBy(entry => cell(entry).copy(library = "")).toList.sortBy((group, _) => order(group))

  private def order(cell: Cell) =
    (
      cell.operation.ordinal * -1,
      cell.api.ordinal,
      cell.datatype.ordinal,
      cell.variant.ordinal,
      cell.lane.label,
      cell.size
    )
