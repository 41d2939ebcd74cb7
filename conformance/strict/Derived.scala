package strict.derived

import java.time.*
import scala.collection.immutable.ListMap
import scala.collection.mutable
import jzon as json

/** Everything that the library derives, for compilers with strict flags: conformance/strict/check.sh. [[Derived.check]]
  * writes each value and reads it back.
  */
object Derived:
  /** A value whose text is read back as an equal value. */
  final private case class Sample[A](a: A)(using val codec: json.Codec[A]):
    def failure: Option[String] =
      val text = json.write(a)
      val exact = String(json.writeBytesExact(a), "UTF-8")
      if !exact.equals(text) then Some(s"$text is counted as $exact")
      else
        json.read[A](text) match
          case Right(back) if Same.values(a, back) => None
          case other                               => Some(s"$text is read as $other")

  /** The samples that do not come back. */
  def check(): List[String] = samples.flatMap(_.failure)

  private def samples: List[Sample[?]] =
    products ++ large ++ families ++ collections ++ times ++ configured ++ inner ++ local

  private def products: List[Sample[?]] = List(
    Sample(None0()),
    Sample(One(Some("a"))),
    Sample(Defaults("a")),
    Sample(Repeated(1, "a", "b")),
    Sample(Generic(1, List("a"))),
    Sample(Bounded(List(Generic("a", List(1))))),
    Sample(Chain(1, Some(Chain(2, None)))),
    Sample(Tree("a", List(Tree.leaf("b")), Map("c" -> Tree.leaf("d")), (1, Some(Tree.leaf("e"))))),
    Sample(Even(Some(Odd(Some(Even(None)))))),
    Sample(Marked(1, Some("b"), 3, "4", Point(1, 2), None)),
    Sample(Closed(1)),
    Sample(Hidden.of(1, "a")),
    Sample(Wrapped(UserId(1), Name("a"), Celsius(1.5))),
    Sample(Written(HandWritten(1, 2))),
    Sample(Keyed(Map(Key("a") -> 1))),
    Sample(Given(1)),
    Sample(Fields(json.Field.Value(1), json.Field.Null, json.Field.Absent))
  )

  private def large: List[Sample[?]] = List(
    Sample(Mixed5.sample),
    Sample(Mixed22.sample),
    Sample(Mixed64.sample),
    Sample(Mixed65.sample),
    Sample(Mixed80.sample),
    Sample(Mixed200.sample),
    Sample(Scalar80.sample),
    Sample(Defaults80()),
    Sample(Large.Recursive.sample)
  )

  private def families: List[Sample[?]] = List(
    Sample(List(Colour.Red, Colour.Green)),
    Sample(List(Level.Low, Level.High)),
    Sample(List[Shape](Shape.Circle(1.5), Shape.Empty, Shape.Square(Point(1, 2)))),
    Sample(List[Tagged](Tagged.A(1), Tagged.B, Tagged.C("c", Some(Tagged.A(2))))),
    Sample(List[Plain](Number(1), Text("a"), Nested(List(Number(2))))),
    Sample(List[Expression](Literal(1), Sum(Literal(1), Product(Literal(2), Literal(3))))),
    Sample(List[Result[Int]](Result.Good(1), Result.Bad("a"))),
    Sample(List[Deep](Leaf(1), Inner.Left(2), Inner.Right(3), Only)),
    Sample(Single),
    Sample(Union(List(1, "a", true), Some("b"), 1)),
    Sample(Maybe(Some(1))),
    Sample(Many.sample)
  )

  private def collections: List[Sample[?]] = List(
    Sample((1, "a", 1.5, List(1))),
    Sample((1, 2)),
    Sample((1L, 2L)),
    Sample((1.5, 2.5)),
    Sample(Tuple1(1)),
    Sample((1, (2, (3, List((4, 5)))))),
    Sample(List(Some(1), None)),
    Sample(Lists(Nil, Seq(1), Vector("a"), Set(1L), List(List(Some(1))), IndexedSeq('a'), mutable.ArrayBuffer(1))),
    Sample(Maps(Map("a" -> 1), Map(1 -> List(2)), ListMap("b" -> 2), Map(2L -> Map("c" -> Some(3))))),
    Sample(Eithers(Left("a"), Right(1))),
    Sample(Javas.sample),
    Sample(Arrays(Array(1, 2), Array("a"), Array(1.5), Array(Array(true))))
  )

  private def times: List[Sample[?]] = List(Sample(Times.sample), Sample(Numbers.sample))

  private def configured: List[Sample[?]] =
    List(Sample(Plain3(1, Some("a"), 2)), Sample(List[Foreign](Foreign.One(1), Foreign.Two)))

  private def inner: List[Sample[?]] =
    val outer = Outer(2)
    import outer.given
    List(Sample(outer.Member(1, List("a"))))

  private def local: List[Sample[?]] =
    case class Local(a: Int, b: List[(Int, String)], c: Option[Local]) derives json.Codec
    enum Choice derives json.Codec:
      case A(i: Int)
      case B
    List(Sample(Local(1, List((2, "a")), Some(Local(3, Nil, None)))), Sample(Choice.A(1)), Sample[Choice](Choice.B))

