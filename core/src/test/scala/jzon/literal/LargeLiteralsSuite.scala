package jzon.literal

import jzon.{Json, Literal, WriteOptions, Writer}
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

private object LargeLiteralsSuite:
  inline val Line = "0123456789abcdeé"
  inline val Eight = Line + Line + Line + Line + Line + Line + Line + Line
  inline val Kilobyte = Eight + Eight + Eight + Eight + Eight + Eight + Eight + Eight
  inline val Eighth = Kilobyte + Kilobyte + Kilobyte + Kilobyte + Kilobyte + Kilobyte + Kilobyte + Kilobyte
  inline val Text =
    Eighth + Eighth + Eighth + Eighth + Eighth + Eighth + Eighth + Eighth + Eighth + Eighth + Eighth + Eighth +
      Eighth + Eighth + Eighth + Eighth
