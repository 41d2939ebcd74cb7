package acceptance

import java.math.BigInteger
import jzon as json

/** Runs in a JVM with `-Djzon.number.bits=256`. */
class WideNumbersSuite extends munit.FunSuite:

  test("38 with jzon.number.bits=256, 2^127 is accepted"):
    val two127 = BigInteger.ONE.shiftLeft(127)
    assertEquals(json.read[BigInteger](two127.toString), Right(two127))
    val most = BigInteger.ONE.shiftLeft(255).subtract(BigInteger.ONE)
    assertEquals(json.read[BigInteger](most.toString), Right(most))
    assertEquals(
      json.parser.decode[BigInteger](most.add(BigInteger.ONE).toString),
      Left("(expected a 256 bit BigInteger)")
    )
