package jzon.spark.read

import jzon.{DecodeError, FieldTable, Reader}
import org.apache.spark.sql.types.StructType

/** Decodes an object into cells, one for each wanted field. All declared names are in the table, so that the fields of
  * an object that has them in this order are found without hashing. Fields that are not wanted are skipped, which
  * checks that they are JSON.
  *
  * A name that occurs twice is refused, and so is an object without a field that is not nullable.
  */
final private[spark] class StructDecoder(wanted: StructType, declared: StructType, setting: Setting, isReused: Boolean):
  private val count = wanted.length
  private val table = FieldTable(declared.fieldNames.toSeq*)
  private val cellOf = declared.fieldNames.map(wanted.fieldNames.indexOf(_))
  private val isNullable = declared.fields.map(_.nullable)
  private val isRequired = cellOf.indices.map(i => cellOf(i) >= 0 && !isNullable(i)).toArray
  private val decoders = declared.fields.zip(cellOf).map: (field, cell) =>
    if cell < 0 then null else ValueDecoder.of(wanted(cell).dataType, field.dataType, setting, isReused)
  private val isSeen = new Array[Boolean](declared.length)

  def read(in: Reader, cells: Cells): Unit =
    cells.clear(0, count)
    java.util.Arrays.fill(isSeen, false)
    var i = -1
    try
      var next = 0
      var isOpen = in.beginFields()
      while isOpen do
        i = in.field(table, next)
        if i < 0 then in.skip()
        else
          next = i + 1
          readField(in, cells, i)
        i = -1
        isOpen = in.hasNextField()
      i = firstMissing
      if i >= 0 then in.failMissing()
    catch case error: DecodeError => throw if i < 0 then error else error.in(table.name(i))

  private def readField(in: Reader, cells: Cells, i: Int): Unit =
    if isSeen(i) then in.failDuplicate()
    isSeen(i) = true
    val decoder = decoders(i)
    if decoder == null then in.skip()
    else if !(isNullable(i) && in.readNull()) then decoder.read(in, cells, cellOf(i))

  private def firstMissing: Int =
    var i = 0
    while i < isRequired.length && (isSeen(i) || !isRequired(i)) do i += 1
    if i < isRequired.length then i else -1

/** A struct inside a record. */
final private[read] class StructValueDecoder(struct: StructDecoder, count: Int, isReused: Boolean) extends ValueDecoder:
  private val reused = DecodedRow(Cells(count), count)

  def read(in: Reader, cells: Cells, i: Int): Unit =
    val row = if isReused then reused else DecodedRow(Cells(count), count)
    struct.read(in, row.cells)
    cells.set(i, row)
