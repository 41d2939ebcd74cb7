package jzon.wire

import munit.ScalaCheckSuite
import org.scalacheck.Gen
import org.scalacheck.Prop.*

class BlanksSuite extends ScalaCheckSuite:
  private val text: Gen[Array[Byte]] =
    val run = Gen.oneOf("        ", " ", "\n", "\r\n", "\t", "\t\t\t\t\t\t\t\t", "\u000b", "\u00a0", "a", "\u0000")
    Gen.choose(0, 10).flatMap(n => Gen.listOfN(n, run)).map(_.mkString.getBytes("ISO-8859-1"))

  property("end agrees with a plain loop at every start"):
    forAll(text, Gen.choose(0, 9)): (bytes, cut) =>
      val until = math.max(0, bytes.length - cut)
      for from <- 0 to until do
        val i = bytes.indexWhere(b => !" \n\r\t".contains(b.toChar), from)
        assertEquals(Blanks.end(bytes, from, until), if i < 0 || i > until then until else i)

  test("white space is four characters"):
    assertEquals((0 to 255).filter(b => Blanks.isBlank(b.toByte)), Seq(9, 10, 13, 32))
