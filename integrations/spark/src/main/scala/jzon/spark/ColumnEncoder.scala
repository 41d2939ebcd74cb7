package jzon.spark

import java.net.URI
import java.time.{
  Duration, Instant, LocalDate, LocalDateTime, LocalTime, MonthDay, OffsetDateTime, OffsetTime, Period, Year, YearMonth,
  ZoneId, ZoneOffset, ZonedDateTime
}
import java.util.UUID
import jzon.{Decoder, Encoder}
import jzon.spark.columns.DeriveColumns
import org.apache.spark.sql.catalyst.encoders.{AgnosticEncoder, AgnosticEncoders as Encoders, Codec}
import org.apache.spark.sql.types.{DataType, StructType}
import scala.reflect.ClassTag

/** How Spark keeps an `A` in a column, or in several if it has fields.
  *
  * Classes, sealed types, options, collections and maps need no instance of their own. A type that Spark does not know
  * is kept as another one:
  *
  * {{{
  * given ColumnEncoder[UserId] = ColumnEncoder[String].imap(UserId(_))(_.text)
  * }}}
  */
final class ColumnEncoder[A] private[spark] (private[spark] val encoder: AgnosticEncoder[A]):
  /** The type of the column. */
  def dataType: DataType = encoder.dataType

  /** The columns: the fields of a class, or a single column `value`. */
  def schema: StructType = encoder.schema

  /** An encoder for a type that is kept as an `A`. Both functions run in the tasks, so they must be serializable. */
  def imap[B: ClassTag](from: A => B)(to: B => A): ColumnEncoder[B] =
    val codec = ColumnEncoder.Converted(from, to)
    val tag = ColumnEncoder.boxed(summon[ClassTag[B]])
    ColumnEncoder.of(Encoders.TransformingEncoder(tag, ColumnEncoder.boxed(encoder), () => codec))

object ColumnEncoder:
  /** The encoder in scope. */
  def apply[A](using encoder: ColumnEncoder[A]): ColumnEncoder[A] = encoder

  /** The encoder of any type that can be kept in columns. The macro makes it at compile time. If that is not possible,
    * a compile error lists the reasons.
    */
  inline def derived[A]: ColumnEncoder[A] = ${ DeriveColumns.encoder[A] }

  /** For emitted code. */
  def of[A](encoder: AgnosticEncoder[A]): ColumnEncoder[A] = new ColumnEncoder(encoder)

  /** For emitted code. */
  def agnostic[A](encoder: ColumnEncoder[A]): AgnosticEncoder[A] = encoder.encoder

  given boolean: ColumnEncoder[Boolean] = of(Encoders.PrimitiveBooleanEncoder)
  given byte: ColumnEncoder[Byte] = of(Encoders.PrimitiveByteEncoder)
  given short: ColumnEncoder[Short] = of(Encoders.PrimitiveShortEncoder)
  given int: ColumnEncoder[Int] = of(Encoders.PrimitiveIntEncoder)
  given long: ColumnEncoder[Long] = of(Encoders.PrimitiveLongEncoder)
  given float: ColumnEncoder[Float] = of(Encoders.PrimitiveFloatEncoder)
  given double: ColumnEncoder[Double] = of(Encoders.PrimitiveDoubleEncoder)
  given string: ColumnEncoder[String] = of(Encoders.StringEncoder)

  /** In 20 digits before the point and 18 after it, as everywhere in Spark. */
  given bigDecimal: ColumnEncoder[BigDecimal] = of(Encoders.DEFAULT_SCALA_DECIMAL_ENCODER)
  given javaBigDecimal: ColumnEncoder[java.math.BigDecimal] = of(Encoders.DEFAULT_JAVA_DECIMAL_ENCODER)
  given bigInt: ColumnEncoder[BigInt] = of(Encoders.ScalaBigIntEncoder)
  given javaBigInteger: ColumnEncoder[java.math.BigInteger] = of(Encoders.JavaBigIntEncoder)

  given binary: ColumnEncoder[Array[Byte]] = of(Encoders.BinaryEncoder)

  given localDate: ColumnEncoder[LocalDate] = of(Encoders.STRICT_LOCAL_DATE_ENCODER)

  /** Spark keeps microseconds, here and below. */
  given instant: ColumnEncoder[Instant] = of(Encoders.STRICT_INSTANT_ENCODER)
  given localDateTime: ColumnEncoder[LocalDateTime] = of(Encoders.LocalDateTimeEncoder)
  given duration: ColumnEncoder[Duration] = of(Encoders.DayTimeIntervalEncoder)

  /** Years and months. */
  given period: ColumnEncoder[Period] = of(Encoders.YearMonthIntervalEncoder)

  // What Spark has no type for is kept as the text that it has in JSON.

  given localTime: ColumnEncoder[LocalTime] = string.imap(LocalTime.parse(_))(_.toString)
  given offsetTime: ColumnEncoder[OffsetTime] = string.imap(OffsetTime.parse(_))(_.toString)
  given offsetDateTime: ColumnEncoder[OffsetDateTime] = string.imap(OffsetDateTime.parse(_))(_.toString)
  given zonedDateTime: ColumnEncoder[ZonedDateTime] = string.imap(ZonedDateTime.parse(_))(_.toString)
  given year: ColumnEncoder[Year] = sameAsInJson
  given yearMonth: ColumnEncoder[YearMonth] = sameAsInJson
  given monthDay: ColumnEncoder[MonthDay] = string.imap(MonthDay.parse(_))(_.toString)
  given zoneId: ColumnEncoder[ZoneId] = string.imap(ZoneId.of(_))(_.getId)
  given zoneOffset: ColumnEncoder[ZoneOffset] = string.imap(ZoneOffset.of(_))(_.getId)
  given char: ColumnEncoder[Char] = string.imap(_.charAt(0))(_.toString)
  given uuid: ColumnEncoder[UUID] = string.imap(UUID.fromString(_))(_.toString)
  given uri: ColumnEncoder[URI] = string.imap(URI(_))(_.toString)

  /** For types whose `parse` does not read all that their `toString` writes. */
  private def sameAsInJson[A: ClassTag](using Decoder[A], Encoder[A]): ColumnEncoder[A] =
    string.imap(text => jzon.readOrThrow[A](s"\"$text\""))(a => jzon.write(a).drop(1).dropRight(1))

  final private[spark] class Converted[A, B](from: A => B, to: B => A) extends Codec[B, A]:
    def encode(b: B): A = to(b)
    def decode(a: A): B = from(a)

  /** The class of values that functions take and give: objects. */
  private def boxed[A](tag: ClassTag[A]): ClassTag[A] =
    ClassTag(java.lang.invoke.MethodType.methodType(tag.runtimeClass).wrap.returnType)

  /** The same encoder for values that are objects. */
  private def boxed[A](encoder: AgnosticEncoder[A]): AgnosticEncoder[A] =
    val result = encoder match
      case Encoders.PrimitiveBooleanEncoder => Encoders.BoxedBooleanEncoder
      case Encoders.PrimitiveByteEncoder    => Encoders.BoxedByteEncoder
      case Encoders.PrimitiveShortEncoder   => Encoders.BoxedShortEncoder
      case Encoders.PrimitiveIntEncoder     => Encoders.BoxedIntEncoder
      case Encoders.PrimitiveLongEncoder    => Encoders.BoxedLongEncoder
      case Encoders.PrimitiveFloatEncoder   => Encoders.BoxedFloatEncoder
      case Encoders.PrimitiveDoubleEncoder  => Encoders.BoxedDoubleEncoder
      case other                            => other
    result.asInstanceOf[AgnosticEncoder[A]]
