package jzon.derive

import jzon as json

/** Generic families: only the cases that a type can have. */
object GadtsSuite:
  enum Expression[A]:
    case Number(x: Int) extends Expression[Int]
    case Flag(b: Boolean) extends Expression[Boolean]
    case All(list: List[A])
    case Never extends Expression[Nothing]
  sealed trait Invariant[A]
  case object OfBoolean extends Invariant[Boolean]
  case object OfInt extends Invariant[Int]
  case class IntClass(x: Int) extends Invariant[Int]
  sealed trait Covariant[+A]
  case object OfNothing extends Covariant[Nothing]
  case object One extends Covariant[Int]
  case class Listed[B](b: B) extends Covariant[List[B]]

  given json.Codec[Expression[Int]] = json.Codec.derived
  given ofInt: json.Codec[Invariant[Int]] = json.Codec.derived
  given ofAny: json.Codec[Invariant[?]] = json.Codec.derived
  given ofAnyVal: json.Codec[Invariant[? <: AnyVal]] = json.Codec.derived
  given ofLists: json.Codec[Covariant[List[Int]]] = json.Codec.derived

  sealed trait Kinds[A[_]]
  case class First[A[_]](x: Int) extends Kinds[A]
  case class Second[A[_]](a: A[Int]) extends Kinds[A]
  given json.Codec[Kinds[List]] = json.Codec.derived

  case class Ordered[A: Ordering](a: A):
    def max(other: A): A = summon[Ordering[A]].max(a, other)
  object Ordered:
    given [A: Ordering: json.Codec]: json.Codec[Ordered[A]] = json.Codec.derived

class GadtsSuite extends Roundtrips:
  import GadtsSuite.*
  import GadtsSuite.given

  test("classes"):
    both[Expression[Int]](Expression.Number(1), """{"Number":{"x":1}}""")
    both[Expression[Int]](Expression.All(List(1)), """{"All":{"list":[1]}}""")
    refuses[Expression[Int]](
      """{"Flag":{"b":true}}""",
      """(invalid disambiguator): expected Number or All, got "Flag""""
    )
    refuses[Expression[Int]]("\"Never\"", "(expected an object, got \")")

  test("singletons"):
    both[Invariant[Int]](OfInt, """{"OfInt":{}}""")(using ofInt, ofInt)
    both[Invariant[Int]](IntClass(1), """{"IntClass":{"x":1}}""")(using ofInt, ofInt)
    refuses[Invariant[Int]](
      "\"OfBoolean\"",
      """(invalid disambiguator): expected OfInt or IntClass, got "OfBoolean""""
    )(using ofInt)

  test("a wildcard"):
    both[Invariant[?]](OfBoolean, """{"OfBoolean":{}}""")(using ofAny, ofAny)
    both[Invariant[?]](IntClass(1), """{"IntClass":{"x":1}}""")(using ofAny, ofAny)
    both[Invariant[? <: AnyVal]](OfInt, """{"OfInt":{}}""")(using ofAnyVal, ofAnyVal)

  test("a covariant family"):
    both[Covariant[List[Int]]](Listed(1), """{"Listed":{"b":1}}""")
    both[Covariant[List[Int]]](OfNothing, """{"OfNothing":{}}""")
    refuses[Covariant[List[Int]]]("\"One\"", """(invalid disambiguator): expected OfNothing or Listed, got "One"""")

  test("higher kinds"):
    both[Kinds[List]](First(1), """{"First":{"x":1}}""")
    both[Kinds[List]](Second(List(1)), """{"Second":{"a":[1]}}""")

  test("a context bound that is no instance"):
    both(Ordered(1), """{"a":1}""")
    says(
      compileErrors("case class Sorted[A: Ordering](a: A) derives jzon.Codec"),
      "write `given [… : json.Codec]: json.Codec[Sorted[A]] = json.Codec.derived` in the companion"
    )

  test("no shape"):
    says(compileErrors("given jzon.Codec[List[Int]] = jzon.Codec.derived"), "hides its fields")
