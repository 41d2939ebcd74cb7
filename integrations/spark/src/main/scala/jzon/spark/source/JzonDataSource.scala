package jzon.spark.source

import org.apache.spark.sql.connector.catalog.Table
import org.apache.spark.sql.execution.datasources.FileFormat
import org.apache.spark.sql.execution.datasources.v2.FileDataSourceV2
import org.apache.spark.sql.types.StructType
import org.apache.spark.sql.util.CaseInsensitiveStringMap

/** The data source `jzon`: `spark.read.format("jzon").schema(…)`. */
final class JzonDataSource extends FileDataSourceV2:
  def shortName(): String = JzonDataSource.Name

  /** The file format that Spark uses where it does not use data sources of version 2: for writing, tables and streams
    * of files.
    */
  def fallbackFileFormat: Class[? <: FileFormat] = classOf[JzonFileFormat]

  protected def getTable(options: CaseInsensitiveStringMap): Table = table(options, None)

  override protected def getTable(options: CaseInsensitiveStringMap, schema: StructType): Table =
    table(options, Some(schema))

  private def table(options: CaseInsensitiveStringMap, schema: Option[StructType]): Table =
    val paths = getPaths(options)
    JzonTable(getTableName(options, paths), sparkSession, getOptionsWithoutPaths(options), paths, schema, None)

private[spark] object JzonDataSource:
  val Name = "jzon"
