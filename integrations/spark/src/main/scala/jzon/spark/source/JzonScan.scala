package jzon.spark.source

import jzon.spark.ReadOptions
import jzon.spark.read.RowDecoders
import org.apache.hadoop.fs.Path
import org.apache.spark.sql.SparkSession
import org.apache.spark.sql.catalyst.FileSourceOptions
import org.apache.spark.sql.catalyst.expressions.Expression
import org.apache.spark.sql.connector.metric.CustomMetric
import org.apache.spark.sql.connector.read.{PartitionReaderFactory, Scan, SupportsPushDownLimit}
import org.apache.spark.sql.execution.datasources.PartitioningAwareFileIndex
import org.apache.spark.sql.execution.datasources.v2.{FileScan, FileScanBuilder}
import org.apache.spark.sql.types.StructType
import org.apache.spark.sql.util.CaseInsensitiveStringMap
import org.apache.spark.util.SerializableConfiguration
import scala.jdk.CollectionConverters.*

/** Collects from Spark which columns and partitions a query needs, and how many rows.
  *
  * @param decoders
  *   creates decoders of rows with these columns
  * @param prunesFields
  *   whether fields within a column can be left out
  */
final private[source] class JzonScanBuilder(
    session: SparkSession,
    index: PartitioningAwareFileIndex,
    dataSchema: StructType,
    options: CaseInsensitiveStringMap,
    read: ReadOptions,
    decoders: StructType => RowDecoders,
    prunesFields: Boolean
) extends FileScanBuilder(session, index, dataSchema),
      SupportsPushDownLimit:
  override protected val supportsNestedSchemaPruning: Boolean = prunesFields
  private var limit: Option[Int] = None

  def pushLimit(limit: Int): Boolean =
    this.limit = Some(limit)
    true

  def build(): Scan =
    JzonScan(
      session,
      index,
      dataSchema,
      readDataSchema(),
      readPartitionSchema(),
      partitionFilters,
      dataFilters,
      options,
      read,
      decoders(readDataSchema()),
      limit
    )

/** Reads the columns `readDataSchema` of all files that pass the filters.
  *
  * @param limit
  *   the number of rows after which each task may stop
  */
final private[source] class JzonScan(
    val sparkSession: SparkSession,
    val fileIndex: PartitioningAwareFileIndex,
    val dataSchema: StructType,
    val readDataSchema: StructType,
    val readPartitionSchema: StructType,
    val partitionFilters: Seq[Expression],
    val dataFilters: Seq[Expression],
    options: CaseInsensitiveStringMap,
    read: ReadOptions,
    decoders: RowDecoders,
    limit: Option[Int]
) extends FileScan:
  private lazy val hadoopConf =
    sparkSession.sessionState.newHadoopConfWithOptions(options.asCaseSensitiveMap.asScala.toMap)

  override def isSplitable(path: Path): Boolean = OpenRecords.canSplit(path, read, hadoopConf)

  override def getFileUnSplittableReason(path: Path): String = "it is compressed, or does not have a record to a line"

  def createReaderFactory(): PartitionReaderFactory =
    JzonReaderFactory(
      decoders,
      sparkSession.sparkContext.broadcast(new SerializableConfiguration(hadoopConf)),
      read,
      readDataSchema.exists(_.name == read.columnNameOfCorruptRecord),
      limit,
      FileSourceOptions(options.asCaseSensitiveMap.asScala.toMap)
    )

  override def supportedCustomMetrics(): Array[CustomMetric] = Metrics.all

  override def getMetaData(): Map[String, String] = super.getMetaData() ++ limit.map("PushedLimit" -> _.toString)

  /** Everything besides the files that determines the rows. Spark runs equal scans once. */
  private def settings: Any = (read, decoders, limit)

  override def equals(other: Any): Boolean = other match
    case scan: JzonScan => super.equals(scan) && settings == scan.settings
    case _              => false

  override def hashCode: Int = super.hashCode
