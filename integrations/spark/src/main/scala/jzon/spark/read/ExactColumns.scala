package jzon.spark.read

import java.time.Period
import org.apache.spark.sql.catalyst.expressions.{CheckOverflow, Expression, Literal}
import org.apache.spark.sql.catalyst.expressions.objects.StaticInvoke
import org.apache.spark.sql.catalyst.util.IntervalUtils
import org.apache.spark.sql.types.Decimal

/** The columns of an object, exactly or not at all. Spark itself rounds a decimal with too many digits after the point,
  * makes null of one that is too large unless ANSI mode is on, and drops the days of a period. For a value that was
  * read, each of them is an ArithmeticException here.
  */
private[spark] object ExactColumns:
  /** `column` with Spark's own conversions replaced. */
  def apply(column: Expression): Expression = column.transform:
    case CheckOverflow(number, decimal, _) =>
      val digits = Seq(Literal(decimal.precision), Literal(decimal.scale))
      StaticInvoke(ExactColumns.getClass, decimal, "decimal", number +: digits, returnNullable = false)
    case months: StaticInvoke if months.functionName == "periodToMonths" =>
      months.copy(staticObject = ExactColumns.getClass, functionName = "months")

  /** For Spark's code: the number as it is. */
  def decimal(number: Decimal, precision: Int, scale: Int): Decimal =
    val exact = DecimalDecoder.exact(number.toJavaBigDecimal, precision, scale)
    if exact == null then throw ArithmeticException(s"$number has more digits than decimal($precision,$scale)")
    else exact

  /** For Spark's code: the months of a period without days. */
  def months(period: Period): Int =
    if period.getDays != 0 then throw ArithmeticException(s"$period has days") else IntervalUtils.periodToMonths(period)
