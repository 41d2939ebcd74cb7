package peers

import jzon as json

/** Fields of unusual shapes: options in options, patches, defaults, variable arguments, constructors. */
class ShapesSuite extends Cases:
  import ShapesSuite.*

  test("an option in an option"):
    import Twice.*
    reads("""{"o":1}""", A(Some(Some(1))))
    reads("{}", A(None))
    reads("""{"o":null}""", A(None))
    bothWays(A(Some(Some(1))), """{"o":1}""")

  test("options inside other types"):
    import Containers.*
    bothWays(
      A(Some(List(Some(1), None)), (None, Some("x")), Map("k" -> None), Some(Left(Some(1)))),
      """{"a":[1,null],"b":[null,"x"],"c":{"k":null},"d":{"Left":1}}"""
    )
    bothWays(A(None, (None, None), Map(), None), """{"b":[null,null],"c":{}}""")

  test("None inside an Either"):
    import InEither.*
    bothWays(A(Left(None)), """{"d":{"Left":null}}""")

  test("objects without fields in a list"):
    import InList.*
    bothWays(List(A(None, None), A(None, Some(A(Some(1), None)))), """[{},{"y":{"x":1}}]""")

  test("a patch beside an option with a default"):
    import Patch.*
    reads("{}", P())
    bothWays(P(json.Field.Value(Some(1)), None), """{"a":1,"b":null}""")
    bothWays(P(json.Field.Null, None), """{"a":null,"b":null}""")

  test("a patch without a default"):
    import BarePatch.*
    bothWays(P(json.Field.Absent, json.Field.Absent), "{}")
    bothWays(P(json.Field.Null, json.Field.Value("x")), """{"a":null,"b":"x"}""")

  test("the types of Some, None and Nil"):
    import Narrow.*
    bothWays(A(Some(1), None, Nil), """{"s":1,"l":[]}""")

  test("a default is evaluated each time it is needed, and only then"):
    import Counted.*
    reads("""{"x":5,"y":6}""", A(5, Some(6)))
    assertEquals(N.n, 0)
    assertEquals(json.readOrThrow[A]("{}"), A(1, Some(2)))
    assertEquals(json.readOrThrow[A]("{}"), A(3, Some(4)))

  test("a default that throws is not touched"):
    import Throwing.*
    reads("""{"x":1}""", A(1))

  test("a default from the private part of the companion"):
    import PrivateDefault.*
    reads("{}", A(7, List(1, 2), "é\n"))

  test("defaults of a type parameter"):
    import GenericDefault.*
    reads("{}", A[Int]())
    bothWays(A(Some(1), List(2), Map("k" -> 3)), """{"x":1,"l":[2],"m":{"k":3}}""")

  test("a default that is a block or calls a lambda"):
    import LambdaDefault.*
    reads("""{"x":1}""", A(1))

  test("a default that is a case of an enum"):
    import EnumDefault.*
    reads("{}", A())
    reads("""{"e":{"Y":{}}}""", A(E.Y(4)))
    bothWays(A(), """{"e":{"X":{}},"f":{"Y":{"n":4}},"o":{"Y":{"n":5}}}""")

  test("variable arguments"):
    import Varargs.*
    bothWays(V(1, 2), """{"xs":[1,2]}""")

  test("variable arguments after others"):
    import VarargsLast.*
    bothWays(V("a", Some(1), None), """{"name":"a","xs":[1,null]}""")

  test("a private constructor"):
    import PrivateConstructor.*
    bothWays(A.of(1), """{"x":1}""")

  test("fields that override"):
    import Overrides.*
    bothWays(A("x", 1), """{"name":"x","id":1}""")

  test("fields whose type is an argument of the parent"):
    import Parents.*
    bothWays(A(Nil, 1), """{"t":[],"u":1}""")
    bothWays(B(None), "{}")

  test("further constructors and an own unapply"):
    import Constructors.*
    bothWays(A(1, 2), """{"x":1,"y":2}""")

  test("an apply in place of the compiler's"):
    import OwnApply.*
    bothWays(A(-1), """{"x":1}""")

  test("a companion that is a function"):
    import Function.*
    bothWays(A(1), """{"x":1}""")

  test("variables are written as they are now"):
    import Variables.*
    val a = A(1, Nil)
    a.x = 2
    a.l = List(3)
    assertEquals(json.write(a), """{"x":2,"l":[3]}""")

  test("arrays of anything"):
    import Arrays.*
    val t = """{"a":[[1],[]],"b":[1,null],"c":[{"x":1}],"d":["a"],"e":["x"],"f":[true],"g":[1.5],"h":[[1,{"x":2}]]}"""
    assertEquals(json.write(json.readOrThrow[A](t)), t)

