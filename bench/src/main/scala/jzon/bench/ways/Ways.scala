package jzon.bench.ways

import jzon.bench.{Pair, Subject}
import jzon.bench.types.TypeRow

/** Every way in and out, jzon beside jsoniter-scala, for texts of several scripts and the documents of the seed, from
  * 43 bytes to 10 MB. Prints what [[Pair.measure]] says.
  *
  * {{{
  * bench/ways.sh 5                          # five JVMs
  * bench/ways.sh 3 'read .*Cyrillic' 'tiny' # three JVMs, the rows whose names match
  * }}}
  *
  * The names of rows are `read from bytes, Cyrillic, 10 KB`, `write to String, Twitter, 10 MB`, `tiny, …`.
  */
object Ways:
  def main(patterns: Array[String]): Unit = Pair.measure(all, patterns)

  private val KB = 1000
  private val sizes = List(10 * KB, 500 * KB, 10000 * KB)
  private val withLargest = Set(Script.Ascii, Script.Mixed)

  private def all: List[Pair] = Tiny.pairs ++ articles ++ twitter ++ googleMaps

  private def articles: List[Pair] =
    for
      script <- Script.values.toList
      size <- sizes
      if size < sizes.last || withLargest(script)
      pair <- articles(script, size)
    yield pair

  private[bench] def articles(script: Script, size: Int): List[Pair] =
    WaysOf(title(script.title, size), Article.list(script, size), articleCodec).pairs

  private lazy val articleCodec = TypeRow.jsoniter[List[Article]]

  private def twitter: List[Pair] =
    val subject = Subject.twitter
    val document = subject.document
    for
      size <- sizes
      tweets = List.fill(times(size, document.compact.length))(document.value).flatten
      pair <- WaysOf(title(document.name, size), tweets, subject.jsoniter.codec).pairs
    yield pair

  /** A matrix of many rows. */
  private def googleMaps: List[Pair] =
    val subject = Subject.googleMaps
    val document = subject.document
    for
      size <- sizes
      rows = List.fill(times(size, document.compact.length))(document.value.rows).flatten
      pair <- WaysOf(title(document.name, size), document.value.copy(rows = rows), subject.jsoniter.codec).pairs
    yield pair

  private def times(size: Int, length: Int): Int = math.max(1, math.round(size.toDouble / length).toInt)

  private def title(name: String, size: Int): String =
    if size < 1000 * KB then s"$name, ${size / KB} KB" else s"$name, ${size / KB / 1000} MB"
