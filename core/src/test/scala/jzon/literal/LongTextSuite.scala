package jzon.literal

import jzon.macros.ConstantText
import jzon.{EncodeError, Limits, WriteOptions}
import jzon.syntax.*

/** Text that no constant of a class file has room for: it is split, and no surrogate pair with it. */
class LongTextSuite extends munit.FunSuite:
  import LongTextSuite.{failing, inKey, inKey1, inString, inString1}

  /** As that of the literals, which is no constant of a class file. */
  private val text = "\ud83d\ude00" * 11200

  test("pieces"):
    for before <- 0 to 3 do
      val text = "x" * before + "\ud83d\ude00" * 40000
      val pieces = ConstantText.pieces(text)
      assertEquals(pieces.mkString, text)
      assert(pieces.sizeIs > 1)
      for piece <- pieces do
        assert(piece.length <= 65535 / 3)
        assert(!Character.isLowSurrogate(piece.head) && !Character.isHighSurrogate(piece.last))
    assertEquals(ConstantText.pieces(""), List(""))
    assertEquals(ConstantText.pieces("x" * 21845).map(_.length), List(21845))
    assertEquals(ConstantText.pieces("x" * 21846).map(_.length), List(21845, 1))

  private val forms = List(
    WriteOptions.default,
    WriteOptions.pretty,
    WriteOptions(sortedKeys = true),
    WriteOptions(asciiOnly = true),
    WriteOptions(htmlSafe = true)
  )

  test("beside a hole, in every form"):
    for options <- forms do
      for (literal, before) <- List(inString(1) -> "", inString1(1) -> "x") do
        val written = jzon.write(literal)(using summon, options)
        assertEquals(jzon.readOrThrow[List[String]](written), List(before + text + "1" + text), options.toString)

  test("in a key with a hole, in a key and in a string without one, in every form"):
    for options <- forms do
      for (literal, before) <- List(inKey(1) -> "", inKey1(1) -> "x") do
        val written = jzon.write(literal)(using summon, options)
        val expected = Map((before + text + "1") -> "1", (before + text) -> (before + text))
        assertEquals(
          jzon.readOrThrow[Map[String, String]](written)(using limits = Limits(nameBytes = 1000000)),
          expected,
          options.toString
        )

  test("in the path of an error"):
    val error = intercept[EncodeError](jzon.write(failing("\ud800")))
    assertEquals(error.path.parts, List(jzon.Path.Name("x" + text), jzon.Path.Name(text + "1"), jzon.Path.Index(1)))

private object LongTextSuite:
  // A pair begins at the last char of the longest constant, by itself or with one char before.
  inline val a = "\ud83d\ude00\ud83d\ude00\ud83d\ude00\ud83d\ude00"
  inline val b = a + a + a + a + a + a + a + a + a + a
  inline val c = b + b + b + b + b + b + b + b + b + b
  inline val d = c + c + c + c + c + c + c
  inline val text = d + d + d + d // 22,400 chars

  def inString(i: Int) = StringContext("[\"" + text, text + "\"]").json(i)
  def inString1(i: Int) = StringContext("[\"x" + text, text + "\"]").json(i)
  def inKey(i: Int) =
    StringContext("{\"" + text, "\":\"", "\",\"" + text + "\":\"" + text + "\"}").json(i, i)
  def inKey1(i: Int) =
    StringContext("{\"x" + text, "\":\"", "\",\"x" + text + "\":\"x" + text + "\"}").json(i, i)
  def failing(bad: String) =
    StringContext("{\"x" + text + "\":{\"" + text, "\":[1,", "]}}").json(1, Failing(bad))

  final class Failing(val text: String)
  object Failing:
    given jzon.Encoder[Failing] = (failing, out) => out.writeString(failing.text)
