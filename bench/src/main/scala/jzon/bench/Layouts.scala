package jzon.bench

import jzon.bench.documents.{Form, Layout}

/** Every document in layouts that programs of other languages write, jzon beside jsoniter-scala: read, skipped as an
  * unknown field, and read into a tree; and written in other forms than the default. Prints what [[Pair.measure]] says.
  * What [[Documents]] measures is left out.
  *
  * {{{
  * bench/layouts.sh 5                 # five JVMs
  * bench/layouts.sh 3 'Twitter .*tabs' # three JVMs, the rows whose names match
  * }}}
  */
object Layouts:
  private val WarmupRounds = 20 // the JIT takes more than a second for a large class

  def main(patterns: Array[String]): Unit = Pair.measure(pairs, patterns, WarmupRounds)

  private[bench] def pairs: List[Pair] = Subject.all.flatMap: subject =>
    List(Layout.Spaced, Layout.Tabs, Layout.Crlf).flatMap(readIn(subject, _)) ++
      Form.values.map(Documents.write(subject, _))

  private def readIn(subject: Subject[?], layout: Layout): List[Pair] =
    List(
      Documents.read(subject, layout),
      Documents.skip(subject.document, layout),
      Documents.tree(subject.document, layout)
    )
