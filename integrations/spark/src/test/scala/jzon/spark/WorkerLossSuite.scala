package jzon.spark

import java.nio.file.{Files, Path}
import jzon as json

/** A cluster of two workers in processes of their own, one of which dies in the middle of a job. */
class WorkerLossSuite extends munit.FunSuite:
  override val munitTimeout = scala.concurrent.duration.Duration(5, "min")

  test("the result is complete although an executor dies"):
    val folder = Files.createTempDirectory("jzon-loss")
    try
      val in = Files.createDirectory(folder.resolve("in"))
      for file <- 0 until 4 do
        val users = (1 to 1000).map(i => Models.users(i % 3).copy(id = file * 1000 + i))
        Files.writeString(in.resolve(s"$file.json"), users.map(json.write(_)).mkString("\n")): Unit
      val marker = folder.resolve("died")
      val printed = run("local-cluster[2,1,512]", in.toString, "2500", marker.toString)
      assert(Files.exists(marker), "no executor has died")
      assertEquals(printed.linesIterator.toList.lastOption, Some(s"4000 ${(1L to 4000L).sum} 4000"))
    finally SparkSuite.delete(folder)

  /** What the job prints, in a JVM of its own with the home of Spark. */
  private def run(arguments: String*): String =
    val java = Path.of(System.getProperty("java.home"), "bin", "java").toString
    val command = Seq(java, "-cp", System.getProperty("java.class.path"), "jzon.spark.LossyJob") ++ arguments
    val log = Files.createTempFile("jzon-loss", ".log")
    val builder = ProcessBuilder(command*).redirectError(log.toFile)
    builder.environment.put("SPARK_HOME", System.getProperty("jzon.spark.home")): Unit
    builder.environment.put("SPARK_SCALA_VERSION", "2.13"): Unit
    builder.environment.put("SPARK_LOCAL_IP", "127.0.0.1"): Unit
    val process = builder.start()
    try
      val printed = String(process.getInputStream.readAllBytes(), "UTF-8")
      assertEquals(process.waitFor(), 0, Files.readString(log))
      printed
    finally
      process.destroyForcibly(): Unit
      Files.delete(log)
