package peers

import jzon as json

/** Fields of another class beside one's own. */
class FlattenSuite extends Cases:
  import FlattenSuite.*

  test("two classes among other fields"):
    import Two.*
    bothWays(
      Outer(0, First(1, true, List("a", "b"), "c", Some(2)), Second(3), 4),
      """{"y":0,"a":1,"b":true,"c":["a","b"],"d":"c","e":2,"f":3,"z":4}"""
    )

  test("a flattened class inside a flattened class"):
    import Deep.*
    bothWays(A(1, B(2, C(3))), """{"a":1,"b":2,"c":3}""")

  test("a generic class"):
    import OfGeneric.*
    bothWays(A(1, In("y")), """{"a":1,"x":"y"}""")

  test("a type parameter"):
    import TypeParameter.{*, given}
    bothWays(Response(In(1), 2), """{"x":1,"status":2}""")

  test("inside the cases of a family with a discriminator"):
    import InCases.*
    bothWays[Data](Data.A(0, Flat(1)), """{"t":"A","a":0,"b":1}""")
    bothWays[Data](Data.B(Flat(1)), """{"t":"B","b":1}""")

  test("names, aliases and defaults of the inner class hold"):
    import Renamed.*
    bothWays(A(1, In(2)), """{"aB":1,"foo_bar":2,"z":3}""")
    reads("""{"aB":1,"foo_bar":2,"q":4}""", A(1, In(2, 4)))

  test("extra fields beside a flattened class are refused"):
    import Strict.*
    refuses[A]("""{"dummy":"23","foo":{"a":1},"bar":2}""", ".bar(invalid extra field")
    reads("""{"dummy":"23","foo":{"a":1}}""", A("23", In(Map("a" -> 1))))

object FlattenSuite:
  object Two:
    case class First(a: Int, b: Boolean, c: List[String], d: String, e: Option[Long]) derives json.Codec
    case class Second(f: Int) derives json.Codec
    case class Outer(y: Int, @json.flatten first: First, @json.flatten second: Second, z: Int) derives json.Codec

  object Deep:
    case class C(c: Int) derives json.Codec
    case class B(b: Int, @json.flatten c: C) derives json.Codec
    case class A(a: Int, @json.flatten b: B) derives json.Codec

  object OfGeneric:
    case class In[T](x: T) derives json.Codec
    case class A(a: Int, @json.flatten in: In[String]) derives json.Codec

  object TypeParameter:
    case class In(x: Int) derives json.Codec
    case class Response[T](@json.flatten data: T, status: Int)
    given json.Codec[Response[In]] = json.Codec.derived

  object InCases:
    case class Flat(b: Int) derives json.Codec
    @json.discriminator("t")
    enum Data derives json.Codec:
      case A(a: Int, @json.flatten flat: Flat)
      case B(@json.flatten flat: Flat)

  object Renamed:
    @json.rename_all(json.SnakeCase)
    case class In(fooBar: Int, @json.aliases("q") z: Int = 3) derives json.Codec
    case class A(aB: Int, @json.flatten in: In) derives json.Codec

  object Strict:
    case class In(foo: Map[String, Int]) derives json.Codec
    @json.no_extra_fields
    case class A(dummy: String, @json.flatten in: In) derives json.Codec
