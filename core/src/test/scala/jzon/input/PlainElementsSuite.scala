package jzon.input

import java.io.ByteArrayInputStream
import java.nio.charset.StandardCharsets.UTF_8
import java.time.{LocalTime, Period, Year, ZonedDateTime}
import scala.collection.immutable.{BitSet, Queue}
import scala.collection.mutable.ArrayBuffer
import scala.reflect.ClassTag
import munit.ScalaCheckSuite
import org.scalacheck.Gen
import org.scalacheck.Prop.*
import jzon as json

/** Collections of primitives, and of values in strings, have loops for elements in their common form. Queues, which
  * have none, and the grammar are their twins.
  */
class PlainElementsSuite extends ScalaCheckSuite:
  import PlainElementsSuite.*

  override def scalaCheckTestParameters = super.scalaCheckTestParameters.withMinSuccessfulTests(3000)

  private val number =
    for
      digits <- Gen.choose(1, 21)
      text <- Gen.listOfN(digits, Gen.numChar).map(_.mkString)
      sign <- Gen.oneOf("", "-")
      end <- Gen.frequency(20 -> "", 1 -> ".5", 1 -> "e1", 1 -> "E+1", 1 -> "x", 1 -> ".", 1 -> ":", 1 -> "/")
    yield sign + text + end

  private val integer = Gen.frequency(
    6 -> Gen.long.flatMap(v => Gen.choose(0, 63).map(shift => (v >> shift).toString)),
    6 -> Gen.choose(-1000000, 1000000).map(_.toString),
    2 -> number,
    1 -> Gen.oneOf("0", "-0", "00", "-", "", "null", "\"1\"", "2147483648", "-2147483648", "9223372036854775808"),
    1 -> Gen.oneOf("-9223372036854775808", "-9223372036854775809", "9999999999999999999", "18446744073709551616")
  )

  private val boolean = Gen.frequency(
    20 -> Gen.oneOf("true", "false"),
    1 -> Gen.oneOf("tru", "falze", "trues", "vrue", "gfalse", "f", "t", "ffalse", "drue", "null", "1", "")
  )

  private val time = Gen.frequency(
    20 -> Gen.choose(0, 86399).map(second => s"\"${LocalTime.ofSecondOfDay(second)}\""),
    5 -> Gen.choose(0L, 86399999999999L).map(nano => s"\"${LocalTime.ofNanoOfDay(nano)}\""),
    1 -> Gen.oneOf("\"10:15:3\"", "\"10:15:30", "\"24:00:00\"", "\"\\u00310:15:30\"", "10", "\"\"", "\"10:15:30Z\"", "")
  )

  private val period = Gen.frequency(
    20 -> Gen.choose(0, 20000).map(day => s"\"${Period.of(day / 100, day % 20, day)}\""),
    1 -> Gen.oneOf("\"P1W\"", "\"-P1D\"", "\"P1D", "\"P\"", "\"P1\"", "\"\\u0050Y1\"", "null", "")
  )

  private val year = Gen.frequency(
    20 -> Gen.choose(0, 9999).map(year => f"\"$year%04d\""),
    1 -> Gen.oneOf("\"1\"", "\"+12345\"", "\"2020", "\"20.0\"", "2020", "")
  )

  private val zoned = Gen.frequency(
    20 -> Gen.zip(time, Gen.oneOf("Z", "+01:00", "Z[UTC]", "-05:00[America/New_York]", "Z[Europe/Paris]")).map:
      (time, zone) => s"\"2026-11-23T${time.stripPrefix("\"").stripSuffix("\"")}$zone\""
    ,
    1 -> Gen.oneOf("\"2026-11-23T10:15:30Z[U\\u0054C]\"", "\"2026-11-23T10:15:30Z[UTC\"", "\"\"")
  )

  private def array(element: Gen[String]): Gen[String] =
    for
      elements <- Gen.listOf(element)
      separator <-
        Gen.frequency(9 -> ",", 3 -> ", ", 1 -> " ,", 2 -> ",\n  ", 1 -> ",\r\n    ", 1 -> ",\n\t\t", 1 -> ",  \n")
      other <- Gen.frequency(20 -> ",", 1 -> " ,\t", 1 -> ";", 1 -> ",,")
      at <- Gen.choose(0, 20)
      end <- Gen.frequency(20 -> "]", 1 -> "", 1 -> ",]", 1 -> " ]")
    yield elements.zipWithIndex.map((e, i) => if i == 0 then e else (if i == at then other else separator) + e)
      .mkString("[", "", end)

  private def outcome[A](result: Either[json.DecodeError, A]): Either[(String, Long), A] =
    result.left.map(e => (e.getMessage, e.offset))

  private def same[A: ClassTag](text: String)(using json.Decoder[A]): Unit =
    val bytes = text.getBytes(UTF_8)
    val inClass = s"""{"list":$text}""".getBytes(UTF_8)
    val expected = outcome(json.read[Queue[A]](bytes).map(_.toList))
    assertEquals(outcome(json.read[List[A]](bytes)), expected, text)
    assertEquals(outcome(json.read[Vector[A]](bytes).map(_.toList)), expected, text)
    assertEquals(outcome(json.read[ArrayBuffer[A]](bytes).map(_.toList)), expected, text)
    assertEquals(outcome(json.read[Array[A]](bytes).map(_.toList)), expected, text)
    assertEquals(outcome(json.read[List[A]](Dripping(bytes))), expected, text)
    assertEquals(outcome(json.read[Array[A]](Dripping(bytes)).map(_.toList)), expected, text)
    val other = json.read[Other](inClass).map(other => Ints(other.list.toList))
    assertEquals(outcome(json.read[Ints](inClass)), outcome(other), text)

  /** Of a stream of single bytes, each element is read by itself. */
  private def sameSet(text: String): Unit =
    val bytes = text.getBytes(UTF_8)
    val set = outcome(json.read[BitSet](bytes))
    assertEquals(set, outcome(json.read[BitSet](Dripping(bytes))), text)
    val elements = json.read[List[Int]](bytes).toOption.filter(_.forall(i => i >= 0 && i <= 1023))
    assertEquals(set.toOption, elements.map(BitSet.fromSpecific(_)), text)

  private val bit = Gen.frequency(
    30 -> Gen.choose(0, 1023).map(_.toString),
    10 -> Gen.choose(0, 130).map(_.toString),
    1 -> Gen.oneOf("1024", "-1", "-0", "4294967297", "1.0", "1e1", "07", "null", "")
  )

  property("lists of Int are read as queues are")(forAllNoShrink(array(integer))(same[Int]))
  property("lists of Long are read as queues are")(forAllNoShrink(array(integer))(same[Long]))
  property("lists of Short are read as queues are")(forAllNoShrink(array(integer))(same[Short]))
  property("lists of Byte are read as queues are")(forAllNoShrink(array(integer))(same[Byte]))
  property("lists of Option[Int] are read as queues are")(
    forAllNoShrink(array(Gen.frequency(3 -> integer, 1 -> "null", 1 -> Gen.oneOf("nul", "nulll"))))(same[Option[Int]])
  )
  property("lists of LocalTime are read as queues are")(forAllNoShrink(array(time))(same[LocalTime]))
  property("lists of Period are read as queues are")(forAllNoShrink(array(period))(same[Period]))
  property("lists of Year are read as queues are")(forAllNoShrink(array(year))(same[Year]))
  property("lists of ZonedDateTime are read as queues are")(forAllNoShrink(array(zoned))(same[ZonedDateTime]))
  property("lists of Boolean are read as queues are")(forAllNoShrink(array(boolean))(same[Boolean]))
  property("sets of bits are read as lists are")(forAllNoShrink(array(bit))(sameSet))

  private def sameMap[K](text: String)(using json.KeyDecoder[K]): Unit =
    val bytes = text.getBytes(UTF_8)
    assertEquals(outcome(json.read[Map[K, Int]](bytes)), outcome(json.read[Map[K, Int]](Dripping(bytes))), text)

  private val name = Gen.frequency(
    10 -> integer.map(i => s"\"$i\""),
    5 -> Gen.uuid.map(id => s"\"$id\""),
    1 -> Gen.oneOf("\"1", "1", "\"\\u0031\"", "\"\"", "\"123E4567-e89b-12d3-a456-42661417400G\"")
  )

  private val entries =
    for
      list <- Gen.listOf(Gen.zip(name, Gen.oneOf(":", ":", ":", " : ", "", ","), integer))
      separator <- Gen.oneOf(",", ",", " ,\n ")
    yield list.map(_ + _ + _).mkString("{", separator, "}")

  property("keys of a stream, whose names are kept, are read as others are")(forAllNoShrink(entries): text =>
    sameMap[Int](text)
    sameMap[Long](text)
    sameMap[java.util.UUID](text))

  test("arrays of any length, and what is cut at any byte"):
    for length <- 0 to 70 do
      val elements = List.tabulate(length)(i => i * i % 128)
      val text = elements.mkString("[", ",", "]")
      same[Int](text)
      same[Byte](text)
      sameSet(text)
      for until <- 0 until text.length if length % 16 < 3 do
        same[Long](text.take(until))
        same[Short](text.take(until))
        sameSet(text.take(until))

  property("integers follow the grammar, and are in the range"):
    forAllNoShrink(Gen.oneOf(number, integer.filter(_.nonEmpty)), Gen.choose(0, 30)): (text, after) =>
      val value = Option.when(text.matches("-?(0|[1-9][0-9]*)"))(BigInt(text))
      val bytes = s"[$text${" " * after}]".getBytes(UTF_8)
      assertEquals(json.read[List[Long]](bytes).toOption, value.filter(_.isValidLong).map(v => List(v.toLong)), text)
      assertEquals(json.read[List[Int]](bytes).toOption, value.filter(_.isValidInt).map(v => List(v.toInt)), text)
      assertEquals(json.read[List[Short]](bytes).toOption, value.filter(_.isValidShort).map(v => List(v.toShort)), text)
      assertEquals(json.read[List[Byte]](bytes).toOption, value.filter(_.isValidByte).map(v => List(v.toByte)), text)
      assertEquals(json.read[List[BigInt]](bytes).toOption, value.map(List(_)), text)
      val name = s"""{"$text":1${" " * after}}""".getBytes(UTF_8)
      assertEquals(json.read[Map[Long, Int]](name).toOption, value.filter(_.isValidLong).map(v => Map(v.toLong -> 1)))
      assertEquals(json.read[Map[Int, Int]](name).toOption, value.filter(_.isValidInt).map(v => Map(v.toInt -> 1)))

object PlainElementsSuite:
  final case class Ints(list: List[Int]) derives json.Decoder
  final case class Other(list: Queue[Int]) derives json.Decoder

  /** A stream that gives one byte at a time. */
  final private class Dripping(bytes: Array[Byte]) extends ByteArrayInputStream(bytes):
    override def read(into: Array[Byte], at: Int, length: Int): Int = super.read(into, at, math.min(length, 1))
