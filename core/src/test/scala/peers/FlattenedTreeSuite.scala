package peers

import jzon as json
import jzon.Json.{Num, Obj, Str}
import munit.Location

/** A flattened tree or map takes the fields that the class does not have. */
class FlattenedTreeSuite extends Cases:
  import FlattenedTreeSuite.*

  /** As [[reads]] and [[refuses]], within limits. */
  private def readsWithin[A](text: String, expected: A)(using json.Decoder[A], json.Limits)(using Location): Unit =
    json.RoundTrip.reads(text, expected)

  private def refusesWithin[A](text: String, part: String)(using json.Decoder[A], json.Limits)(using Location): Unit =
    for source <- json.RoundTrip.sources do
      source[A](text) match
        case Right(a)    => fail(s"${source.name}: $text reads as $a")
        case Left(error) => assert(clue(error.render).contains(clue(part)), source.name)

  test("a tree that takes the other fields"):
    import Rest.*
    reads("""{"a":1,"x":2}""", A(1, Obj("x" -> Num(2))))
    reads(
      """{"x":{"a":[null]},"a":1,"\u0079":"\\"}""",
      A(1, Obj("x" -> json.Json.Obj("a" -> json.Json.Arr(json.Json.Null)), "y" -> Str("\\")))
    )
    bothWays(A(1, Obj("z" -> Num(2), "" -> Str("a"), "é\"" -> Obj())), """{"a":1,"z":2,"":"a","é\"":{}}""")
    bothWays(A(1, Obj.empty), """{"a":1}""")

  test("a map"):
    import OfMap.*
    bothWays(A("b", Map("x" -> List(1), "y" -> Nil)), """{"a":"b","x":[1],"y":[]}""")
    bothWays(Only(Map.empty), "{}")
    bothWays(Only(Map("a" -> true)), """{"a":true}""")
    bothWays(V(Map("a" -> 1)), """{"a":1}""")
    refuses[A]("""{"x":[1,"2"],"a":"b"}""", ".x[1](expected a number")

  test("each half, between other fields, with a default"):
    import OfHalves.*
    bothWays(A(1, Map("x" -> 2), Some(3)), """{"a":1,"b":3,"x":2}""")
    reads("""{"a":1}""", A(1, Map("default" -> 0), None))
    reads("""{"x":5,"a":1,"b":null}""", A(1, Map("x" -> 5), None))

  test("an alias and another name are no others"):
    import Renamed.*
    reads("""{"q":1,"fooBar":2}""", A(1, Obj("fooBar" -> Num(2))))
    for name <- List("foo_bar", "q") do
      val error = intercept[json.EncodeError](json.write(A(1, Obj(name -> Num(2)))))
      assert(clue(error.getMessage).contains(s"the rest has a field \"$name\""))
    bothWays(A(1, Obj("fooBar" -> Num(2))), """{"foo_bar":1,"fooBar":2}""")

  test("a name of the class is not written twice, even if its field is left out"):
    import LeftOut.*
    val error = intercept[json.EncodeError](json.write(A(None, Map("a" -> 1))))
    assert(clue(error.getMessage).contains("the rest has a field \"a\""))
    intercept[json.EncodeError](json.writeBytesExact(A(None, Map("a" -> 1))))

  test("errors have their path"):
    import Rest.*
    import Deep.*
    refuses[A]("""{"x":[1,{"y":tru}],"a":1}""", ".x[1].y(")
    refuses[A]("""{"x":2}""", ".a(missing")
    refuses[Outer]("""{"in":{"o":1,"x":[1,{"y":tru}],"a":1}}""", ".in.x[1].y(")
    val error = intercept[json.EncodeError](json.write(A(1, Obj("x" -> json.Json.Arr(Str("\ud800"))))))
    assert(clue(error.getMessage).contains(".x[0]"))
    intercept[json.EncodeError](json.write(A(1, null)))
    intercept[json.EncodeError](json.write(A(1, Obj("x" -> null))))

  test("names that come twice: as in a tree, and in a map"):
    import Rest.*
    import OfMap.Only
    refuses[A]("""{"a":1,"a":1}""", ".a(duplicate")
    reads("""{"x":1,"a":1,"x":2}""", A(1, Obj("x" -> Num(1), "x" -> Num(2))))
    reads("""{"x":true,"x":false}""", Only(Map("x" -> false)))
    given json.Limits = json.Limits(uniqueKeys = true)
    refusesWithin[A]("""{"x":1,"a":1,"\u0078":2}""", ".x(duplicate")
    refusesWithin[Only]("""{"x":true,"x":false}""", ".x(duplicate")

  test("keys of one hash in a map"):
    import OfMap.Only
    val names = List("AaAa", "AaBB", "BBAa", "BBBB")
    def text(n: Int) = names.take(n).map(name => s"\"$name\":true").mkString("{", ",", "}")
    given json.Limits = json.Limits(sameHashKeys = 3)
    readsWithin(text(3), Only(names.take(3).map(_ -> true).toMap))
    refusesWithin[Only](text(4), ".BBBB(more than 3 keys of one hash")
    readsWithin(
      """{"AaAa":true,"AaAa":true,"AaAa":true,"AaAa":true,"AaBB":true}""",
      Only(Map("AaAa" -> true, "AaBB" -> true))
    )
    assert(json.read[Rest.A](text(4).replace("{", """{"a":1,""")).isRight)

  test("depth and lengths of names are limited"):
    import Rest.*
    given json.Limits = json.Limits(depth = 3, nameBytes = 4)
    readsWithin("""{"a":1,"x":[[]]}""", A(1, Obj("x" -> json.Json.Arr(json.Json.Arr()))))
    refusesWithin[A]("""{"a":1,"x":[[[]]]}""", "nested too deeply")
    refusesWithin[A]("""{"a":1,"xxxxx":1}""", "too long")
    intercept[json.EncodeError](json.write(A(1, Obj("x" -> json.Json.Arr(json.Json.Arr(json.Json.Arr()))))))

  test("inside a flattened class"):
    import Deep.*
    bothWays(Outer(In(1, Rest.A(2, Obj("x" -> Num(3))))), """{"in":{"o":1,"a":2,"x":3}}""")

  test("inside the cases of a family: the discriminator is none of the others"):
    import InCases.*
    bothWays[Tagged](Tagged.X(1, Obj("y" -> Num(2))), """{"t":"X","x":1,"y":2}""")
    reads[Tagged]("""{"y":2,"x":1,"t":"X"}""", Tagged.X(1, Obj("y" -> Num(2))))
    intercept[json.EncodeError](json.write[Tagged](Tagged.X(1, Obj("t" -> Num(2)))))
    bothWays[Wrapped](Wrapped.X(Map("x" -> Wrapped.X(Map.empty))), """{"X":{"x":{"X":{}}}}""")
    bothWays[List[Untagged]](
      List(Untagged.X(1, Obj("y" -> Num(2))), Untagged.Y(1, Obj.empty)),
      """[{"x":1,"y":2},{"y":1}]"""
    )

  test("a case with conditions of its own beside the discriminator"):
    import OwnCase.*
    reads[S]("""{"y":2,"x":1,"t":"X"}""", X(1, Obj("y" -> Num(2))))
    refuses[S]("""{"x":-1,"t":"X"}""", "negative")

  test("a class of many fields"):
    import Many.*
    bothWays(
      A(rest = Obj("x" -> Num(1))),
      (0 to 29).map(i => s"\"f$i\":$i").mkString("{", ",", ",\"x\":1}")
    )
    assertEquals(json.read[A]("{}"), Right(A()))

  test("the pretty form, and the sorted one"):
    import Rest.*
    assertEquals(json.writePretty(A(1, Obj("x" -> Num(2)))), "{\n  \"a\" : 1,\n  \"x\" : 2\n}")
    given json.WriteOptions = json.WriteOptions(sortedKeys = true)
    assertEquals(json.write(A(1, Obj("b" -> Num(2), "A" -> Num(3)))), """{"A":3,"a":1,"b":2}""")

  test("by a Config, for a type parameter"):
    import Configured.{*, given}
    bothWays(A(1, Map("x" -> "y")), """{"a":1,"x":"y"}""")

  test("two such fields"):
    refused("case class A(@jzon.flatten r: jzon.Json.Obj, @jzon.flatten s: Map[String, Int]) derives jzon.Codec")(
      "@flatten on A.s: Map[String, Int] takes what A.r: Obj takes"
    )
    refused("""
      case class A(a: Int, @jzon.flatten r: jzon.Json.Obj) derives jzon.Codec
      case class B(@jzon.flatten a: A, @jzon.flatten s: jzon.Json.Obj) derives jzon.Codec
    """)("@flatten on B.s: Obj takes what A.r: Obj takes")

  test("extra fields that are refused"):
    refused("@jzon.no_extra_fields case class A(@jzon.flatten r: jzon.Json.Obj) derives jzon.Codec")(
      "@flatten on A.r: Obj takes the fields that @no_extra_fields refuses"
    )
    refused("""
      case class A(a: Int, @jzon.flatten r: jzon.Json.Obj) derives jzon.Codec
      @jzon.no_extra_fields case class B(@jzon.flatten a: A) derives jzon.Codec
    """)("@flatten on A.r: Obj takes the fields that @no_extra_fields refuses")
    refused("""
      @jzon.no_extra_fields enum E derives jzon.Codec:
        case X(@jzon.flatten r: jzon.Json.Obj)
    """)("@flatten on X.r: Obj takes the fields that @no_extra_fields refuses")

  test("other trees, other keys, values without instances"):
    refused("case class A(@jzon.flatten r: jzon.Json) derives jzon.Codec")("is a tree that need not be an object")
    refused("case class A(@jzon.flatten r: Map[Int, Int]) derives jzon.Codec")("is no case class")
    refused("case class A(@jzon.flatten r: Map[String, Thread]) derives jzon.Codec")(
      "no json.Decoder[Thread] and no json.Encoder[Thread] for A.r: Map[String, Thread]"
    )

