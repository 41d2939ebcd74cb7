package jzon.wire

import munit.ScalaCheckSuite
import org.scalacheck.Gen
import org.scalacheck.Prop.*

class QuadsSuite extends ScalaCheckSuite:
  test("four digits are those of format"):
    for v <- 0 to 9999 do
      val bytes = new Array[Byte](4)
      Bytes.putInt(bytes, 0, Quads(v))
      assertEquals(String(bytes, "US-ASCII"), f"$v%04d")

  property("eight digits are those of the arithmetic"):
    forAll(Gen.choose(0, 99999999))(v => assertEquals(Quads.eight(v), Swar.toEightDigits(v) + Swar.Zeros))

  property("four digits are read as eight are"):
    forAll(Gen.choose(0, 9999)): v =>
      val lanes = Quads(v) ^ Swar.FourZeros
      assert(Swar.areFourDigits(lanes))
      assertEquals(Swar.fourDigits(lanes), v)

  property("what is no digit is found in any lane"):
    forAll(Gen.choose(0, 9999), Gen.choose(0, 3), Gen.choose(0, 255)): (v, lane, other) =>
      val text = Quads(v) & ~(0xff << (8 * lane)) | other << (8 * lane)
      assertEquals(Swar.areFourDigits(text ^ Swar.FourZeros), other >= '0' && other <= '9')
