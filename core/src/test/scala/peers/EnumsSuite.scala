package peers

import jzon as json

/** Enums of Scala and of Java: with values, parents, one case. */
class EnumsSuite extends Cases:
  import EnumsSuite.*

  test("one case as a field, an element and an option"):
    import One.*
    bothWays(C(E.A, List(E.A, E.A), Some(E.A), 1), """{"e":"A","l":["A","A"],"o":"A","n":1}""")
    refuses[C]("""{"e":"B"}""", ".e(")
    refuses[C]("""{"e":1}""", ".e(")

  test("values, parents and an own toString"):
    import Valued.*
    bothWays[Color](Color.Red, """"Red"""")
    bothWays[Color](Color.Green, """"Green"""")

  test("the name of a case, whatever toString says"):
    import Named.*
    bothWays[S](A, """"A"""")

  test("a parameter of the enum and fields of a case"):
    import Mixed.*
    bothWays[Planet](Planet.Earth, """{"Earth":{}}""")
    bothWays[Planet](Planet.Other("x", 2), """{"Other":{"name":"x","m":2.0}}""")

  test("a Scala enum that is a Java enum"):
    import JavaParent.*
    bothWays[J](J.A, """"A"""")

  test("Java enums as fields, keys and elements"):
    import OfJava.*
    import java.math.RoundingMode
    import java.util.concurrent.TimeUnit
    bothWays(
      A(
        TimeUnit.DAYS,
        RoundingMode.UP,
        None,
        Map(TimeUnit.HOURS -> RoundingMode.DOWN),
        Thread.State.NEW,
        List(TimeUnit.DAYS)
      ),
      """{"u":"DAYS","r":"UP","m":{"HOURS":"DOWN"},"s":"NEW","l":["DAYS"]}"""
    )

  test("a Java enum with a Config"):
    import ConfiguredJava.given
    import java.util.concurrent.TimeUnit
    bothWays(TimeUnit.DAYS, """"d"""")

  test("an enum inside a class"):
    import InClass.*
    val o = Outer()
    bothWays[o.E](o.E.A, """"A"""")

  test("a mixed enum inside a class"):
    import MixedInClass.*
    val o = Outer(3)
    bothWays[o.E](o.E.A, """{"A":{}}""")
    reads[o.E]("""{"B":{}}""", o.E.B(3))

  test("cases by the type of their enum"):
    import OwnTypes.*
    refuses[C]("""{"e":null}""", ".e(expected a string, got n)")
    refuses[C]("""{"e":"A","m":null}""", ".m(expected")
    refuses[C]("""{"e":"A","m":"A","t":null}""", ".t(expected")

object EnumsSuite:
  object One:
    enum E derives json.Codec { case A }
    case class C(e: E, l: List[E], o: Option[E], n: Int) derives json.Codec

  object Valued:
    trait Named { def label: String }
    enum Color(val rgb: Int) extends Named derives json.Codec:
      case Red extends Color(0xff0000)
      case Green extends Color(0x00ff00)
      def label = productPrefix
      override def toString = "#" + rgb.toHexString

  object Named:
    sealed abstract class S(val code: String) derives json.Codec:
      override def toString = code
    case object A extends S("a") { override def productPrefix = "z" }
    case object B extends S("b")

  object Mixed:
    enum Planet(val mass: Double) derives json.Codec:
      case Earth extends Planet(1)
      case Other(name: String, m: Double) extends Planet(m)

  object JavaParent:
    enum J extends java.lang.Enum[J] derives json.Codec:
      case A, B

  object OfJava:
    import java.util.concurrent.TimeUnit
    import java.math.RoundingMode
    case class A(
        u: TimeUnit,
        r: RoundingMode,
        o: Option[TimeUnit],
        m: Map[TimeUnit, RoundingMode],
        s: Thread.State,
        l: List[TimeUnit]
    ) derives json.Codec

  object ConfiguredJava:
    import java.util.concurrent.TimeUnit
    given json.Codec[TimeUnit] =
      json.Codec.configured[TimeUnit](json.Config(rename = Some(json.SnakeCase), hints = Map("DAYS" -> "d")))

  object InClass:
    class Outer:
      enum E derives json.Codec:
        case A, B

  object MixedInClass:
    class Outer(n: Int):
      enum E derives json.Codec:
        case A
        case B(x: Int = n)

  object OwnTypes:
    enum E derives json.Codec { case A, B }
    enum M derives json.Codec { case A; case B(x: Int) }
    @json.discriminator("t")
    enum T derives json.Codec { case A; case B(x: Int) }
    case class C(e: E, m: M, t: T) derives json.Codec
