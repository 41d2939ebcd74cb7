package jzon.derive

import jzon as json
import jzon.syntax.*
import munit.{FunSuite, Location}

object SumsSuite:
  sealed trait Fruit derives json.Decoder, json.Encoder
  case class Banana(curvature: Double) extends Fruit
  case class Apple(poison: Boolean) extends Fruit

  sealed trait Mixed derives json.Codec
  case object Pear extends Mixed
  @json.hint("fig!")
  case class Fig(n: Int) extends Mixed
  sealed trait Inner extends Mixed
  case object Plum extends Inner

  @json.discriminator("type")
  sealed trait Tagged derives json.Codec
  @json.hint("banaani")
  case class Bendy(@json.field("bendiness") curvature: Double) extends Tagged
  @json.hint("omena")
  case class Red(@json.field("bad") poison: Boolean) extends Tagged
  case object None extends Tagged

  enum Color derives json.Codec:
    case Red, Green, Blue

  enum JavaColor extends Enum[JavaColor] derives json.Codec:
    case Red, Green
  enum OwnColor extends Enum[OwnColor]:
    case Red, Green
  object OwnColor:
    given json.Encoder[OwnColor] = json.Encoder[Int].contramap(_.ordinal)
  case class Colors(java: JavaColor, own: Option[OwnColor]) derives json.Codec

class SumsSuite extends FunSuite:
  import SumsSuite.*

  private def reads[A: json.Decoder](text: String, expected: A)(using Location): Unit =
    assertEquals(json.parser.decode[A](text), Right(expected))

  private def refuses[A: json.Decoder](text: String, reason: String)(using Location): Unit =
    assertEquals(json.parser.decode[A](text), Left(reason))

  private def both[A: json.Decoder: json.Encoder](value: A, text: String)(using Location): Unit =
    reads(text, value)
    assertEquals(value.toJson, text)

  test("a case stands in an object of its own"):
    both[Fruit](Banana(0.5), """{"Banana":{"curvature":0.5}}""")
    both[Fruit](Apple(false), """{"Apple":{"poison":false}}""")
    refuses[Fruit]("{}", "(expected non-empty object)")
    refuses[Fruit]("""{"Kiwi":{}}""", "(invalid disambiguator): expected Banana or Apple, got \"Kiwi\"")
    refuses[Fruit]("""{"Apple":{"poison":1}}""", ".Apple.poison(expected a Boolean, got 1)")
    refuses[Fruit]("""{"Apple":{"poison":true},"Apple":{}}""", "(expected '}' got ',')")

  test("singletons alone, with a discriminator"):
    @jzon.discriminator("type")
    enum Light derives jzon.Codec:
      case Red, Green
    assertEquals(jzon.write(Light.Green), """{"type":"Green"}""")
    assertEquals(jzon.read[Light]("""{"type":"Green"}"""), Right(Light.Green))
    assertEquals(jzon.read[Light](""""Green""""), Right(Light.Green))
    assertEquals(
      jzon.parser.decode[Light]("""{"type":"Blue"}"""),
      Left(""".type(invalid disambiguator): expected Red or Green, got "Blue"""")
    )

  test("a singleton beside classes"):
    both[Mixed](Pear, """{"Pear":{}}""")
    both[Mixed](Plum, """{"Plum":{}}""")
    both[Mixed](Fig(1), """{"fig!":{"n":1}}""")
    reads[Mixed]("\"Plum\"", Plum)
    refuses[Mixed]("\"fig!\"", "(invalid disambiguator): expected an object for a case with fields, got \"fig!\"")

  test("a discriminator"):
    both[Tagged](Bendy(1.5), """{"type":"banaani","bendiness":1.5}""")
    both[Tagged](Red(true), """{"type":"omena","bad":true}""")
    both[Tagged](None, """{"type":"None"}""")
    reads[Tagged]("""{"bad":true,"type":"omena"}""", Red(true))
    refuses[Tagged]("""{"bad":true}""", "(missing disambiguator 'type')")
    refuses[Tagged]("""{"type":"x"}""", ".type(invalid disambiguator): expected banaani, omena or None, got \"x\"")
    refuses[Tagged]("""{"type":"omena","bad":true,"type":"omena"}""", ".type(duplicate disambiguator 'type')")
    refuses[Tagged]("""{"type":"None","type":"None"}""", ".type(duplicate disambiguator 'type')")
    refuses[Tagged]("""{"type":"omena","bad":1}""", ".bad(expected a Boolean, got 1)")

  test("an enum is a string"):
    both[Color](Color.Green, "\"Green\"")
    refuses[Color]("\"Black\"", "(invalid disambiguator): expected Red, Green or Blue, got \"Black\"")
    refuses[Color]("1", "(expected a string, got 1)")

  test("an enum that is one of Java's as well"):
    both(JavaColor.Red, "\"Red\"")
    reads("\"Green\"", OwnColor.Green)
    assertEquals(OwnColor.Green.toJson, "1")
    assertEquals(Colors(JavaColor.Green, None).toJson, """{"java":"Green"}""")
