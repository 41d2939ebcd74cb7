package jzon.bench.harness.run

import me.tongfei.progressbar.{
  ConsoleProgressBarConsumer, DelegatingProgressBarConsumer, ProgressBar, ProgressBarBuilder, ProgressBarStyle
}

/** A bar with the time that is left, on standard error; where that is no terminal, a line now and then. */
final class Progress(task: String, steps: Int) extends AutoCloseable:
  private val isTerminal = System.console != null

  private val bar: ProgressBar = ProgressBarBuilder()
    .setTaskName(task)
    .setInitialMax(steps)
    .setStyle(if isTerminal then ProgressBarStyle.COLORFUL_UNICODE_BLOCK else ProgressBarStyle.ASCII)
    .setUpdateIntervalMillis(if isTerminal then 1000 else 30_000)
    .continuousUpdate()
    .setConsumer(
      if isTerminal then ConsoleProgressBarConsumer(System.err)
      else DelegatingProgressBarConsumer(line => System.err.println(line), 100)
    )
    .build()

  def now(what: String): Unit = bar.setExtraMessage(what): Unit
  def step(): Unit = bar.step(): Unit
  def close(): Unit = bar.close()
