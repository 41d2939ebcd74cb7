package jzon.spark.read

import jzon.spark.{MalformedRecordException, Mode}
import org.apache.spark.sql.catalyst.InternalRow
import org.apache.spark.unsafe.types.UTF8String

/** The rows of records. The mode decides what happens to malformed records.
  *
  * @param file
  *   the name of the file in errors
  */
final private[spark] class Rows(records: Records, decoder: RecordDecoder, file: String, mode: Mode, counts: Counts)
    extends AutoCloseable:
  private var bytes = 0L

  var row: InternalRow = InternalRow.empty

  /** Reads the next row into [[row]]. Returns whether there is one. */
  def next(): Boolean =
    var hasRow = false
    while !hasRow && records.advance() do
      if records.error == null then
        row = records.row
        hasRow = true
        counts.records += 1
      else
        counts.refused += 1
        hasRow = refuse()
    counts.bytes += records.bytes - bytes
    bytes = records.bytes
    hasRow

  private def refuse(): Boolean =
    val error = records.error.asInstanceOf[jzon.DecodeError]
    mode match
      case Mode.FailFast      => throw MalformedRecordException.of(file, records.line, error)
      case Mode.DropMalformed => false
      case Mode.Permissive    =>
        val reason = MalformedRecordException.text(file, records.line, error.render)
        row = decoder.refused(() => records.text, () => UTF8String.fromString(reason))
        true

  def close(): Unit = records.close()

/** The numbers of records and bytes that were read so far. */
final private[spark] class Counts:
  var records = 0L
  var refused = 0L
  var bytes = 0L
