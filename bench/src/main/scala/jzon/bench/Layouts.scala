package jzon.bench

import jzon.bench.documents.Layout

/** Every document in layouts that programs of other languages write, jzon beside jsoniter-scala: read, skipped as an
  * unknown field, and read into a tree. Prints what [[Pair.measure]] says. The compact and the pretty form are measured
  * by [[Documents]].
  *
  * {{{
  * bench/layouts.sh 5                 # five JVMs
  * bench/layouts.sh 3 'Twitter .*tabs' # three JVMs, the rows whose names match
  * }}}
  */
object Layouts:
  private val WarmupRounds = 20 // the JIT takes more than a second for a large class

  def main(patterns: Array[String]): Unit = Pair.measure(pairs, patterns, WarmupRounds)

  private[bench] def pairs: List[Pair] =
    for
      subject <- Subject.all
      layout <- List(Layout.Spaced, Layout.Tabs, Layout.Crlf)
      pair <- List(
        Documents.read(subject, layout),
        Documents.skip(subject.document, layout),
        Documents.tree(subject.document, layout)
      )
    yield pair
