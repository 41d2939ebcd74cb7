package peers

import jzon as json
import jzon.syntax.*

/** The library's own types, by the forms that other libraries read and write. */
class ValuesSuite extends Cases:
  import ValuesSuite.*

  test("an option at the top"):
    bothWays(Option.empty[Int], "null")
    bothWays(Option(1), "1")
    bothWays(Some(1), "1")

  test("the type of None"):
    bothWays(None, "null")

  test("collections by their own types"):
    import scala.collection.{immutable, mutable}
    sameBy(Array(1, 2, 3), "[1,2,3]")(_.toList)
    bothWays(IndexedSeq(1, 2, 3), "[1,2,3]")
    bothWays(immutable.LinearSeq(1, 2, 3), "[1,2,3]")
    bothWays(immutable.ListSet(1, 2, 3), "[1,2,3]")
    bothWays(immutable.TreeSet(1, 2, 3), "[1,2,3]")
    bothWays(mutable.Map("a" -> 1), """{"a":1}""")
    bothWays(immutable.SortedSet("b", "a"), """["a","b"]""")
    bothWays(immutable.HashSet("a"), """["a"]""")
    bothWays(immutable.SortedMap("b" -> 1, "a" -> 2), """{"a":2,"b":1}""")
    bothWays(immutable.ListMap("b" -> 1, "a" -> 2), """{"b":1,"a":2}""")
    bothWays(Map(1 -> "a"), """{"1":"a"}""")

  test("an empty option in a map is null"):
    writes(Map("goodbye" -> Option.empty[String]), """{"goodbye":null}""")

  test("a UUID has its full form"):
    import java.util.UUID
    reads("\"64d7c38d-2afd-4514-9832-4e70afe4b0f8\"", UUID.fromString("64d7c38d-2afd-4514-9832-4e70afe4b0f8"))
    assertEquals(json.read[UUID]("\"0-0-0-0-0\"").isLeft, true)
    assertEquals(json.read[UUID]("\"64d7c38d-2afd-4514-983-4e70afe4b0f80\"").isLeft, true)

  test("currencies"):
    bothWays(java.util.Currency.getInstance("USD"), "\"USD\"")
    assertEquals(json.read[java.util.Currency]("\"LLL\"").isLeft, true)

  test("durations below zero, and times in a zone"):
    import java.time.*
    reads("\"PT-0.5S\"", Duration.ofNanos(-500000000))
    reads("\"PT1H2M3S\"", Duration.parse("PT1H2M3S"))
    reads(
      "\"2021-06-20T20:03:51.533418+02:00[Europe/Warsaw]\"",
      ZonedDateTime.parse("2021-06-20T20:03:51.533418+02:00[Europe/Warsaw]")
    )
    assertEquals(json.read[ZonedDateTime]("\"2018-10-28T02:30\"").isLeft, true)

  test("the offset of a zoned time follows its zone"):
    import java.time.*
    assertEquals(
      json.read[ZonedDateTime]("\"2018-10-28T02:30+00:00[Europe/Warsaw]\"").map(_.toOffsetDateTime),
      Right(OffsetDateTime.parse("2018-10-28T03:30+01:00"))
    )

  test("a year is a string"):
    import java.time.*
    bothWays(Year.of(2020), "\"2020\"")

  test("instants are complete and exist"):
    import java.time.*
    reads("\"2020-01-01T00:00:00.000Z\"", Instant.parse("2020-01-01T00:00:00Z"))
    assertEquals(json.read[Instant]("\"1970-01-01T00:00:00\"").isLeft, true)
    assertEquals(json.read[Instant]("\"2020-02-30T00:00:00Z\"").isLeft, true)

  test("the tree as a field"):
    import TreeFields.*
    writes(A(json.Json.Null, None), """{"j":null}""")

  test("an optional tree that is null is None"):
    import OptionalTree.*
    reads("""{"j":null}""", A(None))
    reads("""{}""", A(None))

  test("Either inside other types"):
    import Eithers.*
    bothWays(A(Some(Left(1)), Map("a" -> Right(List("x")))), """{"e":{"Left":1},"m":{"a":{"Right":["x"]}}}""")

  test("numbers at their limits"):
    bothWays(Long.MinValue, "-9223372036854775808")
    bothWays(Byte.MinValue, "-128")
    bothWays(Short.MaxValue, "32767")
    bothWays(Float.MinPositiveValue, "1.4E-45")
    bothWays(Double.MinPositiveValue, "4.9E-324")
    bothWays(-0.0, "-0.0")
    refuses[Int]("2147483648", "(expected an Int")
    refuses[Int]("1e1", "(expected an Int")
    reads("1.0E2", 100.0)
    reads("-0", 0)

  test("emoji and escapes"):
    bothWays("€🐵🥰", "\"€🐵🥰\"")
    bothWays("\u0000\u001f\u007f\u2028/\\", "\"\\u0000\\u001f\u007f\u2028/\\\\\"")
    reads("\"\\ud83d\\udc35\"", "🐵")

  test("collections by their most general types"):
    import WideTypes.*
    bothWays(A(List(1), List(2), Map("a" -> 3), Set(4), Vector(5)), """{"a":[1],"b":[2],"c":{"a":3},"d":[4],"e":[5]}""")

  test("collections that are lazy, mutable or queues"):
    import scala.collection.{immutable, mutable}
    bothWays(LazyList(1, 2), "[1,2]")
    bothWays(immutable.Queue(1, 2), "[1,2]")
    bothWays(mutable.ArrayBuffer(1, 2), "[1,2]")
    bothWays(mutable.ListBuffer(1, 2), "[1,2]")
    bothWays(mutable.ArrayDeque(1, 2), "[1,2]")
    bothWays(mutable.Stack(1, 2), "[1,2]")
    bothWays(mutable.Queue(1, 2), "[1,2]")

  test("a tuple derived as a class"):
    val c = json.Codec.derived[(Int, String)]
    bothWays((1, "x"), """{"_1":1,"_2":"x"}""")(using c, c)

  test("an Either derived as a family"):
    val c = json.Codec.derived[Either[Int, String]]
    bothWays[Either[Int, String]](Left(1), """{"Left":{"value":1}}""")(using c, c)

  test("a literal as a tree"):
    val j: json.Json = json.Json.of(json"""{"a": 1}""")
    assertEquals((j / "a").as[Int], Right(1))

object ValuesSuite:
  object TreeFields:
    case class A(j: json.Json, o: Option[json.Json.Obj]) derives json.Encoder

  object OptionalTree:
    case class A(j: Option[json.Json]) derives json.Codec

  object Eithers:
    case class A(e: Option[Either[Int, String]], m: Map[String, Either[Int, List[String]]]) derives json.Codec

  object WideTypes:
    case class A(
        a: Iterable[Int],
        b: collection.Seq[Int],
        c: collection.Map[String, Int],
        d: collection.Set[Int],
        e: collection.IndexedSeq[Int]
    ) derives json.Codec
