package jzon.conformance

import java.nio.file.Path
import munit.FunSuite
import scala.concurrent.duration.*
import scala.io.Source
import scala.util.Using

/** In every tier of the JVM, the deepest documents that the limits allow are read and written on the stack that
  * [[DeepCases]] says, and refused with an error where it is smaller.
  */
class StackSuite extends FunSuite:
  override def munitTimeout: Duration = 10.minutes

  for
    tier <- StackSuite.Tiers
    stack <- Seq(512, 1024)
  do
    test(s"$stack KB, ${tier.name}"):
      val rows = tier.run(stack)
      val wrong = DeepCases.all.flatMap: deep =>
        val outcomes = rows.filter(_.name == deep.name)
        assertEquals(outcomes.map(_.operation).toSet, DeepStack.Operations.toSet, deep.name)
        val allowed = if stack >= deep.stack then Set(DeepStack.Fits) else Set(DeepStack.Fits, DeepStack.Limit)
        outcomes.filterNot(row => allowed(row.outcome)).map(row => s"${row.name}, ${row.operation}: ${row.outcome}")
      assertEquals(wrong, Nil)

object StackSuite:
  /** What a JVM said of one case. */
  final case class Row(name: String, operation: String, outcome: String)

  /** @param flags
    *   of the JVM
    * @param times
    *   how often the deepest document is read and written
    * @param before
    *   how often a shallow one is before
    */
  final case class Tier(name: String, flags: List[String], times: Int, before: Int):
    def run(stack: Int): List[Row] =
      val java = Path.of(System.getProperty("java.home"), "bin", "java").toString
      val classes = List("-Xmx512m", "-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path"))
      val arguments = "jzon.conformance.DeepStack" :: List(stack, times, before).map(_.toString)
      val process = ProcessBuilder((java :: flags ++ classes ++ arguments)*).redirectErrorStream(true).start()
      process.getOutputStream.close()
      val lines = Using.resource(Source.fromInputStream(process.getInputStream))(_.getLines().toList)
      require(process.waitFor() == 0, lines.mkString("\n"))
      lines.filterNot(_.startsWith("WARNING: ")).map: line => // a newer JVM warns of the Scala library
        line.split('\t') match
          case Array(name, operation, outcome) => Row(name, operation, outcome)
          case _                               => throw IllegalArgumentException(line)

  val Tiers: List[Tier] = List(
    Tier("the interpreter", List("-Xint"), 1, 0),
    Tier("C1", List("-XX:TieredStopAtLevel=1", "-Xbatch"), 4, 100),
    Tier("C1 with profiles", List("-XX:TieredStopAtLevel=3", "-Xbatch"), 4, 100),
    Tier("all tiers, 20 readings", Nil, 20, 0),
    Tier("all tiers, 20,000 readings", Nil, 5, 20000)
  )

/** Prints the smallest stack, of those tried, that is enough for each case in all tiers. */
object StackTable:
  private val Stacks = List(256, 384, 512, 768, 1024, 2048)

  def main(arguments: Array[String]): Unit =
    println("| document | KB of stack |")
    println("|---|---|")
    val rows = Stacks.map(stack => stack -> StackSuite.Tiers.flatMap(_.run(stack)))
    for deep <- DeepCases.all do
      val enough = rows.find((_, rows) => rows.filter(_.name == deep.name).forall(_.outcome == DeepStack.Fits))
      println(s"| ${deep.name} | ${enough.fold("more")(_._1.toString)} |")
