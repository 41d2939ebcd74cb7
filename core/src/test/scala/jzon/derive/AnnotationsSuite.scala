package jzon.derive

import jzon as json
import jzon.syntax.*
import munit.{FunSuite, Location}

object AnnotationsSuite:
  case class Named(@json.field("n") @json.aliases("m", "o") x: Int) derives json.Codec

  @json.rename_all(json.SnakeCase)
  case class Renamed(fooBar: Int, @json.field("asIs") bazQux: Int) derives json.Codec

  @json.rename_all(json.KebabCase)
  enum Hints derives json.Codec:
    case FirstCase
    case SecondCase(someField: Int)
    @json.hint("3")
    case ThirdCase

  @json.no_extra_fields
  case class Strict(x: Int, y: Int = 1) derives json.Codec

  case class Quoted(@json.stringified n: Int, @json.stringified d: Double, @json.stringified o: Option[Boolean])
      derives json.Codec

  case class Kept(x: Int, @json.transient cache: String = "none") derives json.Codec

  case class Position(@json.field("lat") latitude: Double, lon: Double = 9)
  case class Place(name: String, @json.flatten position: Position, level: Int) derives json.Codec

  @json.discriminator("kind") @json.no_extra_fields
  enum Shape derives json.Codec:
    case Circle(radius: Double)
    case Square(side: Double)
    case Empty

class AnnotationsSuite extends FunSuite:
  import AnnotationsSuite.*

  private def reads[A: json.Decoder](text: String, expected: A)(using Location): Unit =
    assertEquals(json.parser.decode[A](text), Right(expected))

  private def refuses[A: json.Decoder](text: String, reason: String)(using Location): Unit =
    assertEquals(json.parser.decode[A](text), Left(reason))

  private def both[A: json.Decoder: json.Encoder](value: A, text: String)(using Location): Unit =
    reads(text, value)
    assertEquals(value.toJson, text)

  test("field and aliases"):
    both(Named(1), """{"n":1}""")
    reads("""{"o":1}""", Named(1))
    refuses[Named]("""{"x":1}""", ".n(missing)")
    refuses[Named]("""{"n":1,"m":1}""", ".n(duplicate)")

  test("rename_all"):
    both(Renamed(1, 2), """{"foo_bar":1,"asIs":2}""")
    both[Hints](Hints.FirstCase, """{"first-case":{}}""")
    both[Hints](Hints.SecondCase(1), """{"second-case":{"someField":1}}""")
    both[Hints](Hints.ThirdCase, """{"3":{}}""")

  test("no_extra_fields"):
    both(Strict(1, 2), """{"x":1,"y":2}""")
    refuses[Strict]("""{"x":1,"z":2}""", ".z(invalid extra field): expected x or y")
    both[Shape](Shape.Square(2), """{"kind":"Square","side":2.0}""")
    refuses[Shape]("""{"radius":1,"z":2,"kind":"Circle"}""", ".z(invalid extra field): expected radius or kind")
    refuses[Shape]("""{"kind":"Empty","z":2}""", ".z(invalid extra field): expected kind")

  test("stringified"):
    both(Quoted(1, 2.5, Some(true)), """{"n":"1","d":"2.5","o":"true"}""")
    both(Quoted(-1, Double.PositiveInfinity, None), """{"n":"-1","d":"Infinity"}""")
    reads("""{"n":"1","d":"1","o":null}""", Quoted(1, 1, None))
    refuses[Quoted]("""{"n":1,"d":"1"}""", ".n(expected a string, got 1)")
    refuses[Quoted]("""{"n":"1 2","d":"1"}""", ".n(expected the end of input got '2')")
    refuses[Quoted]("""{"n":"x","d":"1"}""", ".n(expected a number, got x)")

  test("transient"):
    both(Kept(1), """{"x":1}""")
    assertEquals(Kept(1, "y").toJson, """{"x":1}""")
    reads("""{"x":1,"cache":"z"}""", Kept(1))

  test("flatten"):
    both(Place("Bern", Position(46.9, 7.4), 540), """{"name":"Bern","lat":46.9,"lon":7.4,"level":540}""")
    reads("""{"level":1,"lat":2,"name":"x"}""", Place("x", Position(2), 1))
    refuses[Place]("""{"level":1,"name":"x"}""", ".lat(missing)")