object ShapesSuite:
  object Twice:
    case class A(o: Option[Option[Int]]) derives json.Codec

  object Containers:
    case class A(
        a: Option[List[Option[Int]]],
        b: (Option[Int], Option[String]),
        c: Map[String, Option[Int]],
        d: Option[Either[Option[Int], String]]
    ) derives json.Codec

  object InEither:
    case class A(d: Either[Option[Int], String]) derives json.Codec

  object InList:
    case class A(x: Option[Int], y: Option[A]) derives json.Codec

  object Patch:
    case class P(a: json.Field[Option[Int]] = json.Field.Absent, b: Option[Int] = Some(2)) derives json.Codec

  object BarePatch:
    case class P(a: json.Field[Int], b: json.Field[String]) derives json.Codec

  object Narrow:
    case class A(s: Some[Int], n: None.type, l: Nil.type) derives json.Codec

  object Counted:
    object N { var n = 0; def next(): Int = { n += 1; n } }
    case class A(x: Int = N.next(), y: Option[Int] = Some(N.next())) derives json.Codec

  object Throwing:
    case class A(x: Int = sys.error("no default")) derives json.Codec

  object PrivateDefault:
    object A:
      private val start = 7
      given json.Codec[A] = json.Codec.derived
    case class A(x: Int = A.start, l: List[Int] = List(1, 2), s: String = "é\n")

  object GenericDefault:
    case class A[T](x: Option[T] = None, l: List[T] = Nil, m: Map[String, T] = Map.empty[String, T]) derives json.Codec

  object LambdaDefault:
    case class A(x: Int, f: String = List(1, 2).map(i => i + 1).mkString, g: Int = { val y = 3; y * 2 })
        derives json.Codec

  object EnumDefault:
    enum E derives json.Codec { case X; case Y(n: Int = 4) }
    case class A(e: E = E.X, f: E = E.Y(), o: Option[E] = Some(E.Y(5))) derives json.Codec

  object Varargs:
    case class V(xs: Int*) derives json.Codec

  object VarargsLast:
    case class V(name: String, xs: Option[Int]*) derives json.Codec

  object PrivateConstructor:
    case class A private (x: Int) derives json.Codec
    object A { def of(x: Int) = A(x) }

  object Overrides:
    trait Named { def name: String }
    abstract class Base(val id: Int) extends Named
    case class A(name: String, override val id: Int) extends Base(id) derives json.Codec

  object Parents:
    trait Parent[T] { def t: T }
    case class A(t: List[Int], u: Int) extends Parent[List[Int]] derives json.Codec
    abstract class Base[T](val t: T)
    case class B(override val t: Option[Int]) extends Base[Option[Int]](t) derives json.Codec

  object Constructors:
    case class A(x: Int, y: Int) derives json.Codec:
      def this(x: Int) = this(x, 0)
      val sum = x + y
      lazy val product = x * y
    object A:
      def apply(x: Int): A = new A(x)
      def unapply(s: String): Option[Int] = s.toIntOption

  object OwnApply:
    case class A private (x: Int) derives json.Codec
    object A:
      def apply(x: Int): A = new A(math.abs(x))

  object Function:
    case class A(x: Int) derives json.Codec
    object A extends (Int => A):
      def apply(x: Int): A = new A(x)

  object Variables:
    case class A(var x: Int, var l: List[Int]) derives json.Codec

  object Arrays:
    case class P(x: Int) derives json.Codec
    case class A(
        a: Array[Array[Int]],
        b: Array[Option[Int]],
        c: Array[P],
        d: Array[Char],
        e: Array[String],
        f: Array[Boolean],
        g: Array[Double],
        h: Array[(Int, P)]
    ) derives json.Codec
