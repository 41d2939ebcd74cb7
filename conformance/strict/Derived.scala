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
    Sample(Remaining(1, json.Json.Obj("b" -> json.Json.Null))),
    Sample(RemainingMap(1, Map("b" -> 2))),
    Sample(Boxed(Some(1))),
    Sample(Outdated(1, 2)),
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
      a.productPrefix.equals(b.productPrefix) && a.productArity == b.productArity &&
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
case class Maps(
    a: Map[String, Int],
    b: Map[Int, List[Int]],
    c: ListMap[String, Int],
    d: Map[Long, Map[String, Option[Int]]]
) derives json.Codec
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

case class Times(
    instant: Instant,
    date: LocalDate,
    time: LocalDateTime,
    zoned: ZonedDateTime,
    duration: Duration,
    year: Year
) derives json.Codec
object Times:
  def sample: Times = Times(
    Same.there(Instant.EPOCH),
    Same.there(LocalDate.of(2024, 2, 29)),
    Same.there(LocalDateTime.of(2024, 2, 29, 1, 2)),
    Same.there(ZonedDateTime.of(2024, 2, 29, 1, 2, 3, 4, ZoneOffset.UTC)),
    Same.there(Duration.ofSeconds(90)),
    Same.there(Year.of(2024))
  )

case class Numbers(
    a: BigInt,
    b: BigDecimal,
    c: java.math.BigInteger,
    d: java.math.BigDecimal,
    e: Float,
    f: Short,
    g: Byte
) derives json.Codec
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

case class Remaining(a: Int, @json.flatten rest: json.Json.Obj) derives json.Codec
case class RemainingMap(a: Int, @json.flatten rest: Map[String, Int]) derives json.Codec
case class Boxed[A](a: A) extends AnyVal derives json.Codec
case class Outdated(@deprecated("use b", "1") a: Int, b: Int) derives json.Codec

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
