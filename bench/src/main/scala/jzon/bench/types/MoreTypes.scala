package jzon.bench.types

import java.time.{
  Instant, LocalDate, LocalTime, MonthDay, OffsetTime, Period, Year, YearMonth, ZoneId, ZoneOffset, ZonedDateTime
}
import java.util.UUID
import scala.collection.immutable.{BitSet, IntMap, LongMap, SortedMap}
import scala.collection.mutable
import scala.collection.mutable.ArrayBuffer
import scala.util.Random
import jzon as json

/** Values of types that programs use less often than those of [[AllTypes]]. Only types that both libraries write in the
  * same form are here.
  */
object MoreTypes:
  final case class Point(x: Int, y: Int) derives json.Codec
  final case class Line(from: Point, to: Point, middle: Point) derives json.Codec
  final case class Account(id: Amount, balance: Amount) derives json.Codec
  final case class Amount(value: Long) extends AnyVal
  object Amount:
    given json.Codec[Amount] = json.Codec[Long].xmap(Amount(_))(_.value)

  def all: List[TypeRow[?]] = scalars ++ times ++ collections ++ maps ++ classes

  private def scalars: List[TypeRow[?]] =
    val random = Random(11)
    TypeRow.both("List[Byte]", List.fill(500)(random.nextInt().toByte)) ++
      TypeRow.both("List[Short]", List.fill(500)(random.nextInt().toShort)) ++
      TypeRow.both("List[Char]", List.fill(500)(('a' + random.nextInt(26)).toChar)) ++
      TypeRow.both("Array[Long]", Array.fill(500)(random.nextLong() >> random.nextInt(63))) ++
      TypeRow.both("Array[Boolean]", Array.fill(500)(random.nextBoolean())) ++
      TypeRow.both("Array[Byte]", Array.fill(500)(random.nextInt().toByte))

  private def times: List[TypeRow[?]] =
    val random = Random(12)
    def offset = ZoneOffset.ofHours(random.nextInt(24) - 12)
    def date = LocalDate.ofEpochDay(random.nextInt(30000))
    val zones = List("Europe/Zurich", "America/New_York", "Asia/Tokyo", "UTC").map(ZoneId.of)
    def zone = zones(random.nextInt(zones.size))
    TypeRow.both(
      "List[OffsetTime]",
      List.fill(300)(OffsetTime.of(LocalTime.ofSecondOfDay(random.nextInt(86400)), offset))
    ) ++
      TypeRow.both(
        "List[ZonedDateTime]",
        List.fill(300)(ZonedDateTime.ofInstant(Instant.ofEpochSecond(random.nextInt(2000000000)), zone))
      ) ++
      TypeRow.both(
        "List[Period]",
        List.fill(300)(Period.of(random.nextInt(100), random.nextInt(12), random.nextInt(31)))
      ) ++
      TypeRow.both("List[Year]", List.fill(300)(Year.of(1900 + random.nextInt(200)))) ++
      TypeRow.both("List[YearMonth]", List.fill(300)(YearMonth.from(date))) ++
      TypeRow.both("List[MonthDay]", List.fill(300)(MonthDay.from(date))) ++
      TypeRow.both("List[ZoneId]", List.fill(300)(zone)) ++
      TypeRow.both("List[ZoneOffset]", List.fill(300)(offset))

  private def collections: List[TypeRow[?]] =
    val random = Random(13)
    def word = random.alphanumeric.take(1 + random.nextInt(12)).mkString
    TypeRow.both("ArrayBuffer[Int]", ArrayBuffer.fill(500)(random.nextInt(100000))) ++
      TypeRow.both("IndexedSeq[Double]", IndexedSeq.fill(500)(random.nextInt(100000) / 100.0)) ++
      TypeRow.both("BitSet", BitSet.fromSpecific(Seq.fill(300)(random.nextInt(1000)))) ++
      TypeRow.both("Set[Int]", Set.fill(300)(random.nextInt())) ++
      TypeRow.both("Vector[String]", Vector.fill(300)(word)) ++
      TypeRow.both("Array[String]", Array.fill(300)(word)) ++
      TypeRow.both("List[Array[String]]", List.fill(100)(Array.fill(random.nextInt(7))(word))) ++
      TypeRow.both("List[Array[Int]]", List.fill(100)(Array.fill(random.nextInt(9))(random.nextInt(1000)))) ++
      TypeRow.both("List[Vector[Int]]", List.fill(100)(Vector.fill(random.nextInt(9))(random.nextInt(1000))))

  private def maps: List[TypeRow[?]] =
    val random = Random(14)
    TypeRow.both("Map[Long, Double]", Map.from(List.fill(300)(random.nextLong() -> random.nextInt(100000) / 100.0))) ++
      TypeRow.both("Map[UUID, Int]", Map.from(List.fill(300)(UUID(random.nextLong(), random.nextLong()) -> 7))) ++
      TypeRow.both("IntMap[Int]", IntMap.from(List.fill(300)(random.nextInt(100000) -> random.nextInt(100)))) ++
      TypeRow.both("LongMap[Int]", LongMap.from(List.fill(300)(random.nextLong() -> random.nextInt(100)))) ++
      TypeRow.both(
        "mutable.Map[String, Int]",
        mutable.Map.from(List.tabulate(300)(i => s"key$i" -> random.nextInt(10000)))
      ) ++
      TypeRow.both(
        "SortedMap[Int, Int]",
        SortedMap.from(List.fill(300)(random.nextInt(100000) -> random.nextInt(100)))
      ) ++
      TypeRow.both("Map of three", Map("a" -> 1, "b" -> 2, "c" -> 3))

  private def classes: List[TypeRow[?]] =
    val random = Random(15)
    def point = Point(random.nextInt(1000), random.nextInt(1000))
    TypeRow.both("List[Option[a class]]", List.fill(300)(Option.when(random.nextBoolean())(point))) ++
      TypeRow.both(
        "List of nested classes",
        List.fill(200)(Line(point, point, point))
      ) ++
      TypeRow.both("Vector of a class", Vector.fill(300)(point)) ++
      TypeRow.both("Array of a class", Array.fill(300)(point)) ++
      TypeRow.both(
        "List of a class of value classes",
        List.fill(300)(Account(Amount(random.nextInt(100000)), Amount(random.nextLong() >> 20)))
      )
