package jzon.spark

import jzon.{Decoder, Encoder, Limits, Writer}
import jzon.async.ManyWriter
import jzon.spark.functions.DecodeJson
import jzon.spark.read.{ExactColumns, ObjectDecoders, RowDecoders, SchemaDecoders}
import jzon.spark.source.{JzonDataSource, JzonFileFormat, JzonTable}
import org.apache.spark.sql.{Column, DataFrameWriter, Dataset, SparkSession}
import org.apache.spark.sql.catalyst.encoders.{AgnosticEncoders, ExpressionEncoder}
import org.apache.spark.sql.internal.SQLConf
import org.apache.spark.sql.jzonbridge.Bridge
import org.apache.spark.sql.types.StructType
import org.apache.spark.sql.util.CaseInsensitiveStringMap
import scala.jdk.CollectionConverters.*

/** The implementation of the methods of this package. It is public for emitted code only. */
object Objects:
  def read[A](session: SparkSession, paths: Seq[String], options: Map[String, String])(using
      decoder: Decoder[A],
      columns: ColumnEncoder[A]
  ): Dataset[A] =
    val byName = CaseInsensitiveStringMap(options.asJava)
    if Mode.named(byName.getOrDefault("mode", Mode.FailFast.toString)) == Mode.Permissive then
      throw IllegalArgumentException(
        "an object has no columns for a record that is refused: the mode is FAILFAST or DROPMALFORMED"
      )
    val name = s"${JzonDataSource.Name} ${paths.mkString(", ")}"
    val decoders = rowDecoders(decoder, columns)
    val table = new JzonTable(name, session, byName, paths, Some(columns.schema), Some(decoders))
    Bridge.table(session, table, byName).as[A](using columns.encoder)

  def decode[A](column: Column, keepsErrors: Boolean)(using
      decoder: Decoder[A],
      columns: ColumnEncoder[A],
      limits: Limits
  ): Column = decoded(column, rowDecoders(decoder, columns)(columns.schema), columns.schema, keepsErrors, limits)

  private[spark] def decodeRows(column: Column, schema: StructType, keepsErrors: Boolean)(using
      limits: Limits
  ): Column =
    val options = ReadOptions(_ => null, "", SQLConf.get.sessionLocalTimeZone)
    decoded(column, SchemaDecoders(schema, schema, options), schema, keepsErrors, limits)

  private def decoded(
      column: Column,
      decoders: RowDecoders,
      schema: StructType,
      keepsErrors: Boolean,
      limits: Limits
  ): Column = Bridge.column(DecodeJson(Bridge.expression(column), decoders, schema, keepsErrors, limits))

  private def rowDecoders[A](decoder: Decoder[A], columns: ColumnEncoder[A]): StructType => RowDecoders =
    val named = ExpressionEncoder(columns.encoder).namedExpressions
    val byName = named.map(column => column.name -> ExactColumns(column)).toMap
    wanted => ObjectDecoders(decoder, wanted.map(field => byName(field.name)))

  private[spark] def write[A](dataset: Dataset[A])(using encoder: Encoder[A]): DataFrameWriter[Array[Byte]] =
    val lines: Iterator[A] => Iterator[Array[Byte]] = values =>
      val writer = Writer()
      values.map: value =>
        writer.reset()
        encoder.write(value, writer)
        val line = writer.toByteArray
        ManyWriter.unfold(line, line.length) // ready JSON may have line feeds
        line
    dataset
      .mapPartitions(lines)(using AgnosticEncoders.BinaryEncoder)
      .write
      .format(JzonDataSource.Name)
      .option(JzonFileFormat.Encoded, true)
