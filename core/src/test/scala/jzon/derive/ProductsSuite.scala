package jzon.derive

import jzon as json
import jzon.syntax.*
import munit.{FunSuite, Location}

object ProductsSuite:
  case class Banana(curvature: Double)
  object Banana:
    implicit val decoder: json.Decoder[Banana] = json.Decoder.derived
    implicit val encoder: json.Encoder[Banana] = json.Encoder.derived

  case class All(
      boolean: Boolean,
      byte: Byte,
      short: Short,
      int: Int,
      long: Long,
      float: Float,
      double: Double,
      char: Char,
      string: String
  ) derives json.Decoder,
        json.Encoder

  case class Basket(first: Banana, second: Banana) derives json.Codec
  case class Empty() derives json.Codec
  case class One(x: Int) derives json.Codec
  case class Defaults(x: Int = 3, name: String = "n" + "o", both: Banana = Banana(1)) derives json.Codec

class ProductsSuite extends FunSuite:
  import ProductsSuite.*

  private def reads[A: json.Decoder](text: String, expected: A)(using Location): Unit =
    assertEquals(json.parser.decode[A](text), Right(expected))

  private def refuses[A: json.Decoder](text: String, reason: String)(using Location): Unit =
    assertEquals(json.parser.decode[A](text), Left(reason))

  test("fields are read and written"):
    reads("""{"curvature":0.5}""", Banana(0.5))
    assertEquals(Banana(0.5).toJson, """{"curvature":0.5}""")
    assertEquals(Banana(0.5).toJsonPretty, "{\n  \"curvature\" : 0.5\n}")

  test("errors name the field"):
    refuses[Banana]("""{"curvature": womp}""", ".curvature(expected a number, got w)")
    refuses[Basket](
      """{"first":{"curvature":1},"second":{"curvature":"x"}}""",
      ".second.curvature(expected a number, got \")"
    )
    refuses[Banana]("{}", ".curvature(missing)")
    refuses[Basket]("""{"second":{"curvature":1}}""", ".first(missing)")
    refuses[Banana]("""{"curvature":1,"curvature":1}""", ".curvature(duplicate)")

  test("every primitive"):
    val all = All(true, 1, 2, 3, 4L, 5.5f, 6.25, 'c', "text")
    reads(all.toJson, all)
    assertEquals(
      all.toJson,
      """{"boolean":true,"byte":1,"short":2,"int":3,"long":4,"float":5.5,"double":6.25,"char":"c","string":"text"}"""
    )

  test("the order of fields is free, and unknown ones are skipped"):
    reads(
      """{"x":{"curvature":2},"second":{"curvature":2},"y":[],"first":{"z":1,"curvature":1}}""",
      Basket(Banana(1), Banana(2))
    )

  test("a name may be written with escapes"):
    reads("{\"\\u0063urvature\":1}", Banana(1))

  test("classes with no field, and with one"):
    reads("{}", Empty())
    reads("""{"a":1}""", Empty())
    assertEquals(Empty().toJson, "{}")
    reads("""{"x":1}""", One(1))
    refuses[One]("""{"x":1,"x":1}""", ".x(duplicate)")

  test("defaults stand for what is missing"):
    reads("{}", Defaults())
    reads("""{"x":1}""", Defaults(1))
    reads("""{"name":"x"}""", Defaults(name = "x"))
    assertEquals(Defaults().toJson, """{"x":3,"name":"no","both":{"curvature":1.0}}""")

  case class Within(x: Int = 3) derives json.Codec

  test("a class inside a class, with a default"):
    reads("{}", Within())
    assertEquals(Within(4).toJson, """{"x":4}""")