/** What strict flags ask for. */
object Same:
  /** Equality, of arrays by their elements. */
  def values(a: Any, b: Any): Boolean = (a.asInstanceOf[Matchable], b.asInstanceOf[Matchable]) match
    case (a: Array[?], b: Array[?])           => a.length == b.length && a.indices.forall(i => values(a(i), b(i)))
    case (a: scala.Product, b: scala.Product) =>
      a.getClass.asInstanceOf[AnyRef].equals(b.getClass) && a.productArity == b.productArity &&
      a.productIterator.zip(b.productIterator).forall(values(_, _))
    case (a, b) => a.asInstanceOf[AnyRef].equals(b)

  /** Values of Java, which may be null to the compiler. */
  def there[A](a: A | Null): A = a.asInstanceOf[A]

// Classes.

case class None0() derives json.Codec
case class One(a: Option[String]) derives json.Codec
case class Defaults(a: String, b: Int = 1, c: Option[Int] = Some(2), d: List[String] = Nil, e: Double = 1.5)
    derives json.Codec
case class Repeated(a: Int, rest: String*) derives json.Codec
case class Generic[A, B](a: A, b: List[B]) derives json.Codec
case class Bounded[A](as: List[A])
object Bounded:
  given json.Codec[Bounded[Generic[String, Int]]] = json.Codec.derived
case class Chain(i: Int, next: Option[Chain]) derives json.Codec
case class Tree(name: String, children: List[Tree], named: Map[String, Tree], pair: (Int, Option[Tree]))
    derives json.Codec
object Tree:
  def leaf(name: String): Tree = Tree(name, Nil, Map.empty, (0, None))
case class Even(odd: Option[Odd]) derives json.Codec
case class Odd(even: Option[Even]) derives json.Codec
case class Point(x: Int, y: Int) derives json.Codec

@json.rename_all(json.SnakeCase)
@json.explicit_nulls
case class Marked(
    @json.field("first") @json.aliases("erste", "premier") a: Int,
    someText: Option[String],
    @json.stringified quoted: Int,
    @json.transient hidden: String = "4",
    @json.flatten point: Point,
    z: Option[Int]
) derives json.Codec

@json.no_extra_fields case class Closed(a: Int) derives json.Codec

final case class Hidden private (a: Int, private val b: String)
object Hidden:
  def of(a: Int, b: String): Hidden = Hidden(a, b)
  given json.Codec[Hidden] = json.Codec.derived

case class UserId(value: Int) extends AnyVal derives json.Codec
opaque type Name = String
object Name:
  def apply(text: String): Name = text
  given json.Codec[Name] = json.Codec(json.Decoder.string, json.Encoder.string)
opaque type Celsius = Double
object Celsius:
  def apply(degrees: Double): Celsius = degrees
  given json.Codec[Celsius] = json.Codec(json.Decoder.double, json.Encoder.double)
