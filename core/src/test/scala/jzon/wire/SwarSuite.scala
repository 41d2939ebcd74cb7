package jzon.wire

import munit.ScalaCheckSuite
import org.scalacheck.Gen
import org.scalacheck.Prop.*

class SwarSuite extends ScalaCheckSuite:
  override def scalaCheckTestParameters = super.scalaCheckTestParameters.withMinSuccessfulTests(2000)

  private def lanes(word: Long): Seq[Int] = (0 until 8).map(i => ((word >>> (8 * i)) & 0xff).toInt)

  private def word(lanes: Seq[Int]): Long = lanes.reverse.foldLeft(0L)((w, lane) => (w << 8) | lane)

  /** Few values, so that lanes equal each other often, and those around the edges of '0' to '9'. */
  private val edgyWord: Gen[Long] =
    Gen.listOfN(8, Gen.oneOf(0x00, 0x01, 0x22, 0x2f, 0x30, 0x39, 0x3a, 0x7f, 0x80, 0x81, 0xb0, 0xfa, 0xff)).map(word)

  private val anyWord: Gen[Long] = Gen.oneOf(edgyWord, Gen.long)

  property("lanesEqual finds the lowest equal lane"):
    forAll(anyWord, Gen.oneOf(Gen.oneOf(0x00, 0x01, 0x22, 0x7f, 0x80, 0xff), Gen.choose(0, 255))): (w, b) =>
      val hits = Swar.lanesEqual(w, b.toByte)
      val expected = lanes(w).indexOf(b)
      assertEquals(if hits == 0 then -1 else java.lang.Long.numberOfTrailingZeros(hits) / 8, expected)

  property("countDigits agrees with a plain loop"):
    forAll(anyWord): w =>
      assertEquals(Swar.countDigits(w), lanes(w).takeWhile(lane => lane >= '0' && lane <= '9').length)

  property("countDigits and leadingDigits: one wrong lane among digits"):
    forAll(Gen.choose(0, 99999999), Gen.choose(0, 7), Gen.choose(0, 255)): (v, i, lane) =>
      val text = lanes(word(f"$v%08d".map(_.toInt))).updated(i, lane)
      val count = if lane >= '0' && lane <= '9' then 8 else i
      assertEquals(Swar.countDigits(word(text)), count)
      if count > 0 then
        val digits = text.take(count).map(_.toChar).mkString
        assertEquals(Swar.leadingDigits(word(text), count), digits.toInt)

  property("paddedDigits: as if zeros followed the digits"):
    forAll(anyWord): w =>
      val digits = lanes(w).takeWhile(lane => lane >= '0' && lane <= '9').map(_.toChar).mkString.take(7)
      assertEquals(Swar.paddedDigits(w, digits.length), digits.padTo(8, '0').toInt)

  property("lane is the byte at its place"):
    forAll(anyWord, Gen.choose(0, 7)): (w, i) =>
      assertEquals(Swar.lane(w, i) & 0xff, lanes(w)(i))

  property("eightDigits and toEightDigits agree with the text"):
    forAll(Gen.oneOf(Gen.choose(0, 99999999), Gen.choose(0, 10000), Gen.oneOf(0, 99999999, 9999, 99990000, 10000))):
      v =>
        val text = word(f"$v%08d".map(_.toInt))
        assertEquals(Swar.eightDigits(text), v)
        assertEquals(Swar.toEightDigits(v) + Swar.Zeros, text)

  test("toEightDigits is exact at every quotient of its first division, and within both halves"):
    for top <- 0 to 9999 do
      for v <- Seq(top * 10000, top * 10000 + 9999, top * 10000 + top, 99990000 + top) do
        assertEquals(Swar.eightDigits(Swar.toEightDigits(v) + Swar.Zeros), v)
        assertEquals(lanes(Swar.toEightDigits(v)).mkString, f"$v%08d")
