package jzon.wire

import munit.ScalaCheckSuite
import org.scalacheck.Gen
import org.scalacheck.Prop.*

class BracketsSuite extends ScalaCheckSuite:
  /** What follows the first bracket: often balanced, with brackets, quotes and runs of backslashes in strings. */
  private val text: Gen[String] =
    val part = Gen.frequency(
      4 -> Gen.oneOf("{", "[", "}", "]", ",", ":1", "é", "\u007b\u00fb"),
      3 -> Gen.oneOf("\"]\"", "\"{\"", "\"\\\"\"", "\"\\\\\"", "\"\\\\\\\"]\"", "\"\""),
      1 -> Gen.oneOf("\"", "\\", "\\\\\\"),
      2 -> Gen.oneOf("[]", "{\"a\":[1]}", "x" * 20, " " * 61)
    )
    Gen.choose(0, 40).flatMap(n => Gen.listOfN(n, part)).map(parts => "[" + "[" * (parts.length / 8) + parts.mkString)

  /** The index after the last bracket, found one character at a time, or -1. */
  private def expected(text: String): Int =
    var depth = 0
    var isInString = false
    var end = -1
    var i = 0
    while end < 0 && i < text.length do
      text(i) match
        case '"'                      => isInString = !isInString
        case '\\'                     => i += 1
        case '[' | '{' if !isInString => depth += 1
        case ']' | '}' if !isInString => depth -= 1
        case _                        => ()
      i += 1
      if depth == 0 then end = i
    end

  /** The same by [[Brackets]], for the pieces that end at `places`. */
  private def found(bytes: Array[Byte], places: Seq[Int]): Int =
    val brackets = Brackets()
    brackets.begin()
    (0 +: places).zip(places :+ bytes.length).foldLeft(-1): (end, piece) =>
      if end >= 0 then end
      else
        val i = brackets.end(bytes, piece._1, piece._2)
        if brackets.isDone then i
        else
          assertEquals(i, piece._2)
          -1

  property("the end of a value is that of a plain loop, wherever the bytes are cut"):
    forAll(text, Gen.listOf(Gen.choose(0, 400))): (text, cuts) =>
      val bytes = text.getBytes("ISO-8859-1")
      val places = cuts.map(math.min(_, bytes.length)).sorted
      assertEquals(found(bytes, Nil), expected(text), text)
      assertEquals(found(bytes, places), expected(text), s"$text cut at $places")

  test("every place of a bracket, a quote and a backslash in a block"):
    for before <- 0 to 130; middle <- Seq("\"]\"", "\"\\\"]\"", "\"\\\\\"", "\"\\\\\\\"]\"", "{}", "[[]]") do
      val text = "[" + " " * before + middle + "]" + "x" * 70
      assertEquals(found(text.getBytes, Nil), 1 + before + middle.length + 1, text)

  test("a backslash escapes the next byte outside of strings too, in a block as in single bytes"):
    for before <- 0 to 130; escaped <- Seq("[", "]", "{", "}", "\"", "\\") do
      val text = "[" + " " * before + "\\" + escaped + "]" + "x" * 70
      assertEquals(found(text.getBytes, Nil), 1 + before + 3, text)

  test("no other byte is a bracket"):
    for b <- 0 to 255 if !"[]{}\"\\".contains(b.toChar) do
      val bytes = "[".getBytes ++ Array.fill(100)(b.toByte) ++ "]".getBytes
      assertEquals(found(bytes, Nil), 102, s"byte $b")