case class Wrapped(id: UserId, name: Name, degrees: Celsius) derives json.Codec

final class HandWritten(val x: Int, val y: Int):
  override def equals(that: Any): Boolean = that.asInstanceOf[Matchable] match
    case that: HandWritten => x == that.x && y == that.y
    case _                 => false
  override def hashCode: Int = x * 31 + y
object HandWritten:
  def apply(x: Int, y: Int): HandWritten = new HandWritten(x, y)
  given decoder: json.Decoder[HandWritten] = json.Decoder[(Int, Int)].map((x, y) => HandWritten(x, y))
  given encoder: json.Encoder[HandWritten] = (a, out) =>
    out.arr(_.add(a.x).add(a.y)): Unit
case class Written(a: HandWritten) derives json.Codec

case class Key(text: String)
object Key:
  given json.KeyDecoder[Key] = json.KeyDecoder[String].map(Key(_))
  given json.KeyEncoder[Key] = json.KeyEncoder[String].contramap(_.text)
case class Keyed(map: Map[Key, Int]) derives json.Codec
case class Given(a: Int)(using val ordering: Ordering[Int]) derives json.Codec
case class Fields(a: json.Field[Int], b: json.Field[Int], c: json.Field[Int]) derives json.Codec

// Families.

enum Colour derives json.Codec:
  case Red, Green
enum Level(val number: Int) derives json.Codec:
  case Low extends Level(1)
  case High extends Level(2)
enum Shape derives json.Codec:
  case Circle(radius: Double)
  case Square(at: Point)
  case Empty
@json.discriminator("type") enum Tagged derives json.Codec:
  case A(i: Int)
  case B
  @json.hint("see") case C(s: String, more: Option[Tagged])
@json.untagged sealed trait Plain derives json.Codec
case class Number(i: Int) extends Plain
case class Text(s: String) extends Plain
case class Nested(all: List[Plain]) extends Plain
sealed trait Expression derives json.Codec
case class Literal(value: Int) extends Expression
case class Sum(left: Expression, right: Expression) extends Expression
case class Product(left: Expression, right: Expression) extends Expression
enum Result[+A] derives json.Codec:
  case Good(a: A)
  case Bad(why: String)
sealed trait Deep derives json.Codec
case class Leaf(i: Int) extends Deep
sealed trait Inner extends Deep
object Inner:
  case class Left(i: Int) extends Inner
  case class Right(i: Int) extends Inner
case object Only extends Deep
case object Single derives json.Codec
case class Union(all: List[Int | String | Boolean], constant: Option["a" | "b"], one: 1 | 2)
object Union:
  given scalars: json.Codec[Int | String | Boolean] = json.Codec.derived
  given texts: json.Codec["a" | "b"] = json.Codec.derived
  given numbers: json.Codec[1 | 2] = json.Codec.derived
  given json.Codec[Union] = json.Codec.derived
case class Maybe(a: Option[Int]) derives json.Codec

/** More cases than one method tells apart. */
enum Many derives json.Codec:
  case C0(i: Int)
  case C1
  case C2(i: Int)
  case C3
  case C4(i: Int)
  case C5
  case C6(i: Int)
  case C7
  case C8(i: Int)
  case C9
  case C10(i: Int)
  case C11
  case C12(i: Int)
  case C13
  case C14(i: Int)
  case C15
  case C16(i: Int)
  case C17
  case C18(i: Int)
  case C19
  case C20(i: Int)
  case C21
  case C22(i: Int)
  case C23
  case C24(i: Int)
  case C25
  case C26(i: Int)
  case C27
  case C28(i: Int)
  case C29
  case C30(i: Int)
  case C31
  case C32(i: Int)
  case C33
  case C34(i: Int)
  case C35
  case C36(i: Int)
  case C37
  case C38(i: Int)
  case C39
object Many:
  def sample: List[Many] = List(C0(1), C1, C38(2), C39)

// Collections, times and numbers.

