package jzon.spark.write

import java.time.{LocalDate, ZoneOffset}
import java.util.Base64
import org.apache.spark.sql.catalyst.expressions.SpecializedGetters
import org.apache.spark.sql.catalyst.util.{DateTimeUtils, IntervalUtils}
import org.apache.spark.sql.types.*

/** Scalars as text: those that are strings in JSON, and all keys of maps. */
private[write] object Texts:
  /** The text of the value at `i`. */
  type Text = (SpecializedGetters, Int) => String

  /** The text of values that are strings in JSON; None for others. Timestamps are written in UTC. */
  def ofValues(dataType: DataType): Option[Text] = dataType match
    case _: StringType            => Some(_.getUTF8String(_).toString)
    case BinaryType               => Some((values, i) => Base64.getEncoder.encodeToString(values.getBinary(i)))
    case DateType                 => Some((values, i) => LocalDate.ofEpochDay(values.getInt(i)).toString)
    case TimestampType            => Some((values, i) => DateTimeUtils.microsToInstant(values.getLong(i)).toString)
    case TimestampNTZType         => Some((values, i) => local(values.getLong(i)))
    case _: DayTimeIntervalType   => Some((values, i) => IntervalUtils.microsToDuration(values.getLong(i)).toString)
    case _: YearMonthIntervalType => Some((values, i) => IntervalUtils.monthsToPeriod(values.getInt(i)).toString)
    case _                        => None

  def ofKeys(dataType: DataType): Text = dataType match
    case BooleanType          => _.getBoolean(_).toString
    case ByteType             => _.getByte(_).toString
    case ShortType            => _.getShort(_).toString
    case IntegerType          => _.getInt(_).toString
    case LongType             => _.getLong(_).toString
    case FloatType            => _.getFloat(_).toString
    case DoubleType           => _.getDouble(_).toString
    case decimal: DecimalType => number(decimal)
    case other                => ofValues(other).getOrElse(throw unsupported(other))

  def number(decimal: DecimalType): Text =
    (values, i) => values.getDecimal(i, decimal.precision, decimal.scale).toJavaBigDecimal.toPlainString

  def unsupported(dataType: DataType): IllegalArgumentException =
    IllegalArgumentException(s"jzon does not write ${dataType.catalogString}")

  private def local(micros: Long): String =
    DateTimeUtils.microsToInstant(micros).atOffset(ZoneOffset.UTC).toLocalDateTime.toString
