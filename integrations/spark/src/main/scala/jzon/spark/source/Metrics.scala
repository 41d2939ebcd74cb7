package jzon.spark.source

import jzon.spark.read.Counts
import org.apache.spark.sql.connector.metric.{CustomMetric, CustomSumMetric, CustomTaskMetric}

/** Records that were read and not refused. Spark creates the metrics by their class names. */
final class RecordsMetric extends CustomSumMetric:
  def name: String = Metrics.Records
  def description: String = "records"

/** Bytes of JSON that were read, after decompression. */
final class BytesMetric extends CustomSumMetric:
  def name: String = Metrics.Bytes
  def description: String = "bytes of JSON"

/** Malformed records. */
final class RefusedMetric extends CustomSumMetric:
  def name: String = Metrics.Refused
  def description: String = "malformed records"

private[source] object Metrics:
  val Records = "jzonRecords"
  val Bytes = "jzonBytes"
  val Refused = "jzonMalformedRecords"

  def all: Array[CustomMetric] = Array(RecordsMetric(), BytesMetric(), RefusedMetric())

  def of(counts: Counts): Array[CustomTaskMetric] =
    Array(Metric(Records, counts.records), Metric(Bytes, counts.bytes), Metric(Refused, counts.refused))

  final private class Metric(val name: String, val value: Long) extends CustomTaskMetric
