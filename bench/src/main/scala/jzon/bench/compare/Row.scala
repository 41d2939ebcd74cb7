package jzon.bench.compare

import java.time.{Instant, LocalDate}
import java.util.UUID
import jzon as json
import jzon.bench.Subject

/** One operation that two versions of jzon are compared by. */
final class Row(val name: String, val run: () => Any)

object Row:
  /** Every document of the bench, and lists of the types that programs use most. */
  def all: List[Row] = Subject.all.flatMap(ofDocument(_)) ++ ofTypes

  private def ofDocument[A](subject: Subject[A]): List[Row] =
    val document = subject.document
    List(
      Row(s"${document.name} read compact", () => subject.jzon.read(document.compact)),
      Row(s"${document.name} read pretty", () => subject.jzon.read(document.pretty)),
      Row(s"${document.name} write", () => subject.jzon.write(document.value)),
      Row(s"${document.name} write exact", () => subject.jzon.writeExact(document.value))
    )

  private enum Color derives json.Codec:
    case Red, Green, Blue

  private enum Shape derives json.Codec:
    case Circle(radius: Double)
    case Square(side: Int, color: Color)
    case Point

  @json.discriminator("kind")
  private enum Event derives json.Codec:
    case Opened(id: Long, by: String)
    case Closed(id: Long, reason: Option[String])

  private case class Person(name: String, age: Int, email: Option[String] = None, tags: List[String] = Nil)
      derives json.Codec

  private def ofTypes: List[Row] =
    def count = 0 until 300
    ofType("List[Int]", count.map(i => i * 7919).toList) ++
      ofType("List[Boolean]", count.map(_ % 3 == 0).toList) ++
      ofType("List[Double]", count.map(i => i * 0.37).toList) ++
      ofType("Vector[Long]", count.map(i => i * 1234567L).toVector) ++
      ofType("Array[Int]", count.map(_ % 100).toArray) ++
      ofType("List[String]", count.map(i => s"word number $i").toList) ++
      ofType("Set[String]", count.map(i => s"word$i").toSet) ++
      ofType("Map[String, Int]", count.map(i => s"key$i" -> i).toMap) ++
      ofType("Map[Int, String]", count.map(i => i -> s"value$i").toMap) ++
      ofType("List[Option[Int]]", count.map(i => Option.when(i % 2 == 0)(i)).toList) ++
      ofType("List[(Int, String)]", count.map(i => (i, s"word$i")).toList) ++
      ofType("List[Either[String, Int]]", count.map(i => if i % 2 == 0 then Left(s"$i") else Right(i)).toList) ++
      ofType("List[BigDecimal]", count.map(i => BigDecimal(i) / 8).toList) ++
      ofType("List[LocalDate]", count.map(i => LocalDate.ofEpochDay(i * 53L)).toList) ++
      ofType("List[Instant]", count.map(i => Instant.ofEpochSecond(i * 7654321L, i * 1000L)).toList) ++
      ofType("List[UUID]", count.map(i => UUID(i * 0x9e3779b97f4a7c15L, i * 0x243f6a8885a308d3L)).toList) ++
      ofType("enum", count.map(i => Color.fromOrdinal(i % 3)).toList) ++
      ofType(
        "wrapped family",
        count.map(i =>
          if i % 3 == 0 then Shape.Circle(i) else if i % 3 == 1 then Shape.Square(i, Color.Red) else Shape.Point
        ).toList
      ) ++
      ofType(
        "tagged family",
        count.map(i => if i % 2 == 0 then Event.Opened(i, "somebody") else Event.Closed(i, Some("done"))).toList
      ) ++
      ofType("class with defaults", count.map(i => Person(s"name$i", i, tags = List("a", "b"))).toList)

  private def ofType[A](name: String, value: A)(using json.Codec[A]): List[Row] =
    val bytes = json.writeBytes(value)
    List(
      Row(s"$name read", () => json.readOrThrow[A](bytes)),
      Row(s"$name write", () => json.writeBytes(value))
    )
