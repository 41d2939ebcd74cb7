package jzon.wire

import java.nio.charset.StandardCharsets.ISO_8859_1
import munit.{Location, ScalaCheckSuite}
import org.scalacheck.Gen
import org.scalacheck.Prop.*

class IntegersSuite extends ScalaCheckSuite:
  override def scalaCheckTestParameters = super.scalaCheckTestParameters.withMinSuccessfulTests(5000)

  private val Before = 3

  /** The text that `put` writes, given exactly `room` bytes behind a few that it must leave alone. */
  private def text(room: Int)(put: (Array[Byte], Int) => Int)(using Location): String =
    val out = Array.fill[Byte](Before + room)('#')
    val end = put(out, Before)
    assertEquals(new String(out, 0, Before, ISO_8859_1), "###")
    new String(out, Before, end - Before, ISO_8859_1)

  private def int(v: Int)(using Location): Unit =
    assertEquals(text(11)(Integers.putInt(v, _, _)), v.toString)
    assertEquals(Integers.sizeInt(v), v.toString.length)
    long(v)

  private def long(v: Long)(using Location): Unit =
    assertEquals(text(20)(Integers.putLong(v, _, _)), v.toString)
    assertEquals(Integers.sizeLong(v), v.toString.length)

  test("the extremes, zero, and around every power of ten and of two"):
    for v <- Seq(0, 1, -1, Int.MaxValue, Int.MinValue) do int(v)
    for v <- Seq(Long.MaxValue, Long.MinValue, Long.MinValue + 1) do long(v)
    val powers = Iterator.iterate(1L)(_ * 10).take(19) ++ Iterator.iterate(1L)(_ * 2).take(63)
    for p <- powers; v <- p - 2 to p + 2; signed <- Seq(v, -v) do
      if signed.isValidInt then int(signed.toInt)
      long(signed)

  test("all numbers of up to five digits"):
    for v <- -99999 to 99999 do int(v)

  test("all Bytes and Shorts"):
    for v <- Byte.MinValue to Byte.MaxValue do assertEquals(text(4)(Integers.putByte(v.toByte, _, _)), v.toString)
    for v <- Short.MinValue to Short.MaxValue do assertEquals(text(6)(Integers.putShort(v.toShort, _, _)), v.toString)

  /** As many short numbers as long ones. */
  private val anyLong = for v <- Gen.long; shift <- Gen.choose(0, 63) yield v >> shift

  property("Int agrees with toString")(forAll(anyLong.map(v => (v >> 32).toInt))(int))

  property("Long agrees with toString")(forAll(anyLong)(long))

  test("a number that does not fit throws"):
    intercept[IndexOutOfBoundsException](Integers.putInt(1, new Array[Byte](4), 4))
    intercept[IndexOutOfBoundsException](Integers.putLong(Long.MinValue, new Array[Byte](19), 0))
