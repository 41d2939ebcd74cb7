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

  property("gapEnd takes white space only, and what is common as a whole"):
    val gap = Gen.oneOf(
      Gen.oneOf("", " ", "\t", "\n", "\r\n"),
      Gen.zip(Gen.oneOf("\n", "\r\n"), Gen.oneOf(" ", "\t"), Gen.choose(0, 40)).map((end, blank, n) => end + blank * n)
    )
    forAll(gap, text): (gap, after) =>
      for next <- List("\"", "a", "}") do
        val bytes = (gap + next + " " * 8).getBytes("ISO-8859-1")
        assertEquals(Blanks.gapEnd(bytes, 0, bytes.length), gap.length)
      val bytes = gap.getBytes("ISO-8859-1") ++ after ++ "abcd".getBytes
      for from <- 0 to bytes.length - 4 do
        val end = Blanks.gapEnd(bytes, from, bytes.length)
        assert(end >= from && end <= Blanks.end(bytes, from, bytes.length), clue(String(bytes, "ISO-8859-1")))

  test("white space is four characters"):
    assertEquals((0 to 255).filter(b => Blanks.isBlank(b.toByte)), Seq(9, 10, 13, 32))
