package jzon.output

import java.io.ByteArrayOutputStream
import java.nio.charset.StandardCharsets.UTF_8
import java.util.UUID
import jzon.{Codec, EncodeError, Encoder, Json, Limits, WriteOptions, Writer, discriminator, field, flatten}
import jzon as json
import munit.Location

/** Derived encoders keep the index at which they write in a local variable. So every step must give it up where the
  * buffer ends, and hand it on to encoders that know nothing of it.
  */
class StepsSuite extends munit.FunSuite:
  import StepsSuite.*

  private val forms = List(
    WriteOptions.default,
    WriteOptions.pretty,
    WriteOptions(sortedKeys = true),
    WriteOptions(asciiOnly = true, htmlSafe = true)
  )

  /** The value is written in the same way wherever the buffer ends. */
  private def anywhere[A: Encoder](a: A)(using Location): Unit =
    for given WriteOptions <- forms do
      val expected = json.write(a)
      val bytes = expected.getBytes(UTF_8)
      for length <- 0 to bytes.length + 70 do
        val writer = Writer.over(new Array[Byte](length))
        json.writeTo(a, writer)
        assertEquals(writer.toString, expected, s"over $length bytes")
      val fixed = Writer.fixed(new Array[Byte](bytes.length))
      json.writeTo(a, fixed)
      assertEquals(fixed.toString, expected)
      intercept[EncodeError]:
        val short = Writer.fixed(new Array[Byte](bytes.length - 1))
        json.writeTo(a, short)
        short.flush()
      : Unit
      assertEquals(String(json.writeBytesExact(a), UTF_8), expected)

  /** It is the same after any number of bytes in the buffer of a stream. */
  private def inStream[A: Encoder](a: A)(using Location): Unit =
    val text = json.write(a)
    val long = List.fill(20_000 / text.length + 2)(a)
    val expected = json.write(long)
    for before <- 0 to text.length + 40 do
      val stream = ByteArrayOutputStream()
      val writer = Writer.to(stream)
      writer.beginArray()
      writer.element()
      writer.writeString("x" * before)
      writer.element()
      summon[Encoder[List[A]]].write(long, writer)
      writer.endArray()
      writer.flush()
      assertEquals(stream.toString(UTF_8), s"""["${"x" * before}",$expected]""")

  test("names of one to three words, and longer ones"):
    val names = Names(1, 2, 3, 4, 5)
    assertEquals(
      json.write(names),
      """{"a":1,"two_words":2,"and_one_of_three_wo":3,"one_of_more_than_three_words":4,"es\"cape":5}"""
    )
    anywhere(names)
    inStream(names)

  test("the first field has a name of one to three words"):
    anywhere(List(First1(1), First1(2)))
    anywhere(List(First2(1), First2(2)))
    anywhere(List(First3(1), First3(2)))
    anywhere(List(First4(1), First4(2)))

  test("fields that may be absent"):
    val all = Maybes(Some("a"), Some(First2(1)), None, Some(Vector(1)), Some(1))
    val none = Maybes(None, None, Some(3), None, None)
    assertEquals(
      json.write(List(all, none)),
      """[{"a":"a","b":{"two_words":1},"c":null,"d":[1],"e":1},{"c":3,"e":null}]"""
    )
    anywhere(List(all, none))
    inStream(all)
    inStream(none)

  test("every primitive at its longest"):
    val longest = Primitives(
      false,
      Byte.MinValue,
      Short.MinValue,
      Int.MinValue,
      Long.MinValue,
      -1.17549435e-38f,
      -2.2250738585072014e-308,
      '\u0001',
      "abcdefghijkl"
    )
    anywhere(longest)
    inStream(longest)
    anywhere(longest.copy(f = Float.NaN, g = Double.NegativeInfinity, h = '語'))

  test("strings that are short, long, escaped, and beyond ASCII"):
    for text <- List("", "a", "x" * 13, "x" * 700, "\"\n\\", "<b>&", "äöü", "日本語", "😀" * 30, "é" * 200) do
      anywhere(Texts(text, "s", List(text, "t")))
      inStream(Texts(text, "s", List(text, "t")))

  test("lists, tuples, maps and classes in each other"):
    val inner = Inner(List(First1(1), First1(2)), (1, "a", First2(3)), Map("k" -> First1(4)), Vector(First1(5)))
    val outer = Outer(inner, List(inner, inner), Some(inner), Nil, List(Some(1), None), Array(1.5, 2))
    anywhere(outer)
    inStream(outer)

  test("hints, tags and wrapped cases"):
    anywhere[List[Tagged]](List(Tagged.A(1), Tagged.Of_two_words("x"), Tagged.And_one_of_three_words(Nil)))
    anywhere[List[Wrapped]](List(Wrapped.A(1), Wrapped.Of_two_words("x"), Wrapped.And_one_of_three_words(Nil)))
    anywhere(List(Names3.A, Names3.Of_two_words, Names3.And_one_of_three_words))
    inStream[Tagged](Tagged.And_one_of_three_words(List(Tagged.A(1))))
    inStream[Wrapped](Wrapped.And_one_of_three_words(List(Wrapped.A(1))))

  test("a union with null, a value class, a recursive class"):
    anywhere(List(OrNull(null), OrNull("a")))
    anywhere(Boxes(Box("a"), Box("b")))
    val deep = (1 to 40).foldLeft(Recursive(Nil))((inner, _) => Recursive(List(inner)))
    anywhere(deep)

  test("classes without fields"):
    anywhere(List(Empty(), Empty()))
    anywhere(Holder(Empty()))

  test("the rest of the fields"):
    val rest = Rest(1, Json.Obj("b" -> Json.Num(2), "c" -> Json.Str("x" * 50)))
    assertEquals(json.write(rest), s"""{"a":1,"b":2,"c":"${"x" * 50}"}""")
    anywhere(rest)
    inStream(rest)

  test("an encoder by hand inside a derived one, and the other way round"):
    val mixed = Mixed(ByHand(First2(1), 7), 2, List(ByHand(First2(3), 4)))
    assertEquals(
      json.write(mixed),
      """{"a":{"first":{"two_words":1},"n":7},"b":2,"c":[{"first":{"two_words":3},"n":4}]}"""
    )
    anywhere(mixed)
    inStream(mixed)

  test("a class of more than 64 fields"):
    val many = Many.sample
    anywhere(many)
    assertEquals(json.read[Many](json.write(many)), Right(many))

  test("the depth counts in each step"):
    val nested =
      Outer(Inner(List(First1(1)), (1, "a", First2(2)), Map.empty, Vector.empty), Nil, None, Nil, Nil, Array())
    def at(depth: Int): Option[String] =
      given Limits = Limits(depth = depth)
      try
        json.write(nested): Unit
        None
      catch case error: EncodeError => Some(error.render)
    assertEquals(at(0), Some("(nested too deeply)"))
    assertEquals(at(1), Some(".inner(nested too deeply)"))
    assertEquals(at(2), Some(".inner.list(nested too deeply)"))
    assertEquals(at(3), Some(".inner.list[0](nested too deeply)"))
    assertEquals(at(4), None)

  test("an error has its path, and the writer is broken until it is reset"):
    val writer = Writer()
    val bad = Outer(Inner(Nil, (1, "\ud800", First2(2)), Map.empty, Vector.empty), Nil, None, Nil, Nil, Array())
    val error = intercept[EncodeError](json.writeTo(bad, writer))
    assertEquals(error.render, ".inner.tuple[1](lone surrogate)")
    intercept[EncodeError](writer.size): Unit
    writer.reset()
    json.writeTo(First1(1), writer)
    assertEquals(writer.toString, """{"a":1}""")

