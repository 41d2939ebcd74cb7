package jzon.bench.harness.report

import java.nio.charset.StandardCharsets.UTF_8
import java.util.Properties
import scala.util.Using
import jzon as json

/** A [[Report]] as one HTML file that needs nothing else: style, script, D3 and the figures are all in it. */
object Page:
  def apply(report: Report): String =
    val parts = Map(
      "style" -> own("page.css"),
      "script" -> scripts.map(own).mkString("\"use strict\";\n{\n", "\n", "}\n"),
      "d3" -> d3,
      "report" -> json.write(report)(using options = json.WriteOptions(htmlSafe = true))
    )
    """\$\{(\w+)}""".r.replaceAllIn(
      own("page.html"),
      part => scala.util.matching.Regex.quoteReplacement(parts(part.group(1)))
    )

  /** In one block, each after those whose names it uses at once. */
  private val scripts =
    List("report", "choice", "filters", "rows", "cells", "standing", "others", "strictness", "page").map(_ + ".js")

  private def own(name: String): String = resource(s"/jzon/bench/harness/report/$name")

  /** Of the version that the build depends on. */
  private lazy val d3: String =
    val coordinates = Properties()
    coordinates.load(java.io.StringReader(resource("/META-INF/maven/org.webjars.npm/d3/pom.properties")))
    resource(s"/META-INF/resources/webjars/d3/${coordinates.getProperty("version")}/dist/d3.min.js")

  private def resource(path: String): String =
    Using.resource(getClass.getResourceAsStream(path))(in => String(in.readAllBytes(), UTF_8))
