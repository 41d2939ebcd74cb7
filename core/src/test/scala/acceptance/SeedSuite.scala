package acceptance

import jzon as json
import jzon.syntax._

// The snippets stand here as the documentation of the first jzon prints them, in the Scala of its time; the ellipses
// are filled in. Scalafmt would rewrite them. format: off

/** `case class Banana`, alone. */
object SimpleExample {
  case class Banana(curvature: Double)

  object Banana {
    implicit val decoder: json.Decoder[Banana] = json.Decoder.derived
    implicit val encoder: json.Encoder[Banana] = json.Encoder.derived
  }
}

/** The sealed family, before it is configured. */
object FamilyExample {
  sealed trait Fruit
  case class Banana(curvature: Double) extends Fruit
  case class Apple(poison: Boolean) extends Fruit

  object Fruit {
    implicit val decoder: json.Decoder[Fruit] = json.Decoder.derived
    implicit val encoder: json.Encoder[Fruit] = json.Encoder.derived
  }
}

object HintExample {
  sealed trait Fruit
  @json.hint("banaani")
  case class Banana(
      @json.field("bendiness") curvature: Double
  ) extends Fruit
  @json.hint("omena")
  case class Apple(
      @json.field("bad") poison: Boolean
  ) extends Fruit

  object Fruit {
    implicit val decoder: json.Decoder[Fruit] = json.Decoder.derived
    implicit val encoder: json.Encoder[Fruit] = json.Encoder.derived
  }
}

object DiscriminatorExample {
  @json.discriminator("type")
  sealed trait Fruit
  @json.hint("banaani")
  case class Banana(
      @json.field("bendiness") curvature: Double
  ) extends Fruit
  @json.hint("omena")
  case class Apple(
      @json.field("bad") poison: Boolean
  ) extends Fruit

  object Fruit {
    implicit val decoder: json.Decoder[Fruit] = json.Decoder.derived
    implicit val encoder: json.Encoder[Fruit] = json.Encoder.derived
  }
}

object ExtraFieldsExample {
  @json.no_extra_fields
  case class Strict(curvature: Double)
  object Strict {
    implicit val decoder: json.Decoder[Strict] = json.Decoder.derived
  }
}

object MapExample {
  case class FruitCount(value: Int)

  object FruitCount {
    implicit val decoder: json.Decoder[FruitCount] = json.Decoder[Int].map(FruitCount(_))
    implicit val encoder: json.Encoder[FruitCount] = json.Encoder[Int].contramap(_.value)
  }

  case class Things(s: String, i: Int, b: Boolean)
  object Things {
    implicit val decoder: json.Decoder[Things] =
      json.Decoder[(String, Int, Boolean)].map { case (p1, p2, p3) => Things(p1, p2, p3) }
  }
}

object EmapExample {
  import eu.timepit.refined
  import eu.timepit.refined.api.Refined
  import eu.timepit.refined.collection.NonEmpty

  implicit val decodeName: json.Decoder[String Refined NonEmpty] =
    json.Decoder[String].emap(refined.refineV[NonEmpty](_))

  case class Person(name: String Refined NonEmpty)

  object Person {
    implicit val decoder: json.Decoder[Person] = json.Decoder.derived
  }

  case class Refused(name: String)
  object Refused {
    implicit val decodeName: json.Decoder[String] = json.Decoder.string.emap(_ => Left("m"))
    implicit val decoder: json.Decoder[Refused] = json.Decoder.derived
  }
}
// format: on

/** Every snippet of the documentation of the first jzon (`import jzon as json` added), and exactly what is printed
  * there: rows 1 to 12 of the list of what must hold.
  */
