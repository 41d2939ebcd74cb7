package peers

import jzon as json

/** Case classes: generic, recursive, with defaults, inside methods. */
class ClassesSuite extends Cases:
  import ClassesSuite.*

  test("a generic class with each half derived"):
    import BothHalves.*
    bothWays(Box(Wub(1)), """{"a":{"x":1}}""")
    bothWays(Box(1L), """{"a":1}""")

  test("a generic class with a codec derived"):
    import Generic.*
    bothWays(Qux(1, 2L, 3), """{"i":1,"a":2,"j":3}""")

  test("recursion through an option"):
    import Chain.*
    bothWays(R(Some(R(Some(R(None))))), """{"o":{"o":{}}}""")

  test("a generic class inside an option"):
    import NestedGeneric.*
    bothWays(Outer(Some(Inner("c"))), """{"a":{"field":"c"}}""")
    bothWays(Outer(None), "{}")

  test("givens in the companions of generic classes"):
    import GenericGivens.*
    bothWays(Box(Bar(Box(Foo(1)))), """{"a":{"foo":{"a":{"int":1}}}}""")

  test("classes and families inside a method, with strict implicit vals"):
    case class L1(int: Int)
    object L1:
      implicit val decoder: json.Decoder[L1] = json.Decoder.derived
      implicit val encoder: json.Encoder[L1] = json.Encoder.derived
    case class L2(int: Int)
    object L2:
      implicit val codec: json.Codec[L2] = json.Codec.derived
    sealed trait LA
    object LA:
      case class Class(int: Int) extends LA
      case object Object extends LA
      implicit val decoder: json.Decoder[LA] = json.Decoder.derived
      implicit val encoder: json.Encoder[LA] = json.Encoder.derived
    bothWays(L1(1), """{"int":1}""")
    bothWays(L2(1), """{"int":1}""")
    bothWays[LA](LA.Class(1), """{"Class":{"int":1}}""")
    bothWays[LA](LA.Object, """{"Object":{}}""")

  test("an option with a default: null, missing, and of the wrong type"):
    import DefaultedOption.*
    reads("""{"a":null}""", FooNoDefault(None))
    reads("{}", FooNoDefault(None))
    reads("""{"a":null}""", FooWithDefault(None))
    reads("{}", FooWithDefault(Some(0)))
    refuses[FooWithDefault]("""{"a":"x"}""", ".a(expected a number, got \")")
    bothWays(FooWithDefault(None), """{"a":null,"b":"b"}""")

  test("defaults of a generic class"):
    import GenericDefaults.*
    reads("{}", GenericFoo[Int]())

  test("a recursive class inside a method"):
    case class Example(id: Int, children: List[Example]) derives json.Codec
    bothWays(Example(1, List(Example(2, Nil))), """{"id":1,"children":[{"id":2,"children":[]}]}""")

  test("a recursive class inside a method, with an implicit def"):
    case class Example(id: Int, children: List[Example])
    implicit def codec: json.Codec[Example] = json.Codec.derived
    bothWays(Example(1, List(Example(2, Nil))), """{"id":1,"children":[{"id":2,"children":[]}]}""")

  test("a class inside a method"):
    case class Foo(bar: String) derives json.Codec
    bothWays(Foo("bar"), """{"bar":"bar"}""")

  test("a class without fields"):
    import NoFields.*
    bothWays(Parameterless(), "{}")
    reads("""{"field":"value"}""", Parameterless())

  test("null for a field with a default"):
    import DefaultedString.*
    reads("{}", DefaultString())
    refuses[DefaultString]("""{"s":null}""", ".s(expected a string, got n)")

  test("unknown fields before, between and after the known ones"):
    import Unknown.*
    reads("""{"whoops1":[1,{"x":null}],"a1":1,"whoops2":"s","a2":2,"whoops3":true}""", S(1, 2))

  test("a field that is absent by default"):
    import AbsentField.*
    bothWays(S(1), """{"a":1}""")

  test("a class that derives a half twice"):
    import DerivedTwice.*
    bothWays(I(1), """{"x":1}""")

object ClassesSuite:
  object BothHalves:
    case class Box[A](a: A) derives json.Decoder, json.Encoder
    case class Wub(x: Long) derives json.Codec

  object Generic:
    case class Qux[A](i: Int, a: A, j: Int) derives json.Codec

  object Chain:
    case class R(o: Option[R]) derives json.Codec

  object NestedGeneric:
    case class Inner[A](field: A) derives json.Encoder, json.Decoder
    case class Outer(a: Option[Inner[String]]) derives json.Encoder, json.Decoder

  object GenericGivens:
    case class Box[A](a: A)
    object Box:
      given decoder[A: json.Decoder]: json.Decoder[Box[A]] = json.Decoder.derived
      given encoder[A: json.Encoder]: json.Encoder[Box[A]] = json.Encoder.derived
    case class Foo(int: Int)
    object Foo:
      given decoder: json.Decoder[Foo] = json.Decoder.derived
      given encoder: json.Encoder[Foo] = json.Encoder.derived
    case class Bar(foo: Box[Foo])
    object Bar:
      given decoder: json.Decoder[Bar] = json.Decoder.derived
      given encoder: json.Encoder[Bar] = json.Encoder.derived

  object DefaultedOption:
    case class FooWithDefault(a: Option[Int] = Some(0), b: String = "b") derives json.Codec
    case class FooNoDefault(a: Option[Int], b: String = "b") derives json.Codec

  object GenericDefaults:
    case class GenericFoo[T](a: List[T] = List.empty, b: String = "b") derives json.Codec

  object NoFields:
    case class Parameterless() derives json.Codec

  object DefaultedString:
    case class DefaultString(s: String = "x") derives json.Codec

  object Unknown:
    case class S(a1: Int, a2: Int) derives json.Codec

  object AbsentField:
    case class S(a: Int, b: json.Field[Int] = json.Field.Absent) derives json.Codec

  object DerivedTwice:
    case class I(x: Int) derives json.Codec, json.Decoder
