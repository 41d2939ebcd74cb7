package peers

import jzon as json

/** Type parameters: bounds, variance, other kinds, parameters that a case fixes, aliases. */
class GenericsSuite extends Cases:
  import GenericsSuite.*

  test("several parameters with bounds and variance"):
    import Bounds.*
    bothWays(A[Int, String, String](1, "x", List("y")), """{"x":1,"y":"x","z":["y"]}""")

  test("a covariant tree"):
    import Covariant.*
    bothWays[Tree[Int]](Tree.Node(Tree.Leaf, 1, Tree.Leaf), """{"Node":{"l":{"Leaf":{}},"a":1,"r":{"Leaf":{}}}}""")

  test("a covariant list"):
    import OwnList.*
    bothWays[MyList[String]](
      Cons("a", Cons("b", Empty)),
      """{"Cons":{"head":"a","tail":{"Cons":{"head":"b","tail":{"Empty":{}}}}}}"""
    )

  test("a case that fixes the parameter"):
    import Fixed.*
    bothWays[F[Int]](I(1), """{"I":{"i":1}}""")
    bothWays[F[String]](G("x"), """{"G":{"a":"x"}}""")

  test("a case with one parameter for two"):
    import FixedTwice.*
    bothWays[R[Int, String]](Err(1), """{"Err":{"e":1}}""")
    bothWays[R[Int, String]](Ok(List("x")), """{"Ok":{"a":["x"]}}""")

  test("a case with its parameters swapped"):
    import Swapped.{*, given}
    bothWays[P[Int, String]](Q("x", 1), """{"Q":{"x":"x","y":1}}""")

  test("a class over the identity"):
    import Identity.*
    bothWays(HK[Id](1), """{"x":1}""")
    bothWays(HK[Option](Some(1)), """{"x":1}""")

  test("a class that is applied to itself"):
    import FixedPoint.{*, given}
    bothWays(Fix[List](List(Fix[List](Nil))), """{"unfix":[{"unfix":[]}]}""")

  test("a parameter that is not used"):
    import Phantom.*
    bothWays(B(A(1)), """{"a":{"x":1}}""")

  test("a parameter deep inside"):
    import Deep.*
    bothWays(A(Map("k" -> List((1, Some(2)), (3, None)))), """{"m":{"k":[[1,2],[3,null]]}}""")

  test("a parameter as a key"):
    import AsKey.*
    bothWays(A(Map(1 -> "x")), """{"m":{"1":"x"}}""")

  test("sorted collections of a parameter"):
    import Sorted.*
    import scala.collection.immutable.{SortedMap, TreeSet}
    bothWays(A(TreeSet(2, 1), SortedMap(2 -> 1, 1 -> 2)), """{"s":[1,2],"m":{"1":2,"2":1}}""")

  test("an array of a parameter"):
    import InArray.*
    sameBy(A(Array(1, 2)), """{"s":[1,2]}""")(_.s.toList)

  test("a family at one argument has the cases of that argument"):
    import Indexed.{*, given}
    bothWays[Expr[Int]](Expr.I(1), """{"I":{"i":1}}""")
    assertEquals(json.read[Expr[Int]]("""{"B":{"b":true}}""").isLeft, true)

  test("a family in a generic class, and the other way round"):
    import Pages.*
    bothWays[Page[Ev]](
      Page(List(Users(Page(List("a"), None)), Counts(Page(List(1), Some("n")))), None),
      """{"items":[{"Users":{"page":{"items":["a"]}}},{"Counts":{"page":{"items":[1],"next":"n"}}}]}"""
    )

  test("an alias with an argument"):
    import Aliases.*
    bothWays(
      C(Pair(1, "x"), List(Pair(2, Pair(3, true)))),
      """{"p":{"a":1,"b":"x"},"q":[{"a":2,"b":{"a":3,"b":true}}]}"""
    )

  test("a match type"):
    import Matching.*
    bothWays(A('a', 1), """{"c":"a","i":1}""")

  test("type members of objects"):
    import Members.*
    bothWays(A(List(1), m.I(List(2)), "x"), """{"t":[1],"i":{"x":[2]},"h":"x"}""")

  test("the type of an object"):
    import OnlyObject.*
    bothWays(A(Only, 1), """{"o":"Only","x":1}""")

  test("an enum of several parameters"):
    import Results.*
    bothWays[Res[String, Int]](Res.Ok(1), """{"Ok":{"a":1}}""")
    bothWays[Res[String, Int]](Res.Empty, """{"Empty":{}}""")
    bothWays[List[Res[String, List[Int]]]](
      List(Res.Err("x"), Res.Ok(List(1))),
      """[{"Err":{"e":"x"}},{"Ok":{"a":[1]}}]"""
    )

