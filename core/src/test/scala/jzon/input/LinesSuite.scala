package jzon.input

import java.nio.charset.StandardCharsets.UTF_8
import munit.ScalaCheckSuite
import org.scalacheck.Gen
import org.scalacheck.Prop.*

class LinesSuite extends ScalaCheckSuite:
  private val text: Gen[String] =
    Gen.choose(0, 60).flatMap(n =>
      Gen.listOfN(
        n,
        Gen.frequency(20 -> "a", 1 -> "\n", 1 -> "\r\n", 1 -> "\u000b", 1 -> "\u0009", 3 -> "é", 2 -> "€", 2 -> "😀")
      )
    ).map(_.mkString)

  private val line = text.map(_.replace("\n", ""))

  property("count and column agree with the text"):
    forAll(text): text =>
      val bytes = text.getBytes(UTF_8)
      val last = text.substring(text.lastIndexOf('\n') + 1)
      assertEquals(Lines.count(bytes, 0, bytes.length), text.count(_ == '\n'))
      assertEquals(Lines.column(bytes, 0, bytes.length), last.codePointCount(0, last.length))

  property("code points of one line, and whether there is nothing but plain text"):
    forAll(Gen.oneOf(text, line), Gen.choose(0, 200), Gen.choose(0, 200)): (text, before, after) =>
      val whole = "a" * before + text + "b" * after
      val bytes = whole.getBytes(UTF_8)
      val count = if whole.contains('\n') then -1 else whole.codePointCount(0, whole.length)
      assertEquals(Lines.codePoints(bytes, 0, bytes.length), count)
      assertEquals(Lines.isPlain(bytes, 0, bytes.length), whole.forall(c => c >= ' ' && c < 0x80))

  property("a place that passes a text piece by piece ends where the text ends"):
    forAll(Gen.listOf(text), Gen.choose(0, 1000), Gen.choose(1, 700)): (texts, plain, piece) =>
      val whole = texts.mkString("", "a" * plain, "b" * plain)
      val bytes = whole.getBytes(UTF_8)
      val last = whole.substring(whole.lastIndexOf('\n') + 1)
      val place = Place()
      for from <- 0 until bytes.length by piece do place.pass(bytes, from, math.min(from + piece, bytes.length))
      assertEquals(place.lines, whole.count(_ == '\n'))
      assertEquals(place.columns, last.codePointCount(0, last.length))

  property("next finds the first line feed"):
    forAll(text, Gen.choose(0, 9)): (text, from) =>
      val bytes = text.getBytes(UTF_8)
      val begin = math.min(from, bytes.length)
      assertEquals(Lines.next(bytes, begin, bytes.length), bytes.indexOf('\n'.toByte, begin))
