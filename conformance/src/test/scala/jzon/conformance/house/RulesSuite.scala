package jzon.conformance.house

import java.nio.file.{Files, Path}
import scala.jdk.CollectionConverters.*
import scala.jdk.StreamConverters.*
import scala.util.Using

/** The rules of CONTRIBUTING.md that a glance at the sources can check. */
class RulesSuite extends munit.FunSuite:
  private val root = Path.of("")

  private val folders =
    List(".ci", "bench", "conformance", "core", "docs", "examples", "fuzz", "integrations", "project")

  /** All sources, without results and what tools have generated. */
  private lazy val sources: List[Path] =
    val above = Using.resource(Files.list(root))(_.toScala(List)).filter(Files.isRegularFile(_))
    val below = folders.map(root.resolve(_)).filter(Files.exists(_)).flatMap: folder =>
      Using.resource(Files.walk(folder))(_.toScala(List)).filter(Files.isRegularFile(_))
    (above ++ below).filter(isSource).filterNot(isGenerated).sorted

  private def isSource(file: Path): Boolean =
    val name = file.getFileName.toString
    List(".scala", ".java", ".sbt", ".sh", ".md").exists(name.endsWith) || Set("run", "run-everything", "sbt")(name)

  /** Pages that mdoc writes: their sources are checked. */
  private def isGenerated(file: Path): Boolean =
    val isPage = file.getParent == Path.of("docs") && Files.exists(Path.of("docs/src").resolve(file.getFileName))
    file.asScala.exists(part => Set("target", "results")(part.toString)) || isPage || file == Path.of("README.md")

  private def lines(file: Path): List[String] = Files.readAllLines(file).asScala.toList

  /** Whether a line is a row of a table, or of a text in quotes that must not be broken. */
  private def isText(line: String): Boolean =
    List("|", "\"\"\"", "s\"\"\"", "json\"\"\"").exists(line.trim.startsWith(_))

  test("no line has more than 120 characters, but for rows of tables and texts"):
    val long =
      for
        file <- sources
        (line, i) <- lines(file).zipWithIndex
        if line.codePointCount(0, line.length) > 120 && !isText(line)
      yield s"$file:${i + 1}"
    assertEquals(long, Nil)

  test("no source file of core has more than 350 lines"):
    val long = sources.filter(_.startsWith("core/src/main")).filter(lines(_).length > 350)
    assertEquals(long, Nil)

  test("the commands of CONTRIBUTING name suites and main classes that exist"):
    val text = Files.readString(Path.of("CONTRIBUTING.md"))
    val files = sources.map(_.getFileName.toString)
    val suites = "\\*(\\w+Suite)".r.findAllMatchIn(text).map(_.group(1) + ".scala").toSet
    assertEquals(suites.filterNot(files.contains), Set.empty)
    "runMain ([\\w.]+)".r.findAllMatchIn(text).map(_.group(1)).filter(_.startsWith("jzon.conformance")).foreach: name =>
      Class.forName(name)

  test("the paths that CONTRIBUTING and ARCHITECTURE link to exist"):
    val link = "\\]\\(([\\w.-]+\\.md|[\\w.-]+/[\\w/.-]*)[)#]".r
    for page <- List("CONTRIBUTING.md", "ARCHITECTURE.md") do
      val paths = link.findAllMatchIn(Files.readString(Path.of(page))).map(found => Path.of(found.group(1))).toSet
      assertEquals(paths.filterNot(Files.exists(_)), Set.empty, page)
