package jzon.bench.harness.command

import java.io.{PrintWriter, StringWriter}
import java.nio.file.{Files, Path}
import munit.{FunSuite, Location}
import jzon.bench.harness.*
import jzon.bench.harness.libraries.Libraries
import jzon.bench.harness.run.Timing

class CommandSuite extends FunSuite:
  private final case class Ended(code: Int, out: String, err: String)

  private def run(arguments: String*): Ended =
    val (out, err) = (StringWriter(), StringWriter())
    val line = Main.commandLine.setOut(PrintWriter(out)).setErr(PrintWriter(err))
    val code = line.execute(arguments*)
    Ended(code, out.toString, err.toString)

  private def refuses(arguments: String*)(message: String)(using Location): Unit =
    val ended = run(arguments*)
    assertEquals(ended.code, 2, ended.err)
    assert(clue(ended.err).contains(message))

  test("wrong options end with 2 and a message"):
    refuses("deser", "--libs", "jzon,nope")("no library 'nope'; there are jzon,")
    refuses("deser", "--apis", "dom")("no API 'dom'; there are databind, stream")
    refuses("deser", "--datatype", "user")("no datatype 'user'; there are users, clients")
    refuses("deser", "--variant", "ugly")("no variant 'ugly'; there are plain,")
    refuses("deser", "--input", "reader")("no input 'reader'; there are bytes, string, stream")
    refuses("ser", "--output", "string")("no output 'string'; there are bytes, stream")
    refuses("deser", "--output", "bytes")("Unknown option")
    refuses("deser", "--size", "0")("'--size': 0 is below 1")
    refuses("deser", "--size", "big")("'big' is not")
    refuses("deser", "-f", "0")("'-f': 0 is not 1 to 100")
    refuses("deser", "-m", "0")("'-m': 0.0 is not 0.001 to 3600")
    refuses("deser", "--number", "9")("'--number': 9 is not 1 to 8")
    refuses("deser", "--frobnicate")("Unknown option: '--frobnicate'")
    refuses("cold", "--processes", "0")("'--processes': 0 is below 1")
    refuses("frobnicate")("Unmatched argument")
    refuses("report", "no-such-folder")("holds no results")
    refuses("tables", "no-such-file")("There is no file no-such-file")

  test("a form that only readers meet leaves nothing to write"):
    refuses("ser", "--variant", "pretty")("No library that was named can do that")

  test("help names the options"):
    for command <- List("ser", "deser") do
      val help = run("help", command)
      assertEquals(help.code, 0)
      for name <- List(
          "--apis",
          "--libs",
          "--size",
          "--datatype",
          "--variant",
          "--number",
          "--profile",
          "--results",
          "-f",
          "-wi",
          "-w",
          "-i",
          "-m",
          "-t"
        )
      do
        assert(clue(help.out).contains(s"$name="), name)
    assert(run("help", "deser").out.contains("--input="))
    assert(run("help", "ser").out.contains("--output="))

  test("info lists every library and what it can do"):
    val text = Info.lines.mkString("\n")
    for library <- Libraries.all do assert(text.linesIterator.exists(_.startsWith(library.name + " ")), library.name)
    assert(text.contains("users (ser, deser)"))

  /** What `arguments` would measure. */
  private def cells(arguments: String*): List[Cell] = command(arguments*).cells

  private def command(arguments: String*): Measuring =
    val parsed = Main.commandLine.parseArgs(arguments*)
    parsed.subcommand.commandSpec.userObject.asInstanceOf[Measuring]

  test("by default 1 KB of users, both APIs, all libraries"):
    val all = cells("deser")
    assertEquals(all.map(_.size).distinct, List(1))
    assertEquals(all.map(_.datatype).distinct, List(Datatype.Users))
    assertEquals(all.map(_.lane).distinct, List(Input.Bytes))
    assertEquals(all.map(_.variant).distinct, List(Variant.Plain))
    assertEquals(all.map(_.api).toSet, Api.values.toSet)
    assertEquals(
      all.map(_.library).toSet,
      Libraries.all.filter(_.ways.exists(_.operations(Operation.Deser))).map(_.name).toSet
    )

  test("options narrow and widen"):
    val keys =
      cells("deser", "--libs", "jzon", "--apis", "databind", "--size", "1,10", "--datatype", "users,clients").map(_.key)
    val expected =
      for
        datatype <- List("users", "clients")
        size <- List(1, 10)
      yield s"deser/jzon/databind/$datatype/$size/plain/bytes"
    assertEquals(keys, expected)
    assertEquals(
      cells("ser", "--libs", "jzon", "--apis", "databind", "--output", "stream").map(_.key),
      List("ser/jzon/databind/users/1/plain/stream")
    )

  test("a run in the quick profile has both operations, APIs and datatypes, at 1 and 10 KB"):
    val all = cells("everything", "--quick", "--libs", "jzon")
    assertEquals(all.size, 2 * 2 * 2 * 2)
    assertEquals(all.map(_.size).toSet, Set(1, 10))

  test("everything has all sizes, and every form, input and output"):
    val all = cells("everything", "--libs", "jzon")
    assertEquals(all.distinct.size, all.size)
    assertEquals(all.map(_.size).toSet, Set(1, 10, 100, 1000))
    assertEquals(all.map(_.variant).toSet, Variant.values.toSet)
    assertEquals(all.map(_.lane).toSet, Set[Lane](Input.Bytes, Input.String, Input.Stream, Output.Bytes, Output.Stream))

  test("times are JMH's unless they are given"):
    val asked =
      command("deser", "-f", "2", "-wi", "0", "-i", "7", "-m", "0.25", "-t", "4", "--profile", "none", "--number", "1")
    assertEquals(asked.timing, Timing(2, 0, 1, 7, 0.25, 4, Nil, 1))
    assertEquals(command("deser").timing, Timing())
    assertEquals(command("everything", "--quick").timing, Timing.quick)

  private val folder = FunFixture[Path](
    _ => Files.createTempDirectory("results"),
    folder =>
      Files.walk(folder).sorted(java.util.Comparator.reverseOrder).forEach(Files.delete(_))
  )

  folder.test("an interrupted run goes on in its folder, after midnight too"): all =>
    def home = Everything.home(all, "2026-11-22-engine-2-jdk17").getFileName.toString
    assertEquals(home, "2026-11-22-engine-2-jdk17")
    for name <- List("2026-11-20-engine-2-jdk17", "2026-11-21-engine-2-jdk17", "2026-11-21-engine-2-jdk25") do
      Files.createDirectory(all.resolve(name))
    assertEquals(home, "2026-11-22-engine-2-jdk17")
    for name <- List("2026-11-21-engine-2-jdk17", "2026-11-21-engine-2-jdk25") do
      Files.createFile(all.resolve(name).resolve(Everything.Unfinished))
    assertEquals(home, "2026-11-21-engine-2-jdk17")

  folder.test("a folder is shown anew"): all =>
    jzon.bench.harness.report.Results(all).save(jzon.bench.harness.report.Specimen.report.environment)
    assertEquals(run("report", all.toString).code, 0)
    assert(Files.readString(all.resolve("report.html")).contains("Difference Engine No. 2"))
    assert(Files.exists(all.resolve("tables.md")))
