package jzon.spark.write

import java.io.{BufferedOutputStream, OutputStream}
import jzon.Writer
import org.apache.spark.sql.catalyst.InternalRow

/** Writes each row on a line. If a row can't be encoded, nothing of it is written.
  *
  * @param encoder
  *   encodes the rows; null if their only column has the encoded bytes
  */
final private[spark] class LineWriter(stream: OutputStream, encoder: RowEncoder | Null) extends AutoCloseable:
  private val lines = BufferedOutputStream(stream, 64 * 1024)
  private val writer = Writer()

  def write(row: InternalRow): Unit =
    if encoder == null then lines.write(row.getBinary(0))
    else
      writer.reset()
      encoder.write(row, writer)
      writer.writeTo(lines)
    lines.write('\n')

  def close(): Unit = lines.close()
