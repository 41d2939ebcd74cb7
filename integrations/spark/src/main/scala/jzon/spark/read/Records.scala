package jzon.spark.read

import jzon.DecodeError
import org.apache.spark.sql.catalyst.InternalRow
import org.apache.spark.unsafe.types.UTF8String

/** The records of a file or of a part of it, one by one. */
abstract private[spark] class Records extends AutoCloseable:
  /** Reads the next record. Returns whether there is one. It is then in [[row]], or the reason for its refusal is in
    * [[error]].
    */
  def advance(): Boolean

  /** The record, until the next one is read. */
  def row: InternalRow

  /** The reason why the record was refused, or null if it was not. */
  def error: DecodeError | Null

  /** The line of the file at which the record was refused, counted from 1. */
  def line: Long

  /** The text of the record that was refused, or null if it was not kept. */
  def text: UTF8String | Null

  /** The number of bytes of JSON that were read so far. */
  def bytes: Long

/** Decodes records into rows. Each row is valid until the next one is decoded. Each task has its own decoder. */
abstract private[spark] class RecordDecoder extends jzon.Decoder[InternalRow]:
  /** From now on, records are decoded in place from these bytes. Null means that they come from a buffer that may
    * change.
    */
  def decodeFrom(bytes: Array[Byte] | Null): Unit

  /** The row of a record that was refused.
    *
    * @param text
    *   returns the text of the record, which may be null; called only if there is a column for it
    * @param reason
    *   returns the reason; called only if there is a column for it
    */
  def refused(text: () => UTF8String | Null, reason: () => UTF8String): InternalRow
