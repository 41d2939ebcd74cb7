package jzon.derive

import jzon.{Codec, Encoder, ExactSize, Field, Json, Limits, Raw, RandomValues as Values}
import jzon as json
import munit.{Location, ScalaCheckSuite}
import org.scalacheck.{Gen, Prop}
import org.scalacheck.Prop.forAll

object SizesSuite:
  /** Optional first, so that nothing may stand in it. */
  case class Options(a: Option[String], b: Option[Int], c: Field[Long] = Field.Absent) derives Codec

  case class Defaults(a: Option[Int] = Some(1), b: Option[String], c: Field[Int] = Field.Value(2)) derives Codec

  @json.explicit_nulls
  case class Nulls(a: Option[Int], b: Option[List[Option[String]]], c: Option[Raw]) derives Codec

  case class Scalars(
      boolean: Boolean,
      byte: Byte,
      short: Short,
      int: Int,
      long: Long,
      float: Float,
      double: Double,
      char: Char,
      string: String,
      @json.field("\"é\\\n<") odd: String
  ) derives Codec

  case class Parts(
      lists: List[List[Int]],
      pairs: List[(String, Option[Double])],
      triple: (Int, String, List[Long]),
      map: Map[String, Parts],
      either: Either[Parts, Option[Byte]]
  ) derives Codec

  case class Inner(x: Int, note: Option[String])
  case class Flat(@json.flatten inner: Inner, y: Int, @json.transient cached: Int = 0) derives Codec
  case class Quoted(@json.stringified n: Int, @json.stringified d: Double, @json.stringified o: Option[Boolean])
      derives Codec

  case class Box[A](a: A, b: List[A]) derives Codec
  case class Empty() derives Codec

  enum Tree derives Codec:
    case Leaf(value: Int)
    @json.hint("\"branch\"")
    case Branch(left: Tree, right: Tree)
    case Bare

  @json.discriminator("\"kind\"")
  enum Shape derives Codec:
    case Circle(radius: Double)
    case Squares(of: List[Shape])
    case Nothing
    case Maybe(shape: Option[Shape])

  @json.untagged
  sealed trait Loose derives Codec
  case class Named(name: String, next: Option[Loose]) extends Loose
  case class Numbered(number: Int) extends Loose
  case object Alone extends Loose

  enum Color derives Codec:
    case Red, `Gr"een`

  @json.rename_all(json.SnakeCase)
  enum Renamed derives Codec:
    case FirstCase(someField: Int)
    case SecondCase

  case class Configured(aField: Option[Int], bField: String)
  given Codec[Configured] =
    Codec.configured(json.Config(rename = Some(json.KebabCase), explicitNulls = true))

/** `size` of derived instances is what they write. */
class SizesSuite extends ScalaCheckSuite:
  import SizesSuite.*

  private def law[A: Encoder](values: Gen[A])(using Location): Prop = forAll(values)(value => ExactSize.holds(value))

  private def opt[A](values: Gen[A]): Gen[Option[A]] = Gen.option(values)
  private def fields[A](values: Gen[A]): Gen[Field[A]] =
    Gen.oneOf(Gen.const(Field.Absent), Gen.const(Field.Null), values.map(Field.Value(_)))
  private val texts = Values.strings

  property("fields that are left out")(
    law(Gen.zip(opt(texts), opt(Values.ints), fields(Values.longs)).map(Options.apply))
  )

  property("nothing where the default is something")(
    law(Gen.zip(opt(Values.ints), opt(texts), fields(Values.ints)).map(Defaults.apply))
  )

  property("explicit nulls")(
    law(
      Gen.zip(opt(Values.ints), opt(Gen.listOf(opt(texts))), opt(Gen.const(Raw.trusted("[ 1 ]")))).map(Nulls.apply)
    )
  )

  property("scalars, and a name with escapes"):
    val scalars =
      for
        (boolean, byte, short, int) <- Gen.zip(Values.booleans, Values.bytes, Values.shorts, Values.ints)
        (long, float, double) <- Gen.zip(Values.longs, Values.floats, Values.doubles)
        (char, string, odd) <- Gen.zip(Values.chars, texts, texts)
      yield Scalars(boolean, byte, short, int, long, float, double, char, string, odd)
    law(scalars)

  private def parts(depth: Int): Gen[Parts] =
    val inner = if depth == 0 then Gen.const(Nil) else Gen.listOfN(2, Gen.lzy(parts(depth - 1)))
    for
      lists <- Gen.listOf(Gen.listOf(Values.ints))
      pairs <- Gen.listOf(Gen.zip(texts, opt(Values.doubles)))
      triple <- Gen.zip(Values.ints, texts, Gen.listOf(Values.longs))
      more <- inner
      names <- Gen.listOfN(2, texts)
      byte <- opt(Values.bytes)
    yield Parts(lists, pairs, triple, names.zip(more).toMap, more.headOption.toLeft(byte))

  property("lists, tuples, maps and the class itself, in one another")(law(Gen.resize(6, parts(2))))

  property("flatten, transient and stringified"):
    forAll(Values.ints, opt(texts), Values.doubles, opt(Values.booleans)): (x, note, d, o) =>
      ExactSize.holds(Flat(Inner(x, note), x, x))
      ExactSize.holds(Quoted(x, d, o))
      ExactSize.holds(Quoted(x, Double.NaN, o))

  property("generic classes"):
    forAll(Values.ints, Gen.listOf(texts)): (n, list) =>
      ExactSize.holds(Box(n, List(n)))
      ExactSize.holds[Box[List[String]]](Box(list, List(list, Nil)))
      ExactSize.holds(Box(Box(n, Nil), Nil))

  private def trees(depth: Int): Gen[Tree] =
    if depth == 0 then Gen.oneOf(Values.ints.map(Tree.Leaf(_)), Gen.const(Tree.Bare))
    else Gen.zip(Gen.lzy(trees(depth - 1)), trees(0)).map(Tree.Branch(_, _))

  property("families in wrappers")(law(Gen.choose(0, 20).flatMap(trees)))

  private def shapes(depth: Int): Gen[Shape] =
    if depth == 0 then Gen.oneOf(Values.doubles.map(Shape.Circle(_)), Gen.const(Shape.Nothing))
    else
      val inner = Gen.lzy(shapes(depth - 1))
      Gen.oneOf(Gen.listOfN(2, inner).map(Shape.Squares(_)), opt(inner).map(Shape.Maybe(_)))

  property("families with a discriminator")(law(Gen.choose(0, 4).flatMap(shapes)))

  property("families without a hint"):
    forAll(texts, Values.ints): (name, number) =>
      for loose <- List(Numbered(number), Alone, Named(name, None), Named(name, Some(Alone))) do
        ExactSize.holds[Loose](loose)

  test("names"):
    Color.values.foreach(ExactSize.holds(_))
    ExactSize.holds[Renamed](Renamed.FirstCase(1))
    ExactSize.holds[Renamed](Renamed.SecondCase)
    ExactSize.holds(Configured(None, "x"))
    ExactSize.holds(Configured(Some(1), "x"))
    ExactSize.holds(Empty())

  property("unions, and a tree in a class"):
    given Encoder[Int | String | List[Int]] = Encoder.derived
    forAll(Values.ints, texts): (number, text) =>
      for value <- List[Int | String | List[Int]](number, text, List(number)) do ExactSize.holds(value)
      ExactSize.holds(Box[Json](Json.Obj(text -> Json.Num(number)), Nil))
