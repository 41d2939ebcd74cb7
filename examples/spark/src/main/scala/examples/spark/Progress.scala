package examples.spark

import me.tongfei.progressbar.{ProgressBar, ProgressBarBuilder}
import org.apache.spark.scheduler.{SparkListener, SparkListenerStageSubmitted, SparkListenerTaskEnd}
import org.apache.spark.sql.SparkSession

/** A bar that moves with the tasks that end. Its message is how much they have read. */
final class Progress(session: SparkSession) extends SparkListener, AutoCloseable:
  private val bar: ProgressBar = ProgressBarBuilder().setTaskName("tasks").setInitialMax(0).build()
  private var bytes = 0L
  session.sparkContext.addSparkListener(this)

  override def onStageSubmitted(stage: SparkListenerStageSubmitted): Unit =
    bar.maxHint(bar.getMax + stage.stageInfo.numTasks): Unit

  override def onTaskEnd(task: SparkListenerTaskEnd): Unit =
    if task.taskMetrics != null then bytes += task.taskMetrics.inputMetrics.bytesRead
    bar.setExtraMessage(s"${bytes / 1_000_000} MB"): Unit
    bar.step(): Unit

  def close(): Unit =
    session.sparkContext.removeSparkListener(this)
    bar.close()
