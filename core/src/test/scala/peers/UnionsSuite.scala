package peers

import jzon as json

/** Unions, literal types and families without a hint. */
class UnionsSuite extends Cases:
  import UnionsSuite.*

  test("literal types"):
    given a: json.Codec["foo"] = json.Codec.derived
    given b: json.Codec[1.2345] = json.Codec.derived
    given c: json.Codec[1.234f] = json.Codec.derived
    given d: json.Codec[12345L] = json.Codec.derived
    given e: json.Codec[123456] = json.Codec.derived
    given f: json.Codec['a'] = json.Codec.derived
    given g: json.Codec[true] = json.Codec.derived
    bothWays["foo"]("foo", "\"foo\"")
    bothWays[1.2345](1.2345, "1.2345")
    bothWays[1.234f](1.234f, "1.234")
    bothWays[12345L](12345L, "12345")
    bothWays[123456](123456, "123456")
    bothWays['a']('a', "\"a\"")
    bothWays[true](true, "true")
    assertEquals(json.read["foo"]("\"bar\"").isLeft, true)

  test("a union of literal strings as a field"):
    import LiteralStrings.*
    bothWays(Foo("A", Some("A")), """{"aOrB":"A","optA":"A"}""")
    refuses[Foo]("""{"aOrB":"C"}""", ".aOrB(expected A or B")

  test("an untagged family of classes and an object"):
    import ByFields.*
    bothWays[List[E]](List(A(1), B(2), C), """[{"a":1},{"b":2},"C"]""")

  test("an untagged class that has the fields of another, and more"):
    import MoreFields.*
    bothWays[List[E]](List(Small(1), Large(1, 2)), """[{"a":1},{"a":1,"b":2}]""")

  test("an untagged recursive family"):
    import UntaggedTree.*
    bothWays[T](Branch(Leaf(1), Branch(Leaf(2), Leaf(3))), """{"l":{"v":1},"r":{"l":{"v":2},"r":{"v":3}}}""")

  test("a union of classes and a string"):
    import ByFieldsAndKind.{*, given}
    bothWays[List[X | Y | String]](List(X(1), Y(2), "z"), """[{"a":1},{"b":2},"z"]""")

object UnionsSuite:
  object LiteralStrings:
    type AB = "A" | "B"
    given ab: json.Codec[AB] = json.Codec.derived
    given a: json.Codec["A"] = json.Codec.derived
    case class Foo(aOrB: AB, optA: Option["A"]) derives json.Codec

  object ByFields:
    @json.untagged
    sealed trait E derives json.Codec
    case class A(a: Int) extends E
    case class B(b: Int) extends E
    case object C extends E

  object MoreFields:
    @json.untagged
    sealed trait E derives json.Codec
    case class Small(a: Int) extends E
    case class Large(a: Int, b: Int) extends E

  object UntaggedTree:
    @json.untagged
    sealed trait T derives json.Codec
    case class Leaf(v: Int) extends T
    case class Branch(l: T, r: T) extends T

  object ByFieldsAndKind:
    case class X(a: Int) derives json.Codec
    case class Y(b: Int) derives json.Codec
    given u: json.Codec[X | Y | String] = json.Codec.derived