case class Lists(
    a: List[Int],
    b: Seq[Int],
    c: Vector[String],
    d: Set[Long],
    e: List[List[Option[Int]]],
    f: IndexedSeq[Char],
    g: mutable.ArrayBuffer[Int]
) derives json.Codec
case class Maps(a: Map[String, Int], b: Map[Int, List[Int]], c: ListMap[String, Int], d: Map[Long, Map[String, Option[Int]]])
    derives json.Codec
case class Eithers(a: Either[String, Int], b: Either[String, Int]) derives json.Codec
case class Arrays(a: Array[Int], b: Array[String], c: Array[Double], d: Array[Array[Boolean]]) derives json.Codec
case class Javas(
    list: java.util.List[String],
    map: java.util.Map[String, Integer],
    set: java.util.Set[java.lang.Long],
    optional: java.util.Optional[String],
    id: java.util.UUID
) derives json.Codec
object Javas:
  def sample: Javas = Javas(
    Same.there(java.util.List.of("a")),
    Same.there(java.util.Map.of("a", 1)),
    Same.there(java.util.Set.of(1L)),
    Same.there(java.util.Optional.of("a")),
    java.util.UUID(1, 2)
  )

case class Times(instant: Instant, date: LocalDate, time: LocalDateTime, zoned: ZonedDateTime, duration: Duration, year: Year)
    derives json.Codec
object Times:
  def sample: Times = Times(
    Same.there(Instant.EPOCH),
    Same.there(LocalDate.of(2024, 2, 29)),
    Same.there(LocalDateTime.of(2024, 2, 29, 1, 2)),
    Same.there(ZonedDateTime.of(2024, 2, 29, 1, 2, 3, 4, ZoneOffset.UTC)),
    Same.there(Duration.ofSeconds(90)),
    Same.there(Year.of(2024))
  )

case class Numbers(a: BigInt, b: BigDecimal, c: java.math.BigInteger, d: java.math.BigDecimal, e: Float, f: Short, g: Byte)
    derives json.Codec
object Numbers:
  def sample: Numbers = Numbers(
    BigInt(12),
    BigDecimal("1.25"),
    Same.there(java.math.BigInteger.TEN),
    java.math.BigDecimal("1.5"),
    1.5f,
    2,
    3
  )

// Derived elsewhere.

case class Plain3(aB: Int, cD: Option[String], hidden: Int)
object Plain3:
  given json.Codec[Plain3] =
    json.Codec.configured(json.Config(rename = Some(json.KebabCase), explicitNulls = true))
enum Foreign:
  case One(i: Int)
  case Two
object Foreign:
  given json.Codec[Foreign] = json.Codec.configured(json.Config(discriminator = "kind"))

final class Outer(val number: Int):
  case class Member(i: Int, tags: List[String])
  given json.Codec[Member] = json.Codec.derived

// Large classes.

case class Mixed5(
    f0: Int, f1: String, f2: Option[Double], f3: List[Long], f4: Boolean
) derives json.Codec
object Mixed5:
  def sample: Mixed5 =
    Mixed5(
      1, "text", Some(1.5), List(2L), true
    )

case class Mixed22(
    f0: Int, f1: String, f2: Option[Double], f3: List[Long], f4: Boolean, f5: (Int, String), f6: BigDecimal,
    f7: Char, f8: Vector[Byte], f9: Option[List[Short]], f10: Int, f11: String, f12: Option[Double],
    f13: List[Long], f14: Boolean, f15: (Int, String), f16: BigDecimal, f17: Char, f18: Vector[Byte],
    f19: Option[List[Short]], f20: Int, f21: String
) derives json.Codec
object Mixed22:
  def sample: Mixed22 =
    Mixed22(
      1, "text", Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1,
      "text", Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text"
    )

