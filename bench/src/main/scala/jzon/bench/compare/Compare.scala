package jzon.bench.compare

import java.nio.file.{Files, Path}
import java.util.Locale.ROOT
import scala.jdk.CollectionConverters.*
import jzon.bench.Cost

/** Compares what [[Measure]] printed for two versions, in JVMs that took turns, as a table in Markdown.
  *
  * The arguments are files: first those of the old version, one for each round, then as many of the new one. The names
  * of the two versions may precede them. For each row the old time is divided by the new one of the same round, so that
  * more than 1 is faster. The table shows the geometric mean of these ratios with its 99 % confidence interval
  * (Student's t on their logarithms). The verdict is `faster` or `slower` if the whole interval lies on that side of 1,
  * and `cannot tell` otherwise.
  */
object Compare:
  /** The ratios of all rounds.
    *
    * @param mean
    *   geometric
    */
  final case class Ratio(mean: Double, low: Double, high: Double):
    def verdict: String = if low > 1 then "faster" else if high < 1 then "slower" else "cannot tell"
    def text: String = "**%.3f** | %.3f to %.3f | %s".formatLocal(ROOT, mean, low, high, verdict)

  def main(files: Array[String]): Unit =
    val (names, others) = files.toList.span(!_.endsWith(".tsv"))
    require(others.size >= 4 && others.size % 2 == 0, "needs as many files of each version, and two at least")
    val (before, after) = others.map(costs).splitAt(others.size / 2)
    table(before, after, if names.isEmpty then "before → after" else names.mkString(" → ")).foreach(println)

  private def costs(file: String): Map[String, Cost] =
    Files.readAllLines(Path.of(file)).asScala.map: line =>
      val Array(name, nanoseconds, bytes) = line.split('\t')
      name -> Cost(nanoseconds.toDouble, bytes.toDouble)
    .toMap

  /** @param before
    *   the old version's rows, one map for each round
    * @param versions
    *   what the two versions are called
    */
  def table(
      before: List[Map[String, Cost]],
      after: List[Map[String, Cost]],
      versions: String = "before → after"
  ): List[String] =
    val names = before.head.keySet.filter(name => (before ++ after).forall(_.contains(name))).toList.sorted
    def ratios(name: String) = before.zip(after).map((old, now) => old(name).nanoseconds / now(name).nanoseconds)
    val rows = names.map: name =>
      val was = median(before.map(_(name).nanoseconds))
      val is = median(after.map(_(name).nanoseconds))
      val bytes = "%.0f → %.0f".formatLocal(ROOT, median(before.map(_(name).bytes)), median(after.map(_(name).bytes)))
      s"| $name | ${"%.0f → %.0f".formatLocal(ROOT, was, is)} | ${ratio(ratios(name)).text} | $bytes |"
    val overall = before.zip(after).indices.toList.map(round => geometricMean(names.map(ratios(_)(round))))
    List(
      s"| row | ns, $versions | times as fast | 99 % interval | verdict | B/op, $versions |",
      "| --- | --- | --- | --- | --- | --- |"
    ) ++ rows :+ s"| all rows | | ${ratio(overall).text} | |"

  /** The geometric mean of two or more ratios, with its confidence interval. */
  def ratio(ratios: List[Double]): Ratio =
    val logarithms = ratios.map(math.log)
    val n = logarithms.size
    val mean = logarithms.sum / n
    val deviation = math.sqrt(logarithms.map(x => (x - mean) * (x - mean)).sum / (n - 1))
    val margin = student99(n - 1) * deviation / math.sqrt(n)
    Ratio(math.exp(mean), math.exp(mean - margin), math.exp(mean + margin))

  /** The two-sided 99 % quantile of Student's t distribution with so many degrees of freedom, from a table. */
  private def student99(freedom: Int): Double =
    val table = List(63.657, 9.925, 5.841, 4.604, 4.032, 3.707, 3.499, 3.355, 3.250, 3.169, 3.106, 3.055, 3.012, 2.977)
    table.lift(freedom - 1).getOrElse(2.947)

  private def geometricMean(figures: List[Double]): Double = math.exp(figures.map(math.log).sum / figures.size)

  private def median(figures: List[Double]): Double =
    val sorted = figures.sorted
    (sorted((sorted.length - 1) / 2) + sorted(sorted.length / 2)) / 2
