package jzon.spark.read

import java.lang.Double.{doubleToRawLongBits, longBitsToDouble}
import java.lang.Float.{floatToRawIntBits, intBitsToFloat}
import org.apache.spark.sql.catalyst.InternalRow

/** The values of a row or of an array that is being decoded. Numbers are kept as bits, without boxes. All cells are
  * null until they are set.
  */
final private[spark] class Cells(initial: Int):
  private var bits = new Array[Long](initial)
  private var objects = new Array[AnyRef](initial)
  private var isSet = new Array[Boolean](initial)

  /** Sets the cells from `from` to `until` to null. */
  def clear(from: Int, until: Int): Unit = java.util.Arrays.fill(isSet, from, until, false)

  /** Makes room for a cell at `i`. */
  def reach(i: Int): Unit =
    if i >= bits.length then
      val larger = math.max(i + 1, bits.length * 2)
      bits = java.util.Arrays.copyOf(bits, larger)
      objects = java.util.Arrays.copyOf(objects, larger)
      isSet = java.util.Arrays.copyOf(isSet, larger)

  def setLong(i: Int, value: Long): Unit =
    bits(i) = value
    isSet(i) = true

  def setDouble(i: Int, value: Double): Unit = setLong(i, doubleToRawLongBits(value))
  def setFloat(i: Int, value: Float): Unit = setLong(i, floatToRawIntBits(value).toLong)
  def setBoolean(i: Int, value: Boolean): Unit = setLong(i, if value then 1 else 0)

  def set(i: Int, value: AnyRef): Unit =
    objects(i) = value
    isSet(i) = true

  def isNull(i: Int): Boolean = !isSet(i)
  def long(i: Int): Long = bits(i)
  def double(i: Int): Double = longBitsToDouble(bits(i))
  def float(i: Int): Float = intBitsToFloat(bits(i).toInt)
  def boolean(i: Int): Boolean = bits(i) != 0
  def get(i: Int): AnyRef | Null = if isSet(i) then objects(i) else null

  /** A copy of the first `count` cells that shares nothing with what is decoded next. */
  def copied(count: Int): Cells =
    val copy = Cells(count)
    System.arraycopy(bits, 0, copy.bits, 0, count)
    System.arraycopy(isSet, 0, copy.isSet, 0, count)
    for i <- 0 until count if isSet(i) && objects(i) != null do
      copy.objects(i) = InternalRow.copyValue(objects(i)).asInstanceOf[AnyRef]
    copy
