package jzon.spark.read

import org.apache.spark.sql.catalyst.InternalRow
import org.apache.spark.sql.catalyst.expressions.{SpecializedGetters, SpecializedGettersReader}
import org.apache.spark.sql.catalyst.util.{ArrayData, MapData}
import org.apache.spark.sql.types.{DataType, Decimal}
import org.apache.spark.unsafe.types.{BinaryView, CalendarInterval, UTF8String, VariantVal}

/** The getters of a row or an array of Spark, which read its cells. Cells have only types that a decoder creates. */
private[read] trait CellGetters extends SpecializedGetters:
  def cells: Cells

  final def isNullAt(i: Int): Boolean = cells.isNull(i)
  final def getBoolean(i: Int): Boolean = cells.boolean(i)
  final def getByte(i: Int): Byte = cells.long(i).toByte
  final def getShort(i: Int): Short = cells.long(i).toShort
  final def getInt(i: Int): Int = cells.long(i).toInt
  final def getLong(i: Int): Long = cells.long(i)
  final def getFloat(i: Int): Float = cells.float(i)
  final def getDouble(i: Int): Double = cells.double(i)
  final def getDecimal(i: Int, precision: Int, scale: Int): Decimal = cells.get(i).asInstanceOf[Decimal]
  final def getUTF8String(i: Int): UTF8String = cells.get(i).asInstanceOf[UTF8String]
  final def getBinary(i: Int): Array[Byte] = cells.get(i).asInstanceOf[Array[Byte]]
  final def getStruct(i: Int, fields: Int): InternalRow = cells.get(i).asInstanceOf[InternalRow]
  final def getArray(i: Int): ArrayData = cells.get(i).asInstanceOf[ArrayData]
  final def getMap(i: Int): MapData = cells.get(i).asInstanceOf[MapData]
  final def getBinaryView(i: Int): BinaryView = cells.get(i).asInstanceOf[BinaryView]
  final def getInterval(i: Int): CalendarInterval = cells.get(i).asInstanceOf[CalendarInterval]
  final def getVariant(i: Int): VariantVal = cells.get(i).asInstanceOf[VariantVal]

  final def get(i: Int, dataType: DataType): AnyRef = SpecializedGettersReader.read(this, i, dataType, true, true)

  final protected def refuse(): Nothing = throw UnsupportedOperationException("decoded values are read only")

/** A row whose cells are filled again for each record. Strings may point into the buffer from which the record was
  * read. To keep a row beyond the next one, copy it, as with all rows of Spark.
  */
final private[spark] class DecodedRow(val cells: Cells, val numFields: Int) extends InternalRow, CellGetters:
  def setNullAt(i: Int): Unit = refuse()
  def update(i: Int, value: Any): Unit = refuse()
  def copy(): InternalRow = DecodedRow(cells.copied(numFields), numFields)

/** The first `numElements` of the cells. */
final private[read] class DecodedArray(val cells: Cells, val numElements: Int, element: DataType)
    extends ArrayData,
      CellGetters:
  def setNullAt(i: Int): Unit = refuse()
  def update(i: Int, value: Any): Unit = refuse()
  def copy(): ArrayData = DecodedArray(cells.copied(numElements), numElements, element)
  def array: Array[Any] = Array.tabulate(numElements)(get(_, element))
