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

  property("count and column agree with the text"):
    forAll(text): text =>
      val bytes = text.getBytes(UTF_8)
      val last = text.substring(text.lastIndexOf('\n') + 1)
      assertEquals(Lines.count(bytes, 0, bytes.length), text.count(_ == '\n'))
      assertEquals(Lines.column(bytes, 0, bytes.length), last.codePointCount(0, last.length))

  property("next finds the first line feed"):
    forAll(text, Gen.choose(0, 9)): (text, from) =>
      val bytes = text.getBytes(UTF_8)
      val begin = math.min(from, bytes.length)
      assertEquals(Lines.next(bytes, begin, bytes.length), bytes.indexOf('\n'.toByte, begin))
