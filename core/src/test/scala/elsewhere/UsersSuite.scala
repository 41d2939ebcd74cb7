package elsewhere

import jzon as json
import jzon.syntax.*
import munit.FunSuite

/** What users write, in a package of theirs: all that is emitted is within their reach, and none of it warns. */
object UsersSuite:
  case class Banana(curvature: Double)
  object Banana:
    implicit val decoder: json.Decoder[Banana] = json.Decoder.derived
    implicit val encoder: json.Encoder[Banana] = json.Encoder.derived

  @json.discriminator("type")
  sealed trait Fruit derives json.Decoder, json.Encoder
  case class Apple(@json.stringified weight: Int, @json.flatten banana: Banana, note: Option[String]) extends Fruit
  case object Pear extends Fruit

  enum Mixed derives json.Codec:
    case One
    case Two(side: Side)

  @json.untagged
  enum Event derives json.Codec:
    case Click(x: Int)
    case Key(code: String)

  type Side = "left" | "right"
  given side: json.Codec[Side] = json.Codec.derived

  case class Large(
      a0: Int,
      a1: Int,
      a2: Int,
      a3: Int,
      a4: Int,
      a5: Int,
      a6: Int,
      a7: Int,
      a8: Int,
      a9: Int,
      a10: Int,
      a11: Int,
      a12: Int,
      a13: Int,
      a14: Int,
      a15: Int,
      a16: Int,
      a17: Int,
      a18: Int,
      a19: Int,
      a20: Int,
      a21: Int,
      a22: Int,
      a23: Int,
      a24: Int,
      a25: Int,
      a26: Int,
      a27: Int,
      a28: Int,
      a29: Int,
      a30: Int,
      a31: Int,
      fruit: Fruit = Pear
  ) derives json.Codec

class UsersSuite extends FunSuite:
  import UsersSuite.*

  private def both[A: json.Decoder: json.Encoder](value: A, text: String)(using munit.Location): Unit =
    assertEquals(json.parser.decode[A](text), Right(value))
    assertEquals(value.toJson, text)

  test("every kind of instance"):
    both(Banana(0.5), """{"curvature":0.5}""")
    both[Fruit](Apple(1, Banana(2), None), """{"type":"Apple","weight":"1","curvature":2.0}""")
    both[Fruit](Pear, """{"type":"Pear"}""")
    both[Mixed](Mixed.One, """{"One":{}}""")
    both[Mixed](Mixed.Two("left"), """{"Two":{"side":"left"}}""")
    both[Event](Event.Key("k"), """{"code":"k"}""")

  test("a large class"):
    val text = (0 until 32).map(i => s"\"a$i\":$i").mkString("{", ",", ",\"fruit\":{\"type\":\"Pear\"}}")
    val large = json.readOrThrow[Large](text)
    assertEquals(large.a31, 31)
    assertEquals(large.toJson, text)
    assertEquals(
      json.parser.decode[Large](text.replace("Pear", "Plum")),
      Left(".fruit.type(invalid disambiguator): expected Apple or Pear, got \"Plum\"")
    )
