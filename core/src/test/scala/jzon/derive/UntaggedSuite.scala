package jzon.derive

import jzon as json
import jzon.syntax.*
import munit.{FunSuite, Location}

object UntaggedSuite:
  @json.untagged
  enum Event derives json.Codec:
    case Click(x: Int, y: Int)
    case Key(code: String, x: Option[Int])
    case Rest(note: Option[String])
    case Nothing

  object Unions:
    given number: json.Codec[Int | String] = json.Codec.derived
    given maybe: json.Codec[Option[Boolean] | List[Int]] = json.Codec.derived
    given side: json.Codec["left" | "right"] = json.Codec.derived
    given count: json.Codec[1 | 2 | "many"] = json.Codec.derived

  case class Constants(version: 1, big: 5L, isNew: true, pair: ('c', 2), side: "left" = "left")
  object Constants:
    given one: json.Codec[1] = json.Codec.derived
    given two: json.Codec[2] = json.Codec.derived
    given five: json.Codec[5L] = json.Codec.derived
    given yes: json.Codec[true] = json.Codec.derived
    given letter: json.Codec['c'] = json.Codec.derived
    given left: json.Codec["left"] = json.Codec.derived
    given json.Codec[Constants] = json.Codec.derived

  case class Fields(id: Int | String, side: "left" | "right")
  object Fields:
    import Unions.given
    given json.Codec[Fields] = json.Codec.derived

class UntaggedSuite extends FunSuite:
  import UntaggedSuite.*

  private def refuses[A: json.Decoder](text: String, reason: String)(using Location): Unit =
    assertEquals(json.parser.decode[A](text), Left(reason))

  private def both[A: json.Decoder: json.Encoder](value: A, text: String)(using Location): Unit =
    assertEquals(json.parser.decode[A](text), Right(value))
    assertEquals(value.toJson, text)

  test("cases are told by the kind of value and by required names"):
    both[Event](Event.Click(1, 2), """{"x":1,"y":2}""")
    both[Event](Event.Key("a", Some(1)), """{"code":"a","x":1}""")
    both[Event](Event.Rest(Some("n")), """{"note":"n"}""")
    both[Event](Event.Rest(None), "{}")
    both[Event](Event.Nothing, "\"Nothing\"")
    refuses[Event]("1", "(expected a string or an object, got 1)")
    refuses[Event]("\"Click\"", "(invalid disambiguator): expected an object for a case with fields, got \"Click\"")
    refuses[Event]("""{"x":1,"y":"2"}""", ".y(expected a number, got \")")

  test("unions"):
    import Unions.given
    both[Int | String](1, "1")
    both[Int | String]("1", "\"1\"")
    refuses[Int | String]("null", "(expected a string or a number, got n)")
    both[Option[Boolean] | List[Int]](None, "null")
    both[Option[Boolean] | List[Int]](Some(true), "true")
    both[Option[Boolean] | List[Int]](List(1, 2), "[1,2]")

  test("literal types"):
    import Unions.given
    both["left" | "right"]("left", "\"left\"")
    refuses["left" | "right"]("\"up\"", "(expected left or right), got \"up\"")
    both[1 | 2 | "many"](2, "2")
    both[1 | 2 | "many"]("many", "\"many\"")
    refuses[1 | 2 | "many"]("3", "(expected 1 or 2), got 3")
    both(Fields("a", "right"), """{"id":"a","side":"right"}""")
    both(Constants(1, 5L, true, ('c', 2)), """{"version":1,"big":5,"isNew":true,"pair":["c",2],"side":"left"}""")
    refuses[Constants]("""{"version":2}""", ".version(expected 1), got 2")
