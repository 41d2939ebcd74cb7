package jzon.spark.read

import jzon.{DecodeError, KeyDecoder, Reader}
import org.apache.spark.sql.catalyst.util.{ArrayBasedMapData, TypeUtils}
import org.apache.spark.sql.types.{DataType, MapType}

final private[read] class ArrayDecoder(
    elementType: DataType,
    element: ValueDecoder,
    isNullable: Boolean,
    isReused: Boolean
) extends ValueDecoder:
  private val reused = Cells(8)

  def read(in: Reader, cells: Cells, i: Int): Unit =
    val elements = if isReused then reused else Cells(8)
    var count = 0
    var isOpen = in.beginElements()
    while isOpen do
      elements.reach(count)
      elements.clear(count, count + 1)
      try if !(isNullable && in.readNull()) then element.read(in, elements, count)
      catch case error: DecodeError => throw error.in(count)
      count += 1
      isOpen = in.hasNext()
    cells.set(i, DecodedArray(elements, count, elementType))

/** An object with any names. One that occurs twice is refused, because a map of Spark has each key once. */
final private[read] class MapDecoder(map: MapType, key: ValueDecoder, value: ValueDecoder, isReused: Boolean)
    extends ValueDecoder:
  private val reusedKeys = Cells(8)
  private val reusedValues = Cells(8)
  private val ordering = TypeUtils.getInterpretedOrdering(map.keyType)

  def read(in: Reader, cells: Cells, i: Int): Unit =
    val keys = if isReused then reusedKeys else Cells(8)
    val values = if isReused then reusedValues else Cells(8)
    var count = 0
    var isOpen = in.beginFields()
    while isOpen do
      keys.reach(count)
      values.reach(count)
      values.clear(count, count + 1)
      readEntry(in, keys, values, count)
      count += 1
      isOpen = in.hasNextField()
    val keyArray = DecodedArray(keys, count, map.keyType)
    if hasTwice(keyArray.array) then in.failAbsent("the map has a key twice")
    cells.set(i, new ArrayBasedMapData(keyArray, DecodedArray(values, count, map.valueType)))

  private def readEntry(in: Reader, keys: Cells, values: Cells, i: Int): Unit =
    val toCell: KeyDecoder[Unit] = key.read(_, keys, i)
    in.key(toCell)
    val at = in.nameAt
    val name = in.keptName
    try if !(map.valueContainsNull && in.readNull()) then value.read(in, values, i)
    catch case error: DecodeError => throw error.in(if name != null then name else in.nameText(at))

  private def hasTwice(keys: Array[Any]): Boolean =
    java.util.Arrays.sort(keys.asInstanceOf[Array[AnyRef]], ordering.asInstanceOf[Ordering[AnyRef]])
    (1 until keys.length).exists(i => ordering.equiv(keys(i - 1), keys(i)))

/** Decoders of names, with their quotes. Scalars that are strings in JSON are read in the same way as values. */
private[read] object KeyDecoders:
  import org.apache.spark.sql.types.*

  def of(dataType: DataType, setting: Setting): ValueDecoder = dataType match
    case BooleanType | ByteType | ShortType | IntegerType | LongType | FloatType | DoubleType | _: DecimalType =>
      Quoted(ValueDecoder.scalar(dataType, setting), s"a key of type ${dataType.catalogString}")
    case _ => ValueDecoder.scalar(dataType, setting)

  final private class Quoted(value: ValueDecoder, what: String) extends ValueDecoder:
    def read(in: Reader, cells: Cells, i: Int): Unit = in.quoted(what, value.read(_, cells, i))
