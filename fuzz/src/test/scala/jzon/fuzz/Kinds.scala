package jzon.fuzz

import java.net.URI
import java.time.*
import java.util.{Currency, Locale, UUID}
import java.util.concurrent.TimeUnit
import scala.collection.immutable.{
  ArraySeq, BitSet, IntMap, ListMap, ListSet, LongMap, Queue, TreeMap, TreeSet, VectorMap
}
import scala.collection.mutable
import scala.concurrent.duration.{Duration as ScalaDuration, FiniteDuration}
import jzon.{Decoder, Encoder, Field, Json, Raw}
import Models.*

/** The types that documents are read as: derived ones, and those of the library in one another.
  *
  * `URL` is left out: its `equals` asks the network.
  */
object Kinds:
  private val derived: Vector[Kind[?]] = Vector(
    Kind.of[Plain]("Plain")(
      Plain(true, -1, 2, 3, 4L, 0.5f, 1e-7, 'é', "a\"\\\n😀", List(1, 2)),
      Plain(
        false,
        0,
        0,
        0,
        0,
        0,
        Double.NaN,
        '"',
        "",
        Nil,
        None,
        Some(Plain(true, 1, 1, 1, 1, 1, 1, 'a', "b", List(1)))
      )
    ),
    Kind.of[Configured]("Configured")(
      Configured("a", 1, Some(2), 9007199254740993L, size = Size(1, 2.5)),
      Configured("a", 1, None, -1, size = Size(0, -0.0), withDefault = Nil)
    ),
    Kind.of[Nulls]("Nulls")(Nulls(None, Some(Nulls(Some(1), None)), None)),
    Kind.of[Patch]("Patch")(Patch(Field.Value("a"), Field.Null, Field.Absent)),
    Kind.of[Shape]("Shape")(Point, Group(Vector(Circle(1), Polygon(List((1, 2)))), Map("a b" -> Point))),
    Kind.of[Node]("Node")(
      Branch(Leaf(1), Some(Branch(Empty)), List(Leaf(2), Loose(Json.Null))),
      Loose(Json.Obj("a" -> Json.Num("1.50"), "type" -> Json.Str("Leaf")))
    ),
    Kind.of[Event]("Event")(Event.Click(1, 2), Event.Key("a", None), Event.Rest(None), Event.Nothing),
    Kind.of[Color]("Color")(Color.Green),
    Kind.of[Planet]("Planet")(Planet.Earth, Planet.Other("a", 1e21)),
    Kind.of[Box[Box[Int]]]("Box[Box[Int]]")(Box(Box(1), List(Box(Box(2))))),
    Kind.of[Unions]("Unions")(Unions(1, Some("left")), Unions("a", Some(1)), Unions(true, None)),
    Kind.of[Wide]("Wide")(Wide(f00 = 1, abcdefgh = 2, `a"b` = 3, `ä€😀` = 4, f29 = 5)),
    Kind.of[Maps]("Maps")(
      Maps(
        Map("a" -> 1, "😀" -> 2),
        Map(-1 -> Percent(100)),
        TreeMap(1L -> Color.Red),
        ListMap('"' -> Either3(List(1))),
        Map(LocalDate.EPOCH -> List(Some(true), None))
      )
    )
  )

  private val numbers: Vector[Kind[?]] = Vector(
    Kind.of[List[Boolean]]("Booleans")(List(true, false)),
    Kind.of[List[Byte]]("Bytes")(List(-128, 127)),
    Kind.of[List[Short]]("Shorts")(List(-32768, 32767)),
    Kind.of[List[Int]]("Ints")(List(Int.MinValue, 0, 12, 123, 1234567890)),
    Kind.of[List[Long]]("Longs")(List(Long.MinValue, Long.MaxValue, 12345678, 1234567890123456L)),
    Kind.of[List[Float]]("Floats")(List(0.1f, Float.MinPositiveValue, Float.MaxValue, Float.NaN, -0.0f)),
    Kind.of[List[Double]]("Doubles")(
      List(0.1, 123.4567, Double.MinPositiveValue, Double.MaxValue, Double.NegativeInfinity, 1e22, 9007199254740993.0)
    ),
    Kind.of[List[BigInt]]("BigInts")(List(BigInt(2).pow(126), -BigInt(2).pow(127))),
    Kind.of[List[BigDecimal]]("BigDecimals")(List(BigDecimal("1.50"), BigDecimal("-1e6178"), BigDecimal("1e-6178"))),
    Kind.of[Array[Int]]("Array[Int]")(Array(1, 2, 3)),
    Kind.of[Array[Double]]("Array[Double]")(Array(1, 0.25)),
    Kind.of[BitSet]("BitSet")(BitSet(1, 64, 1000)),
    Kind.of[Set[Double]]("Set[Double]")(Set(1, 2.5)),
    Kind.of[Map[BigInt, BigDecimal]]("Map[BigInt, BigDecimal]")(Map(BigInt(1) -> BigDecimal(2))),
    Kind.of[Map[Double, Float]]("Map[Double, Float]")(Map(1.5 -> 2f))
  )

  private val texts: Vector[Kind[?]] = Vector(
    Kind.of[List[String]]("Strings")(List("", "a\u0000\b\f\n\r\t\"\\/\u007f\u2028é€😀", "12345678", "123456789")),
    Kind.of[List[Char]]("Chars")(List('a', '"', '€')),
    Kind.of[List[UUID]]("UUIDs")(List(UUID(-1, 1))),
    Kind.of[List[URI]]("URIs")(List(URI("https://example.org/a?b#c"))),
    Kind.of[List[Locale]]("Locales")(List(Locale.GERMANY, Locale.forLanguageTag("zh-Hant-TW-x-a"))),
    Kind.of[Set[Currency]]("Currencies")(Set(Currency.getInstance("EUR"))),
    Kind.of[Array[Byte]]("Base64")(Array(0, -1, 62), Array(1), Array(1, 2))(using Decoder.base64, Encoder.base64),
    Kind.of[Map[TimeUnit, List[String]]]("Map[TimeUnit, List[String]]")(Map(TimeUnit.DAYS -> List("a"))),
    Kind.of[Map[UUID, Char]]("Map[UUID, Char]")(Map(UUID(1, 2) -> 'a'))
  )

  private val times: Vector[Kind[?]] = Vector(
    Kind.of[List[LocalDate]]("LocalDates")(List(LocalDate.of(2024, 2, 29), LocalDate.MIN, LocalDate.MAX)),
    Kind.of[List[LocalTime]]("LocalTimes")(List(LocalTime.MIDNIGHT, LocalTime.of(23, 59, 59, 1000000))),
    Kind.of[List[LocalDateTime]]("LocalDateTimes")(List(LocalDateTime.MIN, LocalDateTime.of(2024, 1, 2, 3, 4))),
    Kind.of[List[OffsetTime]]("OffsetTimes")(List(OffsetTime.MIN)),
    Kind.of[List[OffsetDateTime]]("OffsetDateTimes")(List(OffsetDateTime.parse("2024-01-02T03:04:05.678901+05:30"))),
    Kind.of[List[ZonedDateTime]]("ZonedDateTimes")(List(ZonedDateTime.parse("2023-10-29T02:15+01:00[Europe/Berlin]"))),
    Kind.of[List[Instant]]("Instants")(List(Instant.EPOCH, Instant.MIN, Instant.MAX)),
    Kind.of[List[YearMonth]]("YearMonths")(List(YearMonth.of(10000, 1))),
    Kind.of[List[Year]]("Years")(List(Year.of(2024))),
    Kind.of[List[MonthDay]]("MonthDays")(List(MonthDay.of(2, 29))),
    Kind.of[Map[Month, DayOfWeek]]("Map[Month, DayOfWeek]")(Map(Month.MAY -> DayOfWeek.FRIDAY)),
    Kind.of[List[ZoneId]]("ZoneIds")(List(
      ZoneId.of("Europe/Paris"),
      ZoneOffset.ofTotalSeconds(-1),
      ZoneId.of("UTC+1")
    )),
    Kind.of[List[Duration]]("Durations")(List(Duration.ofSeconds(-1, 1), Duration.ofSeconds(Long.MaxValue, 999999999))),
    Kind.of[List[Period]]("Periods")(List(Period.of(1, -2, 3))),
    Kind.of[List[FiniteDuration]]("FiniteDurations")(List(ScalaDuration.fromNanos(1500L))),
    Kind.of[List[ScalaDuration]]("scala Durations")(List(ScalaDuration.Inf, ScalaDuration(3, "days")))
  )

  private val collections: Vector[Kind[?]] = Vector(
    Kind.of[Json]("Json")(Json.Arr(Json.Obj("a" -> Json.Null), Json.Num("1e5"), Json.Bool(true), Json.Str("é"))),
    Kind.verbatim[Raw]("Raw")(Raw.trusted("{\"a\": [1,\n2]}")),
    Kind.verbatim[List[Ready]]("List[Ready]")(List(Ready(1, Raw.trusted("[1, 2]")))),
    Kind.of[Option[List[Option[Int]]]]("Option[List[Option[Int]]]")(Some(List(Some(1), None)), None),
    Kind.of[Either[String, List[Int]]]("Either[String, List[Int]]")(Left("a"), Right(List(1))),
    Kind.of[(Int, String, Option[(Boolean, Double)])]("a tuple")((1, "a", Some((true, 1.5))), (1, "a", None)),
    Kind.of[Vector[Vector[Int]]]("Vector[Vector[Int]]")(Vector(Vector(1), Vector())),
    Kind.of[Set[String]]("Set[String]")(Set("a", "b")),
    Kind.of[Map[String, Map[String, Long]]]("Map[String, Map[String, Long]]")(Map("a" -> Map("b" -> 1L))),
    Kind.of[Map[Int, Json]]("Map[Int, Json]")(Map(1 -> Json.Null)),
    Kind.of[Queue[Json]]("Queue[Json]")(Queue(Json.Str("a"))),
    Kind.of[TreeSet[String]]("TreeSet[String]")(TreeSet("a", "b")),
    Kind.of[ListSet[Int]]("ListSet[Int]")(ListSet(1, 2)),
    Kind.of[ArraySeq[Long]]("ArraySeq[Long]")(ArraySeq(1L)),
    Kind.of[VectorMap[String, Int]]("VectorMap[String, Int]")(VectorMap("a" -> 1)),
    Kind.of[IntMap[Int]]("IntMap[Int]")(IntMap(1 -> 2)),
    Kind.of[LongMap[Int]]("LongMap[Int]")(LongMap(1L -> 2)),
    Kind.of[mutable.LinkedHashMap[String, Int]]("LinkedHashMap")(mutable.LinkedHashMap("a" -> 1)),
    Kind.of[mutable.ArrayBuffer[String]]("ArrayBuffer")(mutable.ArrayBuffer("a")),
    Kind.of[mutable.HashSet[Long]]("mutable HashSet")(mutable.HashSet(1L)),
    Kind.of[java.util.List[Int]]("java List")(java.util.ArrayList(java.util.List.of(1, 2))),
    Kind.of[java.util.Map[String, java.lang.Double]]("java Map")(java.util.Map.of("a", 1.5: java.lang.Double))
  )

  val all: Vector[Kind[?]] = derived ++ numbers ++ texts ++ times ++ collections

  /** The first byte of an input chooses a type; the document is the rest. */
  def chosen(bytes: Array[Byte]): Kind[?] = all((bytes(0) & 0xff) % all.length)

  def document(bytes: Array[Byte]): Array[Byte] = bytes.drop(1)

  /** An input that chooses type `i`. */
  def input(i: Int, document: Array[Byte]): Array[Byte] = i.toByte +: document

  /** Every sample with its type, and every document of [[Seeds]] with one type after the other. */
  def seeds: Iterator[Array[Byte]] =
    all.indices.iterator.flatMap(i => all(i).documents.map(input(i, _))) ++
      Seeds.documents.zipWithIndex.map((document, i) => input(i % all.length, document))
