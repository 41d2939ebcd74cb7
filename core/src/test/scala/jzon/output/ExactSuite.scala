package jzon.output

import com.sun.management.ThreadMXBean
import java.lang.management.ManagementFactory
import jzon.{Codec, EncodeError, Encoder, Limits, Size, WriteOptions, Writer, field}
import jzon.syntax.*

/** `writeBytesExact`: one array, and never one that is wrong. */
class ExactSuite extends munit.FunSuite:
  private def error(write: => Any): String = intercept[EncodeError](write: Unit).render

  /** Says what it is told to, and writes as many digits as it is told to. */
  private class Wrong(size: Int) extends Encoder[Int]:
    def write(digits: Int, out: Writer): Unit = out.writeAscii("1" * digits)
    override def size(digits: Int, depth: Int): Int = size

  test("a size that does not agree is an error"):
    for (size, digits) <- List((0, 1), (2, 1), (5, 4), (5, 6), (100, 3), (3, 100), (20000, 19999), (3, 100000)) do
      val text = error(jzon.writeBytesExact(digits)(using Wrong(size)))
      val expected = if digits > size then s"more than $size" else digits.toString
      assertEquals(text, s"(the size was given as $size bytes and is $expected)")
    assertEquals(error(jzon.writeBytesExact(1)(using Wrong(-1))), "(the document is too long for an array)")

  test("a size that agrees is none, however long"):
    for size <- List(1, 2, 20, 8191, 8192, 8193, 16384, 100000) do
      assertEquals(jzon.writeBytesExact(size)(using Wrong(size)).length, size)

  case class Person(name: String, friends: List[Person]) derives Codec

  private def nested(depth: Int, name: String): Person = (2 to depth).foldLeft(Person(name, Nil))((person, _) =>
    Person("p", List(person))
  )

  test("what can't be written is refused at its place, and not while it is counted"):
    assertEquals(error(jzon.writeBytesExact(nested(2, "\ud800"))), ".friends[0].name(lone surrogate)")
    assertEquals(error(jzon.writeBytesExact(List(Person(null, Nil)))), "[0].name(null is no String)")
    assertEquals(error(jzon.writeBytesExact(Map("k" -> '\udc00'))), ".k(lone surrogate)")
    val byHand: Encoder[String] = (a, out) => out.writeString(a)
    assertEquals(
      error(jzon.writeBytesExact(List("a", "\ud800"))(using Encoder.iterable(using byHand))),
      "[1](lone surrogate)"
    )

  test("a long document is refused as a short one is"):
    val long = List.fill(100000)("abc")
    val byHand: Encoder[String] = (a, out) => out.writeString(a)
    for encoder <- List(Encoder.iterable(using Encoder.string), Encoder.iterable(using byHand)) do
      assertEquals(
        error(jzon.writeBytesExact(long :+ "\ud800")(using encoder)),
        "[100000](lone surrogate)"
      )
    given WriteOptions = WriteOptions(asciiOnly = true)
    assertEquals(error(jzon.writeBytesExact(Map("k" -> (long :+ "\ud800")))), ".k[100000](lone surrogate)")

  test("text around a hole that ends where the array does"):
    for
      text <- List("", "a" * 300000)
      hole <- List("é", "\u0001", "x", "€" * 100)
    do
      val literal = json"""["$text", "$text $hole"]"""
      assertEquals(String(jzon.writeBytesExact(literal), "UTF-8"), literal.toJson)
      val name = json"""{"$text$hole": "$hole"}"""
      assertEquals(String(jzon.writeBytesExact(name), "UTF-8"), name.toJson)

  test("the limits are those of the caller"):
    for depth <- List(2, 5, 511, 512, 513, 2000) do
      val person = nested((depth + 1) / 2, "é") // each but the last takes two levels, and so does its empty list
      val levels = (depth + 1) / 2 * 2
      locally:
        given Limits = Limits(depth = levels)
        assertEquals(String(jzon.writeBytesExact(person), "UTF-8"), jzon.write(person))
      locally:
        given Limits = Limits(depth = levels - 1)
        assertEquals(error(jzon.writeBytesExact(person)), error(jzon.write(person)))

  test("the options are those of the caller"):
    given WriteOptions = WriteOptions(asciiOnly = true, nan = WriteOptions.NaN.Null)
    assertEquals(String(jzon.writeBytesExact(List("é")), "UTF-8"), "[\"\\u00e9\"]")
    assertEquals(String(jzon.writeBytesExact(List(Double.NaN)), "UTF-8"), "[null]")

  private val threads = ManagementFactory.getThreadMXBean.asInstanceOf[ThreadMXBean]

  /** Bytes that a call allocates, the least of many. */
  private def allocated(call: () => Any): Long =
    val id = Thread.currentThread.getId
    (1 to 2000)
      .map: _ =>
        val before = threads.getThreadAllocatedBytes(id)
        call(): Unit
        threads.getThreadAllocatedBytes(id) - before
      .min

  case class Row(
      id: Long,
      @field("a \"name\"") name: String,
      weight: Double,
      ratio: Float,
      isNew: Boolean,
      note: Option[String],
      tags: List[String],
      numbers: List[Int],
      scores: Array[Double]
  ) derives Codec

  private def rows(count: Int): List[Row] =
    List.tabulate(count): i =>
      Row(
        i * 1000000007L,
        s"n\n$i é",
        i * 0.1,
        i / 7f,
        i % 2 == 0,
        Option.when(i % 3 == 0)("x" * i),
        List("a", "é€"),
        List(i),
        Array(i / 3.0)
      )

  test("only the array is allocated, and what does not grow with it"):
    def rest(count: Int): Long =
      val list = rows(count)
      val encoder = summon[Encoder[List[Row]]]
      val length = encoder.size(list)
      val array = (length + 16 + 7) / 8 * 8
      allocated(() => jzon.writeBytesExact(list)(using encoder)) - array
    val small = rest(1)
    val large = rest(300)
    assert(clue(small) <= 128)
    assert(clue(large) <= clue(small) + 24, "a long document needs a sink")

  test("counting allocates nothing"):
    val list = rows(100)
    val encoder = summon[Encoder[List[Row]]]
    var size = 0
    assertEquals(allocated(() => size = encoder.size(list)), 0L)
    assert(size > 0)

  test("a size written by hand"):
    case class Point(x: Int, y: Double)
    given Encoder[Point] with
      def write(point: Point, out: Writer): Unit =
        out.beginObject()
        out.key("x")
        out.writeInt(point.x)
        out.key("y")
        out.writeDouble(point.y)
        out.endObject()
      override def size(point: Point, depth: Int): Int =
        Size.container(Size.entry("x") + Size.int(point.x) + Size.entry("y") + Size.double(point.y))
    val points = List(Point(1, 0.5), Point(-1000, 1e300))
    assertEquals(String(jzon.writeBytesExact(points), "UTF-8"), points.toJson)
