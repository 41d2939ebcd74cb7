package jzon.literal

import java.io.{PrintWriter, StringWriter}
import java.nio.file.{Files, Path}
import java.util.spi.ToolProvider
import scala.jdk.StreamConverters.*
import jzon.{EncodeError, Json, Literal, WriteOptions, Writer}
import jzon.syntax.*

/** More than one object, one method and one constant of a class can hold. */
class LargeLiteralsSuite extends munit.FunSuite:
  private val pretty = WriteOptions.pretty

  private def agree(literal: Literal, direct: Writer => Unit, expected: String): Unit =
    assertEquals(literal.toJson, expected)
    val tree = jzon.readOrThrow[Json](expected)
    assertEquals(literal.toJsonPretty, tree.toJsonPretty)
    val out = Writer()
    direct(out)
    assertEquals(out.toString, expected)
    val prettyOut = locally { given WriteOptions = pretty; Writer() }
    direct(prettyOut)
    assertEquals(prettyOut.toString, tree.toJsonPretty)

  test("300 numbers"):
    val i = 7L
    def literal: Literal = json"""[
      $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i,
      $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i,
      $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i,
      $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i,
      $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i,
      $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i,
      $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i,
      $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i,
      $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i,
      $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i,
      $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i,
      $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i,
      $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i,
      $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i,
      $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i,
    ]"""
    def direct(out: Writer): Unit = out.put(json"""[
      $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i,
      $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i,
      $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i,
      $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i,
      $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i,
      $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i,
      $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i,
      $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i,
      $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i,
      $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i,
      $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i,
      $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i,
      $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i,
      $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i,
      $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i, $i,
    ]""")
    agree(literal, direct, Seq.fill(300)("7").mkString("[", ",", "]"))

  test("300 strings, lists and values that may be left out"):
    val (s, xs, o) = ("é", List(1), Option("x"))
    def literal: Literal = json"""[
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
    ]"""
    def direct(out: Writer): Unit = out.put(json"""[
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
      [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}], [${opt(o)}, "a$s", $xs, ${opt(o)}, {$s: ${opt(o)}}],
    ]""")
    agree(literal, direct, Seq.fill(60)("""["x","aé",[1],"x",{"é":"x"}]""").mkString("[", ",", "]"))

  test("text of 256 KB"):
    import LargeLiteralsSuite.*
    def literal: Literal = StringContext("[\"" + Text + "\", \"a" + Text + "\"]").json()
    def direct(out: Writer): Unit = out.put(StringContext("[\"" + Text + "\", \"a" + Text + "\"]").json())
    val text = "0123456789abcdeé" * 8192
    agree(literal, direct, s"""["$text","a$text"]""")

  /** 0, 1, 2 and so on. */
  private def counter(): () => Long =
    var next = -1L
    () =>
      next += 1
      next

  test("1,500 holes, evaluated from left to right"):
    val expected = (0 until 1500).mkString("[", ",", "]")
    agree(ThousandsOfHoles.literal(counter()), ThousandsOfHoles.direct(counter(), _), expected)

  test("errors name holes of other methods"):
    val lone = "\ud800"
    def place(some: Option[Int], all: List[Int], last: String)(write: (Option[Int], List[Int], String) => Any) =
      intercept[EncodeError](write(some, all, last)).path.render
    val literal = (some: Option[Int], all: List[Int], last: String) =>
      ThousandsOfHoles.literal("k", counter(), some, all, last).toJson
    val direct = (some: Option[Int], all: List[Int], last: String) =>
      ThousandsOfHoles.direct("k", counter(), some, all, last, Writer())
    for write <- List(literal, direct) do
      assertEquals(place(None, Nil, lone)(write), ".k.x[2]")
      assertEquals(place(Some(1), List(7, 8), lone)(write), ".k.x[5]")
    val right = ThousandsOfHoles.literal("k", counter(), None, List(7), "z").toJson
    val out = Writer()
    ThousandsOfHoles.direct("k", counter(), None, List(7), "z", out)
    assertEquals(out.toString, right)
    assertEquals(jzon.readOrThrow[Json](right).toJson, right)

  test("a hole that throws leaves a writer that gives nothing out"):
    val out = Writer()
    val numbers = counter()
    intercept[ArithmeticException](ThousandsOfHoles.direct(() => 1 / (1000 - numbers()), out)): Unit
    intercept[EncodeError](out.toByteArray): Unit

  test("no method is too long for the JIT"):
    val javap = ToolProvider.findFirst("javap")
    assume(javap.isPresent, "needs the javap of a JDK")
    val home = Path.of(getClass.getProtectionDomain.getCodeSource.getLocation.toURI).resolve("jzon/literal")
    val files = Files.list(home).toScala(List).filter(_.getFileName.toString.startsWith("ThousandsOfHoles"))
    val text = StringWriter()
    javap.get.run(PrintWriter(text), PrintWriter(text), ("-c" :: "-p" :: files.map(_.toString))*): Unit
    val offsets = """ +([0-9]+): [a-z].*""".r
    val longest = text.toString.linesIterator.collect { case offsets(at) => at.toInt }.max
    assert(longest > 1000, longest) // the text was understood
    assert(longest < 8000, longest)

private object LargeLiteralsSuite:
  inline val Line = "0123456789abcdeé"
  inline val Eight = Line + Line + Line + Line + Line + Line + Line + Line
  inline val Kilobyte = Eight + Eight + Eight + Eight + Eight + Eight + Eight + Eight
  inline val Eighth = Kilobyte + Kilobyte + Kilobyte + Kilobyte + Kilobyte + Kilobyte + Kilobyte + Kilobyte
  inline val Text =
    Eighth + Eighth + Eighth + Eighth + Eighth + Eighth + Eighth + Eighth + Eighth + Eighth + Eighth + Eighth +
      Eighth + Eighth + Eighth + Eighth
