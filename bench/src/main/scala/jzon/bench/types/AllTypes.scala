package jzon.bench.types

import java.time.{Duration, Instant, LocalDate, LocalDateTime, LocalTime, OffsetDateTime, ZoneOffset}
import java.util.UUID
import scala.util.Random
import jzon as json

/** Values of the types that programs use most, 200 to 1,000 of each, the same in every run. */
object AllTypes:
  enum Color derives json.Codec:
    case Red, Green, Blue, Yellow, Ultramarine

  enum Shape derives json.Codec:
    case Circle(radius: Double)
    case Square(side: Int, color: String)
    case Label(text: String)

  @json.discriminator("kind")
  enum Event derives json.Codec:
    case Opened(id: Long, by: String)
    case Closed(id: Long, reason: Option[String])
    case Moved(x: Int, y: Int)

  final case class Person(name: String, age: Int, email: Option[String] = None, tags: List[String] = Nil)
      derives json.Codec

  def all: List[TypeRow[?]] = numbers ++ texts ++ collections ++ times ++ families ++ MoreTypes.all

  private def numbers: List[TypeRow[?]] =
    val random = Random(1)
    TypeRow.both("List[Int]", List.fill(500)(random.nextInt() >> random.nextInt(31))) ++
      TypeRow.both("Vector[Long]", Vector.fill(500)(random.nextLong() >> random.nextInt(63))) ++
      TypeRow.both("Array[Int], small", Array.fill(1000)(random.nextInt(100))) ++
      TypeRow.both("Array[Double]", Array.fill(500)(random.nextDouble() * 1000)) ++
      TypeRow.both("List[Double], short", List.fill(500)(random.nextInt(100000) / 100.0)) ++
      TypeRow.both("List[Float]", List.fill(500)(random.nextFloat() * 1000)) ++
      TypeRow.both("List[Boolean]", List.fill(1000)(random.nextBoolean())) ++
      TypeRow.both("List[BigDecimal]", List.fill(300)(BigDecimal(random.nextLong() >> random.nextInt(50), 4))) ++
      TypeRow.both("List[BigInt]", List.fill(300)(BigInt(random.nextLong())))

  private def texts: List[TypeRow[?]] =
    val random = Random(2)
    def words(alphabet: String, length: Int) =
      List.fill(300)(Seq.fill(1 + random.nextInt(2 * length))(alphabet(random.nextInt(alphabet.length))).mkString)
    val ascii = "abcdefghijklmnopqrstuvwxyz ABC123"
    TypeRow.both("List[String], short", words(ascii, 8)) ++
      TypeRow.both("List[String], long", words(ascii, 100)) ++
      TypeRow.both("List[String], escapes", words(ascii + "\"\\\n\t", 20)) ++
      TypeRow.both("List[String], Latin-1", words("aäoöuüßéèñabcdefg", 15)) ++
      TypeRow.both("List[String], Cyrillic", words("абвгдежзийклмноп ", 15)) ++
      TypeRow.both("List[String], Chinese", words("的一是在不了有和人这中大为上个国我以要他", 15)) ++
      TypeRow.both("List[String], emoji", List.fill(300)("🙂 fine 🚀" * (1 + random.nextInt(3)))) ++
      TypeRow.both("List[String], mixed", List.fill(300)(s"Wörtчка${random.nextInt(1000)}"))

  private def collections: List[TypeRow[?]] =
    val random = Random(3)
    TypeRow.both("Map[String, Int]", List.tabulate(300)(i => s"key$i" -> random.nextInt(10000)).toMap) ++
      TypeRow.both("Map[Int, String]", List.tabulate(300)(i => random.nextInt() -> s"value$i").toMap) ++
      TypeRow.both("Set[String]", List.tabulate(300)(i => s"element$i").toSet) ++
      TypeRow.both("List[Option[Int]]", List.fill(500)(Option.when(random.nextBoolean())(random.nextInt(10000)))) ++
      TypeRow.both("List[(Int, String)]", List.tabulate(300)(i => (random.nextInt(10000), s"word$i"))) ++
      TypeRow.both("List[List[Int]]", List.fill(100)(List.fill(5)(random.nextInt(1000))))

  private def times: List[TypeRow[?]] =
    val random = Random(4)
    def seconds = random.nextInt().toLong & 0x7fffffffL
    def instant = Instant.ofEpochSecond(seconds, random.nextInt(1000) * 1000000L)
    TypeRow.both("List[Instant]", List.fill(300)(instant)) ++
      TypeRow.both("List[LocalDate]", List.fill(300)(LocalDate.ofEpochDay(seconds / 86400))) ++
      TypeRow.both("List[LocalTime]", List.fill(300)(LocalTime.ofSecondOfDay(seconds % 86400))) ++
      TypeRow.both("List[LocalDateTime]", List.fill(300)(LocalDateTime.ofEpochSecond(seconds, 0, ZoneOffset.UTC))) ++
      TypeRow.both(
        "List[OffsetDateTime]",
        List.fill(300)(instant.atOffset(ZoneOffset.ofHours(random.nextInt(24) - 12)))
      ) ++
      TypeRow.both("List[Duration]", List.fill(300)(Duration.ofMillis(seconds))) ++
      TypeRow.both("List[UUID]", List.fill(300)(UUID(random.nextLong(), random.nextLong())))

  private def families: List[TypeRow[?]] =
    val random = Random(5)
    TypeRow.both("List of an enum", List.fill(500)(Color.fromOrdinal(random.nextInt(5)))) ++
      TypeRow.both(
        "List of wrapped cases",
        List.tabulate(300): i =>
          random.nextInt(3) match
            case 0 => Shape.Circle(i)
            case 1 => Shape.Square(i, "red")
            case _ => Shape.Label("some text")
      ) ++
      TypeRow.tagged(
        "List of tagged cases",
        List.tabulate(300): i =>
          random.nextInt(3) match
            case 0 => Event.Opened(i, "somebody")
            case 1 => Event.Closed(i, Option.when(random.nextBoolean())("done"))
            case _ => Event.Moved(i, -i)
      ) ++
      TypeRow.both(
        "List of a class with defaults",
        List.tabulate(300)(i => Person(s"name$i", i, Option.when(i % 2 == 0)(s"name$i@example.org"), List("a", "b")))
      )
