package jzon.wire

import java.math.BigInteger
import munit.FunSuite

class PowersOfTenSuite extends FunSuite:
  private val Two = BigInteger.TWO

  private def significand(q: Int): BigInteger =
    val parts =
      Seq(PowersOfTen.high(q), PowersOfTen.low(q)).map(part => new BigInteger(java.lang.Long.toUnsignedString(part)))
    parts(0).shiftLeft(64).add(parts(1))

  test("each power is the floor of 10^q × 2^(127 - exponent), with the top bit set"):
    for q <- PowersOfTen.Least to PowersOfTen.Greatest do
      val p = significand(q)
      val shift = 127 - PowersOfTen.exponent(q)
      // p ≤ 10^q × 2^shift < p + 1, with negative powers moved to the other side
      val ten = BigInteger.TEN.pow(math.abs(q))
      val left = if q < 0 then ten else BigInteger.ONE
      val right = if q < 0 then BigInteger.ONE else ten
      val (p2, right2) =
        if shift < 0 then (Two.pow(-shift), right) else (BigInteger.ONE, right.multiply(Two.pow(shift)))
      assertEquals(p.bitLength, 128, clue(q))
      assert(p.multiply(left).multiply(p2).compareTo(right2) <= 0, clue(q))
      assert(p.add(BigInteger.ONE).multiply(left).multiply(p2).compareTo(right2) > 0, clue(q))
      val isExact = p.multiply(left).multiply(p2) == right2
      assertEquals(isExact, q >= 0 && q <= 55, clue(q))
