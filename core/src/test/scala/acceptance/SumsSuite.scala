package acceptance

import jzon as json

class SumsSuite extends munit.FunSuite, Rows:
  import SumsSuite.*

  test("19 an empty object is no sum"):
    refuses[Fruit]("{}", "(expected non-empty object)")
    refuses[Bowl]("""{"fruit":{ }}""", ".fruit(expected non-empty object)")

  test("20 an unknown hint is refused"):
    refuses[Fruit]("""{"Cherry":{}}""", "(invalid disambiguator): expected Banana or Apple, got \"Cherry\"")
    refuses[Fruit](
      """{"banana":{"curvature":1}}""",
      "(invalid disambiguator): expected Banana or Apple, got \"banana\", did you mean Banana?"
    )
    refuses[Colour]("\"Blue\"", "(invalid disambiguator): expected Red or Green, got \"Blue\"")

  test("21 two keys in a wrapper are refused"):
    refuses[Fruit]("""{"Banana":{"curvature":1},"Apple":{"poison":true}}""")
    refuses[Fruit]("""{"Banana":{"curvature":1},"Banana":{"curvature":1}}""")
    refuses[Fruit]("""{"Banana":{"curvature":1},"x":1}""")

  test("an error within a case goes through its name"):
    refuses[Fruit]("""{"Banana":{"curvature":true}}""", ".Banana.curvature(expected a number, got t)")
    refuses[Fruit]("""{"Banana":{}}""", ".Banana.curvature(missing)")

  test("22 a discriminator that is absent, bad, or there twice"):
    refuses[Tagged]("""{"a":1}""", "(missing disambiguator 'type')")
    refuses[Tagged]("{}", "(missing disambiguator 'type')")
    refuses[Tagged]("""{"a":1,"type":"Three"}""", ".type(invalid disambiguator): expected One or Two, got \"Three\"")
    refuses[Tagged]("""{"a":1,"type":1}""", ".type(invalid disambiguator): expected One or Two, got 1")
    refuses[Tagged]("""{"type":"One","a":1,"type":"One"}""", ".type(duplicate disambiguator 'type')")
    refuses[Tagged]("""{"type":"One","a":1,"type":"Two"}""", ".type(duplicate disambiguator 'type')")

  test("25 a family of singletons is a string"):
    bothWays[Colour](Colour.Red, "\"Red\"")
    bothWays[Colour](Colour.Green, "\"Green\"")
    bothWays[Side](Left, "\"Left\"")
    refuses[Colour]("1", "(expected a string, got 1)")

  test("25 a singleton of a mixed family is an empty object, and the bare string is read as well"):
    bothWays[Shape](Shape.Circle(1.5), """{"Circle":{"radius":1.5}}""")
    bothWays[Shape](Shape.Point, """{"Point":{}}""")
    reads[Shape]("\"Point\"", Shape.Point)
    refuses[Shape]("\"Circle\"")

  test("25 with a discriminator a singleton is the tag alone"):
    bothWays[Event](Event.Stop, """{"type":"Stop"}""")
    bothWays[Event](Event.Move(1, 2), """{"type":"Move","x":1,"y":2}""")
    reads[Event]("\"Stop\"", Event.Stop)

  test("25 nested sealed types flatten to their leaves"):
    bothWays[Animal](Dog("x"), """{"Dog":{"name":"x"}}""")
    bothWays[Animal](Fish, """{"Fish":{}}""")

object SumsSuite:
  sealed trait Fruit derives json.Codec
  case class Banana(curvature: Double) extends Fruit
  case class Apple(poison: Boolean) extends Fruit
  case class Bowl(fruit: Fruit) derives json.Codec

  @json.discriminator("type")
  sealed trait Tagged derives json.Codec
  case class One(a: Int) extends Tagged
  case class Two(a: Int) extends Tagged

  enum Colour derives json.Codec:
    case Red, Green

  sealed trait Side derives json.Codec
  case object Left extends Side
  case object Right extends Side

  enum Shape derives json.Codec:
    case Circle(radius: Double)
    case Point

  @json.discriminator("type")
  enum Event derives json.Codec:
    case Move(x: Int, y: Int)
    case Stop

  sealed trait Animal derives json.Codec
  sealed trait Mammal extends Animal
  case class Dog(name: String) extends Mammal
  case object Fish extends Animal