case class Mixed64(
    f0: Int, f1: String, f2: Option[Double], f3: List[Long], f4: Boolean, f5: (Int, String), f6: BigDecimal,
    f7: Char, f8: Vector[Byte], f9: Option[List[Short]], f10: Int, f11: String, f12: Option[Double],
    f13: List[Long], f14: Boolean, f15: (Int, String), f16: BigDecimal, f17: Char, f18: Vector[Byte],
    f19: Option[List[Short]], f20: Int, f21: String, f22: Option[Double], f23: List[Long], f24: Boolean,
    f25: (Int, String), f26: BigDecimal, f27: Char, f28: Vector[Byte], f29: Option[List[Short]], f30: Int,
    f31: String, f32: Option[Double], f33: List[Long], f34: Boolean, f35: (Int, String), f36: BigDecimal, f37: Char,
    f38: Vector[Byte], f39: Option[List[Short]], f40: Int, f41: String, f42: Option[Double], f43: List[Long],
    f44: Boolean, f45: (Int, String), f46: BigDecimal, f47: Char, f48: Vector[Byte], f49: Option[List[Short]],
    f50: Int, f51: String, f52: Option[Double], f53: List[Long], f54: Boolean, f55: (Int, String), f56: BigDecimal,
    f57: Char, f58: Vector[Byte], f59: Option[List[Short]], f60: Int, f61: String, f62: Option[Double],
    f63: List[Long]
) derives json.Codec
object Mixed64:
  def sample: Mixed64 =
    Mixed64(
      1, "text", Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1,
      "text", Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L)
    )

case class Mixed65(
    f0: Int, f1: String, f2: Option[Double], f3: List[Long], f4: Boolean, f5: (Int, String), f6: BigDecimal,
    f7: Char, f8: Vector[Byte], f9: Option[List[Short]], f10: Int, f11: String, f12: Option[Double],
    f13: List[Long], f14: Boolean, f15: (Int, String), f16: BigDecimal, f17: Char, f18: Vector[Byte],
    f19: Option[List[Short]], f20: Int, f21: String, f22: Option[Double], f23: List[Long], f24: Boolean,
    f25: (Int, String), f26: BigDecimal, f27: Char, f28: Vector[Byte], f29: Option[List[Short]], f30: Int,
    f31: String, f32: Option[Double], f33: List[Long], f34: Boolean, f35: (Int, String), f36: BigDecimal, f37: Char,
    f38: Vector[Byte], f39: Option[List[Short]], f40: Int, f41: String, f42: Option[Double], f43: List[Long],
    f44: Boolean, f45: (Int, String), f46: BigDecimal, f47: Char, f48: Vector[Byte], f49: Option[List[Short]],
    f50: Int, f51: String, f52: Option[Double], f53: List[Long], f54: Boolean, f55: (Int, String), f56: BigDecimal,
    f57: Char, f58: Vector[Byte], f59: Option[List[Short]], f60: Int, f61: String, f62: Option[Double],
    f63: List[Long], f64: Boolean
) derives json.Codec
object Mixed65:
  def sample: Mixed65 =
    Mixed65(
      1, "text", Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1,
      "text", Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true
    )

case class Mixed80(
    f0: Int, f1: String, f2: Option[Double], f3: List[Long], f4: Boolean, f5: (Int, String), f6: BigDecimal,
    f7: Char, f8: Vector[Byte], f9: Option[List[Short]], f10: Int, f11: String, f12: Option[Double],
    f13: List[Long], f14: Boolean, f15: (Int, String), f16: BigDecimal, f17: Char, f18: Vector[Byte],
    f19: Option[List[Short]], f20: Int, f21: String, f22: Option[Double], f23: List[Long], f24: Boolean,
    f25: (Int, String), f26: BigDecimal, f27: Char, f28: Vector[Byte], f29: Option[List[Short]], f30: Int,
    f31: String, f32: Option[Double], f33: List[Long], f34: Boolean, f35: (Int, String), f36: BigDecimal, f37: Char,
    f38: Vector[Byte], f39: Option[List[Short]], f40: Int, f41: String, f42: Option[Double], f43: List[Long],
    f44: Boolean, f45: (Int, String), f46: BigDecimal, f47: Char, f48: Vector[Byte], f49: Option[List[Short]],
    f50: Int, f51: String, f52: Option[Double], f53: List[Long], f54: Boolean, f55: (Int, String), f56: BigDecimal,
    f57: Char, f58: Vector[Byte], f59: Option[List[Short]], f60: Int, f61: String, f62: Option[Double],
    f63: List[Long], f64: Boolean, f65: (Int, String), f66: BigDecimal, f67: Char, f68: Vector[Byte],
    f69: Option[List[Short]], f70: Int, f71: String, f72: Option[Double], f73: List[Long], f74: Boolean,
    f75: (Int, String), f76: BigDecimal, f77: Char, f78: Vector[Byte], f79: Option[List[Short]]
) derives json.Codec
object Mixed80:
  def sample: Mixed80 =
    Mixed80(
      1, "text", Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1,
      "text", Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4))
    )

