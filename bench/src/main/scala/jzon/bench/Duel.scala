package jzon.bench

import java.util.Locale.ROOT
import jzon.bench.libraries.Library

/** Two libraries in one JVM, by turns of a few milliseconds each, so that a machine whose clock changes meets both
  * alike: the ratio of their processor times is steadier than JMH's, which times each in a JVM of its own, minutes
  * apart.
  *
  * {{{
  * bench/run.sh duel Jsoniter
  * }}}
  *
  * Prints, for every document and direction, how many times as fast as the peer jzon is: the median of all pairs of
  * turns, and between which ratios the middle half lies.
  */
object Duel:
  private val Warmup = 300_000_000L // nanoseconds of processor time
  private val WarmupTurns = 14      // the JIT takes more than a second for a large class
  private val Turn = 8_000_000L
  private val Rounds = 200

  def main(peers: Array[String]): Unit =
    println("| times jzon, median (middle half) |" + peers.map(" " + _ + " |").mkString)
    println("| --- |" + " --- |" * peers.length)
    Subject.all.foreach(rows(_, peers))

  private def rows[A](subject: Subject[A], peers: Array[String]): Unit =
    val document = subject.document
    def row(title: String)(run: Library[A] => Any): Unit =
      val cells = peers.map(peer => versus(() => run(subject.jzon), () => run(subject.library(peer))))
      println(s"| ${document.name} $title |" + cells.map(" " + _ + " |").mkString)
    row("read compact")(_.read(document.compact))
    row("read pretty")(_.read(document.pretty))
    row("write")(_.write(document.value))

  private def versus(ours: () => Any, theirs: () => Any): String =
    for _ <- 1 to WarmupTurns do
      Turns.turn(ours, Warmup)
      Turns.turn(theirs, Warmup)
    val ratios = List.fill(Rounds):
      val our = Turns.turn(ours, Turn).nanoseconds
      Turns.turn(theirs, Turn).nanoseconds / our
    val sorted = ratios.sorted
    def quantile(part: Double) = sorted((sorted.size * part).toInt)
    "**%.2f** (%.2f to %.2f)".formatLocal(ROOT, quantile(0.5), quantile(0.25), quantile(0.75))
