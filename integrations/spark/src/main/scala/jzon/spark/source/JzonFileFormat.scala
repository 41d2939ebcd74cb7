package jzon.spark.source

import jzon.spark.ReadOptions
import jzon.spark.read.{Counts, Rows, SchemaDecoders, ValueDecoder}
import jzon.spark.write.{LineWriter, RowEncoder}
import org.apache.hadoop.conf.Configuration
import org.apache.hadoop.fs.{FileStatus, Path}
import org.apache.hadoop.mapreduce.{Job, TaskAttemptContext}
import org.apache.spark.TaskContext
import org.apache.spark.sql.SparkSession
import org.apache.spark.sql.catalyst.InternalRow
import org.apache.spark.sql.catalyst.util.{CaseInsensitiveMap, CompressionCodecs}
import org.apache.spark.sql.execution.datasources.{
  CodecStreams, FileFormat, OutputWriter, OutputWriterFactory, PartitionedFile
}
import org.apache.spark.sql.sources.Filter
import org.apache.spark.sql.types.{DataType, StructType}
import org.apache.spark.util.SerializableConfiguration

/** The data source for version 1 of Spark's API. Spark writes all files with it, and reads tables of its catalog and
  * streams of files. For these, it makes all columns nullable.
  */
final private[spark] class JzonFileFormat extends FileFormat:
  def inferSchema(session: SparkSession, options: Map[String, String], files: Seq[FileStatus]): Option[StructType] =
    None

  override def supportDataType(dataType: DataType): Boolean = ValueDecoder.supports(dataType)

  override def isSplitable(session: SparkSession, options: Map[String, String], path: Path): Boolean =
    OpenRecords.canSplit(path, readOptions(session, options), session.sessionState.newHadoopConfWithOptions(options))

  override def buildReader(
      session: SparkSession,
      dataSchema: StructType,
      partitionSchema: StructType,
      requiredSchema: StructType,
      filters: Seq[Filter],
      options: Map[String, String],
      hadoopConf: Configuration
  ): PartitionedFile => Iterator[InternalRow] =
    val read = readOptions(session, options)
    read.check(dataSchema)
    val decoders = SchemaDecoders(dataSchema, requiredSchema, read)
    val conf = session.sparkContext.broadcast(new SerializableConfiguration(hadoopConf))
    val keepsText = requiredSchema.exists(_.name == read.columnNameOfCorruptRecord)
    file =>
      val rows = OpenRecords.rows(file, decoders.create(), read, keepsText, conf.value.value, Counts())
      val task = TaskContext.get()
      if task != null then task.addTaskCompletionListener[Unit](_ => rows.close()): Unit
      RowsIterator(rows)

  private def readOptions(session: SparkSession, options: Map[String, String]): ReadOptions =
    val byName = CaseInsensitiveMap(options)
    val conf = session.sessionState.conf
    ReadOptions(byName.get(_).orNull, conf.columnNameOfCorruptRecord, conf.sessionLocalTimeZone)

  def prepareWrite(
      session: SparkSession,
      job: Job,
      options: Map[String, String],
      dataSchema: StructType
  ): OutputWriterFactory =
    val byName = CaseInsensitiveMap(options)
    for name <- byName.get("compression") do
      CompressionCodecs.setCodecConfiguration(job.getConfiguration, CompressionCodecs.getCodecClassName(name))

    LineWriters(
      byName.get("ignoreNullFields").fold(true)(_.toBoolean),
      byName.get(JzonFileFormat.Encoded).fold(false)(_.toBoolean)
    )

  override def toString: String = JzonDataSource.Name

private[spark] object JzonFileFormat:
  /** An option that says that the only column has the encoded lines. */
  val Encoded = "jzonEncoded"

/** The rows of a file. Each row overwrites the one before. */
final private class RowsIterator(rows: Rows) extends Iterator[InternalRow]:
  private var isAsked = false
  private var isThere = false

  def hasNext: Boolean =
    if !isAsked then
      isThere = rows.next()
      isAsked = true
    isThere

  def next(): InternalRow =
    if !hasNext then throw java.util.NoSuchElementException("there are no more records")
    isAsked = false
    rows.row

/** Opens the files to which the rows of a task are written.
  *
  * @param leavesNulls
  *   whether fields that are null are left out
  * @param isEncoded
  *   whether the only column has the encoded lines
  */
final private class LineWriters(leavesNulls: Boolean, isEncoded: Boolean) extends OutputWriterFactory:
  def newInstance(file: String, schema: StructType, context: TaskAttemptContext): OutputWriter =
    new OutputWriter:
      private val encoder = if isEncoded then null else RowEncoder(schema, leavesNulls)
      private val lines = LineWriter(CodecStreams.createOutputStream(context, Path(file)), encoder)

      def write(row: InternalRow): Unit = lines.write(row)
      def close(): Unit = lines.close()
      def path(): String = file

  def getFileExtension(context: TaskAttemptContext): String = ".json" + CodecStreams.getCompressionExtension(context)
