package peers

import jzon as json

/** Classes and families inside methods, generic methods, classes and traits. */
class LocalSuite extends Cases:
  import LocalSuite.*

  test("defaults from outside"):

    val start = 5
    case class A(x: Int = start, y: Option[Int] = Some(start)) derives json.Codec
    reads("{}", A(5, Some(5)))

  test("a family with a default from outside"):

    val start = 5
    sealed trait S derives json.Codec
    case class A(x: Int = start) extends S
    case object B extends S
    bothWays[S](A(1), """{"A":{"x":1}}""")
    reads[S]("""{"A":{}}""", A(5))
    bothWays[S](B, """{"B":{}}""")

  test("a generic class"):

    case class A[T](x: T, l: List[A[T]]) derives json.Codec
    bothWays(A(1, List(A(2, Nil))), """{"x":1,"l":[{"x":2,"l":[]}]}""")

  test("a class inside a generic method"):
    import InMethod.*
    assertEquals(f("x"), """{"x":"x","n":1}""")
    assertEquals(f(List(1)), """{"x":[1],"n":1}""")

  test("a class inside a generic class"):
    import OfGeneric.*
    val o = Outer[Int]()
    bothWays(o.A(1), """{"x":1}""")

  test("one class inside two values"):
    import TwoOuter.*
    val o = Outer(1)
    val p = Outer(2)
    reads[o.A]("{}", o.A(1))
    reads[p.A]("{}", p.A(2))

  test("a class inside a trait"):
    import MixedIn.*
    bothWays(N.A(1, Some(N.A(2, None))), """{"x":1,"o":{"x":2}}""")

object LocalSuite:
  object InMethod:
    def f[T: json.Codec](t: T): String =
      case class A(x: T, n: Int) derives json.Codec
      json.write(json.readOrThrow[A](json.write(A(t, 1))))

  object OfGeneric:
    class Outer[T: json.Codec]:
      case class A(x: T) derives json.Codec

  object TwoOuter:
    class Outer(val n: Int):
      case class A(x: Int = n) derives json.Codec

  object MixedIn:
    trait M { case class A(x: Int, o: Option[A]) derives json.Codec }
    object N extends M
