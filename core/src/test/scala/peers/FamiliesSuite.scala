package peers

import jzon as json

/** Sealed types and enums: in a wrapper, with a discriminator, nested, recursive. */
class FamiliesSuite extends Cases:
  import FamiliesSuite.*

  test("cases that have instances of their own, in the wrapper"):
    import OwnCases.*
    bothWays[Foo](Bar(1, "x"), """{"Bar":[1,"x"]}""")
    bothWays[Foo](Baz(List("x")), """{"Baz":["x"]}""")
    bothWays[Foo](Bam(Wub(1), 2), """{"Bam":{"w":{"x":1},"d":2.0}}""")
    bothWays[Seq[Foo]](Seq(Baz(Nil)), """[{"Baz":[]}]""")

  test("a recursive family whose cases derive as well"):
    import RecursiveCases.*
    bothWays[R](Nested(Nested(Base("x"))), """{"Nested":{"r":{"Nested":{"r":{"Base":{"a":"x"}}}}}}""")
    bothWays(Nested(Base("x")), """{"r":{"Base":{"a":"x"}}}""")

  test("a sealed type inside another adds no wrapper"):
    import Nested.*
    bothWays[Adt](TheClass(0), """{"TheClass":{"a":0}}""")

  test("a nested sealed type that has an instance of its own"):
    import NestedDerived.*
    bothWays[Adt](TheClass(0), """{"TheClass":{"a":0}}""")
    bothWays[SubTrait](TheClass(0), """{"TheClass":{"a":0}}""")
    refuses[SubTrait]("""{"Other":{"b":1}}""", "(invalid disambiguator")

  test("cases and their givens in the companion of the family"):
    import InCompanion.*
    bothWays[Adt1](Adt1.Class1(1), """{"Class1":{"int":1}}""")
    bothWays[Adt1](Adt1.Object1, """{"Object1":{}}""")
    bothWays[Adt4](Adt4.Class1(), """{"Class1":{}}""")
    bothWays[Adt4](Adt4.Object1, """{"Object1":{}}""")

  test("strict implicit vals of a recursive family"):
    import StrictTree.*
    bothWays[T](
      T.Node(T.Leaf, None, List(T.Leaf), Map("a" -> T.Leaf)),
      """{"Node":{"l":{"Leaf":{}},"cs":[{"Leaf":{}}],"m":{"a":{"Leaf":{}}}}}"""
    )

  test("a wrapper holds one known name"):
    import Strict.*
    refuses[Ex]("""{"ExFoo":{"a":1},"x":1}""", "(expected '}' got ',')")
    refuses[Ex]("\"nope\"", "(invalid disambiguator")
    refuses[Ex]("""{"x":{"a":1}}""", "(invalid disambiguator")

  test("three levels of sealed types with a discriminator"):
    import ThreeLevels.*
    bothWays[Great](Child(1, "a"), """{"type":"Child","a":1,"b":"a"}""")
    bothWays[Great](Uncle(1), """{"type":"Uncle","Child":1}""")

  test("a recursive family with a discriminator"):
    import TaggedTree.*
    bothWays[Tree](
      Branch(Branch(Leaf, Leaf), Leaf),
      """{"type":"Branch","l":{"type":"Branch","l":{"type":"Leaf"},"r":{"type":"Leaf"}},"r":{"type":"Leaf"}}"""
    )

  test("a mixed enum that contains itself"):
    import MixedRecursive.*
    bothWays[Foo](Foo.Qux(Foo.Bar), """{"Qux":{"foo":{"Bar":{}}}}""")

  test("an enum inside a method"):
    enum Foo derives json.Codec:
      case Bar, Baz, Qux
    bothWays[Foo](Foo.Qux, "\"Qux\"")

  test("a family of singletons inside a method"):
    sealed trait Foo derives json.Codec
    object Foo:
      case object Bar extends Foo
      case object Baz extends Foo
    bothWays[Foo](Foo.Baz, "\"Baz\"")

  test("a family of singletons with a discriminator inside a method"):
    @json.discriminator("$type")
    sealed trait Foo derives json.Codec
    object Foo:
      case object Bar extends Foo
      case object Baz extends Foo
    bothWays[Foo](Foo.Baz, """{"$type":"Baz"}""")

  test("discriminators that come last, nested"):
    import TagLast.*
    reads[E]("""{"n":1,"e":{"n":2,"e":{"type":"Y"},"type":"X"},"type":"X"}""", X(Some(X(Some(Y), 2)), 1))

  test("a discriminator that is not a string"):
    import NoString.*
    refuses[E]("""{"type":1,"n":1}""", ".type(invalid disambiguator")
    refuses[E]("""{"type":null,"n":1}""", ".type(invalid disambiguator")
    refuses[E]("[]", "(expected an object, got [)")

