package org.apache.spark.sql.jzonbridge

import org.apache.spark.sql.{Column, DataFrame, SparkSession}
import org.apache.spark.sql.catalyst.expressions.Expression
import org.apache.spark.sql.classic.{Dataset, ExpressionUtils, SparkSession as ClassicSession}
import org.apache.spark.sql.connector.catalog.Table
import org.apache.spark.sql.execution.datasources.v2.DataSourceV2Relation
import org.apache.spark.sql.util.CaseInsensitiveStringMap

/** Calls of methods that Spark hides from other packages: a DataFrame of a table that is in no catalog, and a column of
  * an expression.
  */
object Bridge:
  def table(session: SparkSession, table: Table, options: CaseInsensitiveStringMap): DataFrame =
    session match
      case classic: ClassicSession =>
        Dataset.ofRows(classic, DataSourceV2Relation.create(table, None, None, options))
      case _ => throw UnsupportedOperationException("this needs a session that runs in the same JVM, not Spark Connect")

  def column(expression: Expression): Column = ExpressionUtils.column(expression)

  def expression(column: Column): Expression = ExpressionUtils.expression(column)
