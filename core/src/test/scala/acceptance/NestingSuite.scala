package acceptance

import java.time.*
import java.util.{Currency, Locale, UUID}
import scala.collection.immutable.{BitSet, SortedMap}
import jzon as json
import munit.Location
import org.scalacheck.{Arbitrary, Gen}
import org.scalacheck.Prop.*

/** Types within one another; each also through the pretty form and every kind of input. */
class NestingSuite extends munit.ScalaCheckSuite, Rows:
  import NestingSuite.*
  import NestingSuite.given

  override def scalaCheckTestParameters = super.scalaCheckTestParameters.withMinSuccessfulTests(40).withMaxSize(10)

  roundTrips[Option[(Int, String)]]("Option of tuple")
  roundTrips[Map[String, Either[Int, Option[(Boolean, Double)]]]]("Map of Either of Option of tuple")
  roundTrips[Either[List[Map[Int, String]], (Option[Long], Vector[Char])]]("Either of List of Map, and tuple")
  roundTrips[Map[UUID, List[Either[BigInt, Set[Short]]]]]("Map by UUID of List of Either of Set")
  roundTrips[(Option[Either[String, Byte]], Map[LocalDate, Vector[Float]], Boolean)]("tuple of Option, Map by date")
  roundTrips[List[Option[List[Option[List[Int]]]]]]("List of Option of List of Option")
  roundTrips[Map[Long, Map[Boolean, Map[String, BigDecimal]]]]("Map of Map of Map")
  roundTrips[Vector[(Instant, Duration, Option[LocalTime])]]("Vector of times")
  roundTrips[SortedMap[String, (BitSet, Seq[Either[Unit2, Symbol]])]]("SortedMap of BitSet and Symbol")
  roundTrips[Option[Record]]("Option of a class")
  roundTrips[Map[Colour, List[Record]]]("Map by enum of List of classes")
  roundTrips[Either[Currency, Either[Locale, (UUID, Year, ZoneOffset)]]]("Either of Either of small types")

  private def roundTrips[A: json.Decoder: json.Encoder: Arbitrary](name: String)(using Location): Unit =
    property(s"26 $name round-trips"):
      forAll(Arbitrary.arbitrary[A]): a =>
        val text = json.write(a)
        assertEquals(json.read[A](text), Right(a), clue(text))
        assertEquals(json.read[A](json.writePretty(a)), Right(a))
        val bytes = json.writeBytes(a)
        everyWay[A](bytes).foreach((input, result) => assertEquals(result, Right(a), clues(input, text)))
        assertEquals(json.Encoder[A].size(a), bytes.length)

object NestingSuite:
  enum Colour derives json.Codec:
    case Red, Green
  object Colour:
    given json.KeyDecoder[Colour] = json.KeyDecoder[String].emap: name =>
      values.find(_.toString == name).toRight("no colour")
    given json.KeyEncoder[Colour] = json.KeyEncoder[String].contramap(_.toString)

  case class Unit2() derives json.Codec
  case class Record(id: Long, names: List[String], at: Option[Instant], sub: Map[String, Either[Int, Record]])
      derives json.Codec

  private val character = Gen.frequency(
    6 -> Gen.choose(' ', '~'),
    1 -> Gen.oneOf('"', '\\', '\n', '\u0000', 'é', '€')
  )
  given Arbitrary[Char] = Arbitrary(character)
  given Arbitrary[String] = Arbitrary(Gen.resize(12, Gen.listOf(character)).map(_.mkString + "😀"))
  given Arbitrary[Symbol] = Arbitrary(Arbitrary.arbitrary[String].map(Symbol(_)))
  given Arbitrary[BigInt] = Arbitrary(Gen.long.flatMap(a => Gen.long.map(b => (BigInt(a) << 62) + b)))
  given Arbitrary[BigDecimal] =
    Arbitrary(Gen.long.flatMap(a =>
      Gen.choose(-50, 50).map(scale => BigDecimal(BigInt(a), scale, java.math.MathContext.UNLIMITED))
    ))
  given Arbitrary[UUID] = Arbitrary(Gen.long.flatMap(a => Gen.long.map(UUID(a, _))))
  given Arbitrary[Currency] = Arbitrary(Gen.oneOf("EUR", "CHF", "JPY").map(Currency.getInstance))
  given Arbitrary[Locale] = Arbitrary(Gen.oneOf("de-CH", "en", "zh-Hant-TW").map(Locale.forLanguageTag))
  given Arbitrary[Colour] = Arbitrary(Gen.oneOf(Colour.values.toSeq))
  given Arbitrary[Unit2] = Arbitrary(Gen.const(Unit2()))
  given Arbitrary[BitSet] = Arbitrary(Gen.listOf(Gen.choose(0, 500)).map(BitSet(_*)))
  given [A: Arbitrary]: Arbitrary[SortedMap[String, A]] =
    Arbitrary(Arbitrary.arbitrary[Map[String, A]].map(SortedMap.from(_)))
  given Arbitrary[Instant] = Arbitrary(Gen.choose(-99999999999L, 99999999999L).flatMap(s =>
    Gen.choose(0, 999999999).map(n => Instant.ofEpochSecond(s, n))
  ))
  given Arbitrary[Duration] = Arbitrary(Gen.choose(-99999999999L, 99999999999L).flatMap(s =>
    Gen.choose(0, 999999999).map(n => Duration.ofSeconds(s, n))
  ))
  given Arbitrary[LocalDate] = Arbitrary(Gen.choose(-700000L, 2900000L).map(LocalDate.ofEpochDay))
  given Arbitrary[LocalTime] = Arbitrary(Gen.choose(0L, 86399999999999L).map(LocalTime.ofNanoOfDay))
  given Arbitrary[Year] = Arbitrary(Gen.choose(-9999, 9999).map(Year.of))
  given Arbitrary[ZoneOffset] = Arbitrary(Gen.choose(-18 * 3600, 18 * 3600).map(ZoneOffset.ofTotalSeconds))
  given Arbitrary[Record] = Arbitrary(record(3))

  private def record(depth: Int): Gen[Record] =
    for
      id <- Gen.long
      names <- Gen.resize(3, Arbitrary.arbitrary[List[String]])
      at <- Arbitrary.arbitrary[Option[Instant]]
      sub <- if depth == 0 then Gen.const(Map.empty[String, Either[Int, Record]])
      else Gen.resize(2, Gen.mapOf(entry(depth - 1)))
    yield Record(id, names, at, sub)

  private def entry(depth: Int): Gen[(String, Either[Int, Record])] =
    for
      key <- Arbitrary.arbitrary[String]
      value <- Gen.oneOf(Gen.long.map(a => Left(a.toInt)), record(depth).map(Right(_)))
    yield (key, value)