object FamiliesSuite:
  object OwnCases:
    case class Wub(x: Long) derives json.Codec
    sealed trait Foo derives json.Codec
    case class Bar(i: Int, s: String) extends Foo
    object Bar:
      implicit val decodeBar: json.Decoder[Bar] = json.Decoder[(Int, String)].map(Bar(_, _))
      implicit val encodeBar: json.Encoder[Bar] = json.Encoder[(Int, String)].contramap(b => (b.i, b.s))
    case class Baz(xs: List[String]) extends Foo
    object Baz:
      implicit val decodeBaz: json.Decoder[Baz] = json.Decoder[List[String]].map(Baz(_))
      implicit val encodeBaz: json.Encoder[Baz] = json.Encoder[List[String]].contramap(_.xs)
    case class Bam(w: Wub, d: Double) extends Foo derives json.Codec

  object RecursiveCases:
    sealed trait R derives json.Codec
    case class Base(a: String) extends R derives json.Codec
    case class Nested(r: R) extends R derives json.Codec

  object Nested:
    sealed trait Adt derives json.Codec
    sealed trait SubTrait extends Adt
    case class TheClass(a: Int) extends SubTrait

  object NestedDerived:
    sealed trait Adt derives json.Codec
    sealed trait SubTrait extends Adt derives json.Codec
    case class TheClass(a: Int) extends SubTrait
    case class Other(b: Int) extends Adt

  object InCompanion:
    sealed trait Adt1
    object Adt1:
      case class Class1(int: Int) extends Adt1
      object Class1:
        given decoder: json.Decoder[Class1] = json.Decoder.derived
        given encoder: json.Encoder[Class1] = json.Encoder.derived
      case object Object1 extends Adt1
      given decoder: json.Decoder[Adt1] = json.Decoder.derived
      given encoder: json.Encoder[Adt1] = json.Encoder.derived
    sealed trait Adt4
    object Adt4:
      sealed trait Sub1 extends Adt4
      case class Class1() extends Sub1
      sealed trait Sub2 extends Adt4
      case object Object1 extends Sub2
      given decoder: json.Decoder[Adt4] = json.Decoder.derived
      given encoder: json.Encoder[Adt4] = json.Encoder.derived

  object StrictTree:
    sealed trait T
    object T:
      case class Node(l: T, r: Option[T], cs: List[T], m: Map[String, T]) extends T
      case object Leaf extends T
      implicit val decoder: json.Decoder[T] = json.Decoder.derived
      implicit val encoder: json.Encoder[T] = json.Encoder.derived

  object Strict:
    enum Ex derives json.Codec:
      case ExFoo(a: Int)
      case ExBar

  object ThreeLevels:
    @json.discriminator("type")
    sealed trait Great derives json.Codec
    sealed trait Grand extends Great
    case class Uncle(Child: Int) extends Grand
    sealed trait Parent extends Grand
    case class Child(a: Int, b: String) extends Parent

  object TaggedTree:
    @json.discriminator("type")
    sealed trait Tree derives json.Codec
    case class Branch(l: Tree, r: Tree) extends Tree
    case object Leaf extends Tree

  object MixedRecursive:
    enum Foo derives json.Codec:
      case Bar
      case Baz(baz: String)
      case Qux(foo: Foo)

  object TagLast:
    @json.discriminator("type")
    sealed trait E derives json.Codec
    case class X(e: Option[E], n: Int) extends E
    case object Y extends E

  object NoString:
    @json.discriminator("type")
    sealed trait E derives json.Codec
    case class X(n: Int) extends E
