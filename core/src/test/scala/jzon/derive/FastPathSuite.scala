package jzon.derive

import jzon as json
import jzon.runtime.Fetched

/** Emitted classes read and write values of common types themselves. The macro recognises these types by the names of
  * the library's givens. If one of them gets another name or another place, the class fetches an instance, and this
  * suite fails.
  */
class FastPathSuite extends munit.FunSuite:
  import FastPathSuite.*

  private def fetched(codec: json.Codec[?], kind: String): Int =
    val field = classOf[Fetched].getDeclaredField(kind)
    field.setAccessible(true)
    field.get(codec).asInstanceOf[Array[?]].length

  private def inPlace(name: String, codec: json.Codec[?])(using munit.Location): Unit =
    assertEquals((fetched(codec, "foundDecoders"), fetched(codec, "foundEncoders")), (0, 0), name)

  test("primitives, options, lists and tuples need no instance"):
    inPlace("primitives", summon[json.Codec[Primitives]])
    inPlace("options", summon[json.Codec[Options]])
    inPlace("lists", summon[json.Codec[Lists]])
    inPlace("tuples", summon[json.Codec[Tuples]])
    inPlace("inside of each other", summon[json.Codec[Nested]])

  test("a sequence is read in place"):
    assertEquals(fetched(summon[json.Codec[Sequence]], "foundDecoders"), 0)

  test("a list of options of integers has a loop in the library"):
    assertEquals(fetched(summon[json.Codec[IntegerOptions]], "foundDecoders"), 1)
    assertEquals(fetched(summon[json.Codec[IntegerOptions]], "foundEncoders"), 1)

  test("other types do"):
    assertEquals(fetched(summon[json.Codec[Others]], "foundDecoders"), 2)
    assertEquals(fetched(summon[json.Codec[Others]], "foundEncoders"), 2)

object FastPathSuite:
  final case class Primitives(a: Boolean, b: Byte, c: Short, d: Int, e: Long, f: Float, g: Double, h: Char, i: String)
      derives json.Codec
  final case class Options(a: Option[Int], b: Option[String]) derives json.Codec
  final case class Lists(a: List[Int], b: List[String]) derives json.Codec
  final case class Sequence(a: Seq[Int]) derives json.Codec
  final case class Tuples(a: (Int, Int), b: (String, Long, Double)) derives json.Codec
  final case class Nested(a: Option[List[(Int, Option[String])]], b: List[List[Double]]) derives json.Codec
  final case class IntegerOptions(a: List[Option[Int]]) derives json.Codec
  final case class Others(a: BigDecimal, b: Vector[Int]) derives json.Codec
