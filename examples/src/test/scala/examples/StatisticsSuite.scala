package examples

import java.nio.file.Files
import me.tongfei.progressbar.{ProgressBarBuilder, ProgressBarConsumer}

class StatisticsSuite extends munit.FunSuite:
  private val silent: ProgressBarConsumer = new ProgressBarConsumer:
    def getMaxRenderedLength: Int = 80
    def accept(text: String): Unit = ()
    def close(): Unit = ()

  test("the summary of each station, and the lines that are wrong"):
    val file = Files.createTempFile("measurements", ".ndjson")
    try
      val oslo = "{\"station\":\"Oslo\",\"celsius\":"
      val rome = "{\"station\":\"Rome\",\"celsius\":"
      Files.writeString(
        file,
        s"${oslo}1.5}\n${rome}20}\n${oslo}-2.5}\n${oslo}x}\n\n${rome}\"hot\"}\n${rome}30}\n"
      ): Unit
      val bar = ProgressBarBuilder().setInitialMax(Files.size(file)).setConsumer(silent).build()
      val report = Statistics.of(file, bar)
      assertEquals(bar.getCurrent, Files.size(file))
      bar.close()
      assertEquals(report.stations("Oslo"), Statistics.Summary(2, -2.5, 1.5, -1))
      assertEquals(report.stations("Rome").mean, 25.0)
      assertEquals(report.errors.map(_.takeWhile(_ != ':')), Vector("line 4", "line 6"))
    finally Files.delete(file)
