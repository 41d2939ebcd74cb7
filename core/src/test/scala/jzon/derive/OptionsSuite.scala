package jzon.derive

import jzon as json
import jzon.syntax.*
import munit.{FunSuite, Location}

object OptionsSuite:
  case class Maybe(a: Option[Int], b: Option[String], c: Int) derives json.Codec
  case class Deep(a: Option[Option[Int]], b: Option[Maybe]) derives json.Codec
  case class WithDefaults(a: Option[Int] = Some(1), b: Option[Int] = None) derives json.Codec
  @json.explicit_nulls
  case class Nulls(a: Option[Int], b: Option[String]) derives json.Codec
  case class OneNull(@json.explicit_nulls a: Option[Int], b: Option[String]) derives json.Codec

  /** The library has a loop for options of integers. It has none for those of short ones. */
  case class Ints(a: List[Option[Int]]) derives json.Codec
  case class Shorts(a: List[Option[Short]]) derives json.Codec

  case class Wrapped(value: Option[Int])
  object Wrapped:
    given json.Codec[Wrapped] =
      json.Codec(json.Decoder[Option[Int]], json.Encoder[Option[Int]]).xmap(Wrapped(_))(_.value)
  case class Uses(w: Wrapped, d: Wrapped = Wrapped(Some(1))) derives json.Codec

class OptionsSuite extends FunSuite:
  import OptionsSuite.*

  private def reads[A: json.Decoder](text: String, expected: A)(using Location): Unit =
    assertEquals(json.parser.decode[A](text), Right(expected))

  private def both[A: json.Decoder: json.Encoder](value: A, text: String)(using Location): Unit =
    reads(text, value)
    assertEquals(value.toJson, text)

  test("None is left out, and reads from null as well"):
    both(Maybe(None, None, 1), """{"c":1}""")
    both(Maybe(None, Some("x"), 1), """{"b":"x","c":1}""")
    reads("""{"a":null,"b":null,"c":1}""", Maybe(None, None, 1))
    both(Deep(Some(Some(1)), Some(Maybe(None, None, 1))), """{"a":1,"b":{"c":1}}""")
    both(Deep(None, None), "{}")

  test("a None whose default is something else is null"):
    both(WithDefaults(None, None), """{"a":null}""")
    both(WithDefaults(Some(2), Some(3)), """{"a":2,"b":3}""")
    reads("{}", WithDefaults())

  test("a list of options of integers in a class, as of any options"):
    def same(text: String)(using Location): Unit =
      val shorts = json.parser.decode[Shorts](text).map(_.a.map(_.map(_.toInt)))
      assertEquals(json.parser.decode[Ints](text).map(_.a), shorts, text)
    for list <- Seq("[]", "[1]", "[null]", "[1,null,-2]", "[null,null,3]", "[ 1 , null,2,\nnull ]") do
      same(s"{\"a\":$list}")
      val ints = json.readOrThrow[Ints](s"{\"a\":$list}")
      both(ints, s"{\"a\":${list.filter(_ > ' ')}}")
      assertEquals(json.Encoder[Ints].size(ints), ints.toJson.length)
    for wrong <- Seq("null", "1", "[", "[1", "[1,", "[nul]", "[1,x]", "[1,,2]", "[1 null]", "[null,\"1\"]")
    do
      assert(json.parser.decode[Ints](s"{\"a\":$wrong}").isLeft, wrong)
      same(s"{\"a\":$wrong}")
    same("{}")

  test("a list of options of integers in a class with nulls that can't be written"):
    def refused(ints: Ints, shorts: Shorts)(using Location): Unit =
      val expected = intercept[json.EncodeError](shorts.toJson).getMessage
      assertEquals(intercept[json.EncodeError](ints.toJson).getMessage, expected)
    refused(Ints(null), Shorts(null))
    refused(Ints(List(Some(1), null)), Shorts(List(Some(1.toShort), null)))

  test("explicit nulls"):
    both(Nulls(None, Some("x")), """{"a":null,"b":"x"}""")
    both(OneNull(None, None), """{"a":null}""")

  test("null for a field with a default is an error"):
    case class NotNull(x: Int = 1) derives json.Decoder
    assertEquals(json.parser.decode[NotNull]("""{"x":null}"""), Left(".x(expected a number, got n)"))

  test("what is nothing by an instance of one's own"):
    both(Uses(Wrapped(None), Wrapped(None)), """{"d":null}""")
    both(Uses(Wrapped(Some(2)), Wrapped(Some(3))), """{"w":2,"d":3}""")
    reads("{}", Uses(Wrapped(None)))
