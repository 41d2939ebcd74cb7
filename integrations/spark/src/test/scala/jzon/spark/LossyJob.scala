package jzon.spark

import java.nio.file.{FileAlreadyExistsException, Files, Path}
import jzon.spark.given
import jzon.spark.Models.*
import org.apache.spark.sql.SparkSession

/** A job whose executor dies in the middle: the first task that comes to the record `fatal` ends its JVM, and leaves
  * the file `marker`. Arguments: master, folder of users, fatal, marker. Prints the sums of all records.
  */
object LossyJob:
  def main(arguments: Array[String]): Unit =
    val Array(master, in, fatal, marker) = arguments
    val fatalId = fatal.toLong
    val session = SparkSession
      .builder()
      .master(master)
      .config("spark.ui.enabled", false)
      .config("spark.executor.memory", "512m")
      .config("spark.driver.host", "127.0.0.1")
      .config("spark.driver.bindAddress", "127.0.0.1")
      .config("spark.executor.extraClassPath", System.getProperty("java.class.path"))
      .config("spark.sql.files.maxPartitionBytes", 20_000)
      .getOrCreate()
    try
      val ids = session
        .readJson[User](in)
        .map: user =>
          if user.id == fatalId && isFirst(Path.of(marker)) then Runtime.getRuntime.halt(1)
          user.id
        .collect()
      println(s"${ids.length} ${ids.sum} ${ids.distinct.length}")
    finally session.stop()

  private def isFirst(marker: Path): Boolean =
    try
      Files.createFile(marker): Unit
      true
    catch case _: FileAlreadyExistsException => false
