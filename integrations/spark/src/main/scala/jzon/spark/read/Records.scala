package jzon.spark.read

import jzon.DecodeError
import org.apache.spark.sql.catalyst.InternalRow
import org.apache.spark.unsafe.types.UTF8String

/** The records of a file, or of a part of it, one after the other. */
abstract private[spark] class Records extends AutoCloseable:
  /** Reads the next record: whether there is one. Afterwards either [[row]] or [[error]] tells what it is. */
  def advance(): Boolean

  /** The record, until the next one is read. */
  def row: InternalRow

  /** Why the record was refused; null if it was not. */
  def error: DecodeError | Null

  /** The line in the file at which it was refused, counted from 1. */
  def line: Long

  /** The text of the record that was refused; null if it is not kept. */
  def text: UTF8String | Null

  /** Bytes of JSON that were read so far. */
  def bytes: Long

/** What decodes records into rows. Each row is valid until the next one is decoded. A task has one of its own. */
abstract private[spark] class RecordDecoder extends jzon.Decoder[InternalRow]:
  /** From now on records are decoded from these bytes in place; null if they come from a buffer that may change. */
  def decodeFrom(bytes: Array[Byte] | Null): Unit

  /** The row of a record that was refused.
    *
    * @param text
    *   gives the text of the record, which may be null; asked only if there is a column for it
    * @param reason
    *   gives the reason, in the same way
    */
  def refused(text: () => UTF8String | Null, reason: () => UTF8String): InternalRow
