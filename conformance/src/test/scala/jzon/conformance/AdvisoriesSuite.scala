package jzon.conformance

import java.io.{ByteArrayInputStream, InputStream, OutputStream}
import java.math.{BigDecimal, BigInteger}
import jzon as json
import jzon.{DecodeError, Decoder, Json, Limits}
import jzon.DecodeError.Kind
import munit.{FunSuite, Location}
import scala.concurrent.duration.*

/** What security advisories of other libraries told, one test each, named there. */
trait AdvisoryTests extends FunSuite:
  override def munitTimeout: Duration = 3.minutes

  /** How deep recursive classes are read and written here; trees and what is skipped need no stack. */
  protected def classDepth: Int = 512

  case class Recursive(next: Option[Recursive] = None, all: List[Recursive] = Nil) derives json.Codec

  /** A recursive class of 20 fields. */
  case class Wide(
      a: Int = 0,
      b: Long = 0,
      c: Double = 0,
      d: String = "",
      e: Option[Int] = None,
      f: Boolean = false,
      g: Int = 0,
      h: Int = 0,
      i: Int = 0,
      j: Int = 0,
      k: Int = 0,
      l: Int = 0,
      m: Int = 0,
      n: Int = 0,
      o: Int = 0,
      p: Int = 0,
      q: Int = 0,
      r: Int = 0,
      next: Option[Wide] = None,
      list: List[Wide] = Nil
  ) derives json.Codec

  /** On a thread of its own, whose stack is as large as the machine says. */
  private def fresh(body: => Unit): Unit = withStack(0)(body)

  /** The same with a stack of so many KB, 0 for the machine's. */
  protected def withStack(size: Int)(body: => Unit): Unit =
    var failure: Option[Throwable] = None
    val run: Runnable = () =>
      try body
      catch case e: Throwable => failure = Some(e)
    val thread = Thread(null, run, "fresh", size * 1024L)
    thread.start()
    thread.join()
    failure.foreach(throw _)

  private def kindOf[A: Decoder](in: json.Input)(using Limits): Option[Kind] =
    json.read[A](in).swap.toOption.map(_.kind)

  private def refused[A](text: String, kind: Kind)(using Decoder[A], Limits)(using Location): Unit =
    assertEquals(kindOf[A](text), Some(kind), text.take(60))
    assertEquals(kindOf[A](Pieces(text.getBytes, Seq(1))), Some(kind), text.take(60))

  test("100,000 brackets, braces, and both, everywhere (CVE-2025-52999, CVE-2022-45685, CVE-2024-57699)"):
    val deep = Seq("[" * 100000, "{\"a\":" * 100000, "[{\"a\":" * 50000, "{\"next\":" * 100000, "{\"all\":[" * 50000)
    for text <- deep do
      refused[Json](text, Kind.Limit)
      refused[Unit](text, Kind.Limit)(using Anything.skipped)
      refused[Int]("{\"unknown\":" + text, Kind.Limit)(using Anything.unknown)
      if text.startsWith("{") then
        fresh(refused[Recursive](text, Kind.Limit)(using summon[json.Decoder[Recursive]], Limits(depth = classDepth)))
      if text.startsWith("{") then refused[Map[String, Json]](text, Kind.Limit)
    refused[List[List[Json]]]("[" * 100000, Kind.Limit)
    refused[Json]("]" * 100000, Kind.Syntax)

  test("as deep as the limit in a tree and in recursive classes, of 20 fields too: read and written"):
    def nested(n: Int) = "{\"next\":" * n + "{}" + "}" * n
    assertEquals(json.write(json.readOrThrow[Json](nested(511))), nested(511))
    // The innermost list is a level more when it is written.
    fresh:
      assert(json.read[Recursive](nested(classDepth - 1)).isRight)
      val text = nested(classDepth - 2)
      assertEquals(json.write(json.readOrThrow[Recursive](text)).length, text.length + (classDepth - 1) * 9 - 1)
    var wide = Wide()
    fresh:
      wide = json.readOrThrow[Wide](nested(classDepth - 2))
    fresh:
      val text = json.write(wide)
      assertEquals(json.write(json.readOrThrow[Wide](ByteArrayInputStream(json.writePretty(wide).getBytes))), text)
    assertEquals(json.readOrThrow[Json](nested(511)), json.readOrThrow[Json](nested(511)))
    val sorted = json.WriteOptions(sortedKeys = true)
    val tree = json.readOrThrow[Json]("{\"b\":1,\"a\":" * 512 + "2" + "}" * 512)
    assertEquals(json.write(tree)(using summon, sorted), "{\"a\":" * 512 + "2" + ",\"b\":1}" * 512)

  test("trees deeper than any stack, where the limits let them in"):
    given Limits = Limits(depth = 200000)
    for (open, close) <- Seq("[" -> "]", "{\"a\":[" -> "]}") do
      val text = open * 10000 + close * 10000
      val tree = json.readOrThrow[Json](text)
      assertEquals(json.write(tree), text)
      assert(tree == json.readOrThrow[Json](text))
      assertEquals(tree.hashCode, json.readOrThrow[Json](text).hashCode)
      assertEquals(json.read[Json](text.dropRight(1)).swap.map(_.path.parts.length), Right(0))

  test("cyclic and 100,000-deep values when encoding (CVE-2022-45693)"):
    val deep = (1 to 100000).foldLeft(Recursive())((inner, _) => Recursive(Some(inner)))
    val error = intercept[json.EncodeError](json.write(deep))
    assert(error.render.endsWith("(nested too deeply)") && error.render.length < 1024, error.render)
    val tree = (1 to 100000).foldLeft(Json.Null: Json)((inner, _) => Json.Arr(inner))
    intercept[json.EncodeError](json.write(tree)): Unit
    intercept[json.EncodeError](json.writeTo(tree, OutputStream.nullOutputStream())): Unit

  test("exponents that are gigabytes once they are digits (CVE-2023-4043, circe#1040, protobuf#26032)"):
    val exponents = Seq(
      "1e1000000000",
      "1e-1000000000",
      "1E+2147483648",
      "-1e-2147483648",
      "1e-2147483649",
      "0.1e2147483647",
      "1e99999999999999999999999999",
      "1e-99999999999999999999999999",
      "1e1" + "0" * 1000
    )
    for text <- exponents; tail <- Seq("", " ") do
      refused[BigDecimal](text + tail, Kind.Limit)
      refused[scala.math.BigDecimal](text + tail, Kind.Limit)
      refused[BigInteger](text + tail, Kind.Data)
      refused[BigInt](text + tail, Kind.Data)
      refused[Long](text + tail, Kind.Data)
      refused[Int](text + tail, Kind.Data)
      if text.contains("e-") then assertEquals(json.read[Double](text).map(_.abs), Right(0.0))
      else refused[Double](text + tail, Kind.Data)
    for zero <- Seq("0e9999999999", "0.0e-9999999999", "-0E+99999999999999999999") do
      assertEquals(json.read[Double](zero).map(_.abs), Right(0.0))
      refused[BigDecimal](zero, Kind.Limit)
    for text <- Seq("1e400", "-1e400", "1e309", "1" + "0" * 309) do refused[Double](text, Kind.Data)
    refused[Float]("1e39", Kind.Data)
    refused[Float]("3.4028236e38", Kind.Data)

  test("long numbers are left at the digit that is too much, byte by byte too (GHSA-72hv-8253-57qq)"):
    val long = "9" * 1000000
    for text <- Seq(long, "-" + long, "0." + long, long + "e5") do
      for kind <- Seq("array", "by one") do
        def input: json.Input = if kind == "array" then text else Counted(text.getBytes)
        assertEquals(kindOf[BigDecimal](input), Some(Kind.Limit), kind)
        val counted = Counted(text.getBytes)
        assertEquals(kindOf[BigDecimal](counted), Some(Kind.Limit))
        assert(counted.taken < 100, s"${counted.taken} bytes were read")
    val counted = Counted(long.getBytes)
    assertEquals(kindOf[Int](counted), Some(Kind.Data))
    assert(counted.taken < 100, s"${counted.taken} bytes were read, which the error shows the first of")

  test("near the middle of two doubles, with a thousand digits"):
    val half = BigDecimal(java.lang.Math.nextUp(1.0)).add(BigDecimal(1.0)).divide(BigDecimal.valueOf(2)).toPlainString
    def read(text: String) = json.read[Double](text)
    assertEquals(read(half), Right(1.0))
    assertEquals(read(half + "0" * 1000 + "1"), Right(java.lang.Math.nextUp(1.0)))
    assertEquals(read(half.dropRight(1) + "49" + "9" * 1000), Right(1.0))

  test("value-indexed collections do not grow with a number's value"):
    for text <- Seq("[2147483647]", "[1000000000]", "[-1]") do
      refused[collection.immutable.BitSet](text, Kind.Data)
      refused[collection.mutable.BitSet](text, Kind.Data)

  test("what never ends is left at its limit, in little memory"):
    val limits = Limits(stringBytes = 100000, nameBytes = 1000)
    def endless(begin: String, unit: String) = Endless(begin.getBytes, unit.getBytes)
    def is[A: Decoder](kind: Kind, begin: String, unit: String)(using Location): Unit =
      assertEquals(kindOf[A](endless(begin, unit))(using summon[Decoder[A]], limits), Some(kind))
    for (begin, unit) <- Seq(
        "\"" -> "a",
        "\"" -> "\\u0041",
        "\"" -> "é",
        "1" -> "0",
        "1.5e" -> "7",
        "{\"" -> "a",
        "" -> "[",
        "" -> "{\"a\":",
        "[\"" -> "😀"
      )
    do
      is[Json](Kind.Limit, begin, unit)
      is[Unit](Kind.Limit, begin, unit)(using Anything.skipped)
    is[Double](Kind.Limit, "0.", "1")
    is[Double](Kind.Limit, "0.", "0")

  test("endless white space, and an endless array that is not kept, end with the stream, in little memory"):
    val most = 48L * 1024 * 1024
    def ended(begin: String, unit: String) = Endless(begin.getBytes, unit.getBytes, most)
    for blanks <- Seq(" ", "\n", " \t\r\n", "        \n") do
      assertEquals(kindOf[Json](ended("[1", blanks)), Some(Kind.End))
    for begin <- Seq("{\"1\"", "{\"1\":", "{\"1\":1", "{\"1\":1,") do
      assertEquals(kindOf[Map[String, Int]](ended(begin, " ")), Some(Kind.End), begin)
      assertEquals(kindOf[Map[Int, Int]](ended(begin, " ")), Some(Kind.End), begin)
      assertEquals(kindOf[Int](ended(begin, " "))(using Anything.unknown), Some(Kind.End), begin)
    assertEquals(kindOf[Unit](ended("[1", ",[1,{\"a\":null}]"))(using Anything.skipped), Some(Kind.End))
    val counting: Decoder[Long] = in =>
      var sum = 0L
      in.beginArray()
      while in.hasElement() do sum += in.readInt()
      sum
    assertEquals(kindOf[Long](ended("[1", ",12"))(using counting), Some(Kind.End))

  test("endless white space ends at the limit of the document"):
    given Limits = Limits(documentBytes = 1000000)
    assertEquals(kindOf[Json](Endless(Array.empty, " ".getBytes)), Some(Kind.Limit))

  test("a megabyte of escapes, and of astral characters"):
    for unit <- Seq("\\n", "\\u0041", "\\ud83d\\ude00", "😀", "é") do
      val body = unit * 500000
      val limits = Limits(stringBytes = 10000000)
      val text = json.read[String]("\"" + body + "\"")(using Decoder.string, limits).toOption.get
      assertEquals(text.codePointCount(0, text.length), 500000)
      val written = json.writeBytes(text)
      assertEquals(json.read[String](written)(using Decoder.string, limits), Right(text))

  test("an exception of the stream comes out as it is, at any place, and the next document is read"):
    val bytes = json.writeBytes(List.fill(3000)("0123456789"))
    for after <- Seq(0, 1, 10, 16383, 16384, 16385, 30000) do
      val failing = new InputStream:
        private val in = ByteArrayInputStream(bytes, 0, after)
        def read(): Int = in.read() match
          case -1 => throw java.io.IOException("broken")
          case b  => b
      val error = intercept[java.io.IOException](json.read[Json](failing))
      assertEquals(error.getMessage, "broken")
      assert(json.read[List[String]](ByteArrayInputStream(bytes)).isRight)

  test("an interrupted thread reads on, and stays interrupted"):
    Thread.currentThread.interrupt()
    val result = json.read[List[Int]](ByteArrayInputStream("[1,2,3]".getBytes))
    assert(Thread.interrupted())
    assertEquals(result, Right(List(1, 2, 3)))

  test("an error is a kilobyte at most, whatever stands at the place"):
    val long = "k" * 40000
    val documents = Seq(
      s"""{"$long":{"$long":[1,"x"]}}""",
      s"""{"${"é" * 20000}":{"${"\\\"" * 20000}":tru}}""",
      s"""{"a":"${"😀" * 100000}"}"""
    )
    for text <- documents do
      val error = json.read[Map[String, Map[String, List[Int]]]](text).swap.toOption.get
      assert(error.render.getBytes("UTF-8").length <= 1024, error.render.length.toString)
      assertEquals(error.getStackTrace.length, 0)

