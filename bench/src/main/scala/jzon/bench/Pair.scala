package jzon.bench

import java.util.Locale.ROOT

/** The same operation by jzon and by jsoniter-scala.
  *
  * @param agree
  *   whether both do it right; asked before they are timed
  */
final class Pair(val name: String, val ours: () => Any, val theirs: () => Any, val agree: () => Boolean)

object Pair:
  private val WarmupRounds = 4
  private val Warmup = 60_000_000L // nanoseconds of processor time
  private val Turn = 3_000_000L
  private val Rounds = 40

  /** Measures the pairs whose name contains a match of one of the regular expressions, or all if there is none.
    *
    * Prints, one line a row, its name, and for both libraries nanoseconds of processor time and bytes allocated for one
    * operation. All rows are checked, and all are warmed up before any is timed. Each row is timed by turns of a few
    * milliseconds of both libraries.
    */
  def measure(all: List[Pair], patterns: Array[String], warmupRounds: Int = WarmupRounds): Unit =
    for pair <- warmedUp(all, patterns, warmupRounds) do
      val turns = List.fill(Rounds)((Turns.turn(pair.ours, Turn), Turns.turn(pair.theirs, Turn)))
      val (ours, theirs) = (Turns.typical(turns.map(_._1)), Turns.typical(turns.map(_._2)))
      val figures = List(ours.nanoseconds, theirs.nanoseconds, ours.bytes, theirs.bytes)
      println((pair.name :: figures.map("%.1f".formatLocal(ROOT, _))).mkString("\t"))

  /** The pairs whose names match, as [[measure]] selects them, after all of them were checked and warmed up. */
  def warmedUp(all: List[Pair], patterns: Array[String], rounds: Int = WarmupRounds): List[Pair] =
    val wanted = patterns.map(_.r.unanchored)
    val pairs = all.filter(pair => wanted.isEmpty || wanted.exists(_.matches(pair.name)))
    pairs.foreach(pair => if !pair.agree() then throw IllegalStateException(s"${pair.name}: the libraries disagree"))
    for _ <- 1 to rounds; pair <- pairs; run <- List(pair.ours, pair.theirs) do Turns.turn(run, Warmup)
    pairs
