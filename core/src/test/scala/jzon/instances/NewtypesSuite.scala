package jzon.instances

import jzon.{Codec, Decoder, EncodeError, Encoder, KeyDecoder, KeyEncoder, Serialized}

object NewtypesSuite:
  /** The companion names the instance: `summon[Codec[String]]` would find itself, for there Name is String. */
  opaque type Name = String
  object Name:
    def apply(text: String): Name = text
    given Codec[Name] = Codec(Decoder.string, Encoder.string)
    given KeyDecoder[Name] = KeyDecoder.string
    given KeyEncoder[Name] = KeyEncoder.string

  opaque type Percent = Int
  object Percent:
    def apply(value: Int): Percent = value
    given Decoder[Percent] = Decoder.int.ensure("expected a percentage")(i => i >= 0 && i <= 100)
    given Encoder[Percent] = Encoder.int

  final case class Metres(value: Double) extends AnyVal
  object Metres:
    given Codec[Metres] = Codec[Double].xmap(Metres(_))(_.value)

  /** A list that may end in itself. */
  final class Chain(var next: Option[Chain])
  object Chain:
    given Encoder[Chain] = (chain, out) => Encoder.tuple[Option[Chain], EmptyTuple].write(Tuple1(chain.next), out)

/** Conversions whose functions use what is around them. It can't be serialized.
  *
  * It is not inside of an object: there, the compiler makes every function refer to the class.
  */
class Scale(factor: Int):
  protected def times(n: Int): Int = n * factor
  val captured: Decoder[Int] = Decoder.int.map(n => n * factor)
  val plain: Codec[NewtypesSuite.Metres] = Codec[Double].xmap(NewtypesSuite.Metres(_))(_.value)
  val checked: Decoder[Int] = Decoder.int.emap(n => Either.cond(n > 0, n, "expected more"))

class Negative extends Scale(2):
  override protected def times(n: Int): Int = -n
  val ofParent: Decoder[Int] = Decoder.int.map(n => super.times(n))

class NewtypesSuite extends Rows:
  import NewtypesSuite.*

  test("opaque types"):
    both("\"a\"", Name("a"))
    both("[\"a\",\"b\"]", List(Name("a"), Name("b")))
    both("""{"a":"b"}""", Map(Name("a") -> Name("b")))
    both("[0,100]", Vector(Percent(0), Percent(100)))
    refuses[List[Percent]]("[0,101]", "[1](expected a percentage)")

  test("value classes"):
    both("1.5", Metres(1.5))
    both("[1.5,null]", List(Some(Metres(1.5)), None))
    refuses[Metres]("\"1\"", "(expected a number, got \")")

  test("a conversion uses what its function may use, and evaluates the function once"):
    assertEquals(jzon.readOrThrow[Int]("3")(using Scale(2).captured), 6)
    assertEquals(jzon.readOrThrow[Int]("3")(using Negative().ofParent), 6)
    var evaluations = 0
    val decoder = Decoder.int.map:
      evaluations += 1
      (n: Int) => n + evaluations
    assertEquals(jzon.readOrThrow[List[Int]]("[1,2]")(using Decoder.list(using decoder)), List(2, 3))

  test("a conversion can be serialized if its function can, whatever is around it"):
    val scale = Scale(2)
    val plain = Serialized.copy(scale.plain)
    assertEquals(jzon.readOrThrow[Metres]("1.5")(using plain), Metres(1.5))
    assertEquals(jzon.write(Metres(1.5))(using plain), "1.5")
    assertEquals(jzon.readOrThrow[Int]("1")(using Serialized.copy(scale.checked)), 1)

  test("what has no end, or too many levels, is not written"):
    val cycle = Chain(None)
    cycle.next = Some(cycle)
    val deep = (1 to 100000).foldLeft(Chain(None))((chain, _) => Chain(Some(chain)))
    for chain <- List(cycle, deep) do
      val error = intercept[EncodeError](jzon.write(chain))
      assertEquals(error.message, "nested too deeply")
      assertEquals(error.path.parts.size, 512)
    val most = (1 to 511).foldLeft(Chain(None))((chain, _) => Chain(Some(chain)))
    assertEquals(jzon.write(most), "[" * 512 + "null" + "]" * 512)
    val tooDeep = Chain(Some(most))
    assert(intercept[EncodeError](jzon.write(tooDeep)).render.endsWith("(nested too deeply)"))
