package acceptance

import java.lang.management.ManagementFactory
import java.math.{BigDecimal, BigInteger}
import jzon as json
import jzon.syntax.*
import munit.Location
import org.scalacheck.Gen
import org.scalacheck.Prop.*

class NumbersSuite extends munit.ScalaCheckSuite, Rows:

  test("36 minimum and maximum of each integer type are read, one beyond is refused"):
    edges[Byte](Byte.MinValue, Byte.MaxValue, "a Byte")
    edges[Short](Short.MinValue, Short.MaxValue, "a Short")
    edges[Int](Int.MinValue, Int.MaxValue, "an Int")
    edges[Long](Long.MinValue, Long.MaxValue, "a Long")

  private def edges[A: json.Decoder: json.Encoder](least: A, most: A, name: String)(using Location): Unit =
    bothWays(least, least.toString)
    bothWays(most, most.toString)
    for beyond <- List(BigInt(least.toString) - 1, BigInt(most.toString) + 1) do
      refuses[A](beyond.toString, s"(expected $name) from $least to $most, got $beyond")

  private val two127 = BigInteger.ONE.shiftLeft(127)

  test("37 2^127-1 is read as BigInteger, 2^127 is refused"):
    bothWays(two127.subtract(BigInteger.ONE), two127.subtract(BigInteger.ONE).toString)
    refuses[BigInteger](two127.toString, "(expected a 128 bit BigInteger)")
    bothWays(two127.negate, two127.negate.toString)
    refuses[BigInteger](two127.negate.subtract(BigInteger.ONE).toString, "(expected a 128 bit BigInteger)")

  test("39 1e214748364 as BigInteger is refused at once, with a flat heap"):
    val inputs = List("1e214748364", "1e2147483647", "1e-214748364", "-1e214748364").map(_.getBytes)
    def all(): Unit = inputs.foreach: bytes =>
      assert(json.read[BigInteger](bytes).isLeft)
      assert(json.read[BigInt](bytes).isLeft)
      assert(json.read[BigDecimal](bytes).isLeft)
      assert(json.read[scala.math.BigDecimal](bytes).isLeft)
    all()
    val threads = ManagementFactory.getThreadMXBean.asInstanceOf[com.sun.management.ThreadMXBean]
    val before = threads.getCurrentThreadAllocatedBytes
    all()
    assert(clue(threads.getCurrentThreadAllocatedBytes - before) < 1000000)

  test("40 exponents at the limits of Int throw nothing"):
    val exponents =
      for
        base <- List(Int.MaxValue.toLong, Int.MinValue.toLong, 0xffffffffL, Long.MaxValue, Long.MinValue)
        delta <- List(-20, -1, 0, 1, 20)
      yield (BigInt(base) + delta).toString
    val numbers =
      for
        significand <- List("1", "-1", "0", "0.0", "0.1", "10", "123456789012345678901234567890", "0.000000001")
        exponent <- exponents ++
          List("99999999999999999999", "-99999999999999999999", "+0", "-0", "00000000000000000000001")
      yield s"${significand}e$exponent"
    numbers.foreach: number =>
      json.read[Byte](number): Unit
      json.read[Short](number): Unit
      json.read[Int](number): Unit
      json.read[Long](number): Unit
      json.read[Float](number): Unit
      json.read[Double](number): Unit
      json.read[BigInteger](number): Unit
      json.read[BigDecimal](number): Unit
      json.read[BigInt](number): Unit
      json.read[scala.math.BigDecimal](number): Unit
      assertEquals(json.read[Skipped](number), Right(Skipped()), clue(number))

  private val bits = Gen.long.map(java.lang.Double.longBitsToDouble).suchThat(java.lang.Double.isFinite)
  private val floatBits =
    Gen.choose(Int.MinValue, Int.MaxValue).map(java.lang.Float.intBitsToFloat).suchThat(java.lang.Float.isFinite)

  private val decimals =
    for
      digits <- Gen.choose(1, 25).flatMap(Gen.listOfN(_, Gen.choose('0', '9')))
      point <- Gen.choose(1, digits.length)
      exponent <- Gen.choose(-330, 330)
    yield
      val whole = digits.take(point).mkString.dropWhile(_ == '0')
      val fraction = digits.drop(point).mkString
      (if whole.isEmpty then "0" else whole) + (if fraction.isEmpty then "" else "." + fraction) + "e" + exponent

  property("41 finite doubles round-trip bit by bit, and read as the JDK reads them"):
    forAll(bits): a =>
      assertEquals(
        java.lang.Double.doubleToRawLongBits(json.readOrThrow[Double](a.toJson)),
        java.lang.Double.doubleToRawLongBits(a)
      )
      assertEquals(json.readOrThrow[Double](a.toString), a)

  property("41 finite floats round-trip bit by bit, and read as the JDK reads them"):
    forAll(floatBits): a =>
      assertEquals(
        java.lang.Float.floatToRawIntBits(json.readOrThrow[Float](a.toJson)),
        java.lang.Float.floatToRawIntBits(a)
      )
      assertEquals(json.readOrThrow[Float](a.toString), a)

  property("41 decimals of any length read as the JDK reads them"):
    forAll(decimals): text =>
      val double = java.lang.Double.parseDouble(text)
      val float = java.lang.Float.parseFloat(text)
      if double.isInfinite then assert(json.read[Double](text).isLeft)
      else assertEquals(json.read[Double](text), Right(double))
      if float.isInfinite then assert(json.read[Float](text).isLeft)
      else assertEquals(json.read[Float](text), Right(float))

  test("42 100 KB of digits are refused early"):
    val digits = ("1234567890" * 10240).getBytes
    early[Byte](digits)
    early[Short](digits)
    early[Int](digits)
    early[Long](digits)
    early[BigInteger](digits)
    early[BigDecimal](digits)
    early[BigInt](digits)
    early[scala.math.BigDecimal](digits)

  private def early[A: json.Decoder](bytes: Array[Byte])(using Location): Unit =
    val stream = Counting(bytes)
    assert(json.read[A](stream).isLeft)
    assert(clue(stream.taken) <= 16384, "more than the first buffer was taken")

  test("43 what is no JSON number is refused as every type, and when it is skipped"):
    List(
      "01",
      "1.",
      ".5",
      "+1",
      "1e",
      "-",
      "-01",
      "1.e1",
      "1e+",
      "00",
      "--1",
      "0x1",
      "1_000",
      "Infinity",
      "-Infinity",
      "NaN"
    ).foreach: text =>
      refuses[Byte](text)
      refuses[Short](text)
      refuses[Int](text)
      refuses[Long](text)
      refuses[Float](text)
      refuses[Double](text)
      refuses[BigInteger](text)
      refuses[BigDecimal](text)
      refuses[BigInt](text)
      refuses[scala.math.BigDecimal](text)
      refuses[Skipped](text)
      refuses[Skipped](s"[$text]")
      refuses[Skipped](s"""{"a":$text}""")

  test("44 NaN and the infinities are quoted, and round-trip"):
    bothWays(Double.PositiveInfinity, "\"Infinity\"")
    bothWays(Double.NegativeInfinity, "\"-Infinity\"")
    bothWays(Float.PositiveInfinity, "\"Infinity\"")
    bothWays(Float.NegativeInfinity, "\"-Infinity\"")
    assertEquals(Double.NaN.toJson, "\"NaN\"")
    assertEquals(Float.NaN.toJson, "\"NaN\"")
    assert(json.readOrThrow[Double]("\"NaN\"").isNaN)
    assert(json.readOrThrow[Float]("\"NaN\"").isNaN)

  test("45 0.1f is 0.1"):
    assertEquals(0.1f.toJson, "0.1")