case class Mixed200(
    f0: Int, f1: String, f2: Option[Double], f3: List[Long], f4: Boolean, f5: (Int, String), f6: BigDecimal,
    f7: Char, f8: Vector[Byte], f9: Option[List[Short]], f10: Int, f11: String, f12: Option[Double],
    f13: List[Long], f14: Boolean, f15: (Int, String), f16: BigDecimal, f17: Char, f18: Vector[Byte],
    f19: Option[List[Short]], f20: Int, f21: String, f22: Option[Double], f23: List[Long], f24: Boolean,
    f25: (Int, String), f26: BigDecimal, f27: Char, f28: Vector[Byte], f29: Option[List[Short]], f30: Int,
    f31: String, f32: Option[Double], f33: List[Long], f34: Boolean, f35: (Int, String), f36: BigDecimal, f37: Char,
    f38: Vector[Byte], f39: Option[List[Short]], f40: Int, f41: String, f42: Option[Double], f43: List[Long],
    f44: Boolean, f45: (Int, String), f46: BigDecimal, f47: Char, f48: Vector[Byte], f49: Option[List[Short]],
    f50: Int, f51: String, f52: Option[Double], f53: List[Long], f54: Boolean, f55: (Int, String), f56: BigDecimal,
    f57: Char, f58: Vector[Byte], f59: Option[List[Short]], f60: Int, f61: String, f62: Option[Double],
    f63: List[Long], f64: Boolean, f65: (Int, String), f66: BigDecimal, f67: Char, f68: Vector[Byte],
    f69: Option[List[Short]], f70: Int, f71: String, f72: Option[Double], f73: List[Long], f74: Boolean,
    f75: (Int, String), f76: BigDecimal, f77: Char, f78: Vector[Byte], f79: Option[List[Short]], f80: Int,
    f81: String, f82: Option[Double], f83: List[Long], f84: Boolean, f85: (Int, String), f86: BigDecimal, f87: Char,
    f88: Vector[Byte], f89: Option[List[Short]], f90: Int, f91: String, f92: Option[Double], f93: List[Long],
    f94: Boolean, f95: (Int, String), f96: BigDecimal, f97: Char, f98: Vector[Byte], f99: Option[List[Short]],
    f100: Int, f101: String, f102: Option[Double], f103: List[Long], f104: Boolean, f105: (Int, String),
    f106: BigDecimal, f107: Char, f108: Vector[Byte], f109: Option[List[Short]], f110: Int, f111: String,
    f112: Option[Double], f113: List[Long], f114: Boolean, f115: (Int, String), f116: BigDecimal, f117: Char,
    f118: Vector[Byte], f119: Option[List[Short]], f120: Int, f121: String, f122: Option[Double], f123: List[Long],
    f124: Boolean, f125: (Int, String), f126: BigDecimal, f127: Char, f128: Vector[Byte], f129: Option[List[Short]],
    f130: Int, f131: String, f132: Option[Double], f133: List[Long], f134: Boolean, f135: (Int, String),
    f136: BigDecimal, f137: Char, f138: Vector[Byte], f139: Option[List[Short]], f140: Int, f141: String,
    f142: Option[Double], f143: List[Long], f144: Boolean, f145: (Int, String), f146: BigDecimal, f147: Char,
    f148: Vector[Byte], f149: Option[List[Short]], f150: Int, f151: String, f152: Option[Double], f153: List[Long],
    f154: Boolean, f155: (Int, String), f156: BigDecimal, f157: Char, f158: Vector[Byte], f159: Option[List[Short]],
    f160: Int, f161: String, f162: Option[Double], f163: List[Long], f164: Boolean, f165: (Int, String),
    f166: BigDecimal, f167: Char, f168: Vector[Byte], f169: Option[List[Short]], f170: Int, f171: String,
    f172: Option[Double], f173: List[Long], f174: Boolean, f175: (Int, String), f176: BigDecimal, f177: Char,
    f178: Vector[Byte], f179: Option[List[Short]], f180: Int, f181: String, f182: Option[Double], f183: List[Long],
    f184: Boolean, f185: (Int, String), f186: BigDecimal, f187: Char, f188: Vector[Byte], f189: Option[List[Short]],
    f190: Int, f191: String, f192: Option[Double], f193: List[Long], f194: Boolean, f195: (Int, String),
    f196: BigDecimal, f197: Char, f198: Vector[Byte], f199: Option[List[Short]]
) derives json.Codec
object Mixed200:
  def sample: Mixed200 =
    Mixed200(
      1, "text", Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1,
      "text", Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4))
    )

