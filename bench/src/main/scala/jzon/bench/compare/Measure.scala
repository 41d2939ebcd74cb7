package jzon.bench.compare

import jzon.bench.Turns.{turn, typical}

/** Measures every [[Row]] in this JVM and prints, one line a row: its name, nanoseconds of this thread's processor time
  * and bytes allocated, both for one operation, separated by tabs.
  *
  * All rows are warmed up before any is timed, so that shared code has seen all types, as it has in a real program. The
  * time is the lower quartile of short turns: other work on the machine only makes turns longer.
  *
  * The arguments are regular expressions; a row is measured if its name contains a match of one of them. Without
  * arguments all rows are measured.
  */
object Measure:
  private val WarmupRounds = 3
  private val Warmup = 400_000_000L // nanoseconds of processor time for each row and round
  private val Turn = 5_000_000L
  private val Rounds = 60

  def main(patterns: Array[String]): Unit =
    val wanted = patterns.map(_.r.unanchored)
    val rows = Row.all.filter(row => wanted.isEmpty || wanted.exists(_.matches(row.name)))
    for _ <- 1 to WarmupRounds; row <- rows do turn(row.run, Warmup)
    for row <- rows do
      val cost = typical(List.fill(Rounds)(turn(row.run, Turn)))
      println(s"${row.name}\t${cost.nanoseconds}\t${cost.bytes}")
