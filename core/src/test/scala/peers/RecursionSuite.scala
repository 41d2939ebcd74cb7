package peers

import jzon as json

/** Types that hold themselves or each other, whatever is between, and instances in any order. */
class RecursionSuite extends Cases:
  import RecursionSuite.*

  test("an argument that grows with the depth"):
    import Poly.*
    bothWays(Nest(1, Some(Nest(List(2), None))), """{"a":1,"n":{"a":[2]}}""")

  test("two generic classes that hold each other"):
    import Mutual.*
    bothWays(A(1, Some(B(List(2), Some(A(3, None))))), """{"x":1,"b":{"y":[2],"a":{"x":3}}}""")

  test("a class inside every type of itself"):
    import Everything.*
    val e = A(None, Nil, Map(), None, None, Vector(), Seq(), java.util.List.of())
    val t = """{"l":[],"m":{},"v":[],"s":[],"j":[]}"""
    bothWays(e, t)
    bothWays(
      A(
        Some(e),
        List(e),
        Map("k" -> e),
        Some(Left(e)),
        Some((e, e)),
        Vector(Some(e), None),
        Seq(List(e)),
        java.util.List.of(e),
        json.Field.Value(e)
      ),
      s"""{"o":$t,"l":[$t],"m":{"k":$t},"e":{"Left":$t},"t":[$t,$t],"v":[$t,null],"s":[[$t]],"j":[$t],"f":$t}"""
    )

  test("arrays"):
    import Arrays.*
    sameBy(A(Array(A(Array(), IArray())), IArray()), """{"a":[{"a":[],"i":[]}],"i":[]}""")(_.a.length)

  test("a generic class in between"):
    import Box.*
    bothWays(A(Some(Box(A(None, Nil))), List(Box(None))), """{"b":{"t":{"c":[]}},"c":[{}]}""")

  test("strict implicit vals of two companions"):
    import Strict.*
    bothWays(A(Some(B(Some(A(None))))), """{"b":{"a":{}}}""")
    bothWays(B(Some(A(None))), """{"a":{}}""")

  test("strict implicit vals, through lists and maps"):
    import StrictLists.*
    bothWays(
      A(List(B(List(A(Nil, Map())), None)), Map("k" -> B(Nil, None))),
      """{"b":[{"a":[{"b":[],"m":{}}]}],"m":{"k":{"a":[]}}}"""
    )

  test("a strict val before the one it needs"):
    import Unordered.*
    import codecs.*
    bothWays(A(B(1), List(B(2))), """{"b":{"x":1},"l":[{"x":2}]}""")

  test("lazy vals and defs"):
    import LazyAndDef.*
    import codecs.*
    bothWays(A(B(1, Some(A(B(2, None))))), """{"b":{"x":1,"a":{"b":{"x":2}}}}""")

  test("an alternative that holds its own family"):
    import Alternative.*
    bothWays[V](L(List(N(1), L(Nil))), """{"l":[{"n":1},{"l":[]}]}""")

  test("thirty classes in a ring"):
    import Ring.*
    bothWays(A0(Some(A1(None, List(A8(None, Nil)))), Nil), """{"n":{"l":[{"l":[]}]},"l":[]}""")

