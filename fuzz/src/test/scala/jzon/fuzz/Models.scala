package jzon.fuzz

import jzon as json
import scala.collection.immutable.{ListMap, TreeMap}

/** Classes with every feature of derivation, which documents are read as. */
object Models:
  /** Fields of each kind that has a way of its own. */
  case class Plain(
      flag: Boolean,
      byte: Byte,
      short: Short,
      int: Int,
      long: Long,
      float: Float,
      double: Double,
      char: Char,
      text: String,
      list: List[Int],
      option: Option[String] = Some("default"),
      nested: Option[Plain] = None
  ) derives json.Codec

  @json.no_extra_fields
  @json.rename_all(json.SnakeCase)
  case class Configured(
      firstName: String,
      @json.field("#") number: Int,
      @json.aliases("old", "older") newName: Option[Int],
      @json.stringified id: Long,
      @json.transient cache: Int = 7,
      @json.flatten size: Size,
      withDefault: List[String] = List("x")
  ) derives json.Codec
  case class Size(width: Double, height: Double) derives json.Codec

  @json.explicit_nulls
  case class Nulls(a: Option[Int], b: Option[Nulls], c: Option[String] = Some("c")) derives json.Codec

  case class Patch(name: json.Field[String], age: json.Field[Int], inner: json.Field[Patch]) derives json.Codec

  /** A wrapper around each case, which may be nested. */
  sealed trait Shape derives json.Codec
  case object Point extends Shape
  case class Circle(radius: Double) extends Shape
  @json.hint("poly gon")
  case class Polygon(corners: List[(Int, Int)]) extends Shape
  case class Group(parts: Vector[Shape], names: Map[String, Shape] = Map.empty) extends Shape

  /** A tag beside the fields, anywhere in the object. */
  @json.discriminator("type")
  sealed trait Node derives json.Codec
  case class Leaf(n: Int) extends Node
  case class Branch(left: Node, right: Option[Node] = None, rest: List[Node] = Nil) extends Node
  case object Empty extends Node
  case class Loose(data: json.Json) extends Node

  @json.untagged
  enum Event derives json.Codec:
    case Click(x: Int, y: Int)
    case Key(code: String, x: Option[Int])
    case Rest(note: Option[String])
    case Nothing

  enum Color derives json.Codec:
    case Red, Green, Blue

  enum Planet(val mass: Double) derives json.Codec:
    case Earth extends Planet(5.97)
    case Other(name: String, kg: Double) extends Planet(kg)

  case class Box[A](value: A, more: List[Box[A]] = Nil) derives json.Codec

  given number: json.Codec[Int | String | Boolean] = json.Codec.derived
  given side: json.Codec["left" | "right" | 1] = json.Codec.derived
  case class Unions(id: Int | String | Boolean, side: Option["left" | "right" | 1]) derives json.Codec

  /** JSON that is not looked into. */
  case class Ready(id: Int, payload: json.Raw) derives json.Codec

  /** More fields than the JIT compiles in one method, some with long names that are nearly the same. */
  case class Wide(
      f00: Int = 0,
      f01: Int = 0,
      f02: Option[Int] = None,
      f03: Option[String] = None,
      f04: Double = 0,
      f05: Boolean = false,
      f06: Long = 0,
      f07: String = "",
      f08: List[Int] = Nil,
      f09: Int = 0,
      aVeryLongNameOfAField1AndTheEnd: Int = 0,
      aVeryLongNameOfAField2AndTheEnd: Int = 0,
      aVeryLongNameOfAField3AndTheEnd: Int = 0,
      abcdefg: Int = 0,
      abcdefgh: Int = 0,
      abcdefghi: Int = 0,
      `a"b`: Int = 0,
      `ä€😀`: Int = 0,
      id: Int = 0,
      di: Int = 0,
      f20: Int = 0,
      f21: Int = 0,
      f22: Int = 0,
      f23: Int = 0,
      f24: Int = 0,
      f25: Int = 0,
      f26: Int = 0,
      f27: Int = 0,
      f28: Int = 0,
      f29: Int = 0
  ) derives json.Codec

  /** Combinators: a bound that is checked, and alternatives that read again. */
  opaque type Percent = Int
  object Percent:
    def apply(n: Int): Percent = n
    given json.Codec[Percent] = json.Codec(
      json.Decoder.int.emap(n => if n >= 0 && n <= 100 then Right(n) else Left("not a percentage")),
      json.Encoder.int
    )

  /** A list, or a map, or one number. */
  case class Either3(values: List[Int])
  object Either3:
    given json.Codec[Either3] = json.Codec(
      json.Decoder[List[Int]].orElse(json.Decoder[Map[String, Int]].map(_.values.toList))
        .orElse(json.Decoder.int.map(List(_))).map(Either3(_)),
      json.Encoder[List[Int]].contramap(_.values)
    )

  case class Maps(
      byText: Map[String, Int],
      byNumber: Map[Int, Percent],
      sorted: TreeMap[Long, Color],
      listed: ListMap[Char, Either3],
      byTime: Map[java.time.LocalDate, List[Option[Boolean]]]
  ) derives json.Codec
