package jzon

import scala.collection.immutable.SortedMap
import jzon.SerializedSuite.{given, *}
import jzon.derive.LargeClasses
import jzon.instances.Givens
import munit.Location

/** Codecs go through Java's serialization, and work afterwards. */
class SerializedSuite extends munit.FunSuite:
  test("every instance of the library serializes"):
    val failures =
      failed(Givens.decoders) ++ failed(Givens.encoders) ++ failed(Givens.keyDecoders) ++ failed(Givens.keyEncoders)
    assertEquals(failures, Nil)

  private def failed[F[_]](rows: List[Givens.Row[F]]): List[String] =
    rows.flatMap: row =>
      try
        assert(Serialized.copy(row.exact) != null)
        None
      catch case error: (java.io.IOException | LinkageError) => Some(s"${row.name}: $error")

  test("reflection can list the methods of the companions"):
    for companion <- List(Decoder, Encoder, Codec, KeyDecoder, KeyEncoder, jzon.syntax, Json) do
      assert(companion.getClass.getDeclaredMethods.nonEmpty)

  /** `a` is written and read by copies of the instances, which were used before. */
  private def works[A](a: A)(using Location)(using decoder: Decoder[A], encoder: Encoder[A]): Unit =
    RoundTrip.holds(a)
    RoundTrip.holds(a)(using summon, Serialized.copy(encoder), Serialized.copy(decoder))
    val codec = Serialized.copy(Codec(decoder, encoder))
    RoundTrip.holds(a)(using summon, codec, codec)

  test("the library's instances work as before"):
    works((1, 2L, 1.5, 'c', "text", true))
    works(List(Some(BigDecimal("1.50")), None))
    works(Map(1 -> Vector(java.time.LocalDate.of(2024, 2, 29))))
    works(SortedMap(java.util.UUID(1, 2) -> Set(Symbol("a"))))
    works(scala.collection.immutable.ListMap("b" -> 1, "a" -> 2))
    works(java.util.EnumMap[java.util.concurrent.TimeUnit, Int](java.util.Map.of(
      java.util.concurrent.TimeUnit.DAYS,
      1
    )))
    works(Left(1): Either[Int, String])
    works(scala.collection.immutable.BitSet(1, 64))
    works[Json](Json.Obj("a" -> Json.Arr(Json.Null, Json.Num(1.5))))
    works(Raw.checkedOrThrow("[1, 2]"))
    assertEquals(jzon.readOrThrow[Array[Int]]("[1,2]")(using Serialized.copy(Decoder[Array[Int]])).toSeq, Seq(1, 2))
    assertEquals(jzon.write(Array(1, 2))(using Serialized.copy(Encoder[Array[Int]])), "[1,2]")

  test("derived instances work as before"):
    works(Tree(1, List(Tree(2, Nil), Tree(3, Nil))))
    works[Shape](Circle(1.5))
    works[Shape](Nothing)
    works[Tagged](Tagged.Named("a", Some(1)))
    works[Untagged](Untagged.Text("a"))
    works(Color.Red)
    works(Pair(1, List("a")))
    works(Outer("a", Inner(1, 2), Map("z" -> 1)))
    works(External("a", 1))
    works[Int | String](1)
    works["on" | "off"]("on")

  test("a large class works as before"):
    val text = (0 until 65).map(i => s"\"a$i\":$i").mkString("{", ",", "}")
    val copy = Serialized.copy(Codec[LargeClasses.Fields65])
    val large = jzon.readOrThrow[LargeClasses.Fields65](text)(using copy)
    assertEquals(jzon.write(large)(using copy), text)

  test("what is made of other instances works as before"):
    val decoder = Decoder[Int]
      .ensure("not positive")(_ > 0)
      .map(_ * 2)
      .emap(i => if i < 100 then Right(i) else Left("too large"))
      .widen[Any]
      .orElse(Decoder[String].map(_.length))
    for instance <- List(decoder, { jzon.read[Any]("\"used\"")(using decoder): Unit; Serialized.copy(decoder) }) do
      val copy = Serialized.copy(instance)
      assertEquals(jzon.read[Any]("4")(using copy), Right(8))
      assertEquals(jzon.read[Any]("\"abc\"")(using copy), Right(3))
      assertEquals(jzon.read[Any]("true")(using copy).isLeft, true)
    val encoder = Serialized.copy(Encoder[String].contramap[Int](_.toString).narrow[Int])
    assertEquals(jzon.write(1)(using encoder), "\"1\"")
    val keys = Serialized.copy(KeyDecoder[Int].map(_ + 1).emap(i => if i > 0 then Right(i) else Left("not positive")))
    assertEquals(jzon.read[Map[Int, Int]]("{\"1\":1}")(using Decoder.map(using keys)), Right(Map(2 -> 1)))
    val names = Serialized.copy(KeyEncoder[Int].contramap[String](_.length))
    assertEquals(jzon.write(Map("abc" -> 1))(using Encoder.collectionMap(using names)), "{\"3\":1}")

  test("hand-written instances work as before"):
    works(Point(1, 2))

  test("values and errors serialize"):
    val tree = jzon.readOrThrow[Json]("""{"a":[1,null,true,"x"]}""")
    assertEquals(Serialized.copy(tree), tree)
    val raw = Raw.checkedOrThrow("[1]")
    assertEquals(Serialized.copy(raw), raw)
    val error = jzon.read[Tree]("""{"value":1,"children":[{"value":"x"}]}""").swap.toOption.get
    val copy = Serialized.copy(error)
    assertEquals(
      (copy.render, copy.path, copy.kind, copy.offset, copy.line, copy.column),
      (error.render, error.path, error.kind, error.offset, error.line, error.column)
    )
    val written = intercept[EncodeError](jzon.write(List("\ud800")))
    assertEquals(Serialized.copy(written).render, written.render)

object SerializedSuite:
  case class Tree(value: Int, children: List[Tree]) derives Codec

  sealed trait Shape derives Codec
  case class Circle(radius: Double) extends Shape
  case object Nothing extends Shape

  @discriminator("type") enum Tagged derives Codec:
    case Named(name: String, count: Option[Int])
    case Empty

  @untagged enum Untagged derives Codec:
    case Text(text: String)
    case Number(number: Int, scale: Int)

  enum Color derives Codec:
    case Red, Green

  case class Pair[A, B](a: A, b: List[B]) derives Codec

  case class Inner(x: Int, @aliases("why") y: Int) derives Codec
  case class Outer(name: String, @flatten inner: Inner, @flatten rest: Map[String, Int]) derives Codec

  case class External(firstName: String, count: Long)
  given external: Codec[External] = Codec.configured[External](Config(rename = Some(SnakeCase)))

  given numberOrText: Codec[Int | String] = Codec.derived
  given switch: Codec["on" | "off"] = Codec.derived

  case class Point(x: Int, y: Int)
  object Point:
    given Decoder[Point] = in =>
      var x, y = 0
      in.beginArray()
      if in.hasElement() then x = in.readInt()
      if in.hasElement() then y = in.readInt()
      if in.hasElement() then in.skip()
      Point(x, y)
    given Encoder[Point] = (point, out) =>
      out.beginArray()
      out.element()
      out.writeInt(point.x)
      out.element()
      out.writeInt(point.y)
      out.endArray()
