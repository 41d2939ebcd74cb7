package jzon.output

import jzon.{Encoder, ExactSize, Json, KeyEncoder, Limits, Raw, Size, RandomValues as Values}
import jzon.wire.Sizes
import munit.Location
import org.scalacheck.{Gen, Prop}
import org.scalacheck.Prop.forAll

/** `size` of scalars, of the tree, and of encoders made of others. */
class SizesSuite extends munit.ScalaCheckSuite:
  override def scalaCheckTestParameters = super.scalaCheckTestParameters.withMinSuccessfulTests(300)

  private def law[A](values: Gen[A])(using Location, Encoder[A]): Prop = forAll(values)(value => ExactSize.holds(value))

  property("strings: the table agrees with its plain twin, and with what is written"):
    forAll(Values.strings): text =>
      assertEquals(Sizes.string(text), Sizes.anyString(text))
      ExactSize.holds(text)

  test("every character"):
    for c <- Char.MinValue to Char.MaxValue if !Character.isSurrogate(c) do
      val written = jzon.writeBytes(c.toString).length
      assertEquals(Sizes.string(c.toString), written, c.toInt)
      assertEquals(Sizes.string(s"ab$c"), written + 2, c.toInt)
      assertEquals(Size.char(c), written, c.toInt)

  test("integers of every number of digits"):
    for power <- 0 to 18; near <- -1 to 1; sign <- List(1, -1) do
      val value = (BigInt(10).pow(power) * sign + near).toLong
      assertEquals(Size.long(value), value.toString.length)
      assertEquals(Size.int(value.toInt), value.toInt.toString.length)
    assertEquals(Size.long(Long.MinValue), 20)
    assertEquals(Size.int(Int.MinValue), 11)

  property("doubles with few decimals"):
    forAll(Gen.choose(-2000000000L, 2000000000L), Gen.choose(0, 9)): (digits, decimals) =>
      val value = digits / math.pow(10, decimals)
      assertEquals(Size.double(value), jzon.write(value).length)
      assertEquals(Size.float(value.toFloat), jzon.write(value.toFloat).length)

  property("doubles")(law(Values.doubles))
  property("floats")(law(Values.floats))

  test("numbers that are none, and zeros"):
    for value <- List(Double.NaN, Double.PositiveInfinity, Double.NegativeInfinity, 0.0, -0.0) do
      ExactSize.holds(value)
      ExactSize.holds(value.toFloat)
      ExactSize.holds(Map(value -> value, value.toFloat.toDouble -> value))

  property("trees")(forAll(Values.trees)(tree => ExactSize.holds(tree)))

  test("a tree as deep as the limit and deeper"):
    given Limits = Limits(depth = 100000)
    val deep = (1 to 100000).foldLeft[Json](Json.Null)((inner, i) =>
      if i % 2 == 0 then Json.Arr(inner) else Json.Obj("a" -> inner)
    )
    assertEquals(Encoder[Json].size(deep, Size.Deepest - 100000), jzon.writeBytesExact(deep).length)

  property("contramap and narrow, of encoders and of keys")(
    forAll(Values.strings, Values.ints): (text, number) =>
      given Encoder[Symbol] = Encoder[(String, Int)].contramap(symbol => (symbol.name, number))
      given KeyEncoder[Symbol] = KeyEncoder[String].contramap(_.name)
      val some = Encoder[Option[String]].narrow[Some[String]]
      ExactSize.holds(Map(Symbol(text) -> Symbol(text)))
      ExactSize.holds(Some(text))(using summon, Limits.default)(using some)
  )

  property("encoders and keys written by hand, without a size of their own"):
    given Encoder[StringBuilder] = (a, out) =>
      out.beginArray()
      out.element()
      out.writeString(a.toString)
      out.endArray()
    given KeyEncoder[StringBuilder] = (a, out) => out.writeString(a.toString)
    forAll(Values.strings): text =>
      val builder = StringBuilder(text)
      ExactSize.holds(List(Map(builder -> builder)))

  test("Raw and what contains it"):
    ExactSize.holds(List(Raw.trusted("[1, 2]"), Raw.checkedOrThrow(" {\"é\":\t1e5}\n")))

  test("Base64"):
    for length <- 0 to 9 do ExactSize.holds(new Array[Byte](length))(using summon, Limits.default)(using Encoder.base64)

  test("a long document, written through every piece"):
    ExactSize.holds(List.tabulate(5000)(i => (i, s"é$i\n", i * 0.1)))
    ExactSize.holds("\u0001€" * 100000)
    ExactSize.holds("a" * 300000)