/** A stream that counts what was taken, a byte at a time. */
final class Counted(bytes: Array[Byte]) extends InputStream:
  var taken = 0
  def read(): Int =
    if taken == bytes.length then -1
    else
      taken += 1
      bytes(taken - 1) & 0xff
  override def read(into: Array[Byte], at: Int, length: Int): Int =
    val b = read()
    if b < 0 then -1
    else
      into(at) = b.toByte
      1

/** `begin`, then `unit` again and again, `most` bytes of them. */
final class Endless(begin: Array[Byte], unit: Array[Byte], most: Long = Long.MaxValue) extends InputStream:
  private var count = 0L
  private val block = Iterator.continually(unit).take(8192 / unit.length + 1).flatten.toArray

  def read(): Int =
    if count >= most then -1
    else
      count += 1
      val i = count - 1
      (if i < begin.length then begin(i.toInt) else unit(((i - begin.length) % unit.length).toInt)) & 0xff

  override def read(into: Array[Byte], at: Int, length: Int): Int =
    if count >= begin.length && (count - begin.length) % unit.length == 0 && length >= block.length && count < most then
      System.arraycopy(block, 0, into, at, block.length)
      count += block.length
      block.length
    else
      val b = read()
      if b < 0 then -1
      else
        into(at) = b.toByte
        1

