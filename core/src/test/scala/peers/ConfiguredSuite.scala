package peers

import jzon as json

/** The choices of the annotations, made by a Config. */
class ConfiguredSuite extends Cases:
  import ConfiguredSuite.*

  test("every naming style"):
    import Styles.*
    def check(c: json.Codec[Foo], name: String, a: String, b: String) =
      bothWays(Foo("x", 1, 2), s"""{"$name":"x","$a":1,"$b":2.0}""")(using c, c)
    check(json.Codec.configured[Foo](json.Config(rename = Some(json.SnakeCase))), "this_is_a_field", "a", "b")
    check(json.Codec.configured[Foo](json.Config(rename = Some(json.ScreamingSnakeCase))), "THIS_IS_A_FIELD", "A", "B")
    check(json.Codec.configured[Foo](json.Config(rename = Some(json.KebabCase))), "this-is-a-field", "a", "b")
    check(json.Codec.configured[Foo](json.Config(rename = Some(json.PascalCase))), "ThisIsAField", "A", "B")

  test("a Config that is an inline def"):
    import InlineConfig.{*, given}
    bothWays(Foo(1), """{"a_b":1}""")

  test("a generic class"):
    import GenericConfigured.*
    bothWays(Foo(1), """{"a_b":1}""")

  test("names for all fields"):
    import NamedFields.{*, given}
    bothWays(Foo(1, "z"), """{"x":1,"y":"z"}""")

  test("hints of a family of singletons"):
    import Singletons.{*, given}
    bothWays[E](E.FirstOne, "\"first_one\"")
    bothWays[E](E.SecondOne, "\"2\"")

  test("fields of the cases of a family"):
    import FieldsOfCases.{*, given}
    bothWays[E](E.A(1, Some(2L)), """{"A":{"ex":1,"y":"2"}}""")
    reads[E]("""{"B":{"xx":1}}""", E.B(1))

  test("a class that has annotations as well"):
    import Annotated.{*, given}
    bothWays(C(1, 2), """{"a":1,"Y":2}""")

  test("all options of a class together"):
    import AllOfAClass.{*, given}
    bothWays(C(1, None, 5, I(2), 3), """{"AB":1,"c_d":null,"q":2,"s":"3"}""")

  test("a Config made by new"):
    import ByNew.{*, given}
    bothWays(C(1), """{"a_b":1}""")

  test("a recursive class, in a named given"):
    import RecursiveNamed.{*, given}
    bothWays(T(1, List(T(2, Nil))), """{"the_value":1,"the_children":[{"the_value":2,"the_children":[]}]}""")

  test("a recursive class, with its type inferred"):
    import RecursiveInferred.*
    bothWays(T(1, List(T(2, Nil))), """{"the_value":1,"the_children":[{"the_value":2,"the_children":[]}]}""")

  test("a recursive class, over several lines"):
    import RecursiveLines.*
    bothWays(T(1, List(T(2, Nil))), """{"the_value":1,"the_children":[{"the_value":2,"the_children":[]}]}""")

object ConfiguredSuite:
  object Styles:
    case class Foo(thisIsAField: String, a: Int = 0, b: Double)

  object InlineConfig:
    inline def snake = json.Config(rename = Some(json.SnakeCase))
    case class Foo(aB: Int)
    given json.Codec[Foo] = json.Codec.configured[Foo](snake)

  object GenericConfigured:
    case class Foo[A](aB: A)
    object Foo:
      given [A: json.Decoder: json.Encoder]: json.Codec[Foo[A]] =
        json.Codec.configured[Foo[A]](json.Config(rename = Some(json.SnakeCase)))

  object NamedFields:
    case class Foo(a: Int, b: String)
    given json.Codec[Foo] = json.Codec.configured[Foo](json.Config(fields = Map("a" -> "x", "b" -> "y")))

  object Singletons:
    enum E:
      case FirstOne, SecondOne
    given json.Codec[E] =
      json.Codec.configured[E](json.Config(rename = Some(json.SnakeCase), hints = Map("SecondOne" -> "2")))

  object FieldsOfCases:
    enum E:
      case A(x: Int, y: Option[Long])
      case B(x: Int)
    given json.Codec[E] = json.Codec.configured[E](json.Config(
      fields = Map("x" -> "ex"),
      stringified = Set("y"),
      aliases = Map("x" -> List("xx"))
    ))

  object Annotated:
    @json.no_extra_fields
    case class C(@json.field("a") x: Int, y: Int)
    given json.Codec[C] = json.Codec.configured[C](json.Config(rename = Some(json.PascalCase)))

  object AllOfAClass:
    case class I(q: Int)
    case class C(aB: Int, cD: Option[Int], t: Int = 5, i: I, s: Long)
    given json.Codec[C] = json.Codec.configured[C](json.Config(
      rename = Some(json.SnakeCase),
      fields = Map("aB" -> "AB"),
      aliases = Map("aB" -> List("ab", "a-b")),
      noExtraFields = true,
      explicitNulls = true,
      stringified = Set("s"),
      transient = Set("t"),
      flatten = Set("i")
    ))

  object ByNew:
    case class C(aB: Int)
    given json.Codec[C] = json.Codec.configured[C](new json.Config(rename = Some(json.SnakeCase)))

  object RecursiveNamed:
    case class T(theValue: Int, theChildren: List[T])
    given t: json.Codec[T] = json.Codec.configured[T](json.Config(rename = Some(json.SnakeCase)))

  object RecursiveInferred:
    case class T(theValue: Int, theChildren: List[T])
    object T:
      given json.Codec[T] = json.Codec.configured(json.Config(rename = Some(json.SnakeCase)))

  object RecursiveLines:
    case class T(theValue: Int, theChildren: List[T])
    object T:
      given json.Codec[T] = json.Codec.configured[T](
        json.Config(
          rename = Some(json.SnakeCase)
        )
      )
