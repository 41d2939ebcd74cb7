package jzon.fuzz

import com.github.plokhotnyuk.jsoniter_scala.core.{JsonReaderException, JsonValueCodec, readFromArray}
import com.github.plokhotnyuk.jsoniter_scala.macros.{CodecMakerConfig, JsonCodecMaker}
import java.time.*
import java.util.UUID
import jzon.{DecodeError, Decoder, Json}
import jzon as json

/** What two libraries make of one document. */
final case class Verdicts(
    by: Comparison[?],
    document: Array[Byte],
    ours: Either[DecodeError, Any],
    theirs: Either[String, Any]
):
  def agree: Boolean = (ours, theirs) match
    case (Right(a), Right(b)) => a == b || s"$a" == s"$b" // NaN is equal to nothing
    case (Left(_), Left(_))   => true
    case _                    => false

  override def toString: String =
    val our = ours.fold(e => s"$e at ${e.offset}", _.toString)
    s"${by.name}: ours is $our, theirs is $theirs, of ${String(document, "UTF-8")}"

/** A type as we read it, and as another library does. */
final class Comparison[A](val library: Library, val name: String, read: Array[Byte] => Either[String, A])(using
    Decoder[A]
):
  def apply(document: Array[Byte]): Verdicts = Verdicts(this, document, json.read[A](document), read(document))

/** What we are compared with. */
enum Library:
  case Jackson, Jsoniter, JavaTime

object Comparison:
  val tree: Comparison[Json] = Comparison(Library.Jackson, "Json", Jackson.tree)

  @json.no_extra_fields
  case class Product(a: Int, b: Option[String], `c"d`: List[Double], e: Option[Product]) derives json.Codec

  private def jsoniter[A: Decoder](name: String, codec: JsonValueCodec[A]): Comparison[A] =
    Comparison(
      Library.Jsoniter,
      name,
      bytes =>
        try Right(readFromArray[A](bytes)(using codec))
        catch case error: JsonReaderException => Left(error.getMessage.takeWhile(_ != '\n'))
    )

  private val scalaTypes: Vector[Comparison[?]] = Vector(
    jsoniter[Product](
      "Product",
      JsonCodecMaker.make(CodecMakerConfig.withSkipUnexpectedFields(false).withAllowRecursiveTypes(true))
    ),
    jsoniter[List[Boolean]]("List[Boolean]", JsonCodecMaker.make),
    jsoniter[List[Byte]]("List[Byte]", JsonCodecMaker.make),
    jsoniter[List[Short]]("List[Short]", JsonCodecMaker.make),
    jsoniter[List[Int]]("List[Int]", JsonCodecMaker.make),
    jsoniter[List[Long]]("List[Long]", JsonCodecMaker.make),
    jsoniter[List[Float]]("List[Float]", JsonCodecMaker.make),
    jsoniter[List[Double]]("List[Double]", JsonCodecMaker.make),
    jsoniter[List[BigInt]]("List[BigInt]", JsonCodecMaker.make),
    jsoniter[List[BigDecimal]](
      "List[BigDecimal]",
      JsonCodecMaker.make(CodecMakerConfig.withBigDecimalPrecision(40)) // by default it rounds to 34 digits
    ),
    jsoniter[List[String]]("List[String]", JsonCodecMaker.make),
    jsoniter[List[Char]]("List[Char]", JsonCodecMaker.make),
    jsoniter[List[UUID]]("List[UUID]", JsonCodecMaker.make),
    jsoniter[Map[String, Int]]("Map[String, Int]", JsonCodecMaker.make),
    jsoniter[Map[Long, String]]("Map[Long, String]", JsonCodecMaker.make)
  )

  /** The text of a string as the JDK parses it. */
  private def parsed[A: Decoder](name: String)(parse: String => A): Comparison[A] =
    Comparison(
      Library.JavaTime,
      name,
      bytes =>
        json.read[String](bytes).left.map(_.render).flatMap: text =>
          try Right(parse(text))
          catch case error: (DateTimeException | ArithmeticException) => Left(error.getMessage)
    )

  private val timeTypes: Vector[Comparison[?]] = Vector(
    parsed("LocalDate")(LocalDate.parse),
    parsed("LocalTime")(LocalTime.parse),
    parsed("LocalDateTime")(LocalDateTime.parse),
    parsed("OffsetTime")(OffsetTime.parse),
    parsed("OffsetDateTime")(OffsetDateTime.parse),
    parsed("ZonedDateTime")(ZonedDateTime.parse),
    parsed("Instant")(Instant.parse),
    parsed("YearMonth")(YearMonth.parse),
    parsed("MonthDay")(MonthDay.parse),
    parsed("Duration")(Duration.parse),
    parsed("Period")(Period.parse)
  )

  val typed: Vector[Comparison[?]] = scalaTypes ++ timeTypes