case class Scalar80(
    f0: Int, f1: Long, f2: Float, f3: Double, f4: Boolean, f5: Byte, f6: Short, f7: Char, f8: String, f9: Int,
    f10: Long, f11: Float, f12: Double, f13: Boolean, f14: Byte, f15: Short, f16: Char, f17: String, f18: Int,
    f19: Long, f20: Float, f21: Double, f22: Boolean, f23: Byte, f24: Short, f25: Char, f26: String, f27: Int,
    f28: Long, f29: Float, f30: Double, f31: Boolean, f32: Byte, f33: Short, f34: Char, f35: String, f36: Int,
    f37: Long, f38: Float, f39: Double, f40: Boolean, f41: Byte, f42: Short, f43: Char, f44: String, f45: Int,
    f46: Long, f47: Float, f48: Double, f49: Boolean, f50: Byte, f51: Short, f52: Char, f53: String, f54: Int,
    f55: Long, f56: Float, f57: Double, f58: Boolean, f59: Byte, f60: Short, f61: Char, f62: String, f63: Int,
    f64: Long, f65: Float, f66: Double, f67: Boolean, f68: Byte, f69: Short, f70: Char, f71: String, f72: Int,
    f73: Long, f74: Float, f75: Double, f76: Boolean, f77: Byte, f78: Short, f79: Char
) derives json.Codec
object Scalar80:
  def sample: Scalar80 =
    Scalar80(
      1, 2L, 1.5f, 2.5, true, 3, 4, 'x', "text", 1, 2L, 1.5f, 2.5, true, 3, 4, 'x', "text", 1, 2L, 1.5f, 2.5,
      true, 3, 4, 'x', "text", 1, 2L, 1.5f, 2.5, true, 3, 4, 'x', "text", 1, 2L, 1.5f, 2.5, true, 3, 4, 'x',
      "text", 1, 2L, 1.5f, 2.5, true, 3, 4, 'x', "text", 1, 2L, 1.5f, 2.5, true, 3, 4, 'x', "text", 1, 2L, 1.5f,
      2.5, true, 3, 4, 'x', "text", 1, 2L, 1.5f, 2.5, true, 3, 4, 'x'
    )