object RecursionSuite:
  object Poly:
    case class Nest[A](a: A, n: Option[Nest[List[A]]]) derives json.Codec

  object Mutual:
    case class A[X](x: X, b: Option[B[X]]) derives json.Codec
    case class B[Y](y: List[Y], a: Option[A[Y]]) derives json.Codec

  object Everything:
    case class A(
        o: Option[A],
        l: List[A],
        m: Map[String, A],
        e: Option[Either[A, Int]],
        t: Option[(A, A)],
        v: Vector[Option[A]],
        s: Seq[List[A]],
        j: java.util.List[A],
        f: json.Field[A] = json.Field.Absent
    ) derives json.Codec

  object Arrays:
    case class A(a: Array[A], i: IArray[A]) derives json.Codec

  object Box:
    case class Box[T](t: T) derives json.Codec
    case class A(b: Option[Box[A]], c: List[Box[Option[A]]]) derives json.Codec

  object Strict:
    case class A(b: Option[B])
    object A { implicit val codec: json.Codec[A] = json.Codec.derived }
    case class B(a: Option[A])
    object B { implicit val codec: json.Codec[B] = json.Codec.derived }

  object StrictLists:
    case class A(b: List[B], m: Map[String, B])
    object A { implicit val codec: json.Codec[A] = json.Codec.derived }
    case class B(a: List[A], e: Option[Either[A, B]])
    object B { implicit val codec: json.Codec[B] = json.Codec.derived }

  object Unordered:
    case class A(b: B, l: List[B])
    case class B(x: Int)
    object codecs:
      implicit val a: json.Codec[A] = json.Codec.derived
      implicit val b: json.Codec[B] = json.Codec.derived

  object LazyAndDef:
    case class A(b: B)
    case class B(x: Int, a: Option[A])
    object codecs:
      implicit lazy val a: json.Codec[A] = json.Codec.derived
      implicit def b: json.Codec[B] = json.Codec.derived

  object Alternative:
    sealed trait V
    case class N(n: Int) extends V derives json.Codec
    case class L(l: List[V]) extends V derives json.Codec
    object V:
      given json.Decoder[V] = json.Decoder[N].widen[V].orElse(json.Decoder[L].widen[V])
      given json.Encoder[V] =
        (v, out) => v match { case n: N => json.Encoder[N].write(n, out); case l: L => json.Encoder[L].write(l, out) }

  object Ring:
    case class A0(n: Option[A1], l: List[A7]) derives json.Codec
    case class A1(n: Option[A2], l: List[A8]) derives json.Codec
    case class A2(n: Option[A3], l: List[A9]) derives json.Codec
    case class A3(n: Option[A4], l: List[A10]) derives json.Codec
    case class A4(n: Option[A5], l: List[A11]) derives json.Codec
    case class A5(n: Option[A6], l: List[A12]) derives json.Codec
    case class A6(n: Option[A7], l: List[A13]) derives json.Codec
    case class A7(n: Option[A8], l: List[A14]) derives json.Codec
    case class A8(n: Option[A9], l: List[A15]) derives json.Codec
    case class A9(n: Option[A10], l: List[A16]) derives json.Codec
    case class A10(n: Option[A11], l: List[A17]) derives json.Codec
    case class A11(n: Option[A12], l: List[A18]) derives json.Codec
    case class A12(n: Option[A13], l: List[A19]) derives json.Codec
    case class A13(n: Option[A14], l: List[A20]) derives json.Codec
    case class A14(n: Option[A15], l: List[A21]) derives json.Codec
    case class A15(n: Option[A16], l: List[A22]) derives json.Codec
    case class A16(n: Option[A17], l: List[A23]) derives json.Codec
    case class A17(n: Option[A18], l: List[A24]) derives json.Codec
    case class A18(n: Option[A19], l: List[A25]) derives json.Codec
    case class A19(n: Option[A20], l: List[A26]) derives json.Codec
    case class A20(n: Option[A21], l: List[A27]) derives json.Codec
    case class A21(n: Option[A22], l: List[A28]) derives json.Codec
    case class A22(n: Option[A23], l: List[A29]) derives json.Codec
    case class A23(n: Option[A24], l: List[A0]) derives json.Codec
    case class A24(n: Option[A25], l: List[A1]) derives json.Codec
    case class A25(n: Option[A26], l: List[A2]) derives json.Codec
    case class A26(n: Option[A27], l: List[A3]) derives json.Codec
    case class A27(n: Option[A28], l: List[A4]) derives json.Codec
    case class A28(n: Option[A29], l: List[A5]) derives json.Codec
    case class A29(n: Option[A0], l: List[A6]) derives json.Codec
