package jzon.instances

import scala.collection.{immutable, mutable}
import scala.concurrent.duration.{Duration, DurationInt}
import java.util.concurrent.TimeUnit
import jzon as json
import jzon.syntax.*
import munit.Location

/** Instances for a type that is known from where the value goes only: the compiler searches for those of all subtypes
  * when something is read, and of all supertypes when it is written.
  */
class ExpectedTypesSuite extends munit.FunSuite:
  import ExpectedTypesSuite.*

  private val texts = List(
    "[]",
    "[2000,1,1]",
    "[5,\"a\"]",
    "{}",
    """{"2":3}""",
    """{"Left":1}""",
    "null",
    "1",
    "1.5",
    "true",
    "\"a\"",
    "\"Z\"",
    "\"Europe/Paris\"",
    "\"PT1S\"",
    "\"Infinity\"",
    "\"DAYS\"",
    "\"MONDAY\"",
    "\"MAY\"",
    "\"2020\"",
    "\"P1D\"",
    "[1,[]]",
    "[\"a\"]",
    "[1,\"a\"]"
  )

  private def outcome(decoder: json.Decoder[Any], text: String): Any =
    json.read(text)(using decoder) match
      case Right(array: Array[?]) => (array.toList.toString, array.getClass)
      case Right(a)               => (a.toString, a.getClass)
      case Left(error)            => error.render

  test("every decoder is found where its type is expected"):
    val rows = Givens.decoders
    assert(rows.size > 150, rows.size)
    val others =
      for
        row <- rows
        text <- texts
        expected = outcome(row.expected, text)
        exact = outcome(row.exact, text)
        if expected != exact
      yield s"${row.name} of $text: $expected and $exact"
    assertEquals(others, Nil)

  test("every decoder of keys is found where its type is expected"):
    for row <- Givens.keyDecoders; text <- texts do
      def keys(decoder: json.KeyDecoder[Any]) =
        json.read[Map[Any, Int]](s"""{"${text.replace("\"", "")}":1}""")(using
          json.Decoder.map(using decoder)
        ).left.map(_.render)
      assertEquals(keys(row.expected), keys(row.exact), row.name)

  test("every encoder is found where its type is the least there can be"):
    val decoders = Givens.decoders.map(row => row.name -> row.exact).toMap
    val rows = Givens.encoders
    assert(rows.size > 150, rows.size)
    for
      row <- rows
      decoder <- decoders.get(row.name)
      text <- texts
      value <- json.read(text)(using decoder)
    do assertEquals(json.write(value)(using row.expected), json.write(value)(using row.exact), row.name)

  test("every way to read, with the type on the left"):
    val ofThrow: List[Int] = json.readOrThrow("[1]")
    val ofRead: Either[json.DecodeError, List[Int]] = json.read("[1]")
    val ofSlice: Either[json.DecodeError, Seq[Int]] = json.read("[1]".getBytes, 0, 3)
    val ofDecode: Either[String, List[Int]] = json.parser.decode("[1]")
    val ofSyntax: Either[String, Seq[Int]] = "[1]".fromJson
    val ofTree: Either[json.DecodeError, List[Int]] = json.Json.Arr(json.Json.Num(1)).as
    val ofPlace: Either[json.DecodeError, Seq[Int]] = (json.Json.Arr(json.Json.Arr(json.Json.Num(1))) / 0).as
    val ofSummon: json.Decoder[List[Int]] = summon
    assertEquals(ofThrow, List(1))
    for result <- List(ofRead, ofSlice, ofDecode, ofSyntax, ofTree, ofPlace) do assertEquals(result, Right(List(1)))
    assertEquals(json.readOrThrow("[1]")(using ofSummon), List(1))

  test("as argument, result, element and part"):
    def size(list: Seq[Int]): Int = list.size
    def result: Option[List[Int]] = json.readOrThrow("[1,2]")
    assertEquals(size(json.readOrThrow("[1,2]")), 2)
    assertEquals(result, Some(List(1, 2)))
    val pair: (List[Int], Option[Seq[Int]]) = json.readOrThrow("[[1],[2]]")
    assertEquals(pair, (List(1), Some(Seq(2))))
    val deep: Map[String, List[Either[String, Option[Int]]]] = json.readOrThrow("""{"a":[{"Left":"b"},{"Right":1}]}""")
    assertEquals(deep, Map("a" -> List(Left("b"), Right(Some(1)))))
    val box: Box[List[Int]] = json.readOrThrow("[1]")
    assertEquals(box, Box(List(1)))
    val generic: Option[Page[Seq[Int]]] = json.readOrThrow("""{"items":[[1]]}""")
    assertEquals(generic.map(_.items), Some(List(Seq(1))))

  test("the widest type wins"):
    val iterable: Iterable[Int] = json.readOrThrow("[1]")
    val pairs = json.readOrThrow[Iterable[(String, Int)]]("""[["a",1]]""") // expected only, they would be a map
    val set: scala.collection.Set[Int] = json.readOrThrow("[2000]")
    val sorted: scala.collection.SortedSet[Int] = json.readOrThrow("[2000]")
    val mutableSet: mutable.Set[Int] = json.readOrThrow("[2000]")
    val map: Map[Int, Int] = json.readOrThrow("""{"1":1}""")
    val option: Option[Int] = json.readOrThrow("null")
    val zone: java.time.ZoneId = json.readOrThrow("\"Europe/Paris\"")
    val duration: Duration = json.readOrThrow("\"Infinity\"")
    val unit: TimeUnit = json.readOrThrow("\"DAYS\"")
    val units: Option[List[TimeUnit]] = json.readOrThrow("[\"DAYS\"]")
    val month: java.time.Month = json.readOrThrow("\"MAY\"")
    val byUnit: Map[TimeUnit, Int] = json.readOrThrow("""{"DAYS":1}""")
    val field: json.Field[Int] = json.readOrThrow("null")
    val tree: json.Json = json.readOrThrow("[1]")
    val collection: java.util.Collection[Int] = json.readOrThrow("[1,1]")
    assertEquals(iterable.toList, List(1))
    assertEquals(pairs.toList, List("a" -> 1))
    assertEquals(List(set, sorted, mutableSet).map(_.toSet), List.fill(3)(Set(2000)))
    assertEquals(map, Map(1 -> 1))
    assertEquals(option, None)
    assertEquals(zone.getId, "Europe/Paris")
    assertEquals(duration, Duration.Inf)
    assertEquals(unit, TimeUnit.DAYS)
    assertEquals(units, Some(List(TimeUnit.DAYS)))
    assertEquals(month, java.time.Month.MAY)
    assertEquals(byUnit, Map(TimeUnit.DAYS -> 1))
    assertEquals(field, json.Field.Null)
    assertEquals(tree, json.Json.Arr(json.Json.Num(1)))
    assertEquals(collection.size, 2)

  test("what is written has the type of its constructor"):
    def written(text: String, expected: String)(using Location): Unit = assertEquals(text, expected)
    written(json.write(Nil), "[]")
    written(json.write(None), "null")
    written(json.write(Some(1)), "1")
    written(json.write(Right(1)), """{"Right":1}""")
    written(json.write(Left("a")), """{"Left":"a"}""")
    written(Right(List(1)).toJson, """{"Right":[1]}""")
    written(json.write(List()), "[]")
    written(json.write(List.empty), "[]")
    written(json.write(Option.empty), "null")
    written(json.write(Map()), "{}")
    written(json.write(1 :: Nil), "[1]")
    written(json.write(List(None, Some(1))), "[null,1]")
    written(json.write(List(Right(1), Left("a"))), """[{"Right":1},{"Left":"a"}]""")
    written(json.write((1, List(1), Some(2), None)), "[1,[1],2,null]")
    written(json.write(json.Json.Num(1)), "1")
    written(json.write(json.Field.Absent), "null")
    written(json.write(java.util.EnumSet.of(TimeUnit.DAYS)), "[\"DAYS\"]")
    written(json.Json.of(List(Some(1))).toString, "[1]")

  test("the same inside of a type that an instance is made for"):
    def written(text: String, expected: String)(using Location): Unit = assertEquals(text, expected)
    written(json.write(Box(List(1))), "[1]")
    written(json.write(Box(Nil)), "[]")
    written(json.write(Box(Some(1))), "1")
    written(json.write(Box(None)), "null")
    written(json.write(Box(Some(Some(None)))), "null")
    written(json.write(Box(Right(1))), """{"Right":1}""")
    written(json.write(Box(Left(List(1)))), """{"Left":[1]}""")
    written(json.write(Box(Map("a" -> 1))), """{"a":1}""")
    written(json.write(Box(immutable.TreeMap("a" -> 1))), """{"a":1}""")
    written(json.write(Box(mutable.LongMap(1L -> List(1)))), """{"1":[1]}""")
    written(json.write(Box(immutable.BitSet(1))), "[1]")
    written(json.write(Box(mutable.BitSet(1))), "[1]")
    written(json.write(Box(Array(1))), "[1]")
    written(json.write(Box(1.second)), "\"PT1S\"")
    written(json.write(Box(java.time.ZoneOffset.UTC)), "\"Z\"")
    written(json.write(Box(java.util.TreeMap[String, Int]())), "{}")
    written(json.write(Box(java.util.EnumSet.of(TimeUnit.DAYS))), "[\"DAYS\"]")
    written(json.write(Box(json.Json.Null)), "null")
    written(json.write(Box(Box(Set(1)))), "[1]")

  test("a Java enum whose class is known to the caller only"):
    def constant[E <: java.lang.Enum[E]](text: String)(using scala.reflect.ClassTag[E]): E = json.readOrThrow(text)
    assertEquals(constant[TimeUnit]("\"DAYS\""), TimeUnit.DAYS)

object ExpectedTypesSuite:
  final case class Box[A](a: A)
  object Box:
    given [A](using encoder: json.Encoder[A]): json.Encoder[Box[A]] = encoder.contramap(_.a)
    given [A](using decoder: json.Decoder[A]): json.Decoder[Box[A]] = decoder.map(Box(_))

  final case class Page[A](items: List[A]) derives json.Codec
