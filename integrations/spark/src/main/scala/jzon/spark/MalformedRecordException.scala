package jzon.spark

import jzon.DecodeError

/** A record was refused. This is not a RuntimeException, because Spark would take such an exception for the end of the
  * file if `spark.sql.files.ignoreCorruptFiles` is set.
  *
  * @param file
  *   the file that it is in, or the empty string if it came from a column
  * @param line
  *   the line of the file, counted from 1
  * @param jq
  *   a jq query for the place in the record
  * @param reason
  *   the path and what is wrong there
  */
final class MalformedRecordException private[spark] (
    val file: String,
    val line: Long,
    val jq: String,
    val reason: String
) extends Exception(MalformedRecordException.text(file, line, reason))

private[spark] object MalformedRecordException:
  def of(file: String, line: Long, error: DecodeError): MalformedRecordException =
    new MalformedRecordException(file, line, error.jq, error.render)

  /** What columns and messages say of an error. */
  def text(file: String, line: Long, reason: String): String = if file.isEmpty then reason else s"$file:$line: $reason"
