package peers

import jzon as json

/** Where an instance may be: imported, local, inherited, abstract, beside the library's of the same name. */
class ScopesSuite extends Cases:
  import ScopesSuite.*

  test("instances named as the library's"):
    import SameNames.*
    bothWays(
      A(2, "x", List(3), Some("y"), Map("k" -> 4), (5, "z"), Left(6)),
      """{"x":1,"s":"x","l":[2],"o":"y","m":{"k":3},"t":[4,"z"],"e":{"Left":5}}"""
    )
    reads(
      """{"x":1,"s":" x ","l":[2],"o":" y","m":{"k":3},"t":[4,"z "],"e":{"Left":5}}""",
      A(2, "x", List(3), Some("y"), Map("k" -> 4), (5, "z"), Left(6))
    )

  test("lists read in another way"):
    import OwnLists.*
    reads("""{"l":[1,2],"n":[3,4]}""", A(List(2, 1), Some(List(4, 3))))

  test("options read in another way"):
    import OwnOptions.*
    reads("""{"o":[1],"p":[]}""", A(Some(1), None))
    refuses[A]("{}", ".o(missing)")

  test("an instance for one class"):
    import OnlyHere.*
    bothWays(A(true), """{"b":1}""")
    bothWays(true, "true")

  test("an instance that companions inherit"):
    import Inherited.*
    bothWays(A(Id(1)), """{"id":1}""")

  test("a trait that leaves its instance abstract"):
    import Abstract.*
    bothWays(Impl.A(1, List(2)), """{"id":1,"l":[2]}""")

  test("a private instance"):
    import Private.*
    bothWays(O.B(O.A(1)), """{"a":{"x":1}}""")

  test("an exported class"):
    import Exported.*
    bothWays(B(A(1)), """{"a":{"x":1}}""")

  test("derived by a method of one's own"):
    import Helper.*
    bothWays(A(1), """{"x":1}""")

  test("an intersection of traits"):
    import Intersection.*
    bothWays(A(XY(1, 2)), """{"a":{"x":1,"y":2}}""")

object ScopesSuite:
  object SameNames:
    object mine:
      given int: json.Decoder[Int] = json.Decoder.int.map(_ + 1)
      given intOut: json.Encoder[Int] = json.Encoder.int.contramap(_ - 1)
      given string: json.Decoder[String] = json.Decoder.string.map(_.trim)
    import mine.given
    case class A(
        x: Int,
        s: String,
        l: List[Int],
        o: Option[String],
        m: Map[String, Int],
        t: (Int, String),
        e: Either[Int, String]
    ) derives json.Codec

  object OwnLists:
    given list[A](using json.Decoder[A]): json.Decoder[List[A]] = json.Decoder[Vector[A]].map(_.toList.reverse)
    case class A(l: List[Int], n: Option[List[Int]]) derives json.Codec

  object OwnOptions:
    object own:
      given option[A](using json.Decoder[A]): json.Decoder[Option[A]] = json.Decoder[List[A]].map(_.headOption)
    import own.given
    case class A(o: Option[Int], p: Option[String] = Some("d")) derives json.Decoder

  object OnlyHere:
    case class A(b: Boolean)
    object A:
      given json.Codec[A] =
        given json.Decoder[Boolean] = json.Decoder.int.map(_ == 1)
        given json.Encoder[Boolean] = json.Encoder.int.contramap(if _ then 1 else 0)
        json.Codec.derived

  object Inherited:
    trait Wrapped[A](f: Int => A)(g: A => Int):
      given json.Codec[A] = json.Codec[Int].xmap(f)(g)
    case class Id(n: Int)
    object Id extends Wrapped[Id](new Id(_))(_.n)
    case class A(id: Id) derives json.Codec

  object Abstract:
    trait Codecs:
      type Id
      given id: json.Codec[Id]
      case class A(id: Id, l: List[Id]) derives json.Codec
    object Impl extends Codecs:
      type Id = Int
      given id: json.Codec[Int] = json.Codec(json.Decoder.int, json.Encoder.int)

  object Private:
    object O:
      case class A(x: Int)
      private given json.Codec[A] = json.Codec.derived
      case class B(a: A) derives json.Codec

  object Exported:
    object p { case class A(x: Int) derives json.Codec }
    export p.*
    case class B(a: A) derives json.Codec

  object Helper:
    inline def mine[A]: json.Codec[A] = json.Codec.derived[A]
    case class A(x: Int)
    object A { given json.Codec[A] = mine[A] }

  object Intersection:
    trait X { def x: Int }
    trait Y { def y: Int }
    case class XY(x: Int, y: Int) extends X with Y derives json.Codec
    given json.Codec[X & Y] = json.Codec[XY].xmap[X & Y](identity)(a => XY(a.x, a.y))
    case class A(a: X & Y) derives json.Codec
