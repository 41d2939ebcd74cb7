package jzon.bench.types

import jzon.bench.Pair

/** Many types in one JVM, by turns, as in a real program, where shared code sees many types: jzon beside
  * jsoniter-scala. Prints what [[Pair.measure]] says.
  *
  * {{{
  * bench/types.sh 5              # five JVMs
  * bench/types.sh 3 'List.Int'   # three JVMs, the rows whose names match
  * }}}
  */
object Types:
  def main(patterns: Array[String]): Unit = Pair.measure(AllTypes.all.flatMap(_.pairs), patterns)
