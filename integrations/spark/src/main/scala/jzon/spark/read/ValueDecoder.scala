package jzon.spark.read

import java.time.ZoneId
import jzon.Reader
import org.apache.spark.sql.types.*

/** Decodes a value of one column, or of one element, into a cell. It is never called for null. */
abstract private[spark] class ValueDecoder:
  def read(in: Reader, cells: Cells, i: Int): Unit

private[spark] object ValueDecoder:
  /** @param wanted
    *   the type of the value; its structs may have fewer fields than those of `declared`
    * @param declared
    *   the same type with all declared fields
    * @param isReused
    *   whether the cells of the last value may be overwritten, because there is only one such value in a record
    */
  def of(wanted: DataType, declared: DataType, setting: Setting, isReused: Boolean): ValueDecoder =
    (wanted, declared) match
      case (wanted: StructType, declared: StructType) =>
        StructValueDecoder(StructDecoder(wanted, declared, setting, isReused), wanted.length, isReused)
      case (ArrayType(wanted, isNullable), ArrayType(declared, _)) =>
        ArrayDecoder(wanted, of(wanted, declared, setting, isReused = false), isNullable, isReused)
      case (map: MapType, declared: MapType) =>
        val values = of(map.valueType, declared.valueType, setting, isReused = false)
        MapDecoder(map, KeyDecoders.of(map.keyType, setting), values, isReused)
      case _ => scalar(wanted, setting)

  def scalar(dataType: DataType, setting: Setting): ValueDecoder = dataType match
    case BooleanType              => Scalars.ABoolean
    case ByteType                 => Scalars.AByte
    case ShortType                => Scalars.AShort
    case IntegerType              => Scalars.AnInt
    case LongType                 => Scalars.ALong
    case FloatType                => Scalars.AFloat
    case DoubleType               => Scalars.ADouble
    case decimal: DecimalType     => DecimalDecoder(decimal)
    case _: StringType            => StringDecoder(setting.place)
    case BinaryType               => Scalars.Binary
    case DateType                 => Times.Date
    case TimestampType            => Times.Timestamp(setting.zone)
    case TimestampNTZType         => Times.LocalTimestamp
    case _: DayTimeIntervalType   => Times.DayTime
    case _: YearMonthIntervalType => Times.YearMonth
    case other                    => throw IllegalArgumentException(s"jzon does not read ${other.catalogString}")

  /** Whether there is a decoder of the type. */
  def supports(dataType: DataType): Boolean = dataType match
    case struct: StructType     => struct.forall(field => supports(field.dataType))
    case ArrayType(element, _)  => supports(element)
    case MapType(key, value, _) => supportsScalar(key) && supports(value)
    case other                  => supportsScalar(other)

  private def supportsScalar(dataType: DataType): Boolean = dataType match
    case BooleanType | ByteType | ShortType | IntegerType | LongType | FloatType | DoubleType | BinaryType | DateType |
        TimestampType | TimestampNTZType =>
      true
    case _: (DecimalType | StringType | DayTimeIntervalType | YearMonthIntervalType) => true
    case _                                                                           => false

/** The state that the decoders of a task share.
  *
  * @param zone
  *   the time zone of timestamps without an offset
  */
final private[spark] class Setting(val zone: ZoneId):
  val place: Place = Place()
