package jzon.spark.functions

import jzon.{DecodeError, Limits, Reader}
import jzon.spark.MalformedRecordException
import jzon.spark.read.{RecordDecoder, RowDecoders}
import jzon.input.Inputs
import org.apache.spark.sql.catalyst.InternalRow
import org.apache.spark.sql.catalyst.analysis.TypeCheckResult
import org.apache.spark.sql.catalyst.expressions.{Expression, GenericInternalRow, UnaryExpression}
import org.apache.spark.sql.catalyst.expressions.codegen.CodegenFallback
import org.apache.spark.sql.types.{BinaryType, DataType, StringType, StructField, StructType}
import org.apache.spark.unsafe.types.UTF8String

/** Decodes JSON in a column of strings or of bytes.
  *
  * @param decoders
  *   creates decoders of rows of the type `decoded`
  * @param keepsErrors
  *   whether the result is a struct with the value, or the reason why there is none; otherwise a malformed document
  *   fails the query
  */
final private[spark] case class DecodeJson(
    child: Expression,
    decoders: RowDecoders,
    decoded: StructType,
    keepsErrors: Boolean,
    limits: Limits
) extends UnaryExpression,
      CodegenFallback:
  @transient private lazy val decoder: RecordDecoder = decoders.create()
  @transient private lazy val reader: Reader = Reader(Array.emptyByteArray, 0, 0)(using limits)

  def dataType: DataType =
    if keepsErrors then StructType(Seq(StructField("value", decoded), StructField("error", StringType))) else decoded

  override def nullable: Boolean = child.nullable

  /** A constant document is decoded like any other. Spark would keep its row in the plan, but the row is overwritten by
    * the next one, and does not serialize.
    */
  override def foldable: Boolean = false
  override def nullIntolerant: Boolean = true
  override def prettyName: String = if keepsErrors then "try_decode_json" else "decode_json"

  override def checkInputDataTypes(): TypeCheckResult = child.dataType match
    case BinaryType | _: StringType => TypeCheckResult.TypeCheckSuccess
    case other => TypeCheckResult.TypeCheckFailure(s"$prettyName takes a string or bytes, not ${other.catalogString}")

  override def nullSafeEval(document: Any): Any =
    val bytes = document match
      case text: UTF8String   => text.getBytes
      case bytes: Array[Byte] => bytes
    try
      val row = read(bytes)
      if keepsErrors then GenericInternalRow(Array[Any](row, null)) else row
    catch
      case error: DecodeError =>
        if keepsErrors then GenericInternalRow(Array[Any](null, UTF8String.fromString(error.render)))
        else throw MalformedRecordException.of("", error.line, error)

  private def read(bytes: Array[Byte]): InternalRow =
    decoder.decodeFrom(bytes)
    reader.one(bytes, 0, 0, bytes.length, 0, 0, 0, limits.documentBytes, limits.depth)
    val row = Inputs.one(reader)(using decoder)
    reader.finish()
    row

  override protected def withNewChildInternal(child: Expression): DecodeJson = copy(child = child)
