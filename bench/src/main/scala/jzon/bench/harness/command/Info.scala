package jzon.bench.harness.command

import picocli.CommandLine.Command
import jzon.bench.harness.*
import jzon.bench.harness.libraries.{Adapter, Libraries}
import jzon.bench.harness.documents.Payloads

@Command(name = "info", description = Array("Lists the libraries and what each can do."))
final class Info extends Runnable:
  def run(): Unit = Info.lines.foreach(println)

object Info:
  def lines: List[String] =
    List(
      s"Documents: ${labels(Datatype.values)}, of any size in KB, from seed ${Payloads.defaultSeed}",
      s"Forms: ${labels(Variant.values)}",
      s"Read from ${labels(Input.values)}, written to ${labels(Output.values)}",
      "",
      s"${Libraries.all.size} libraries:",
      ""
    ) ::: Libraries.all.flatMap(library) ::: absent

  private def library(library: Adapter): List[String] =
    val name = "%-22s %-24s %-16s %s".format(library.name, library.title, library.version, library.language)
    val ways = library.ways.groupBy(_.api).toList.sortBy(_._1).map: (api, ways) =>
      val data = ways.sortBy(_.model.datatype).map: way =>
        s"${way.model.datatype.label} (${labels(Operation.values.filter(way.operations))})"
      "  %-20s %s".format(api.label, data.mkString(", "))
    name.stripTrailing :: ways

  private def absent: List[String] =
    if Libraries.absent.isEmpty then Nil
    else
      "" :: "Not to be had:" :: "" :: Libraries.absent.map: library =>
        "%-22s %-24s %s".format(library.name, library.title, library.reason)

  private def labels(values: Array[? <: Choice]): String = values.map(_.label).mkString(", ")

  private given [A <: scala.reflect.Enum]: Ordering[A] = Ordering.by(_.ordinal)
