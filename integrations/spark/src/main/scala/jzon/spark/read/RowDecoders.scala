package jzon.spark.read

import jzon.{Decoder, Reader}
import jzon.spark.ReadOptions
import org.apache.spark.sql.catalyst.InternalRow
import org.apache.spark.sql.catalyst.expressions.{Expression, GenericInternalRow, UnsafeProjection}
import org.apache.spark.sql.types.StructType
import org.apache.spark.unsafe.types.UTF8String

/** Creates decoders of records. The driver sends it to the tasks. Two equal ones create equal rows from the same
  * records.
  */
abstract private[spark] class RowDecoders extends Serializable:
  def create(): RecordDecoder

/** Rows by a schema.
  *
  * @param declared
  *   all fields of the records
  * @param wanted
  *   the columns of the rows. If one of them is for malformed records, all fields are decoded, because whether a record
  *   is refused must not depend on which other columns the query uses.
  */
final private[spark] case class SchemaDecoders(declared: StructType, wanted: StructType, options: ReadOptions)
    extends RowDecoders:
  def create(): RecordDecoder =
    val fields = StructType(declared.filterNot(field => options.isForRefused(field.name)))
    val tellsOfRefused = wanted.exists(field => options.isForRefused(field.name))
    val unseen = if tellsOfRefused then fields.filterNot(field => wanted.fieldNames.contains(field.name)) else Nil
    val cells = StructType(wanted ++ unseen)
    val setting = Setting(options.timeZone)
    def cell(name: String): Int = if options.isForRefused(name) then wanted.fieldNames.indexOf(name) else -1
    SchemaDecoder(
      StructDecoder(cells, fields, setting, isReused = true),
      DecodedRow(Cells(cells.length), wanted.length),
      setting.place,
      cell(options.columnNameOfCorruptRecord),
      cell(options.columnNameOfError)
    )

final private class SchemaDecoder(struct: StructDecoder, row: DecodedRow, place: Place, textCell: Int, reasonCell: Int)
    extends RecordDecoder:
  def decodeFrom(bytes: Array[Byte] | Null): Unit = place.bytes = bytes

  def read(in: Reader): InternalRow =
    struct.read(in, row.cells)
    row

  def refused(text: () => UTF8String | Null, reason: () => UTF8String): InternalRow =
    row.cells.clear(0, row.numFields)
    if textCell >= 0 then
      val record = text()
      if record != null then row.cells.set(textCell, record)
    if reasonCell >= 0 then row.cells.set(reasonCell, reason())
    row

/** Objects that the user's decoder reads, as rows.
  *
  * @param columns
  *   the expressions that compute the columns from the object, which is at ordinal 0
  */
final private[spark] case class ObjectDecoders[A](decoder: Decoder[A], columns: Seq[Expression]) extends RowDecoders:
  def create(): RecordDecoder = ObjectDecoder(decoder, UnsafeProjection.create(columns))

final private class ObjectDecoder[A](decoder: Decoder[A], columns: UnsafeProjection) extends RecordDecoder:
  private val input = GenericInternalRow(1)

  def decodeFrom(bytes: Array[Byte] | Null): Unit = ()

  def read(in: Reader): InternalRow =
    val begin = in.mark()
    input.update(0, decoder.read(in))
    in.release()
    try columns(input)
    catch case error: ArithmeticException => in.failValue(s"it does not fit its column: ${error.getMessage}", begin)

  def refused(text: () => UTF8String | Null, reason: () => UTF8String): InternalRow =
    throw IllegalStateException("objects have no columns for refused records")
