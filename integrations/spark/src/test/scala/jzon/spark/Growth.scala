package jzon.spark

import java.lang.management.ManagementFactory
import java.nio.file.{Files, Path}
import java.util.Locale
import java.util.concurrent.atomic.AtomicLong
import org.apache.spark.sql.SparkSession
import scala.jdk.CollectionConverters.*

/** Measures how the time and the memory of the module grow with the length of a file, and with the number of cores:
  *
  * `./sbt "spark/Test/runMain jzon.spark.Growth 410000 2050000 8200000"` takes files of so many lines, about 100 MB,
  * 500 MB and 2 GB. The tests' JVM has a heap of 1 GB.
  *
  * A query reads all columns. Each time is the shortest of three. The memory is the largest part of the heap that was
  * still in use after a garbage collection.
  */
object Growth:
  private val Rounds = 3

  def main(arguments: Array[String]): Unit =
    val pools = ManagementFactory.getMemoryPoolMXBeans.asScala.toList
    val largest = AtomicLong()
    val watch = Thread: () =>
      while true do
        val used = pools.flatMap(pool => Option(pool.getCollectionUsage)).map(_.getUsed).sum
        largest.accumulateAndGet(used, math.max(_, _)): Unit
        Thread.sleep(20)
    watch.setDaemon(true)
    watch.start()
    println(s"Java ${System.getProperty("java.version")}, heap ${Runtime.getRuntime.maxMemory / 1_000_000} MB")
    for lines <- arguments.toList.map(_.toInt) do
      val file = Files.createTempFile("growth", ".json")
      try
        Compare.write(file, lines)
        for cores <- List(1, 2) do
          largest.set(0)
          report(lines, file, cores, seconds(file, cores), largest.get)
      finally Files.delete(file)

  private def seconds(file: Path, cores: Int): Double =
    val session = SparkSession.builder().master(s"local[$cores]").config("spark.ui.enabled", false).getOrCreate()
    try
      val rows = session.read.format("jzon").schema(schemaOf[Compare.Person]).load(file.toString)
      val query = Compare.drain(rows)
      List
        .fill(Rounds):
          val start = System.nanoTime
          query()
          (System.nanoTime - start) / 1e9
        .min
    finally session.stop()

  private def report(lines: Int, file: Path, cores: Int, seconds: Double, largest: Long): Unit =
    val megabytes = Files.size(file) / 1e6
    println(
      String.format(
        Locale.ROOT,
        "%8d lines %5.0f MB %d cores %7.2f s %6.0f MB/s, at most %4d MB of heap",
        lines,
        megabytes,
        cores,
        seconds,
        megabytes / seconds,
        largest / 1_000_000
      )
    )
