package jzon.wire

import munit.ScalaCheckSuite
import org.scalacheck.Gen
import org.scalacheck.Prop.*

class DigitsSuite extends ScalaCheckSuite:
  private val text: Gen[String] =
    Gen.listOf(Gen.frequency(20 -> Gen.numChar, 1 -> Gen.oneOf('.', '/', ':', 'e', ' ', '\u00ff'))).map(_.mkString)

  property("end agrees with a plain loop"):
    forAll(text, Gen.choose(0, 9), Gen.choose(0, 9)): (text, from, less) =>
      val bytes = text.getBytes("ISO-8859-1")
      val until = math.max(0, bytes.length - less)
      assertEquals(Digits.end(bytes, from, until), Digits.plainEnd(bytes, from, until))

  private val decimal = raw"(0|[1-9][0-9]*)(\.[0-9]+)?".r

  property("endOfDecimal finds whole numbers without an exponent, and no others"):
    val digits = Gen.choose(0, 12).flatMap(n => Gen.stringOfN(n, Gen.numChar))
    forAll(digits, Gen.oneOf("", ".", "-"), digits, Gen.oneOf("", ",", "}", "e5", "E", ".", " ", "x")):
      (a, dot, b, end) =>
        val text = a + dot + b + end
        val bytes = (text + " " * 20).getBytes("ISO-8859-1")
        val length = decimal.findPrefixOf(text).fold(0)(_.length)
        val next = text.drop(length).take(1)
        val goesOn = next.exists(c => c.isDigit || "eE".contains(c)) ||
          (next == "." && !text.take(length).contains('.'))
        val isWhole = length > 0 && !goesOn
        assertEquals(Digits.endOfDecimal(bytes, 0, bytes.length), if isWhole then length else -1, text)
        for until <- 0 until bytes.length do
          val found = Digits.endOfDecimal(bytes, 0, until)
          assert(found == -1 || (isWhole && found == length && found < until), text)
