package jzon.bench

import java.util.SplittableRandom
import java.util.concurrent.TimeUnit

import com.github.plokhotnyuk.jsoniter_scala.core.*
import jzon.wire.{Integers, ParseDouble, PrintDouble}
import org.openjdk.jmh.annotations.*

/** The number code by itself: 512 numbers of one kind into a byte array with a comma after each, by jzon, by
  * jsoniter-scala's writer, and by `toString` of the JDK (which leaves its bytes where they are); and from decimal
  * digits to Double.
  *
  * `./sbt "bench/Jmh/run Numbers"`; a score is one number.
  */
@State(Scope.Thread)
@BenchmarkMode(Array(Mode.AverageTime))
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
class Numbers:
  private val random = SplittableRandom(42)
  private val out = new Array[Byte](512 * 32)

  /** GeoJSON's: up to six decimals. */
  private val places = Array.fill(512)((random.nextLong(360000000L) - 180000000L) / 1e6)

  /** As from a random generator: 16 or 17 digits, no exponent. */
  private val long = Array.fill(512)(random.nextDouble() * 180)

  /** Any bits: 17 digits and an exponent. */
  private val wild = Array.fill(512)(java.lang.Double.longBitsToDouble(random.nextLong() & ~(1L << 62)))
  private val whole = Array.fill(512)(random.nextInt(100000).toDouble)
  private val floats = Array.fill(512)(random.nextDouble().toFloat * 180)
  private val ints = Array.fill(512)(random.nextInt() >> random.nextInt(32))
  private val shortInts = Array.fill(512)(random.nextInt(100))
  private val longs = Array.fill(512)(random.nextLong() >> random.nextInt(64))

  private val placesDigits = places.map(v => Math.round(Math.abs(v) * 1e6))
  private val placesTexts = places.map(v => Math.abs(v).toString)
  private val longDigits = long.map(v => new java.math.BigDecimal(v.toString))
  private val longSignificands = longDigits.map(_.unscaledValue.longValue)
  private val longExponents = longDigits.map(-_.scale)
  private val longTexts = long.map(_.toString)

  private def put(values: Array[Double]): Int =
    var at, i = 0
    while i < values.length do
      at = PrintDouble.putDouble(values(i), out, at)
      out(at) = ','
      at += 1
      i += 1
    at

  private def jdk(values: Array[Double]): Int =
    var length, i = 0
    while i < values.length do
      length += java.lang.Double.toString(values(i)).length
      i += 1
    length

  private def jsoniter[A](values: A)(using JsonValueCodec[A]): Int = writeToSubArray(values, out, 0, out.length)

  import Numbers.given

  @Benchmark @OperationsPerInvocation(512) def placesJzon(): Int = put(places)
  @Benchmark @OperationsPerInvocation(512) def placesJsoniter(): Int = jsoniter(places)
  @Benchmark @OperationsPerInvocation(512) def placesJdk(): Int = jdk(places)
  @Benchmark @OperationsPerInvocation(512) def longJzon(): Int = put(long)
  @Benchmark @OperationsPerInvocation(512) def longJsoniter(): Int = jsoniter(long)
  @Benchmark @OperationsPerInvocation(512) def longJdk(): Int = jdk(long)
  @Benchmark @OperationsPerInvocation(512) def wildJzon(): Int = put(wild)
  @Benchmark @OperationsPerInvocation(512) def wildJsoniter(): Int = jsoniter(wild)
  @Benchmark @OperationsPerInvocation(512) def wildJdk(): Int = jdk(wild)
  @Benchmark @OperationsPerInvocation(512) def wholeJzon(): Int = put(whole)
  @Benchmark @OperationsPerInvocation(512) def wholeJsoniter(): Int = jsoniter(whole)

  @Benchmark @OperationsPerInvocation(512) def floatsJzon(): Int =
    var at, i = 0
    while i < floats.length do
      at = PrintDouble.putFloat(floats(i), out, at)
      out(at) = ','
      at += 1
      i += 1
    at

  @Benchmark @OperationsPerInvocation(512) def floatsJsoniter(): Int = jsoniter(floats)

  private def put(values: Array[Int]): Int =
    var at, i = 0
    while i < values.length do
      at = Integers.putInt(values(i), out, at)
      out(at) = ','
      at += 1
      i += 1
    at

  @Benchmark @OperationsPerInvocation(512) def intsJzon(): Int = put(ints)
  @Benchmark @OperationsPerInvocation(512) def intsJsoniter(): Int = jsoniter(ints)
  @Benchmark @OperationsPerInvocation(512) def shortIntsJzon(): Int = put(shortInts)
  @Benchmark @OperationsPerInvocation(512) def shortIntsJsoniter(): Int = jsoniter(shortInts)

  @Benchmark @OperationsPerInvocation(512) def longsJzon(): Int =
    var at, i = 0
    while i < longs.length do
      at = Integers.putLong(longs(i), out, at)
      out(at) = ','
      at += 1
      i += 1
    at

  @Benchmark @OperationsPerInvocation(512) def longsJsoniter(): Int = jsoniter(longs)

  @Benchmark @OperationsPerInvocation(512) def parsePlacesJzon(): Double =
    var sum = 0.0
    var i = 0
    while i < placesDigits.length do
      sum += ParseDouble.ofDecimal(placesDigits(i), -6)
      i += 1
    sum

  @Benchmark @OperationsPerInvocation(512) def parseLongJzon(): Double =
    var sum = 0.0
    var i = 0
    while i < longSignificands.length do
      sum += ParseDouble.ofDecimal(longSignificands(i), longExponents(i))
      i += 1
    sum

  private def parseJdk(texts: Array[String]): Double =
    var sum = 0.0
    var i = 0
    while i < texts.length do
      sum += java.lang.Double.parseDouble(texts(i))
      i += 1
    sum

  @Benchmark @OperationsPerInvocation(512) def parsePlacesJdk(): Double = parseJdk(placesTexts)
  @Benchmark @OperationsPerInvocation(512) def parseLongJdk(): Double = parseJdk(longTexts)

object Numbers:
  /** An array as jsoniter-scala's macro would write it. */
  private def codec[A](nothing: A, length: A => Int, write: (JsonWriter, A, Int) => Unit): JsonValueCodec[A] =
    new JsonValueCodec[A]:
      def nullValue: A = nothing
      def decodeValue(in: JsonReader, default: A): A = default
      def encodeValue(values: A, out: JsonWriter): Unit =
        out.writeArrayStart()
        val n = length(values)
        var i = 0
        while i < n do
          write(out, values, i)
          i += 1
        out.writeArrayEnd()

  given doubles: JsonValueCodec[Array[Double]] =
    codec(Array.empty, _.length, (out, values, i) => out.writeVal(values(i)))
  given floats: JsonValueCodec[Array[Float]] = codec(Array.empty, _.length, (out, values, i) => out.writeVal(values(i)))
  given ints: JsonValueCodec[Array[Int]] = codec(Array.empty, _.length, (out, values, i) => out.writeVal(values(i)))
  given longs: JsonValueCodec[Array[Long]] = codec(Array.empty, _.length, (out, values, i) => out.writeVal(values(i)))
