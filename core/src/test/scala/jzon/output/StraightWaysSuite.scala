package jzon.output

import java.nio.charset.StandardCharsets.UTF_8
import java.util.UUID
import scala.collection.immutable.{ArraySeq, IntMap, LongMap, Queue}
import scala.collection.mutable.ArrayBuffer
import scala.reflect.ClassTag
import jzon.{Codec, EncodeError, Encoder, Limits, WriteOptions, discriminator, flatten}
import jzon as json

/** The ways that are taken in the compact form only write what the pretty form writes, without its white space. */
class StraightWaysSuite extends munit.FunSuite:
  import StraightWaysSuite.*

  private val pretty = WriteOptions(indent = 3)
  private val refusing = WriteOptions(nan = WriteOptions.NaN.Refused)

  private def pathOf[A: Encoder](a: A): String =
    intercept[EncodeError](json.write(a)(using summon, refusing)).render.takeWhile(_ != '(')

  private val sorted = WriteOptions(sortedKeys = true)

  private def agrees[A: Encoder](a: A, expected: String)(using munit.Location): Unit =
    assertEquals(json.write(a), expected)
    assertEquals(json.write(a)(using summon, pretty).replaceAll("\\s", ""), expected)
    assertEquals(String(json.writeBytesExact(a), UTF_8), expected)
    val bytes = expected.getBytes(UTF_8)
    val small = new Array[Byte](bytes.length)
    val writer = json.Writer.fixed(small)
    json.writeTo(a, writer)
    writer.flush()
    assertEquals(String(small, UTF_8), expected)
    val short = json.Writer.fixed(new Array[Byte](bytes.length - 1))
    intercept[EncodeError]:
      json.writeTo(a, short)
      short.flush()
    : Unit

  test("names that are numbers or UUIDs"):
    val uuid = UUID(0x123456789abcdefL, 0xfedcba9876543210L)
    agrees(Map(Int.MinValue -> 1, 7 -> 2), s"""{"${Int.MinValue}":1,"7":2}""")
    agrees(IntMap(1 -> "a", 2 -> "b"), """{"1":"a","2":"b"}""")
    agrees(LongMap(Long.MaxValue -> true), s"""{"${Long.MaxValue}":true}""")
    agrees(Map(uuid -> 1.5), s"""{"$uuid":1.5}""")
    agrees(java.util.TreeMap(java.util.Map.of(uuid, "x")), s"""{"$uuid":"x"}""")
    agrees(Map.empty[Long, Int], "{}")
    assertEquals(json.write(Map(2 -> "b", 1 -> "a"))(using summon, sorted), """{"1":"a","2":"b"}""")
    val nested = List(Map(9 -> Map(8 -> 7), 1 -> Map()))
    assertEquals(json.write(nested)(using summon, sorted), """[{"1":{},"9":{"8":7}}]""")

  test("a name that is null"):
    intercept[EncodeError](json.write(Map((null: UUID) -> 1))): Unit

  test("the path to a bad value of a map"):
    val bad = Map(UUID(1, 2) -> Double.NaN)
    assertEquals(pathOf(bad), ".\"" + UUID(1, 2) + "\"")
    assertEquals(pathOf(Map(5 -> Double.NaN)), ".\"5\"")

  test("sets and buffers of scalars"):
    agrees(Set(1), "[1]")
    agrees(Set.empty[Int], "[]")
    agrees(Set(Long.MinValue), s"[${Long.MinValue}]")
    agrees(Set(true), "[true]")
    agrees(Set(1, 2, 3, 4, 5), json.write(Set(1, 2, 3, 4, 5).toList))
    agrees(ArrayBuffer(1.5, 2), "[1.5,2.0]")
    agrees(ArrayBuffer.empty[Int], "[]")
    val many = (1 to 5000).toSet
    assertEquals(json.readOrThrow[Set[Int]](json.writeBytes(many)), many)
    assertEquals(pathOf(Set(1.5, Double.NaN)), "[1]")

  /** `of(i)` is element `i`, and `bad` one that can't be written. */
  private def sequences[A: Encoder: ClassTag](bad: A)(of: Int => A)(using munit.Location): Unit =
    for length <- List(0, 1, 2, 31, 32, 33, 1025) do
      val elements = List.tabulate(length)(of)
      val expected = json.write(elements)
      agrees(elements, expected)
      agrees(Vector.from(elements), expected)
      agrees(elements.toArray, expected)
      agrees(ArrayBuffer.from(elements), expected)
      agrees[Seq[A]](ArraySeq.from(elements), expected)
      agrees[Iterable[A]](Queue.from(elements), expected)
      val faulty = elements :+ bad
      def failsInLast[B: Encoder](faulty: B) = assertEquals(pathOf(faulty).takeWhile(_ != ']'), s"[$length")
      failsInLast(faulty)
      failsInLast(Vector.from(faulty))
      failsInLast(faulty.toArray)
      failsInLast(ArrayBuffer.from(faulty))
      failsInLast[Seq[A]](ArraySeq.from(faulty))

  test("sequences of any class are written as lists are"):
    sequences("\ud800")(i => "text" * (i % 5))
    sequences("\ud800")(i => if i % 3 == 0 then "täxt" else "\"\\🙂" * (i % 40))
    sequences(Double.NaN)(_ / 4.0)
    sequences(Float.NaN)(_.toFloat)
    sequences[UUID](null)(UUID(7, _))
    sequences[java.time.LocalDate](null)(java.time.LocalDate.ofEpochDay(_))
    sequences[BigDecimal](null)(BigDecimal(_, 3))
    sequences[Option[Double]](Some(Double.NaN))(i => Option.when(i % 2 == 0)(i + 0.5))
    sequences((1, Double.NaN))(i => (i, i / 2.0))
    sequences((1, "a", Double.NaN))(i => (i, s"$i", 1.0))
    sequences(Lengthy("\ud800"))(i => Lengthy(s"$i"))

  test("pairs"):
    agrees(("a", List(1 -> 2.5)), """["a",[[1,2.5]]]""")
    assertEquals(pathOf((1, Double.NaN)), "[1]")
    assertEquals(pathOf((Double.NaN, 1)), "[0]")

  test("the brace with the name of the first field"):
    agrees(Point(1, 2), """{"x":1,"y":2}""")
    agrees(List(Point(1, 2), Point(3, 4)), """[{"x":1,"y":2},{"x":3,"y":4}]""")
    agrees(Lengthy("a"), """{"a_name_of_more_than_three_words":"a"}""")
    agrees(Odd("a"), """{"a\"<b":"a"}""")
    agrees(Tagged.Circle(Point(1, 2)), """{"kind":"Circle","center":{"x":1,"y":2}}""")
    agrees[Tagged](Tagged.Circle(Point(1, 2)), """{"kind":"Circle","center":{"x":1,"y":2}}""")
    agrees[Wrapped](Wrapped.Circle(Point(1, 2)), """{"Circle":{"center":{"x":1,"y":2}}}""")
    agrees[Wrapped](Wrapped.Nothing(), """{"Nothing":{}}""")
    agrees(Maybe(None, 1), """{"b":1}""")
    agrees(Maybe(Some(2), 1), """{"a":2,"b":1}""")
    agrees(Flat(Point(1, 2), 3), """{"x":1,"y":2,"z":3}""")
    assertEquals(json.write(Swapped(1, 2))(using summon, sorted), """{"a":2,"b":1}""")

  test("an object that can't begin has no field in the path"):
    given Limits = Limits(depth = 1)
    val error = intercept[EncodeError](json.write(List(Point(1, 2))))
    assertEquals(error.render, "[0](nested too deeply)")
    val inner = intercept[EncodeError](json.write(Holder(Point(1, 2))))
    assertEquals(inner.render, ".point(nested too deeply)")

object StraightWaysSuite:
  final case class Point(x: Int, y: Int) derives Codec
  final case class Holder(point: Point) derives Codec
  final case class Lengthy(@json.field("a_name_of_more_than_three_words") a: String) derives Codec
  final case class Odd(@json.field("a\"<b") a: String) derives Codec
  final case class Maybe(a: Option[Int], b: Int) derives Codec
  final case class Swapped(b: Int, a: Int) derives Codec
  final case class Flat(@flatten point: Point, z: Int) derives Codec
  @discriminator("kind")
  enum Tagged derives Codec:
    case Circle(center: Point)
    case Square(side: Int)
  object Tagged:
    given Codec[Circle] = Codec.derived
  enum Wrapped derives Codec:
    case Circle(center: Point)
    case Nothing()
