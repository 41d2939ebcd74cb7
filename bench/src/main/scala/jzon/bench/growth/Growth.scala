package jzon.bench.growth

import com.github.plokhotnyuk.jsoniter_scala.core.{JsonValueCodec, readFromArray, writeToArray}
import jzon as json
import jzon.bench.{Grid, Turns}
import jzon.bench.types.TypeRow
import jzon.bench.ways.{Article, Script}

/** Whether time for one byte stays the same from 1 KB to 100 MB, and what a second thread brings: jzon beside
  * jsoniter-scala. Prints lines for [[Grid]].
  *
  * {{{
  * bench/growth.sh 3
  * }}}
  */
object Growth:
  private val Sizes = List(1, 10, 100, 1000, 10000, 100000) // in KB of 1,000 bytes
  private val Scripts = List(Script.Ascii, Script.Mixed)
  private val WarmupRounds = 3
  private val WarmupSizes = Sizes.filter(_ <= 1000)
  private val Warmup = 250_000_000L // nanoseconds of processor time
  private val Turn = 5_000_000L
  private val Rounds = 20

  /** An operation by one of the libraries.
    *
    * @param bytes
    *   how long the document is
    */
  private final class Run(val row: String, val library: String, val bytes: Int, val run: () => Any)

  /** @param arguments
    *   the largest size in KB, or nothing
    */
  def main(arguments: Array[String]): Unit =
    val largest = arguments.headOption.fold(Sizes.last)(_.toInt)
    // Long documents take other paths than short ones.
    val warmups = for script <- Scripts; size <- WarmupSizes; run <- runs(script, size) yield run
    for _ <- 1 to WarmupRounds; run <- warmups do Turns.turn(run.run, Warmup)
    for
      script <- Scripts
      size <- Sizes
      if size <= largest
    do perByte(runs(script, size))
    for size <- List(10, 1000); run <- runs(Script.Ascii, size) do
      println(Grid.line(run.row, s"${run.library}, two threads against one", Threads.gain(run.run)))

  /** By turns, and less often where an operation takes long. */
  private def perByte(runs: List[Run]): Unit =
    val rounds = if runs.head.bytes > 1e7 then Rounds / 4 else Rounds
    System.gc() // so that the objects of a list lie side by side, and not between what its making left
    for run <- runs do Turns.turn(run.run, Turn)
    val costs = List.fill(rounds)(runs.map(run => Turns.turn(run.run, Turn))).transpose
    for (run, turns) <- runs.zip(costs) do
      println(Grid.line(run.row, s"${run.library}, ns/byte", Turns.typical(turns).nanoseconds / run.bytes))

  private val codec: JsonValueCodec[List[Article]] = TypeRow.jsoniter

  private def runs(script: Script, size: Int): List[Run] =
    val articles = list(script, size * 1000)
    val bytes = json.writeBytes(articles)
    val read = s"read ${script.title}, ${title(size)}"
    val write = s"write ${script.title}, ${title(size)}"
    if readFromArray(bytes)(codec) != articles || json.readOrThrow[List[Article]](bytes) != articles then
      throw IllegalStateException(s"$read: the libraries disagree")
    List(
      Run(read, "jzon", bytes.length, () => json.readOrThrow[List[Article]](bytes)),
      Run(read, "jsoniter-scala", bytes.length, () => readFromArray(bytes)(codec)),
      Run(write, "jzon", bytes.length, () => json.writeBytes(articles)),
      Run(write, "jsoniter-scala", bytes.length, () => writeToArray(articles)(codec))
    )

  /** Of a megabyte the same articles again. */
  private def list(script: Script, bytes: Int): List[Article] =
    val once = Article.list(script, math.min(bytes, 1_000_000))
    List.fill(math.max(1, bytes / 1_000_000))(once).flatten

  private def title(size: Int): String = if size < 1000 then s"$size KB" else s"${size / 1000} MB"