class SeedSuite extends munit.FunSuite:

  test("1 a small document is read"):
    import SimpleExample.*
    assertEquals(json.parser.decode[Banana]("""{"curvature":0.5}"""), Right(Banana(0.5)))
    assertEquals(json.parser.decode[Banana]("""{"curvature":0.5}""").toString, "Right(Banana(0.5))")

  test("2 and written"):
    import SimpleExample.*
    assertEquals(Banana(0.5).toJson, """{"curvature":0.5}""")

  test("3 and written in the pretty form"):
    import SimpleExample.*
    assertEquals(Banana(0.5).toJsonPretty, "{\n  \"curvature\" : 0.5\n}")

  test("4 bad JSON produces an error in jq syntax"):
    import SimpleExample.*
    assertEquals(
      json.parser.decode[Banana]("""{"curvature": womp}""").toString,
      "Left(.curvature(expected a number, got w))"
    )

  test("5 a sealed family is read by a wrapper of one field, and written the same"):
    import FamilyExample.*
    assertEquals(
      json.parser.decode[Fruit]("""{"Banana":{"curvature":0.5}}""").toString,
      "Right(Banana(0.5))"
    )
    assertEquals(json.parser.decode[Fruit]("""{"Apple":{"poison":false}}""").toString, "Right(Apple(false))")
    assertEquals((Banana(0.5): Fruit).toJson, """{"Banana":{"curvature":0.5}}""")
    assertEquals((Apple(false): Fruit).toJson, """{"Apple":{"poison":false}}""")

  test("6 hint and field change names, both ways"):
    import HintExample.*
    val banana = """{"banaani":{"bendiness":0.5}}"""
    val apple = """{"omena":{"bad":false}}"""
    assertEquals(json.parser.decode[Fruit](banana), Right(Banana(0.5)))
    assertEquals(json.parser.decode[Fruit](apple), Right(Apple(false)))
    assertEquals((Banana(0.5): Fruit).toJson, banana)
    assertEquals((Apple(false): Fruit).toJson, apple)

  test("7 the discriminator is read wherever it stands, and written first"):
    import DiscriminatorExample.*
    assertEquals(json.parser.decode[Fruit]("""{"type":"banaani", "bendiness":0.5}"""), Right(Banana(0.5)))
    assertEquals(json.parser.decode[Fruit]("""{"type":"omena", "bad":false}"""), Right(Apple(false)))
    assertEquals(
      json.parser.decode[Fruit]("""{"x":[{"type":"omena"}],"type":"banaani","bendiness":0.5}"""),
      Right(Banana(0.5))
    )
    assertEquals(json.parser.decode[Fruit]("""{"bendiness":0.5,"type":"banaani"}"""), Right(Banana(0.5)))
    assertEquals((Banana(0.5): Fruit).toJson, """{"type":"banaani","bendiness":0.5}""")
    assertEquals((Apple(false): Fruit).toJson, """{"type":"omena","bad":false}""")

  test("8 an unexpected field is an error under no_extra_fields, and skipped without it"):
    assertEquals(
      json.parser.decode[ExtraFieldsExample.Strict]("""{"curvature":0.5,"x":1}"""),
      Left(".x(invalid extra field): expected curvature")
    )
    assertEquals(
      json.parser.decode[SimpleExample.Banana]("""{"curvature":0.5,"x":1}"""),
      Right(SimpleExample.Banana(0.5))
    )

  test("9 map and contramap make an instance for a newtype"):
    import MapExample.*
    assertEquals(json.parser.decode[FruitCount]("1"), Right(FruitCount(1)))
    assertEquals(FruitCount(1).toJson, "1")

  test("10 a class as an array, by a tuple and map"):
    import MapExample.*
    assertEquals(json.parser.decode[Things]("""["hello",1,true]"""), Right(Things("hello", 1, true)))

  test("11 emap refuses with a message"):
    import EmapExample.Person
    assertEquals(json.parser.decode[Person]("""{"name":"Ada"}""").map(_.name.value), Right("Ada"))
    assertEquals(json.parser.decode[Person]("""{"name":""}"""), Left(".name(Predicate isEmpty() did not fail.)"))
    assertEquals(json.parser.decode[EmapExample.Refused]("""{"name":"x"}"""), Left(".name(m)"))

  test("12 a field type with no instance is a compile error that names the type and the field"):
    val errors = compileErrors("""
      import eu.timepit.refined.api.Refined
      import eu.timepit.refined.collection.NonEmpty

      case class Person(name: String Refined NonEmpty)

      object Person {
        implicit val decoder: json.Decoder[Person] = json.Decoder.derived
      }
    """)
    assert(clue(errors).contains("Refined"))
    assert(errors.contains("NonEmpty"))
    assert(errors.contains("name"))
    assert(errors.contains("json.Decoder"))
    assert(!errors.contains("json.Decoder[Empty]"), "what stands inside the type is not to blame")

  test("map, emap and contramap have the signatures that are printed"):
    val map: (json.Decoder[Int], Int => String) => json.Decoder[String] = _.map(_)
    val emap: (json.Decoder[Int], Int => Either[String, Long]) => json.Decoder[Long] = _.emap(_)
    val contramap: (json.Encoder[Int], String => Int) => json.Encoder[String] = _.contramap(_)
    assertEquals(json.parser.decode("1")(using map(json.Decoder.int, _.toString)), Right("1"))
    assertEquals(json.parser.decode("1")(using emap(json.Decoder.int, i => Right(i.toLong))), Right(1L))
    assertEquals(json.write("abc")(using contramap(json.Encoder.int, _.length)), "3")

  test("a number that would take gigabytes as a BigInteger is refused"):
    // new java.math.BigDecimal("1e214748364").toBigInteger
    assert(json.parser.decode[java.math.BigInteger]("1e214748364").isLeft)