object StepsSuite:
  final case class Names(
      a: Int,
      two_words: Int,
      and_one_of_three_wo: Int,
      one_of_more_than_three_words: Int,
      @field("es\"cape") escape: Int
  ) derives Codec
  final case class First1(a: Int) derives Codec
  final case class First2(two_words: Int) derives Codec
  final case class First3(and_one_of_three_wo: Int) derives Codec
  final case class First4(one_of_more_than_three_words: Int) derives Codec
  final case class Maybes(
      a: Option[String],
      b: Option[First2],
      c: Option[Int] = Some(3),
      d: Option[Vector[Int]],
      e: Option[Int] = Some(1)
  ) derives Codec
  final case class Primitives(a: Boolean, b: Byte, c: Short, d: Int, e: Long, f: Float, g: Double, h: Char, i: String)
      derives Codec
  final case class Texts(a: String, b: String, c: List[String]) derives Codec
  final case class Inner(list: List[First1], tuple: (Int, String, First2), map: Map[String, First1], v: Vector[First1])
      derives Codec
  final case class Outer(
      inner: Inner,
      list: List[Inner],
      option: Option[Inner],
      empty: List[Int],
      options: List[Option[Int]],
      array: Array[Double]
  ) derives Codec

  @discriminator("of")
  enum Tagged derives Codec:
    case A(x: Int)
    case Of_two_words(a: String)
    case And_one_of_three_words(inner: List[Tagged])

  enum Wrapped derives Codec:
    case A(x: Int)
    case Of_two_words(a: String)
    case And_one_of_three_words(inner: List[Wrapped])

  enum Names3 derives Codec:
    case A, Of_two_words, And_one_of_three_words

  final case class OrNull(a: String | Null) derives Codec
  final case class Box(value: String) extends AnyVal derives Codec
  final case class Boxes(a: Box, b: Box) derives Codec
  final case class Recursive(inner: List[Recursive]) derives Codec
  final case class Empty() derives Codec
  final case class Holder(empty: Empty) derives Codec
  final case class Rest(a: Int, @flatten rest: Json.Obj) derives Codec

  final case class ByHand(first: First2, n: Int)
  object ByHand:
    given Codec[ByHand] = Codec(
      Codec.derived,
      (a, out) =>
        out.beginObject()
        out.key("first")
        summon[Encoder[First2]].write(a.first, out)
        out.key("n")
        out.writeInt(a.n)
        out.endObject()
    )
  final case class Mixed(a: ByHand, b: Int, c: List[ByHand]) derives Codec

  // format: off
  final case class Many(
      a0: Int, a1: String, a2: Option[Int], a3: UUID, a4: Int, a5: Int, a6: Int, a7: Int, a8: Int, a9: Int,
      b0: Int, b1: String, b2: Option[Int], b3: UUID, b4: Int, b5: Int, b6: Int, b7: Int, b8: Int, b9: Int,
      c0: Int, c1: String, c2: Option[Int], c3: UUID, c4: Int, c5: Int, c6: Int, c7: Int, c8: Int, c9: Int,
      d0: Int, d1: String, d2: Option[Int], d3: UUID, d4: Int, d5: Int, d6: Int, d7: Int, d8: Int, d9: Int,
      e0: Int, e1: String, e2: Option[Int], e3: UUID, e4: Int, e5: Int, e6: Int, e7: Int, e8: Int, e9: Int,
      f0: Int, f1: String, f2: Option[Int], f3: UUID, f4: Int, f5: Int, f6: Int, f7: Int, f8: Int, f9: Int,
      g0: Int, g1: String, g2: Option[Int], g3: UUID, g4: Int, g5: Int, g6: Int, g7: Int, g8: Int, g9: Int
  ) derives Codec
  object Many:
    private val u = UUID(1, 2)
    val sample: Many = Many(
      0, "a", None, u, 4, 5, 6, 7, 8, 9, 10, "b", Some(1), u, 14, 15, 16, 17, 18, 19,
      20, "c", None, u, 24, 25, 26, 27, 28, 29, 30, "d", Some(2), u, 34, 35, 36, 37, 38, 39,
      40, "e", None, u, 44, 45, 46, 47, 48, 49, 50, "f", Some(3), u, 54, 55, 56, 57, 58, 59,
      60, "g", None, u, 64, 65, 66, 67, 68, 69
    )
