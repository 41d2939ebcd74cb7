package jzon.spark

import java.nio.file.{Files, Path}
import org.apache.spark.sql.{DataFrame, SparkSession}
import org.apache.spark.sql.types.StructType

/** A suite with a Spark in this JVM, and files of its own. */
abstract class SparkSuite extends munit.FunSuite:
  final lazy val spark: SparkSession = SparkSuite.session

  /** A new folder for each test. */
  final val folder: FunFixture[Path] = FunFixture(_ => Files.createTempDirectory("jzon-spark"), SparkSuite.delete)

  extension (folder: Path)
    /** Writes a file: its path. */
    final def file(name: String, content: String): String = bytes(name, content.getBytes("UTF-8"))

    final def bytes(name: String, content: Array[Byte]): String =
      val file = folder.resolve(name)
      Files.createDirectories(file.getParent): Unit
      Files.write(file, content).toString

  /** Reads with options as `format("jzon")`. */
  final def read(schema: StructType, options: (String, String)*)(paths: String*): DataFrame =
    spark.read.format("jzon").schema(schema).options(options.toMap).load(paths*)

  final def schema(ddl: String): StructType = StructType.fromDDL(ddl)

  /** The rows as text, in any order. */
  final def rows(frame: DataFrame): List[String] = frame.collect().map(_.toString).toList.sorted

  /** The message of the innermost cause of an exception. */
  final def reasonOf(body: => Any): String =
    val error = intercept[Exception](body)
    Iterator.iterate[Throwable](error)(_.getCause).takeWhile(_ != null).toList.last.getMessage

private object SparkSuite:
  /** Shared by the suites; it ends with the JVM. */
  lazy val session: SparkSession =
    SparkSession
      .builder()
      .master("local[2]")
      .config("spark.ui.enabled", false)
      .config("spark.sql.shuffle.partitions", 2)
      .config("spark.sql.session.timeZone", "Europe/Zurich")
      .config("spark.sql.datetime.java8API.enabled", true) // java.sql.Date needs the JVM's permission
      .config("spark.sql.warehouse.dir", Files.createTempDirectory("jzon-warehouse").toString)
      .getOrCreate()

  def delete(folder: Path): Unit =
    val files = Files.walk(folder)
    try files.sorted(java.util.Comparator.reverseOrder[Path]).forEach(Files.delete(_))
    finally files.close()
