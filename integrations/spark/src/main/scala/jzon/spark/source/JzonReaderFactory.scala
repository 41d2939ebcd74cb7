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

/** What the tasks get to read their parts of the files. */
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
    val most = limit.fold(Long.MaxValue)(_.toLong)
    new FilePartitionReader[InternalRow](files, reader(_, decoder, counts), options):
      private var rows = 0L

      override def next(): Boolean =
        val isThere = rows < most && super.next()
        if isThere then rows += 1
        isThere

      override def currentMetricsValues: Array[CustomTaskMetric] = Metrics.of(counts)

  def buildReader(file: PartitionedFile): PartitionReader[InternalRow] = reader(file, decoders.create(), Counts())

  private def reader(file: PartitionedFile, decoder: RecordDecoder, counts: Counts): PartitionReader[InternalRow] =
    val rows = OpenRecords.rows(file, decoder, read, keepsText, conf.value.value, counts)
    if file.partitionValues.numFields == 0 then RowsReader(rows)
    else PartitionedRowsReader(rows, file.partitionValues)

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
