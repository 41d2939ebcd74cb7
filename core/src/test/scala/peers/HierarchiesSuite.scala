package peers

import jzon as json

/** Odd families: diamonds, enums below traits, private, deprecated, generic, inside classes. */
class HierarchiesSuite extends Cases:
  import HierarchiesSuite.*

  test("a case below two sealed traits"):
    import Diamond.*
    bothWays[A](D(1), """{"D":{"x":1}}""")
    bothWays[A](O, """{"O":{}}""")

  test("objects below two sealed traits"):
    import SingletonDiamond.*
    bothWays[A](X, """"X"""")
    bothWays[A](Y, """"Y"""")

  test("an enum below a sealed trait"):
    import EnumBelow.*
    bothWays[S](E.A, """{"A":{}}""")
    bothWays[S](E.B(1), """{"B":{"x":1}}""")
    bothWays[S](C, """{"C":{}}""")

  test("enums of singletons below a sealed trait"):
    import EnumsBelow.*
    bothWays[S](E.A, """"A"""")
    bothWays[S](F.D, """"D"""")

  test("one case in each layout: a class"):
    import OneClass.*
    bothWays[S](A(1), """{"A":{"x":1}}""")
    bothWays[T](B(1), """{"t":"B","x":1}""")
    bothWays[U](C(1), """{"x":1}""")

  test("one case in each layout: an object"):
    import OneObject.*
    bothWays[S](S.A, """"A"""")
    bothWays[T](B, """{"t":"B"}""")
    bothWays[U](C, """"C"""")

  test("one object below a nested sealed type"):
    import OneNested.*
    bothWays[S](A, """"A"""")
    bothWays[T](A, """"A"""")

  test("a class without fields, an object that is no case"):
    import NoFields.*
    bothWays[S](A(), """{"A":{}}""")
    bothWays[S](B, """{"B":{}}""")

  test("one name in two objects"):
    refused("""
      sealed trait S derives jzon.Codec
      object a { case class X(x: Int) extends S }
      object b { case class X(x: Int) extends S }
    """)("have the hint")

  test("one name in two objects, with a hint"):
    import ToldByHint.*
    bothWays[S](a.X(1), """{"X":{"x":1}}""")
    bothWays[S](b.X(1), """{"Y":{"x":1}}""")

  test("a case that is no case class"):
    refused("""
      sealed trait S derives jzon.Codec
      class Plain(val x: Int) extends S
    """)("Plain")

  test("a nested sealed type whose own instance would not be used"):
    refused("""
      sealed trait S derives jzon.Codec
      sealed trait T extends S
      case class A(x: Int) extends T
      object T { given jzon.Codec[T] = jzon.Codec[Int].xmap[T](A(_)) { case A(x) => x } }
    """)("T")

  test("an open class in between"):
    refused("""
      sealed trait S derives jzon.Codec
      abstract class Mid extends S
      case class X(x: Int) extends Mid
    """)("Mid")

  test("private cases and a given"):
    import PrivateCases.*
    bothWays[S](S.p(1), """{"P":{"x":1}}""")
    bothWays[S](S.o, """{"O":{}}""")

  test("private cases and derives"):
    import PrivateDerived.*
    bothWays[S](S.p(1), """{"P":{"x":1}}""")

  test("a family inside a class"):
    import InClass.*
    val o = Outer()
    bothWays[o.S](o.P(1), """{"P":{"x":1}}""")
    bothWays[o.S](o.O, """{"O":{}}""")

  test("a family inside a trait"):
    import InTrait.*
    bothWays[V1.Msg](V1.Ping(1), """{"Ping":{"n":1}}""")
    bothWays[V2.Msg](V2.Stop, """{"Stop":{}}""")

  test("cases with instances of their own, a class and an object"):
    import OwnInstances.*
    bothWays[S](P(1), """{"P":1}""")
    bothWays[S](Q(P(1), List(P(2))), """{"Q":{"p":1,"s":[{"P":2}]}}""")

  test("a case of two families"):
    import Shared.*
    bothWays[Read](RW(1), """{"RW":{"x":1}}""")
    bothWays[Write](RW(1), """{"RW":{"x":1}}""")

  test("a type member that each case fixes"):
    import TypeMembers.*
    bothWays[List[S]](List(A(1), B("x")), """[{"A":{"t":1}},{"B":{"t":"x"}}]""")

  test("an object with a state"):
    import State.*
    bothWays[S](A, """{"A":{}}""")

object HierarchiesSuite:
  object Diamond:
    sealed trait A derives json.Codec
    sealed trait B extends A
    sealed trait C extends A
    case class D(x: Int) extends B with C
    case object O extends C with B

  object SingletonDiamond:
    sealed trait A derives json.Codec
    sealed trait B extends A
    sealed trait C extends A
    case object X extends B with C
    case object Y extends C

  object EnumBelow:
    sealed trait S derives json.Codec
    enum E extends S:
      case A
      case B(x: Int)
    case object C extends S

  object EnumsBelow:
    sealed trait S derives json.Codec
    enum E extends S:
      case A, B
    enum F extends S:
      case C, D

  object OneClass:
    sealed trait S derives json.Codec
    case class A(x: Int) extends S
    @json.discriminator("t")
    sealed trait T derives json.Codec
    case class B(x: Int) extends T
    @json.untagged
    sealed trait U derives json.Codec
    case class C(x: Int) extends U

  object OneObject:
    enum S derives json.Codec { case A }
    @json.discriminator("t")
    sealed trait T derives json.Codec
    case object B extends T
    @json.untagged
    sealed trait U derives json.Codec
    case object C extends U

  object OneNested:
    sealed trait S derives json.Codec
    sealed trait T extends S derives json.Codec
    case object A extends T

  object NoFields:
    sealed trait S derives json.Codec
    case class A() extends S
    object B extends S

  object ToldByHint:
    sealed trait S derives json.Codec
    object a { case class X(x: Int) extends S }
    object b {
      @json.hint("Y")
      case class X(x: Int) extends S
    }

  object PrivateCases:
    sealed trait S
    object S:
      private case class P(x: Int) extends S
      private case object O extends S
      given json.Codec[S] = json.Codec.derived
      def p(x: Int): S = P(x)
      def o: S = O

  object PrivateDerived:
    sealed trait S derives json.Codec
    object S:
      private case class P(x: Int) extends S
      private case object O extends S
      def p(x: Int): S = P(x)

  object InClass:
    class Outer:
      sealed trait S derives json.Codec
      case class P(x: Int) extends S
      case object O extends S

  object InTrait:
    trait Proto:
      sealed trait Msg derives json.Codec
      case class Ping(n: Int) extends Msg
      case object Stop extends Msg
    object V1 extends Proto
    object V2 extends Proto

  object OwnInstances:
    sealed trait S derives json.Codec
    case class P(x: Int) extends S
    object P { given json.Codec[P] = json.Codec[Int].xmap(P(_))(_.x) }
    case object O extends S { given json.Codec[O.type] = json.Codec[String].xmap(_ => O)(_ => "oh") }
    case class Q(p: P, s: List[S]) extends S

  object Shared:
    sealed trait Read derives json.Codec
    sealed trait Write derives json.Codec
    case class R(x: Int) extends Read
    case class W(x: Int) extends Write
    case class RW(x: Int) extends Read with Write

  object TypeMembers:
    sealed trait S derives json.Codec:
      type T
      def t: T
    case class A(t: Int) extends S { type T = Int }
    case class B(t: String) extends S { type T = String }

  object State:
    sealed trait S derives json.Codec
    case object A extends S { val x = 1; var y = 2 }
    case class B(x: Int) extends S { var extra = 0 }
