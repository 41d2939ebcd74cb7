package jzon.conformance.mutants

import java.io.File
import java.nio.file.{Files, Path}
import java.util.concurrent.TimeUnit
import scala.collection.mutable

/** Applies mutants, one after the other, and runs the suites that should kill each: `conformance/mutants/run`.
  * Arguments are the numbers of mutants if only some are wanted.
  *
  * Only the mutated file is compiled, to a folder that comes before the classes it replaces: no snippet is in an inline
  * method that other files use. The compiler is in the class path of this class. The tests run in a JVM of their own.
  */
object Main:
  def main(arguments: Array[String]): Unit =
    val all = Mutants.all.zipWithIndex.map((mutant, i) => (i + 1, mutant))
    val chosen = if arguments.isEmpty then all else all.filter((number, _) => arguments.contains(number.toString))
    val scratch = Files.createTempDirectory("jzon-mutants")
    sys.addShutdownHook(ProcessHandle.current.children.forEach(_.destroyForcibly(): Unit)): Unit
    println("| | file | mistake | killed by |\n|---|---|---|---|")
    val killed = chosen.count: (number, mutant) =>
      val killer = kill(mutant, Files.createDirectories(scratch.resolve(number.toString)))
      println(s"| $number | ${mutant.file} | ${mutant.what} | ${killer.getOrElse("SURVIVED")} |")
      killer.isDefined
    println(s"\n$killed of ${chosen.length} mutants are killed")
    System.exit(if killed == chosen.length then 0 else 1)

  /** The suite that fails, if one does. */
  private def kill(mutant: Mutant, folder: Path): Option[String] =
    val source = Files.writeString(folder.resolve(mutant.path.getFileName), mutant.source)
    val classes = Files.createDirectories(folder.resolve("classes"))
    compile(source, classes)
    mutant.suites.find: suite =>
      if !sound.getOrElseUpdate(suite, passes(suite, folder, folder.resolve("sound.txt"))) then
        sys.error(s"$suite fails without a mistake: see ${folder.resolve("sound.txt")}")
      !passes(suite, classes, folder.resolve("log.txt"))

  /** Whether each suite passes as long as nothing is wrong. */
  private val sound = mutable.Map.empty[String, Boolean]

  private val classpath = System.getProperty("jzon.mutants.classpath")

  private def compile(source: Path, classes: Path): Unit =
    val arguments = Array("-classpath", classpath, "-d", classes.toString, "-nowarn", source.toString)
    val reporter =
      Class.forName("dotty.tools.dotc.Main").getMethod("process", classOf[Array[String]]).invoke(null, arguments)
    val hasErrors = reporter.getClass.getMethod("hasErrors").invoke(reporter).asInstanceOf[Boolean]
    if hasErrors then sys.error(s"$source does not compile")

  /** Whether all tests of the suite pass, in time: some mistakes make endless loops. */
  private def passes(suite: String, classes: Path, log: Path): Boolean =
    val java = Path.of(System.getProperty("java.home"), "bin", "java").toString
    val path = s"$classes${File.pathSeparator}$classpath"
    val options = List("-Xmx1g", "-Dfile.encoding=UTF-8", "-cp", path)
    val command = java :: options ::: List("org.junit.runner.JUnitCore", Mutant.suite(suite))
    val builder = ProcessBuilder(command*).redirectErrorStream(true)
    builder.environment.put("JZON_CORPORA", classes.toString): Unit // none: what is in the repository must suffice
    val process = builder.redirectOutput(log.toFile).start()
    val isDone = process.waitFor(Minutes, TimeUnit.MINUTES)
    if !isDone then process.destroyForcibly().waitFor(): Unit
    isDone && process.exitValue == 0

  private val Minutes = 5L