object FlattenedTreeSuite:
  object Rest:
    case class A(a: Int, @json.flatten rest: json.Json.Obj) derives json.Codec

  object OfMap:
    case class A(a: String, @json.flatten rest: Map[String, List[Int]]) derives json.Codec
    case class Only(@json.flatten rest: Map[String, Boolean]) derives json.Codec
    case class V(@json.flatten rest: Map[String, Int]) extends AnyVal derives json.Codec

  object OfHalves:
    case class A(a: Int, @json.flatten rest: Map[String, Int] = Map("default" -> 0), b: Option[Int])
        derives json.Decoder, json.Encoder

  object Renamed:
    @json.rename_all(json.SnakeCase)
    case class A(@json.aliases("q") fooBar: Int, @json.flatten rest: json.Json.Obj) derives json.Decoder, json.Encoder

  object LeftOut:
    case class A(a: Option[Int], @json.flatten rest: Map[String, Int]) derives json.Codec

  object Deep:
    case class In(o: Int, @json.flatten a: Rest.A) derives json.Codec
    case class Outer(in: In) derives json.Codec

  object InCases:
    @json.discriminator("t")
    enum Tagged derives json.Codec:
      case X(x: Int, @json.flatten rest: json.Json.Obj)
      case Y
    enum Wrapped derives json.Codec:
      case X(@json.flatten rest: Map[String, Wrapped])
      case Y
    @json.untagged
    enum Untagged derives json.Codec:
      case X(x: Int, @json.flatten rest: json.Json.Obj)
      case Y(y: Int, @json.flatten rest: json.Json.Obj)

  object OwnCase:
    @json.discriminator("t")
    sealed trait S derives json.Decoder
    case class X(x: Int, @json.flatten rest: json.Json.Obj) extends S
    object X:
      given json.Decoder[X] = json.Decoder.derived[X].ensure("negative")(_.x >= 0)

  object Many:
    case class A(
        f0: Int = 0,
        f1: Int = 1,
        f2: Int = 2,
        f3: Int = 3,
        f4: Int = 4,
        f5: Int = 5,
        f6: Int = 6,
        f7: Int = 7,
        f8: Int = 8,
        f9: Int = 9,
        f10: Int = 10,
        f11: Int = 11,
        f12: Int = 12,
        f13: Int = 13,
        f14: Int = 14,
        f15: Int = 15,
        f16: Int = 16,
        f17: Int = 17,
        f18: Int = 18,
        f19: Int = 19,
        f20: Int = 20,
        f21: Int = 21,
        f22: Int = 22,
        f23: Int = 23,
        f24: Int = 24,
        f25: Int = 25,
        f26: Int = 26,
        f27: Int = 27,
        f28: Int = 28,
        f29: Int = 29,
        @json.flatten rest: json.Json.Obj = Obj.empty
    ) derives json.Codec

  object Configured:
    case class A[T](a: Int, rest: Map[String, T])
    given [T: json.Codec]: json.Codec[A[T]] = json.Codec.configured[A[T]](json.Config(flatten = Set("rest")))
