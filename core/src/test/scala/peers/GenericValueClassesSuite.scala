package peers

import jzon as json

/** Value classes with a type parameter, and others that are an Object after erasure. */
class GenericValueClassesSuite extends Cases:
  import GenericValueClassesSuite.*

  test("a generic value class, and one with a private field"):
    import Boxes.*
    bothWays(A(Box(1), Secret("x"), Box(Secret("y"))), """{"b":{"a":1},"s":{"s":"x"},"t":{"a":{"s":"y"}}}""")
    bothWays(Box("a"), """{"a":"a"}""")
    bothWays(List(Box(Box(1))), """[{"a":{"a":1}}]""")

  test("a value class around a union"):
    import OfUnion.*
    bothWays(A(1), """{"a":1}""")
    bothWays(A("b"), """{"a":"b"}""")

  test("each half, with a flattened class"):
    import OfHalves.*
    bothWays(Flat(In("a", 2)), """{"a":"a","b":2}""")

  test("value classes that hold themselves"):
    import OfThemselves.{*, given}
    bothWays(Tree(List(Tree(Nil), Tree(List(Tree(Nil))))), """{"a":[{"a":[]},{"a":[{"a":[]}]}]}""")

  test("cases of a family"):
    import InFamily.*
    bothWays(List[S](A(None), B(2)), """[{"A":{}},{"B":{"b":2}}]""")

  test("errors have their path"):
    import Boxes.*
    refuses[A]("""{"b":{"a":1},"s":{"s":"x"},"t":{"a":{"s":2}}}""", ".t.a.s(")

object GenericValueClassesSuite:
  object Boxes:
    case class Box[A](a: A) extends AnyVal derives json.Codec
    case class Secret(private val s: String) extends AnyVal derives json.Codec
    case class A(b: Box[Int], s: Secret, t: Box[Secret]) derives json.Codec

  object OfUnion:
    given json.Codec[Int | String] = json.Codec.derived
    case class A(a: Int | String) extends AnyVal derives json.Codec

  object OfHalves:
    case class In[A](a: A, b: Int) derives json.Codec
    case class Flat[A](@json.flatten in: In[A]) extends AnyVal derives json.Decoder, json.Encoder

  object OfThemselves:
    case class Tree[A](a: List[Tree[A]]) extends AnyVal
    given tree[A]: json.Codec[Tree[A]] = json.Codec.derived

  object InFamily:
    sealed trait S extends Any derives json.Codec
    case class A[T](a: Option[Int]) extends AnyVal, S
    case class B(b: Int) extends AnyVal, S
