package jzon.conformance

import java.math.{BigDecimal, BigInteger}
import jzon as json
import munit.FunSuite

/** Runs with `-Djzon.number.bits=256`. */
class WideNumbersSuite extends FunSuite:
  test("the system property raises the limit of bits, exactly"):
    assertEquals(json.Limits.default.numberBits, 256)
    val power = BigInteger.ONE.shiftLeft(255)
    val most = power.subtract(BigInteger.ONE)
    assertEquals(json.read[BigInteger](BigInteger.ONE.shiftLeft(127).toString), Right(BigInteger.ONE.shiftLeft(127)))
    assertEquals(json.read[BigInteger](most.toString), Right(most))
    assertEquals(json.read[BigInteger](power.negate.toString), Right(power.negate))
    assertEquals(json.parser.decode[BigInteger](power.toString), Left("(expected a 256 bit BigInteger)"))
    assertEquals(json.read[BigDecimal](s"${most}e-7"), Right(BigDecimal(most, 7)))
