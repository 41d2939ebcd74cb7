package jzon.spark.functions

import jzon.Writer
import jzon.spark.read.ValueDecoder
import jzon.spark.write.ValueEncoder
import org.apache.spark.sql.catalyst.InternalRow
import org.apache.spark.sql.catalyst.analysis.TypeCheckResult
import org.apache.spark.sql.catalyst.expressions.{Expression, GenericInternalRow, UnaryExpression}
import org.apache.spark.sql.catalyst.expressions.codegen.CodegenFallback
import org.apache.spark.sql.types.{DataType, StringType}
import org.apache.spark.unsafe.types.UTF8String

/** Encodes the values of a column as JSON text. Fields that are null are left out. */
final private[spark] case class EncodeJson(child: Expression) extends UnaryExpression, CodegenFallback:
  @transient private lazy val encoder = ValueEncoder.of(child.dataType, leavesNulls = true)
  @transient private lazy val writer = Writer()
  @transient private lazy val cell: InternalRow = GenericInternalRow(1)

  def dataType: DataType = StringType
  override def nullable: Boolean = child.nullable
  override def nullIntolerant: Boolean = true
  override def prettyName: String = "encode_json"

  override def checkInputDataTypes(): TypeCheckResult =
    if ValueDecoder.supports(child.dataType) then TypeCheckResult.TypeCheckSuccess
    else TypeCheckResult.TypeCheckFailure(s"$prettyName does not write ${child.dataType.catalogString}")

  override def nullSafeEval(value: Any): Any =
    cell.update(0, value)
    writer.reset()
    encoder.write(cell, 0, writer)
    UTF8String.fromBytes(writer.toByteArray)

  override protected def withNewChildInternal(child: Expression): EncodeJson = copy(child = child)
