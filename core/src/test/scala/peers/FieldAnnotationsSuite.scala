package peers

import jzon as json

/** Stringified, transient, flattened and strict fields beside defaults, aliases and each other. */
class FieldAnnotationsSuite extends Cases:
  import FieldAnnotationsSuite.*

  test("stringified numbers of every type"):
    import Stringified.*
    bothWays(
      C(1, 2, 3.5, true, BigDecimal("1.0"), Some(4), None, 5, 6.5f, 7L),
      """{"a":"1","b":"2","c":"3.5","d":"true","e":"1.0","f":"4","h":"5","i":"6.5","j":"7"}"""
    )

  test("stringified beside defaults, names and aliases"):
    import StringifiedDefault.*
    reads("{}", C())
    reads("""{"a":"5"}""", C(5))
    bothWays(C(1, None), """{"A":"1","o":null}""")
    refuses[C]("""{"A":1}""", ".A(expected")
    refuses[C]("""{"A":"x"}""", ".A(expected")
    refuses[C]("""{"A":"1 "}""", ".A(")

  test("a transient field without an instance"):
    import Transient.*
    assertEquals(json.write(C(1)), """{"x":1}""")
    assertEquals(json.readOrThrow[C]("""{"x":1,"t":5,"f":null}""").x, 1)

  test("a transient field is extra where extra fields are refused"):
    import TransientExtra.*
    refuses[C]("""{"x":1,"y":2}""", ".y(invalid extra field")
    bothWays(C(1), """{"x":1}""")

  test("a class flattened into itself by way of another"):
    refused("""
      case class A(@jzon.flatten b: B) derives jzon.Codec
      case class B(@jzon.flatten a: A) derives jzon.Codec
    """)("is in itself")

  test("errors in a flattened class"):
    import FlattenErrors.*
    refuses[O]("""{"x":1,"a":2}""", ".l(missing)")
    refuses[O]("""{"x":1,"a":2,"a":3}""", ".a(duplicate)")
    refuses[O]("""{"x":1,"a":2,"l":[1,true]}""", ".l[1](expected a number, got t)")
    bothWays(O(1, I(2, Nil), Some(O(3, I(4, List(5)), None))), """{"x":1,"a":2,"l":[],"o":{"x":3,"a":4,"l":[5]}}""")

  test("flattened classes that need nothing"):
    import FlattenEmpty.*
    reads("{}", O(E(), P(None, 5)))
    bothWays(O(E(), P(Some(1), 2)), """{"a":1,"b":2}""")

  test("a flattened value class and a flattened generic class"):
    import FlattenOdd.*
    bothWays(O(V(1), G(None, List(G(2, List("x"))))), """{"v":1,"b":[{"a":2,"b":["x"]}]}""")

  test("explicit nulls"):
    import Nulls.*
    bothWays(C(None, None, List(None)), """{"o":null,"p":null,"l":[null]}""")

  test("explicit nulls leave out what is absent"):
    import NullsAndPatch.*
    bothWays(C(None, json.Field.Absent), """{"o":null}""")
    bothWays(C(None, json.Field.Null), """{"o":null,"f":null}""")

  test("extra fields in lists and tagged cases"):
    import Strict.*
    refuses[L]("""{"l":[{"x":1},{"x":1,"y":2}]}""", ".l[1].y(invalid extra field")
    refuses[S]("""{"x":1,"z":2,"t":"D"}""", ".z(invalid extra field")
    bothWays[S](D(1), """{"t":"D","x":1}""")
    reads[S]("""{"x":1,"z":2,"t":"F"}""", F(1))

  test("the old name as an alias of the renamed field"):
    import AliasOfOld.*
    bothWays(C(1), """{"a_b":1}""")
    reads("""{"aB":1}""", C(1))
    refuses[C]("""{"aB":1,"a_b":1}""", ".a_b(duplicate)")

  test("empty aliases and hints"):
    import Empty.*
    reads("""{"":1}""", C(1))
    bothWays[E](E.A, """""""")

object FieldAnnotationsSuite:
  object Stringified:
    case class C(
        @json.stringified a: Int,
        @json.stringified b: Long,
        @json.stringified c: Double,
        @json.stringified d: Boolean,
        @json.stringified e: BigDecimal,
        @json.stringified f: Option[Long],
        @json.stringified g: Option[BigInt],
        @json.stringified h: Byte,
        @json.stringified i: Float,
        @json.stringified j: java.lang.Long
    ) derives json.Codec

  object StringifiedDefault:
    case class C(
        @json.stringified @json.field("A") @json.aliases("a") x: Int = 3,
        @json.stringified o: Option[Int] = Some(4)
    ) derives json.Codec

  object Transient:
    case class C(x: Int, @json.transient t: Thread = null, @json.transient f: Int => Int = identity) derives json.Codec

  object TransientExtra:
    @json.no_extra_fields
    case class C(x: Int, @json.transient y: Int = 2) derives json.Codec

  object FlattenErrors:
    case class I(a: Int, l: List[Int]) derives json.Codec
    case class O(x: Int, @json.flatten i: I, o: Option[O]) derives json.Codec

  object FlattenEmpty:
    case class E() derives json.Codec
    case class P(a: Option[Int], b: Int = 5) derives json.Codec
    case class O(@json.flatten e: E, @json.flatten p: P) derives json.Codec

  object FlattenOdd:
    case class V(v: Int) extends AnyVal derives json.Codec
    case class G[A, B](a: A, b: List[B]) derives json.Codec
    case class O(@json.flatten v: V, @json.flatten g: G[Option[Int], G[Int, String]]) derives json.Codec

  object Nulls:
    @json.explicit_nulls
    case class C(o: Option[Int], p: Option[String] = Some("x"), l: List[Option[Int]]) derives json.Codec

  object NullsAndPatch:
    @json.explicit_nulls
    case class C(o: Option[Int], f: json.Field[Int] = json.Field.Absent) derives json.Codec

  object Strict:
    @json.no_extra_fields
    case class C(x: Int) derives json.Codec
    case class L(l: List[C], o: Option[C]) derives json.Codec
    @json.discriminator("t")
    sealed trait S derives json.Codec
    @json.no_extra_fields
    case class D(x: Int) extends S
    case class F(x: Int) extends S

  object AliasOfOld:
    @json.rename_all(json.SnakeCase)
    case class C(@json.aliases("aB", "AB") aB: Int) derives json.Codec

  object Empty:
    case class C(@json.aliases("") x: Int) derives json.Codec
    enum E derives json.Codec {
      @json.hint("")
      case A;
      case B
    }
