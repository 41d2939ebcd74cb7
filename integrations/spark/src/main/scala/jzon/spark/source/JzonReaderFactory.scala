package jzon.spark.source

import jzon.spark.ReadOptions
import jzon.spark.read.{Counts, RecordDecoder, RowDecoders, Rows}
import org.apache.spark.broadcast.Broadcast
import org.apache.spark.sql.catalyst.{FileSourceOptions, InternalRow}
import org.apache.spark.sql.catalyst.expressions.JoinedRow
import org.apache.spark.sql.connector.metric.CustomTaskMetric
import org.apache.spark.sql.connector.read.{InputPartition, PartitionReader}
import org.apache.spark.sql.execution.datasources.{FilePartition, PartitionedFile}
import org.apache.spark.sql.execution.datasources.v2.{FilePartitionReader, FilePartitionReaderFactory}
import org.apache.spark.util.SerializableConfiguration

/** Creates the readers of the tasks. The driver sends it to the tasks. */
final private[source] class JzonReaderFactory(
    decoders: RowDecoders,
    conf: Broadcast[SerializableConfiguration],
    read: ReadOptions,
    keepsText: Boolean,
    limit: Option[Int],
    protected val options: FileSourceOptions
) extends FilePartitionReaderFactory:

  /** Reads the files and splits of a task one after the other, with one decoder. */
  override def createReader(partition: InputPartition): PartitionReader[InternalRow] =
    val files = partition.asInstanceOf[FilePartition].files.iterator
    val decoder = decoders.create()
    val counts = Counts()
    FirstRows(FilePartitionReader(files, reader(_, decoder, counts), options), limit, counts)

  def buildReader(file: PartitionedFile): PartitionReader[InternalRow] = reader(file, decoders.create(), Counts())

  private def reader(file: PartitionedFile, decoder: RecordDecoder, counts: Counts): PartitionReader[InternalRow] =
    val rows = OpenRecords.rows(file, decoder, read, keepsText, conf.value.value, counts)
    if file.partitionValues.numFields == 0 then RowsReader(rows)
    else PartitionedRowsReader(rows, file.partitionValues)

/** The rows of all files of a task, up to the limit. It is not a subclass of Spark's reader, whose `next` calls itself
  * at the end of a file, so that a row would count twice.
  */
final private class FirstRows(rows: PartitionReader[InternalRow], limit: Option[Int], counts: Counts)
    extends PartitionReader[InternalRow]:
  private var left = limit.fold(Long.MaxValue)(_.toLong)

  def next(): Boolean =
    val isThere = left > 0 && rows.next()
    if isThere then left -= 1
    isThere

  def get(): InternalRow = rows.get()
  def close(): Unit = rows.close()
  override def currentMetricsValues: Array[CustomTaskMetric] = Metrics.of(counts)

final private class RowsReader(rows: Rows) extends PartitionReader[InternalRow]:
  def next(): Boolean = rows.next()
  def get(): InternalRow = rows.row
  def close(): Unit = rows.close()

/** Rows with the values of the folder that their file is in. */
final private class PartitionedRowsReader(rows: Rows, values: InternalRow) extends PartitionReader[InternalRow]:
  private val joined = JoinedRow()
  def next(): Boolean = rows.next()
  def get(): InternalRow = joined(rows.row, values)
  def close(): Unit = rows.close()
