package peers

import jzon as json

/** The forms that an annotation or a Config can be written in. */
class AnnotationFormsSuite extends Cases:
  import AnnotationFormsSuite.*

  test("constants of every form"):
    import Constants.*
    bothWays(C(1, 2, 3, 4, 5), """{"na":1,"nb":2,"cc":3,"d":4,"e":5}""")

  test("imported annotations"):
    import Imported.*
    bothWays(C(1, 2), """{"x":1,"c_d":2}""")
    reads("""{"x":1,"z":2}""", C(1, 2))
    bothWays[E](E.A, """"a"""")

  test("annotations imported by another name"):
    import Renamed.*
    bothWays(C(1), """{"x":1}""")
    reads("""{"y":1}""", C(1))

  test("an alias of an annotation"):
    import Aliased.*
    bothWays(C(1), """{"x":1}""")

  test("annotations of others beside"):
    import Others.*
    bothWays(C(1, 2, 3, 4), """{"x":1,"b":2,"c":3,"d":4}""")

  test("annotations of cases"):
    import OnCases.*
    bothWays[m.E](m.E.FirstOne, """{"first-one":{}}""")
    bothWays[m.E](m.E.SecondOne(1), """{"2nd":{"X":1}}""")
    refuses[m.E]("""{"third-one":{"z":1}}""", """."third-one".z(invalid extra field""")

  test("two naming styles on one class"):
    refused("""
      @jzon.rename_all(jzon.SnakeCase) @jzon.rename_all(jzon.KebabCase) case class C(x: Int) derives jzon.Codec
    """)()

  test("aliases from a collection"):
    refused("""
      case class C(@jzon.aliases(Seq("a", "b")*) x: Int) derives jzon.Codec
    """)("@aliases")

  test("an alias that is the own name"):
    refused("""
      case class C(@jzon.aliases("x") x: Int) derives jzon.Codec
    """)("read by the name \"x\"")

  test("a Config for a generic class, and for a family of others"):
    import GenericConfig.{*, given}
    bothWays(G(1, List(2)), """{"the_value":1,"the_list":[2]}""")
    bothWays[Either[Int, String]](Left(1), """{"l":{"v":1}}""")

  test("an empty Config"):
    import EmptyConfig.*
    bothWays(C(1), """{"aB":1}""")

  test("pairs and sets of a Config, written otherwise"):
    import WrittenOut.{*, given}
    bothWays(C(1, 2), """{"a":1,"b":"2"}""")
    reads("""{"y":1,"b":"2"}""", C(1, 2))

  test("hints and styles of generic cases"):
    import GenericHints.*
    bothWays[S[Int]](OneCase(1), """{"one":{"theA":1}}""")
    bothWays[S[Int]](TwoCase(1), """{"TWO_CASE":{"TheA":1}}""")

  test("both halves derived"):
    import Halves.*
    bothWays(C(2, None), """{"a_b":2}""")
    bothWays(C(2, Some(3)), """{"a_b":2,"c":3}""")

  test("one half alone"):
    import OneHalf.*
    assertEquals(json.write(O(Out(null), Nil)), """{"o":"t","l":[]}""")
    reads("""{"i":{"t":1},"m":{}}""", I(In(1), Map()))

object AnnotationFormsSuite:
  object Constants:
    object N:
      final val a = "na"
      inline val b = "nb"
    case class C(
        @json.field(N.a) a: Int,
        @json.field(N.b) b: Int,
        @json.field("c" + "c") c: Int,
        @json.field(name = "d") d: Int,
        @json.field("""e""") e: Int
    ) derives json.Codec

  object Imported:
    import jzon.{field, aliases, rename_all, SnakeCase, hint}
    @rename_all(SnakeCase) case class C(@field("x") aB: Int, @aliases("y", "z") cD: Int) derives json.Codec
    enum E derives json.Codec { @hint("a") case A; case B }

  object Renamed:
    import jzon.field as name
    import jzon.{aliases as also}
    case class C(@name("x") @also("y") a: Int) derives json.Codec

  object Aliased:
    type name = json.field
    case class C(@name("x") a: Int) derives json.Codec

  object Others:
    import scala.annotation.unused
    import scala.beans.BeanProperty
    case class C(@BeanProperty @json.field("x") a: Int, @unused b: Int, @volatile var c: Int, @scala.transient d: Int)
        derives json.Codec

  object OnCases:
    object m:
      @json.rename_all(json.KebabCase)
      enum E derives json.Codec:
        case FirstOne
        @json.hint("2nd")
        case SecondOne(@json.field("X") x: Int)
        @json.no_extra_fields
        case ThirdOne(y: Int)

  object GenericConfig:
    case class G[A](theValue: A, theList: List[A])
    object G {
      given [A: json.Decoder: json.Encoder]: json.Codec[G[A]] =
        json.Codec.configured(json.Config(rename = Some(json.SnakeCase)))
    }
    given json.Codec[Either[Int, String]] = json.Codec.configured[Either[Int, String]](json.Config(
      hints = Map("Left" -> "l", "Right" -> "r"),
      fields = Map("value" -> "v")
    ))

  object EmptyConfig:
    import jzon.{Config, Codec}
    case class C(aB: Int)
    given Codec[C] = Codec.configured[C](Config())

  object WrittenOut:
    case class C(a: Int, b: Int, c: Int = 3)
    given json.Codec[C] = json.Codec.configured[C](json.Config(
      aliases = Map(("a", List("x", "y"))),
      transient = Set("c"),
      stringified = Set.apply("b")
    ))

  object GenericHints:
    @json.rename_all(json.ScreamingSnakeCase)
    sealed trait S[A] derives json.Codec
    @json.hint("one")
    case class OneCase[A](theA: A) extends S[A]
    @json.rename_all(json.PascalCase)
    case class TwoCase[A](theA: A) extends S[A]

  object Halves:
    @json.rename_all(json.SnakeCase)
    case class C(aB: Int = 1, @json.field("c") d: Option[Int]) derives json.Decoder, json.Encoder

  object OneHalf:
    case class In(t: Int) derives json.Decoder
    case class Out(t: Thread)
    object Out { given json.Encoder[Out] = json.Encoder[String].contramap(_ => "t") }
    case class O(o: Out, l: List[Out]) derives json.Encoder
    case class I(i: In, m: Map[String, In]) derives json.Decoder
