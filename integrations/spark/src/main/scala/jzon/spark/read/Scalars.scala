package jzon.spark.read

import java.math.{BigDecimal, RoundingMode}
import java.util.Arrays
import jzon.Reader
import jzon.wire.Base64Text
import org.apache.spark.sql.types.{Decimal, DecimalType}
import org.apache.spark.unsafe.Platform
import org.apache.spark.unsafe.types.UTF8String

private[read] object Scalars:
  object ABoolean extends ValueDecoder:
    def read(in: Reader, cells: Cells, i: Int): Unit = cells.setBoolean(i, in.readBoolean())

  object AByte extends ValueDecoder:
    def read(in: Reader, cells: Cells, i: Int): Unit = cells.setLong(i, in.readByte())

  object AShort extends ValueDecoder:
    def read(in: Reader, cells: Cells, i: Int): Unit = cells.setLong(i, in.readShort())

  object AnInt extends ValueDecoder:
    def read(in: Reader, cells: Cells, i: Int): Unit = cells.setLong(i, in.readInt())

  object ALong extends ValueDecoder:
    def read(in: Reader, cells: Cells, i: Int): Unit = cells.setLong(i, in.readLong())

  object AFloat extends ValueDecoder:
    def read(in: Reader, cells: Cells, i: Int): Unit = cells.setFloat(i, in.readFloat())

  object ADouble extends ValueDecoder:
    def read(in: Reader, cells: Cells, i: Int): Unit = cells.setDouble(i, in.readDouble())

  /** Base64 with padding, as Spark writes it. */
  object Binary extends ValueDecoder:
    def read(in: Reader, cells: Cells, i: Int): Unit =
      cells.set(i, in.readText("Base64 with padding, like YWI=", Base64Text.parseBase64))

/** The bytes from which records are decoded in place, if they are. */
final private[spark] class Place:
  /** An array that does not change until the next record is read, or null if there is no such array. */
  var bytes: Array[Byte] | Null = null

  /** The text that `in` has just found, which ends before `until`. It refers to the bytes of the record if possible.
    * Otherwise it is a copy.
    */
  def text(in: Reader, until: Int): UTF8String =
    val length = until - in.textFrom
    if in.text eq bytes then UTF8String.fromAddress(in.text, Platform.BYTE_ARRAY_OFFSET + in.textFrom.toLong, length)
    else UTF8String.fromBytes(Arrays.copyOfRange(in.text, in.textFrom, until))

final private[read] class StringDecoder(place: Place) extends ValueDecoder:
  def read(in: Reader, cells: Cells, i: Int): Unit = cells.set(i, place.text(in, in.findText("a string")))

/** Numbers that fit the column exactly. None is rounded. */
final private[read] class DecimalDecoder(decimal: DecimalType) extends ValueDecoder:
  private val precision = decimal.precision
  private val scale = decimal.scale

  def read(in: Reader, cells: Cells, i: Int): Unit =
    val begin = in.mark()
    val value = DecimalDecoder.exact(in.readBigDecimal(), precision, scale)
    if value == null then in.failValue(s"expected a number that fits ${decimal.catalogString}", begin)
    in.release()
    cells.set(i, value)

private[read] object DecimalDecoder:
  /** The number with `scale` digits after the point and `precision` in all, or null if it needs more digits. */
  def exact(number: BigDecimal, precision: Int, scale: Int): Decimal | Null =
    if number.signum == 0 then Decimal(BigDecimal.ZERO, precision, scale)
    else if number.precision.toLong - number.scale + scale > precision then null
    else
      try
        val scaled = number.setScale(scale, RoundingMode.UNNECESSARY)
        if precision <= Decimal.MAX_LONG_DIGITS then
          Decimal.createUnsafe(scaled.unscaledValue.longValue, precision, scale)
        else Decimal(scaled, precision, scale)
      catch case _: ArithmeticException => null
