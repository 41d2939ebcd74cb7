package jzon.conformance

import com.sun.management.GarbageCollectionNotificationInfo
import java.lang.management.{ManagementFactory, MemoryType}
import java.nio.file.{Files, Paths}
import java.util.Locale
import javax.management.openmbean.CompositeData
import javax.management.{NotificationEmitter, NotificationListener}
import jzon as json
import scala.jdk.CollectionConverters.*

/** Reads an array without end for some seconds, and draws how much of the heap is used:
  *
  * {{{
  * java -Xmx32m -cp … jzon.conformance.EndlessStream 30 docs/streams-memory.svg
  * }}}
  *
  * The class path is what `./sbt "export conformance/Test/fullClasspath"` prints.
  */
object EndlessStream:
  case class Row(id: Int, name: String, tags: List[String]) derives json.Codec

  /** Megabytes of the heap in use `second`s after the start, and what the last collection left of it. */
  private case class Sample(second: Double, used: Double, live: Double)

  private inline val Mega = 1e6

  def main(arguments: Array[String]): Unit =
    val seconds = arguments(0).toInt
    watchCollections()
    val row = json.writeBytes(Row(12345, "a row of an array that does not end", List("a", "b")))
    val values = json.readArray[Row](Repeated("[", row, ",", "", Long.MaxValue))
    var samples = Vector[Sample]()
    var count = 0L
    val begin = System.nanoTime
    def now: Double = (System.nanoTime - begin) / 1e9
    while now < seconds do
      if now * 10 >= samples.size then
        samples = samples :+ sample(now)
        if samples.size % 50 == 0 then System.gc() // what measuring itself leaves behind would look like a leak
      for _ <- 1 to 1000 do if values.next().isRight then count += 1
    val all = s"$count elements, ${(count * (row.length + 1) / Mega).toLong} MB of JSON, in $seconds s"
    Files.writeString(Paths.get(arguments(1)), plot(samples, seconds, Runtime.getRuntime.maxMemory / Mega, all)): Unit
    println(s"$all; alive after a collection: at most ${number(samples.map(_.live).max)} MB")

  private def sample(second: Double): Sample =
    Sample(second, ManagementFactory.getMemoryMXBean.getHeapMemoryUsage.getUsed / Mega, live / Mega)

  /** Bytes of the heap that the last collection left. */
  @volatile private var live = 0L

  private def watchCollections(): Unit =
    val pools = ManagementFactory.getMemoryPoolMXBeans.asScala.filter(_.getType == MemoryType.HEAP).map(_.getName).toSet
    val listener: NotificationListener = (notification, _) =>
      val info = GarbageCollectionNotificationInfo.from(notification.getUserData.asInstanceOf[CompositeData]).getGcInfo
      live = info.getMemoryUsageAfterGc.asScala.collect { case (pool, usage) if pools(pool) => usage.getUsed }.sum
    ManagementFactory.getGarbageCollectorMXBeans.asScala.foreach:
      case source: NotificationEmitter => source.addNotificationListener(listener, null, null)
      case _                           =>

  private val width = 720
  private val height = 300

  private def plot(samples: Seq[Sample], seconds: Int, most: Double, caption: String): String =
    def x(second: Double): String = number(60 + second / seconds * (width - 80))
    def y(megas: Double): String = number(height - 50 - megas / most * (height - 100))
    def line(color: String, value: Sample => Double): String =
      val points = samples.map(s => s"${x(s.second)},${y(value(s))}").mkString(" ")
      s"""<polyline fill="none" stroke="$color" stroke-width="1.5" points="$points"/>"""
    def text(x: Any, y: Any, anchor: String, text: String, color: String = "#333"): String =
      s"""<text x="$x" y="$y" text-anchor="$anchor" fill="$color">$text</text>"""
    def level(megas: Double): String =
      s"""<line x1="60" x2="${width - 20}" y1="${y(megas)}" y2="${y(megas)}" stroke="#ddd"/>""" +
        text(52, y(megas), "end", megas.round.toString)
    val levels = (0 to 4).map(k => level(most * k / 4))
    val times = (0 to 6).map(k => text(x(seconds * k / 6.0), height - 32, "middle", (seconds * k / 6.0).round.toString))
    Seq(
      s"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 $width $height"""",
      """ font-family="sans-serif" font-size="12">""",
      s"""<rect width="$width" height="$height" fill="white"/>""",
      levels.mkString("\n"),
      times.mkString("\n"),
      line("#7aa6d8", _.used),
      line("#c0392b", _.live),
      text(60, 18, "start", caption),
      text(60, 36, "start", "heap in use, MB (the top line is all there is)", "#3a6ea5"),
      text(380, 36, "start", "of it left by the last collection, MB", "#c0392b"),
      text(width / 2, height - 10, "middle", "seconds"),
      "</svg>"
    ).mkString("", "\n", "\n")

  private def number(a: Double): String = String.format(Locale.ROOT, "%.1f", a)
