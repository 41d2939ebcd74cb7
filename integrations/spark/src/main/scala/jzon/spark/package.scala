package jzon.spark

import jzon.{Decoder, Encoder, Limits}
import jzon.spark.functions.EncodeJson
import org.apache.spark.sql.{Column, DataFrameWriter, Dataset, Encoder as DatasetEncoder, SparkSession}
import org.apache.spark.sql.jzonbridge.Bridge
import org.apache.spark.sql.types.StructType

extension (session: SparkSession)
  /** Reads records with the decoder of their type. A malformed record fails the query.
    *
    * @param paths
    *   files or folders, with the wildcards of Hadoop
    */
  inline def readJson[A](paths: String*)(using decoder: Decoder[A]): Dataset[A] =
    Objects.read(session, paths, Map.empty)(using decoder, ColumnEncoder.derived[A])

  /** The same, with the options of `format("jzon")`. The mode is `FAILFAST` or `DROPMALFORMED`. */
  inline def readJsonWith[A](options: (String, String)*)(paths: String*)(using decoder: Decoder[A]): Dataset[A] =
    Objects.read(session, paths, options.toMap)(using decoder, ColumnEncoder.derived[A])

extension [A](dataset: Dataset[A])
  /** A writer that encodes each value with its encoder, on a line of its own:
    * `users.writeJson.mode("overwrite").save(path)`.
    */
  def writeJson(using encoder: Encoder[A]): DataFrameWriter[Array[Byte]] = Objects.write(dataset)

/** The encoder that Spark needs for a Dataset of `A`. Import it with `import jzon.spark.given`. */
inline given datasetEncoder[A]: DatasetEncoder[A] = ColumnEncoder.agnostic(ColumnEncoder.derived[A])

/** The columns of a type. Only options are nullable: a record that lacks another field is refused. */
inline def schemaOf[A]: StructType = ColumnEncoder.derived[A].schema

/** Decodes a column of strings or bytes with the decoder of a type: a struct with the columns of the type. Null stays
  * null. A malformed document fails the query.
  */
inline def decodeJson[A](column: Column)(using decoder: Decoder[A], limits: Limits): Column =
  Objects.decode(column, keepsErrors = false)(using decoder, ColumnEncoder.derived[A], limits)

/** The same for documents that may be malformed: a struct of the `value` and the `error`, one of which is null. */
inline def tryDecodeJson[A](column: Column)(using decoder: Decoder[A], limits: Limits): Column =
  Objects.decode(column, keepsErrors = true)(using decoder, ColumnEncoder.derived[A], limits)

/** Decodes a column of strings or bytes by a schema. A malformed document fails the query. */
def decodeJson(column: Column, schema: StructType)(using limits: Limits): Column =
  Objects.decodeRows(column, schema, keepsErrors = false)

/** The same for documents that may be malformed: a struct of the `value` and the `error`, one of which is null. */
def tryDecodeJson(column: Column, schema: StructType)(using limits: Limits): Column =
  Objects.decodeRows(column, schema, keepsErrors = true)

/** The values of a column as JSON text. Null stays null; fields that are null are left out. */
def encodeJson(column: Column): Column = Bridge.column(EncodeJson(Bridge.expression(column)))
