package jzon.derive

import jzon as json
import jzon.syntax.*
import munit.{FunSuite, Location}

/** Classes that nobody may annotate. */
object ConfiguredSuite:
  case class Person(firstName: String, age: Int, note: Option[String], cache: Int = 0)
  sealed trait Animal
  case class Cat(lifeCount: Int) extends Animal
  case class BigDog(name: String) extends Animal
  case class Point(x: Int, y: Int)
  case class Place(at: Point, name: String)

  given json.Codec[Person] = json.Codec.configured(
    json.Config(
      rename = Some(json.SnakeCase),
      fields = Map("age" -> "years"),
      aliases = Map("age" -> List("a", "alter")),
      noExtraFields = true,
      explicitNulls = true,
      stringified = Set("age"),
      transient = Set("cache")
    )
  )
  given json.Codec[Animal] = json.Codec.configured(
    json.Config(discriminator = "kind", hints = Map("Cat" -> "felis"), rename = Some(json.KebabCase))
  )
  given json.Codec[Place] = json.Codec.configured[Place](json.Config(flatten = Set("at")))

  enum Mixed:
    case A
    case B(i: Option[Int])
  given mixed: json.Codec[Mixed] =
    json.Codec.configured[Mixed](json.Config(explicitNulls = true, noExtraFields = true))

  sealed trait Layers
  case object Single extends Layers
  sealed trait Inner extends Layers
  case class Derived(i: Option[Int]) extends Inner derives json.Codec
  given layers: json.Codec[Layers] =
    json.Codec.configured[Layers](json.Config(noExtraFields = true, explicitNulls = true))

class ConfiguredSuite extends FunSuite:
  import ConfiguredSuite.*
  import ConfiguredSuite.given

  private def both[A: json.Decoder: json.Encoder](value: A, text: String)(using Location): Unit =
    assertEquals(json.parser.decode[A](text), Right(value))
    assertEquals(value.toJson, text)

  test("a class"):
    both(Person("a", 1, None), """{"first_name":"a","years":"1","note":null}""")
    assertEquals(json.parser.decode[Person]("""{"alter":"1","first_name":"x"}"""), Right(Person("x", 1, None)))
    assertEquals(
      json.parser.decode[Person]("""{"cache":1}"""),
      Left(".cache(invalid extra field): expected first_name, years or note")
    )

  test("a family"):
    both[Animal](Cat(9), """{"kind":"felis","lifeCount":9}""")
    both[Animal](BigDog("x"), """{"kind":"big-dog","name":"x"}""")

  test("a family of classes and singletons"):
    both[Mixed](Mixed.A, """{"A":{}}""")
    both[Mixed](Mixed.B(None), """{"B":{"i":null}}""")
    assertEquals(json.parser.decode[Mixed]("""{"A":{"x":1}}"""), Left(".A.x(invalid extra field)"))
    assertEquals(json.parser.decode[Mixed]("""{"B":{"x":1}}"""), Left(".B.x(invalid extra field): expected i"))

  test("a family whose cases derive as well"):
    both[Layers](Single, """{"Single":{}}""")
    both[Layers](Derived(None), """{"Derived":{"i":null}}""")
    assertEquals(json.parser.decode[Layers]("""{"Derived":{"x":1}}"""), Left(".Derived.x(invalid extra field): expected i"))

  test("flatten"):
    both(Place(Point(1, 2), "x"), """{"x":1,"y":2,"name":"x"}""")

  test("what is no constant"):
    val errors = compileErrors("""
      case class P(x: Int)
      val name = "y".trim
      jzon.Codec.configured[P](jzon.Config(fields = Map("x" -> name)))
    """)
    assert(clue(errors).contains("a Config is read when compiled: fields is no constant"))

  test("names that the class does not have"):
    val errors = compileErrors("""
      case class P(x: Int)
      jzon.Codec.configured[P](jzon.Config(fields = Map("y" -> "z")))
    """)
    assert(clue(errors).contains("the Config names y, which P does not have"))
