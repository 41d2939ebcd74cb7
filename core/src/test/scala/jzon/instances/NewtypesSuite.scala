package jzon.instances

import jzon.{Codec, Decoder, EncodeError, Encoder, KeyDecoder, KeyEncoder}

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
