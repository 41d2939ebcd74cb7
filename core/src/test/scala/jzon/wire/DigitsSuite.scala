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
