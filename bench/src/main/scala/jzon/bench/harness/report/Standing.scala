package jzon.bench.harness.report

import jzon.bench.harness.Cell

/** Where a library stands in each cell, beside the best of the others. The same library with other flags is none of
  * them: its name has a hyphen and more after it.
  */
object Standing:
  /** Lines of a table in Markdown, or none if the library was not measured beside another. */
  def apply(report: Report, library: String): List[String] =
    val rows = Report.grouped(report.throughput)(_.cell).flatMap((cell, all) => row(report, cell, all, library))
    if rows.isEmpty then Nil
    else
      s"## Where ${report.title(library)} stands" :: "" ::
        Tables.table(List("cell", "place", "ops/s", "× the best other", "the best other"))(rows)

  private def row(report: Report, cell: Cell, all: List[Measurement], library: String): Option[List[String]] =
    val others = all.filterNot(one => family(one.cell.library) == family(library))
    for
      one <- all.find(_.cell.library == library)
      best <- others.maxByOption(_.score)
    yield List(
      Tables.title(cell),
      s"${others.count(_.score > one.score) + 1} of ${others.size + 1}",
      Tables.number(one.score),
      Tables.ratio(one.score / best.score),
      report.title(best.cell.library)
    )

  private def family(library: String): String = library.takeWhile(_ != '-')