object GenericsSuite:
  object Bounds:
    case class A[+X, Y <: String, Z >: Null](x: X, y: Y, z: List[Z]) derives json.Codec

  object Covariant:
    enum Tree[+A] derives json.Codec:
      case Leaf
      case Node(l: Tree[A], a: A, r: Tree[A])

  object OwnList:
    sealed trait MyList[+A] derives json.Codec
    case class Cons[+A](head: A, tail: MyList[A]) extends MyList[A]
    case object Empty extends MyList[Nothing]

  object Fixed:
    sealed trait F[A] derives json.Codec
    case class I(i: Int) extends F[Int]
    case class G[A](a: A) extends F[A]

  object FixedTwice:
    sealed trait R[E, A] derives json.Codec
    case class Err[E, A](e: E) extends R[E, A]
    case class Ok[E, A](a: List[A]) extends R[E, A]
    case class Both[A](a: A) extends R[A, A]

  object Swapped:
    sealed trait P[A, B]
    case class Q[X, Y](x: X, y: Y) extends P[Y, X]
    given [A: json.Codec, B: json.Codec]: json.Codec[P[A, B]] = json.Codec.derived

  object Identity:
    type Id[A] = A
    case class HK[F[_]](x: F[Int])
    object HK:
      given a: json.Codec[HK[Id]] = json.Codec.derived
      given b: json.Codec[HK[Option]] = json.Codec.derived

  object FixedPoint:
    case class Fix[F[_]](unfix: F[Fix[F]])
    given fix: json.Codec[Fix[List]] = json.Codec.derived

  object Phantom:
    class Tag
    case class A[T](x: Int)
    object A { given [T]: json.Codec[A[T]] = json.Codec.derived }
    case class B(a: A[Tag]) derives json.Codec

  object Deep:
    case class A[T](m: Map[String, List[(T, Option[T])]]) derives json.Codec

  object AsKey:
    case class A[K, V](m: Map[K, V])
    object A:
      given [K: json.KeyDecoder, V: json.Decoder]: json.Decoder[A[K, V]] = json.Decoder.derived
      given [K: json.KeyEncoder, V: json.Encoder]: json.Encoder[A[K, V]] = json.Encoder.derived

  object Sorted:
    import scala.collection.immutable.{SortedMap, TreeSet}
    case class A[K](s: TreeSet[K], m: SortedMap[K, Int])
    object A:
      given [K: json.KeyDecoder: json.Decoder: Ordering]: json.Decoder[A[K]] = json.Decoder.derived
      given [K: json.KeyEncoder: json.Encoder]: json.Encoder[A[K]] = json.Encoder.derived

  object InArray:
    import scala.reflect.ClassTag
    case class A[K](s: Array[K])
    object A:
      given [K: json.Decoder: ClassTag]: json.Decoder[A[K]] = json.Decoder.derived
      given [K: json.Encoder]: json.Encoder[A[K]] = json.Encoder.derived

  object Indexed:
    enum Expr[A]:
      case I(i: Int) extends Expr[Int]
      case B(b: Boolean) extends Expr[Boolean]
    given json.Codec[Expr[Int]] = json.Codec.derived

  object Pages:
    case class Page[A](items: List[A], next: Option[String]) derives json.Codec
    sealed trait Ev derives json.Codec
    case class Users(page: Page[String]) extends Ev
    case class Counts(page: Page[Int]) extends Ev

  object Aliases:
    case class Pair[A, B](a: A, b: B) derives json.Codec
    type IntAnd[B] = Pair[Int, B]
    case class C(p: IntAnd[String], q: List[IntAnd[IntAnd[Boolean]]]) derives json.Codec

  object Matching:
    type Elem[X] = X match
      case String  => Char
      case List[t] => t
    case class A(c: Elem[String], i: Elem[List[Int]]) derives json.Codec

  object Members:
    object m { type T = List[Int]; case class I(x: T) derives json.Codec }
    trait Has { type T }
    object hasIt extends Has { type T = String }
    case class A(t: m.T, i: m.I, h: hasIt.T) derives json.Codec

  object OnlyObject:
    case object Only
    given json.Codec[Only.type] = json.Codec.derived
    case class A(o: Only.type, x: Int) derives json.Codec

  object Results:
    enum Res[+E, +A] derives json.Codec:
      case Err(e: E)
      case Ok(a: A)
      case Empty
