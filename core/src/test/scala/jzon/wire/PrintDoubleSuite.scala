package jzon.wire

import java.lang.Double.{doubleToRawLongBits, longBitsToDouble}
import java.lang.Float.{floatToRawIntBits, intBitsToFloat}
import java.nio.charset.StandardCharsets.ISO_8859_1
import java.nio.file.Files
import java.util.SplittableRandom
import jzon.Corpora
import munit.{FunSuite, Location}
import scala.jdk.CollectionConverters.*

class PrintDoubleSuite extends FunSuite:
  private val out = new Array[Byte](3 + 26)

  private def text(v: Double): String =
    new String(out, 3, PrintDouble.putDouble(v, out, 3) - 3, ISO_8859_1)

  private def text(v: Float): String =
    new String(out, 3, PrintDouble.putFloat(v, out, 3) - 3, ISO_8859_1)

  private def prints(v: Double, expected: String)(using Location): Unit = assertEquals(text(v), expected)

  private def printsFloat(v: Float, expected: String)(using Location): Unit = assertEquals(text(v), expected)

  test("rows: notation"):
    prints(0.0, "0.0")
    prints(-0.0, "-0.0")
    prints(1.0, "1.0")
    prints(-1.5, "-1.5")
    prints(100.0, "100.0")
    prints(0.001, "0.001")
    prints(-0.01, "-0.01")
    prints(9.999999999999998e-4, "9.999999999999998E-4")
    prints(1e-4, "1.0E-4")
    prints(1234567.0, "1234567.0")
    prints(9999999.999999998, "9999999.999999998")
    prints(1e7, "1.0E7")
    prints(1.2345678901e10, "1.2345678901E10")
    prints(1e21, "1.0E21")
    prints(1e-10, "1.0E-10")
    prints(-43.123456, "-43.123456")
    prints(0.1 + 0.2, "0.30000000000000004")
    prints(1e23, "1.0E23")
    prints(2e23, "2.0E23")
    prints(9007199254740993.0, "9.007199254740992E15")
    prints(Double.MaxValue, "1.7976931348623157E308")
    prints(java.lang.Double.MIN_NORMAL, "2.2250738585072014E-308")
    prints(Double.MinPositiveValue, "4.9E-324")
    printsFloat(0f, "0.0")
    printsFloat(-0f, "-0.0")
    printsFloat(0.1f, "0.1")
    printsFloat(33333.332f, "33333.332")
    printsFloat(16777216f, "1.6777216E7")
    printsFloat(9999999f, "9999999.0")
    printsFloat(0.001f, "0.001")
    printsFloat(-9.99e-4f, "-9.99E-4")
    printsFloat(Float.MaxValue, "3.4028235E38")
    printsFloat(java.lang.Float.MIN_NORMAL, "1.1754944E-38")
    printsFloat(Float.MinPositiveValue, "1.4E-45")

  private def plain(v: Double)(using Location): Unit = prints(v, Decimals.notation(Decimals.doubles.shortest(v)))

  private def plainFloat(v: Float)(using Location): Unit =
    printsFloat(v, Decimals.notation(Decimals.floats.shortest(v)))

  test("every power of two, the numbers beside it, and the least subnormals agree with the definition"):
    for exponent <- 0 until 2047; bits <- (exponent.toLong << 52) - 1 to (exponent.toLong << 52) + 2 if bits > 0 do
      plain(longBitsToDouble(bits))
    for exponent <- 0 until 255; bits <- (exponent << 23) - 2 to (exponent << 23) + 2 if bits > 0 do
      plainFloat(intBitsToFloat(bits))
    for bits <- 1 to 300 do
      plain(longBitsToDouble(bits))
      plainFloat(intBitsToFloat(bits))

  test("every power of ten, its multiples, and the numbers beside them agree with the definition"):
    for power <- -324 to 308; factor <- Seq(1, 2, 5, 9) do
      val bits = doubleToRawLongBits(s"${factor}e$power".toDouble)
      for near <- bits - 1 to bits + 1 if near > 0 && longBitsToDouble(near) < Double.PositiveInfinity do
        plain(longBitsToDouble(near))
    for power <- -45 to 38; factor <- Seq(1, 2, 5, 9) do
      val bits = floatToRawIntBits(s"${factor}e$power".toFloat)
      for near <- bits - 1 to bits + 1 if near > 0 && intBitsToFloat(near) < Float.PositiveInfinity do
        plainFloat(intBitsToFloat(near))

  test("numbers whose last digit is nearly or exactly undecided agree with the definition"):
    // Among the nearest of all doubles to a decision of the algorithm, as found for Żmij by its verify.py.
    val near = Seq(
      0x030a3d8d5e503e59L, 0x05c6ee73b7b47f43L, 0x0d17c0747bd76fa1L, 0x20e8823a57adbef8L, 0x20e8823a57adbef9L,
      0x293685f7683c20cdL, 0x2a61b96458445d07L, 0x3086e22db4568793L, 0x34988f6a1b543ad8L, 0x384b848a3ee9807eL
    )
    near.foreach(bits => plain(longBitsToDouble(bits)))
    val random = new SplittableRandom(7)
    for _ <- 1 to 2000 do // dyadic fractions: 2.5 and 7.5 in the last place come out exactly
      plain((random.nextLong(1L << 53) + 1) / 4.0)
      plain((random.nextLong(1L << 53) + 1) / (1L << random.nextInt(60)).toDouble)
      plain((random.nextLong(1L << 52) + 1) * (1L << random.nextInt(60)).toDouble)

  private def random(count: Int)(double: Double => Unit, float: Float => Unit): Unit =
    val random = new SplittableRandom(2025)
    for _ <- 1 to count do
      val v = longBitsToDouble(random.nextLong() & Long.MaxValue)
      if v < Double.PositiveInfinity && v > 0 then double(v)
      double((random.nextLong(10000000000000L) + 1) / 1e6)
      double((random.nextInt(100000000) + 1) / Math.pow(10, random.nextInt(12)))
      double(random.nextDouble() * 180 + 1e-9)
      double((random.nextLong() >>> (random.nextInt(62) + 1) | 1).toDouble)
      val f = intBitsToFloat(random.nextInt() & Int.MaxValue)
      if f < Float.PositiveInfinity && f > 0 then float(f)
      float((random.nextInt(10000000) + 1) / 1e4f)
      float((random.nextInt(1 << 24) + 1).toFloat)

  test("random numbers agree with the definition"):
    random(1500)(plain, plainFloat)

  test("random numbers read back as themselves"):
    random(100000)(
      v =>
        if text(v).toDouble != v || text(-v).toDouble != -v then fail(s"$v printed as ${text(v)}"),
      v =>
        if text(v).toFloat != v || text(-v).toFloat != -v then fail(s"$v printed as ${text(v)}")
    )

  test("random numbers look as Java's, where Java prints the shortest digits"):
    assume(
      Runtime.version.feature >= 19,
      "skipped: Double.toString is not always shortest before Java 19 (JDK-4511638)"
    )
    random(200000)(
      v => if text(v) != v.toString then prints(v, v.toString),
      v => if text(v) != v.toString then printsFloat(v, v.toString)
    )
    for bits <- 1 to 100000 do
      prints(longBitsToDouble(bits), longBitsToDouble(bits).toString)
      printsFloat(intBitsToFloat(bits), intBitsToFloat(bits).toString)

  test("the JCS list: the digits of ECMAScript"):
    val corpus = Corpora.find("jcs-numbers")
    assume(corpus.isDefined, Corpora.missing("jcs-numbers"))
    val lines = Files.readAllLines(corpus.get.resolve("es6-numbers-0001-1000.txt")).asScala.filter(_.nonEmpty)
    for line <- lines do
      val Array(hex, expected) = line.split(",", 2): @unchecked
      val v = longBitsToDouble(java.lang.Long.parseUnsignedLong(hex, 16))
      if v == 0 then assert(clue(text(v)).endsWith("0.0"))
      else if Math.abs(v) < 1e-321 then assertEquals(text(v).toDouble, v) // ECMAScript prints one digit
      else
        val decimal = java.math.BigDecimal(expected)
        val sign = if decimal.signum < 0 then "-" else ""
        assertEquals(text(v), sign + Decimals.notation(decimal.abs), clue(line))
    assert(lines.size >= 1000)

  test("26 bytes are enough for any Double and 17 for any Float"):
    def double(v: Double): Unit =
      val exact = new Array[Byte](26)
      val end = PrintDouble.putDouble(-v, exact, 0)
      assertEquals(new String(exact, 0, end, ISO_8859_1).toDouble, -v)
    def float(v: Float): Unit =
      val exact = new Array[Byte](17)
      val end = PrintDouble.putFloat(-v, exact, 0)
      assertEquals(new String(exact, 0, end, ISO_8859_1).toFloat, -v)
    random(20000)(double, float)
    for power <- -330 to 308; digits <- Seq("1.2345678901234567", "1", "9.9999999999999999") do
      double(s"${digits}e$power".toDouble)
    for power <- -50 to 38; digits <- Seq("1.23456789", "1", "2.00000001") do float(s"${digits}e$power".toFloat)
