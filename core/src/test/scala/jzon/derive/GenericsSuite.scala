package jzon.derive

import jzon as json
import jzon.syntax.*
import munit.{FunSuite, Location}

/** A shape for each thing that a class can be. */
object GenericsSuite:
  case class Box[A](a: A) derives json.Decoder, json.Encoder
  case class Pair[A, B](a: A, b: B)
  object Pair:
    given [A: json.Decoder, B: json.Decoder]: json.Decoder[Pair[A, B]] = json.Decoder.derived
    given [A: json.Encoder, B: json.Encoder]: json.Encoder[Pair[A, B]] = json.Encoder.derived

  enum Tree[+A] derives json.Decoder, json.Encoder:
    case Leaf
    case Node(left: Tree[A], value: A, right: Tree[A])

  sealed trait Expr[A] derives json.Decoder, json.Encoder
  case class Constant(n: Int) extends Expr[Int]
  case class Named[B](name: String, b: B) extends Expr[B]

  case class Chicken(egg: Either2[Egg]) derives json.Codec
  case class Egg(chicken: Either2[Chicken]) derives json.Codec
  enum Either2[+A] derives json.Codec:
    case No
    case Yes(a: A)

  case class Many(first: Int, rest: String*)
  object Many:
    given strings: json.Decoder[Seq[String]] = in => in.readString().split(',').toSeq
    given writing: json.Encoder[Seq[String]] = (a, out) => out.writeString(a.mkString(","))
    given json.Codec[Many] = json.Codec.derived

  case class Meters(value: Double) extends AnyVal derives json.Codec
  case class Trip(length: Meters, tag: Trip.Tag) derives json.Codec
  object Trip:
    opaque type Tag = Int
    object Tag:
      def apply(n: Int): Tag = n
      given json.Codec[Tag] = json.Codec(json.Decoder.int, json.Encoder.int)

  case class Hidden private (x: Int) derives json.Codec
  object Hidden:
    def of(x: Int): Hidden = Hidden(x)

  case class Secret(private val x: Int, private[derive] val y: Int = 7) derives json.Codec

  case class `a class`(`type`: Int, `two words`: Int, + : Int, ключ: Int) derives json.Codec

  case class Sorted[A](a: A, b: A)(using val order: Ordering[A])
  object Sorted:
    given json.Codec[Sorted[Int]] = json.Codec.derived

  class Outer:
    case class Inner(x: Int = 5)
    given json.Codec[Inner] = json.Codec.derived

  case class Own(n: Int)
  object Own:
    given int: json.Decoder[Int] = json.Decoder.int.map(_ + 1)
    given json.Decoder[Own] = json.Decoder.derived

  case class Higher[F[_]](one: F[Int])
  object Higher:
    given json.Codec[Higher[Box]] = json.Codec.derived

  sealed trait Chain
  case class Link(next: Chain, before: Chain) extends Chain
  case object End extends Chain

  /** In no scope where its own derivation could find them. */
  def chains: (json.Decoder[Chain], json.Encoder[Chain]) = (json.Decoder.derived[Chain], json.Encoder.derived[Chain])

  val inferred = json.Codec.derived[Empty]
  case class Empty()

  case class Rose[A](a: A, children: List[Rose[A]])
  object Rose:
    given [A: json.Decoder]: json.Decoder[Rose[A]] = json.Decoder.derived
    given [A: json.Encoder]: json.Encoder[Rose[A]] = json.Encoder.derived[Rose[A]]

  case class Even(n: Int, more: Option[Even])
  object Even:
    given json.Decoder[Even] = json.Decoder.derived[Even]
      .ensure("odd")(_.n % 2 == 0)

class GenericsSuite extends FunSuite:
  import GenericsSuite.*

  private def both[A: json.Decoder: json.Encoder](value: A, text: String)(using Location): Unit =
    assertEquals(json.parser.decode[A](text), Right(value))
    assertEquals(value.toJson, text)

  test("generic classes"):
    both(Box(1), """{"a":1}""")
    both(Pair(1, Box("x")), """{"a":1,"b":{"a":"x"}}""")

  test("recursive generic enums"):
    val tree: Tree[Int] = Tree.Node(Tree.Leaf, 1, Tree.Node(Tree.Leaf, 2, Tree.Leaf))
    both[Tree[Int]](
      tree,
      """{"Node":{"left":{"Leaf":{}},"value":1,"right":{"Node":{"left":{"Leaf":{}},"value":2,"right":{"Leaf":{}}}}}}"""
    )

  test("cases with a type of their own"):
    both[Expr[Int]](Constant(1), """{"Constant":{"n":1}}""")
    both[Expr[String]](Named("x", "y"), """{"Named":{"name":"x","b":"y"}}""")
    assertEquals(json.parser.decode[Expr[Int]]("""{"Named":{"name":"x","b":1}}"""), Right(Named("x", 1)))

  test("classes that contain each other"):
    both(Chicken(Either2.Yes(Egg(Either2.No))), """{"egg":{"Yes":{"a":{"chicken":{"No":{}}}}}}""")

  test("repeated parameters"):
    both(Many(1, "a", "b"), """{"first":1,"rest":"a,b"}""")

  test("value classes and opaque types"):
    both(Trip(Meters(1.5), Trip.Tag(3)), """{"length":{"value":1.5},"tag":3}""")

  test("private constructors and fields"):
    both(Hidden.of(1), """{"x":1}""")
    both(Secret(1, 2), """{"x":1,"y":2}""")
    assertEquals(json.parser.decode[Secret]("""{"x":1}"""), Right(Secret(1)))

  test("names of every kind"):
    both(`a class`(1, 2, 3, 4), """{"type":1,"two words":2,"+":3,"ключ":4}""")

  test("using clauses"):
    both(Sorted(1, 2), """{"a":1,"b":2}""")

  test("inner and local classes"):
    val outer = Outer()
    import outer.given
    both(outer.Inner(1), """{"x":1}""")
    assertEquals(json.parser.decode[outer.Inner]("{}"), Right(outer.Inner()))
    case class Local(x: Int, y: String = "y") derives json.Codec
    both(Local(1), """{"x":1,"y":"y"}""")
    assertEquals(json.parser.decode[Local]("""{"x":1}"""), Right(Local(1)))

  test("an instance in scope wins over the library's"):
    assertEquals(json.parser.decode[Own]("""{"n":1}"""), Right(Own(2)))

  test("higher-kinded parameters"):
    both(Higher(Box(1)), """{"one":{"a":1}}""")

  test("recursion through an instance without a name"):
    val (decoder, encoder) = chains
    val chain = Link(Link(End, End), End)
    val text = json.write[Chain](chain)(using encoder)
    assertEquals(json.read[Chain](text)(using decoder), Right(chain))
    assertEquals(text, """{"Link":{"next":{"Link":{"next":{"End":{}},"before":{"End":{}}}},"before":{"End":{}}}}""")

  test("a definition whose type is inferred"):
    assertEquals(json.write(Empty())(using inferred), "{}")

  test("generic recursion uses one instance"):
    both(
      Rose(1, List(Rose(2, Nil), Rose(3, List(Rose(4, Nil))))),
      """{"a":1,"children":[{"a":2,"children":[]},{"a":3,"children":[{"a":4,"children":[]}]}]}"""
    )

  test("recursion goes through what is made of the derived instance"):
    assertEquals(json.parser.decode[Even]("""{"n":2,"more":{"n":4}}"""), Right(Even(2, Some(Even(4, None)))))
    assertEquals(json.parser.decode[Even]("""{"n":2,"more":{"n":3}}"""), Left(".more(odd)"))