case class Defaults80(
    f0: Int = 1, f1: String = "text", f2: Option[Double] = Some(1.5), f3: List[Long] = List(2L), f4: Boolean = true,
    f5: (Int, String) = (1, "a"), f6: BigDecimal = BigDecimal("1.25"), f7: Char = 'c', f8: Vector[Byte] = Vector(3),
    f9: Option[List[Short]] = Some(List(4)), f10: Int = 1, f11: String = "text", f12: Option[Double] = Some(1.5),
    f13: List[Long] = List(2L), f14: Boolean = true, f15: (Int, String) = (1, "a"),
    f16: BigDecimal = BigDecimal("1.25"), f17: Char = 'c', f18: Vector[Byte] = Vector(3),
    f19: Option[List[Short]] = Some(List(4)), f20: Int = 1, f21: String = "text", f22: Option[Double] = Some(1.5),
    f23: List[Long] = List(2L), f24: Boolean = true, f25: (Int, String) = (1, "a"),
    f26: BigDecimal = BigDecimal("1.25"), f27: Char = 'c', f28: Vector[Byte] = Vector(3),
    f29: Option[List[Short]] = Some(List(4)), f30: Int = 1, f31: String = "text", f32: Option[Double] = Some(1.5),
    f33: List[Long] = List(2L), f34: Boolean = true, f35: (Int, String) = (1, "a"),
    f36: BigDecimal = BigDecimal("1.25"), f37: Char = 'c', f38: Vector[Byte] = Vector(3),
    f39: Option[List[Short]] = Some(List(4)), f40: Int = 1, f41: String = "text", f42: Option[Double] = Some(1.5),
    f43: List[Long] = List(2L), f44: Boolean = true, f45: (Int, String) = (1, "a"),
    f46: BigDecimal = BigDecimal("1.25"), f47: Char = 'c', f48: Vector[Byte] = Vector(3),
    f49: Option[List[Short]] = Some(List(4)), f50: Int = 1, f51: String = "text", f52: Option[Double] = Some(1.5),
    f53: List[Long] = List(2L), f54: Boolean = true, f55: (Int, String) = (1, "a"),
    f56: BigDecimal = BigDecimal("1.25"), f57: Char = 'c', f58: Vector[Byte] = Vector(3),
    f59: Option[List[Short]] = Some(List(4)), f60: Int = 1, f61: String = "text", f62: Option[Double] = Some(1.5),
    f63: List[Long] = List(2L), f64: Boolean = true, f65: (Int, String) = (1, "a"),
    f66: BigDecimal = BigDecimal("1.25"), f67: Char = 'c', f68: Vector[Byte] = Vector(3),
    f69: Option[List[Short]] = Some(List(4)), f70: Int = 1, f71: String = "text", f72: Option[Double] = Some(1.5),
    f73: List[Long] = List(2L), f74: Boolean = true, f75: (Int, String) = (1, "a"),
    f76: BigDecimal = BigDecimal("1.25"), f77: Char = 'c', f78: Vector[Byte] = Vector(3),
    f79: Option[List[Short]] = Some(List(4))
) derives json.Codec

/** Classes of many fields in every layout of a family. */
object Large:
  @json.discriminator("type") enum Recursive derives json.Codec:
    case A(
    f0: Int, f1: String, f2: Option[Double], f3: List[Long], f4: Boolean, f5: (Int, String), f6: BigDecimal,
    f7: Char, f8: Vector[Byte], f9: Option[List[Short]], f10: Int, f11: String, f12: Option[Double],
    f13: List[Long], f14: Boolean, f15: (Int, String), f16: BigDecimal, f17: Char, f18: Vector[Byte],
    f19: Option[List[Short]], f20: Int, f21: String, f22: Option[Double], f23: List[Long], f24: Boolean,
    f25: (Int, String), f26: BigDecimal, f27: Char, f28: Vector[Byte], f29: Option[List[Short]], f30: Int,
    f31: String, f32: Option[Double], f33: List[Long], f34: Boolean, f35: (Int, String), f36: BigDecimal, f37: Char,
    f38: Vector[Byte], f39: Option[List[Short]], f40: Int, f41: String, f42: Option[Double], f43: List[Long],
    f44: Boolean, f45: (Int, String), f46: BigDecimal, f47: Char, f48: Vector[Byte], f49: Option[List[Short]],
    f50: Int, f51: String, f52: Option[Double], f53: List[Long], f54: Boolean, f55: (Int, String), f56: BigDecimal,
    f57: Char, f58: Vector[Byte], f59: Option[List[Short]], f60: Int, f61: String, f62: Option[Double],
    f63: List[Long], next: Option[Recursive]
    )
    case B

  object Recursive:
    def sample: Recursive = A(
      1, "text", Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1,
      "text", Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), Some(B)
    )

