package jzon.spark.write

import jzon.{EncodeError, Writer}
import org.apache.spark.sql.catalyst.expressions.SpecializedGetters
import org.apache.spark.sql.catalyst.util.ArrayData
import org.apache.spark.sql.types.*

/** Writes the value at `i` of a row or an array as JSON. It is never called for null. */
private[spark] trait ValueEncoder:
  def write(values: SpecializedGetters, i: Int, out: Writer): Unit

private[spark] object ValueEncoder:
  /** @param leavesNulls
    *   whether fields of structs that are null are left out
    */
  def of(dataType: DataType, leavesNulls: Boolean): ValueEncoder = dataType match
    case BooleanType          => (values, i, out) => out.writeBoolean(values.getBoolean(i))
    case ByteType             => (values, i, out) => out.writeInt(values.getByte(i))
    case ShortType            => (values, i, out) => out.writeInt(values.getShort(i))
    case IntegerType          => (values, i, out) => out.writeInt(values.getInt(i))
    case LongType             => (values, i, out) => out.writeLong(values.getLong(i))
    case FloatType            => (values, i, out) => out.writeFloat(values.getFloat(i))
    case DoubleType           => (values, i, out) => out.writeDouble(values.getDouble(i))
    case decimal: DecimalType =>
      val text = Texts.number(decimal)
      (values, i, out) => out.writeAscii(text(values, i))
    case struct: StructType =>
      val row = RowEncoder(struct, leavesNulls)
      (values, i, out) => row.write(values.getStruct(i, struct.length), out)
    case ArrayType(element, _) =>
      val elements = ElementsEncoder(of(element, leavesNulls))
      (values, i, out) => elements.write(values.getArray(i), out)
    case MapType(key, value, _) => EntriesEncoder(Texts.ofKeys(key), of(value, leavesNulls))
    case other                  =>
      val text = Texts.ofValues(other).getOrElse(throw Texts.unsupported(other))
      (values, i, out) => out.writeString(text(values, i))

/** Writes a struct as an object with the names of its fields. */
final private[spark] class RowEncoder(struct: StructType, leavesNulls: Boolean):
  private val names = struct.fieldNames
  private val fields = struct.fields.map(field => ValueEncoder.of(field.dataType, leavesNulls))

  def write(row: SpecializedGetters, out: Writer): Unit =
    out.beginObject()
    var i = 0
    while i < names.length do
      val isNull = row.isNullAt(i)
      if !(isNull && leavesNulls) then
        out.key(names(i))
        if isNull then out.writeNull()
        else
          try fields(i).write(row, i, out)
          catch case error: EncodeError => throw error.in(names(i))
      i += 1
    out.endObject()

final private class ElementsEncoder(element: ValueEncoder):
  def write(elements: ArrayData, out: Writer): Unit =
    out.beginArray()
    var i = 0
    while i < elements.numElements() do
      out.element()
      if elements.isNullAt(i) then out.writeNull()
      else
        try element.write(elements, i, out)
        catch case error: EncodeError => throw error.in(i)
      i += 1
    out.endArray()

final private class EntriesEncoder(key: Texts.Text, value: ValueEncoder) extends ValueEncoder:
  def write(values: SpecializedGetters, i: Int, out: Writer): Unit =
    val map = values.getMap(i)
    val keys = map.keyArray()
    val entries = map.valueArray()
    out.beginObject()
    var k = 0
    while k < map.numElements() do
      val name = key(keys, k)
      out.key(name)
      if entries.isNullAt(k) then out.writeNull()
      else
        try value.write(entries, k, out)
        catch case error: EncodeError => throw error.in(name)
      k += 1
    out.endObject()
