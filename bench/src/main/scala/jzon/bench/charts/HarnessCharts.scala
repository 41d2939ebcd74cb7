package jzon.bench.charts

import java.nio.file.{Files, Path}
import jzon.bench.harness.report.{Measurement, Results}
import jzon.bench.harness.{Api, Datatype, Input, Operation, Output, Variant}

/** Users and Clients of 10 KB by the fastest libraries of the harness, and jzon. */
private object HarnessCharts:
  private val Size = 10
  private val Shown = 16

  def apply(folder: Path, conditions: Conditions): List[(String, String)] =
    if !Files.exists(folder.resolve("throughput.json")) then Nil
    else
      for
        report <- Results(folder).report.toList
        datatype <- Datatype.values.toList
        operation <- Operation.values.toList
        measured = report.throughput.filter(isShown(_, datatype, operation))
        if measured.nonEmpty
      yield
        val bars = measured.map(one => report.title(one.cell.library) -> 1e6 / one.score).sortBy(_._2)
        val shown = bars.take(Shown) ++ bars.drop(Shown).filter(_._1.startsWith("jzon"))
        val (verb, noun) = if operation == Operation.Deser then ("Reading", "read") else ("Writing", "write")
        val title = s"$verb ${datatype.label} of $Size KB: µs for one document (shorter is better)"
        val others = if bars.size > shown.size then s"The fastest ${shown.size} of ${bars.size} libraries. " else ""
        val text = s"${others}JMH, one thread, UTF-8 bytes, classes bound by each library."
        val svg = Drawing(title, List(text, s"$conditions")).ranking(shown, _.startsWith("jzon"))
        s"speed-${datatype.label}-$noun-${conditions.suffix}" -> svg

  private def isShown(one: Measurement, datatype: Datatype, operation: Operation): Boolean =
    val cell = one.cell
    cell.datatype == datatype && cell.operation == operation && cell.size == Size && cell.api == Api.Databind &&
    cell.variant == Variant.Plain &&
    (cell.lane == Input.Bytes || cell.lane == Output.Bytes)
