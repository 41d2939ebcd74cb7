package jzon.input

import java.nio.charset.StandardCharsets.UTF_8
import munit.ScalaCheckSuite
import org.scalacheck.Gen
import org.scalacheck.Prop.*

class LinesSuite extends ScalaCheckSuite:
  private val text: Gen[String] =
    Gen.choose(0, 20).flatMap(n => Gen.listOfN(n, Gen.oneOf("a", "\n", "\r\n", "\t", "é", "€", "😀"))).map(_.mkString)

  property("count and column agree with the text"):
    forAll(text): text =>
      val bytes = text.getBytes(UTF_8)
      val last = text.substring(text.lastIndexOf('\n') + 1)
      assertEquals(Lines.count(bytes, 0, bytes.length), text.count(_ == '\n'))
      assertEquals(Lines.column(bytes, 0, bytes.length), last.codePointCount(0, last.length))
