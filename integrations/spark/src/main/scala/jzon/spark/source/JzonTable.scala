package jzon.spark.source

import jzon.spark.{Mode, ReadOptions}
import jzon.spark.read.{RowDecoders, SchemaDecoders, ValueDecoder}
import org.apache.hadoop.fs.FileStatus
import org.apache.spark.sql.SparkSession
import org.apache.spark.sql.connector.catalog.TableCapability
import org.apache.spark.sql.connector.read.ScanBuilder
import org.apache.spark.sql.connector.write.{LogicalWriteInfo, WriteBuilder}
import org.apache.spark.sql.execution.datasources.FileFormat
import org.apache.spark.sql.execution.datasources.v2.FileTable
import org.apache.spark.sql.types.{DataType, StructType}
import org.apache.spark.sql.util.CaseInsensitiveStringMap

/** Files of JSON as a table.
  *
  * @param objects
  *   creates decoders of records for the wanted columns; none if the schema decides
  */
final private[spark] class JzonTable(
    val name: String,
    session: SparkSession,
    options: CaseInsensitiveStringMap,
    paths: Seq[String],
    userSchema: Option[StructType],
    objects: Option[StructType => RowDecoders]
) extends FileTable(session, options, paths, userSchema):

  private def readOptions(options: CaseInsensitiveStringMap): ReadOptions =
    val conf = session.sessionState.conf
    ReadOptions(options.get(_), conf.columnNameOfCorruptRecord, conf.sessionLocalTimeZone)

  /** The schema of the user. Spark's own formats make every column nullable. Here a column that is not nullable makes
    * its field required.
    */
  private lazy val declared: StructType =
    val resolver = session.sessionState.conf.resolver
    val all = userSchema.getOrElse(throw IllegalArgumentException("jzon needs a schema: spark.read.schema(…)"))
    StructType(all.filterNot(field => fileIndex.partitionSchema.exists(p => resolver(p.name, field.name))))

  /** The columns of a malformed record are null if it has a row. */
  override lazy val dataSchema: StructType =
    val read = readOptions(options)
    read.check(declared)
    if read.mode == Mode.Permissive then StructType(declared.map(_.copy(nullable = true))) else declared

  /** Spark writes through [[JzonFileFormat]], as it does for its own file sources. */
  override def capabilities: java.util.Set[TableCapability] = java.util.EnumSet.of(TableCapability.BATCH_READ)

  def newWriteBuilder(info: LogicalWriteInfo): WriteBuilder =
    throw UnsupportedOperationException("this table is written through JzonFileFormat")

  def inferSchema(files: Seq[FileStatus]): Option[StructType] = None

  override def supportsDataType(dataType: DataType): Boolean = ValueDecoder.supports(dataType)

  def formatName: String = JzonDataSource.Name

  def fallbackFileFormat: Class[? <: FileFormat] = classOf[JzonFileFormat]

  def newScanBuilder(options: CaseInsensitiveStringMap): ScanBuilder =
    val read = readOptions(mergedOptions(options))
    val decoders = objects.getOrElse(wanted => SchemaDecoders(declared, wanted, read))
    // Whether a record is refused must not depend on which fields a query asks for beside the reason.
    val prunesFields = objects.isEmpty && read.mode != Mode.Permissive
    JzonScanBuilder(session, fileIndex, dataSchema, mergedOptions(options), read, decoders, prunesFields)
