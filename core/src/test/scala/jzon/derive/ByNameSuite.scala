package jzon.derive

import jzon as json
import jzon.syntax.*

/** Instances that take others by name. */
object ByNameSuite:
  case class Halves[A](value: A)
  object Halves:
    given [A](using d: => json.Decoder[A], e: => json.Encoder[A]): json.Codec[Halves[A]] = json.Codec.derived

  case class Whole[A](value: A)
  object Whole:
    given [A](using c: => json.Codec[A]): json.Codec[Whole[A]] = json.Codec.derived

class ByNameSuite extends munit.FunSuite:
  import ByNameSuite.*

  private def both[A: json.Codec](value: A, text: String)(using munit.Location): Unit =
    assertEquals(value.toJson, text)
    assertEquals(json.read[A](text), Right(value))

  test("a decoder and an encoder by name"):
    both(Halves(1), """{"value":1}""")
    both(Halves(Halves("a")), """{"value":{"value":"a"}}""")

  test("a codec by name"):
    given json.Codec[Int] = json.Codec(json.Decoder.int, json.Encoder.int)
    both(Whole(1), """{"value":1}""")

  test("a codec by name that the compiler makes of itself"):
    val error = intercept[IllegalArgumentException](Whole("a").toJson)
    assert(error.getMessage.contains("(using => json.Decoder[A], => json.Encoder[A])"), error.getMessage)