class AdvisoriesSuite extends AdvisoryTests:
  test("512 levels of a class of 20 fields on a stack of 384 KB"):
    val text = "{\"next\":" * 510 + "{}" + "}" * 510 // the list of the innermost is level 512
    withStack(384)(assertEquals(json.write(json.readOrThrow[Wide](text)).count(_ == '{'), 511))

/** All of them once more with a stack of 256 KB and a heap of 64 MB. */
class AdvisoriesSmallMachineSuite extends AdvisoryTests:
  /** A virtual machine that has compiled nothing yet keeps each field in eight bytes of its frame, a Long in 16, beside
    * what it needs itself, and 96 of the 256 KB are its reserve: 300 levels of the class of 20 fields were too many.
    * Trees and what is skipped are as deep here as everywhere.
    */
  override protected def classDepth: Int = 200

  test("the machine is small"):
    assert(Runtime.getRuntime.maxMemory <= 64L * 1024 * 1024, Runtime.getRuntime.maxMemory.toString)

/** The seed's attacks, and the corpora's, on a small machine. */
class AttacksSmallMachineSuite extends FunSuite:
  test("the seed's attacks, generated"):
    val honest = json.write(DistanceMatrix.matrix(20))
    for attack <- Seq(DistanceMatrix.attack0(honest), DistanceMatrix.attack1(honest), DistanceMatrix.attack2(honest)) do
      assertEquals(json.read[DistanceMatrix.Matrix](attack), Right(DistanceMatrix.matrix(20)))
    assert(json.read[DistanceMatrix.Matrix](DistanceMatrix.attack3(honest)).isLeft)

  test("the corpora's documents up to 1 MB, from an array and from a stream"):
    val documents = Documents.upTo(1 << 20)
    assume(documents.nonEmpty, Documents.missing)
    documents.foreach: document =>
      val expected = Outcome(document.bytes)(using Anything.skipped)
      assertEquals(Outcome(ByteArrayInputStream(document.bytes))(using Anything.skipped), expected, document.name)
      assertEquals(Outcome(document.bytes)(using Anything.tree).place, expected.place, document.name)
