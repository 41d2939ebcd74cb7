package jzon.bench.types

import jzon as json
import scala.util.Random

/** Strings of which few have a character beyond U+00FF. The JIT may make `charAt` slow for all strings then. Prints the
  * nanoseconds for one string.
  *
  * {{{
  * java -cp … jzon.bench.types.FewWide 30 50 0.001
  * }}}
  *
  * The arguments are the least and the largest number of characters, and the share of strings that end with such a
  * character.
  */
object FewWide:
  private val Lists = 10
  private val Strings = 2000
  private val Rounds = 5

  def main(arguments: Array[String]): Unit =
    val (least, most, share) = (arguments(0).toInt, arguments(1).toInt, arguments(2).toDouble)
    val random = Random(1)
    def text: String =
      val letters = String(Array.fill(random.between(least, most + 1))(('a' + random.nextInt(26)).toChar))
      if random.nextDouble() < share then letters + "Ж" else letters
    val lists = List.fill(Lists)(List.fill(Strings)(text))
    val best = List
      .fill(80):
        val begin = System.nanoTime()
        for _ <- 1 to Rounds; list <- lists do json.writeBytes(list): Unit
        (System.nanoTime() - begin) / (Lists * Strings * Rounds).toDouble
      .min
    println(f"$least-$most wide $share%.5f $best%.1f ns")
