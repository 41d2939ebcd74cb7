package jzon.bench.harness.documents

import java.util.SplittableRandom
import jzon.bench.harness.Variant

/** Random texts and numbers, of the characters that a variant asks for. */
final class Words(random: SplittableRandom, variant: Variant):
  def below(bound: Int): Int = random.nextInt(bound)
  def boolean(): Boolean = random.nextInt(2) == 1
  def long(): Long = random.nextLong(1L << 62)
  def oneOf[A](choices: IndexedSeq[A]): A = choices(below(choices.length))
  def several[A](most: Int)(make: => A): List[A] = List.fill(below(most + 1))(make)

  /** In [0, `bound`], with as many digits as a Double has. */
  def double(bound: Double): Double = random.nextDouble() * bound

  /** `length` decimal digits. */
  def digits(length: Int): String = text(length, Words.decimals)

  /** `length` letters and digits. */
  def ascii(length: Int): String = text(length, Words.alphanumerics)

  /** About `length` letters, with blanks and, every fifth or so, one of the variant's own characters. */
  def free(length: Int): String =
    val text = StringBuilder()
    while text.length < length do
      if below(5) == 0 then text.append(oneOf(own)) else text.append(oneOf(Words.letters))
    text.toString

  private val own: IndexedSeq[String] = variant match
    case Variant.Text    => Words.beyondAscii
    case Variant.Escapes => Words.escaped
    case _               => Words.blanks

  private def text(length: Int, alphabet: String): String =
    val text = StringBuilder(length)
    for _ <- 0 until length do text.append(alphabet(below(alphabet.length)))
    text.toString

private object Words:
  private val decimals = "0123456789"
  private val letters = ("abcdefghijklmnopqrstuvwxyz" + "ABCDEFGHIJKLMNOPQRSTUVWXYZ").map(_.toString)
  private val alphanumerics = letters.mkString + decimals
  private val blanks = Vector(" ")
  private val beyondAscii = Vector("é", "ü", "ñ", "Ж", "я", "λ", "ש", "ع", "中", "日", "本", "한", "€", "😀", "🚀", "𝄞")

  /** Each has an escape of its own, or is written by its code: a control, a letter beyond ASCII, a pair of surrogates.
    */
  private val escaped =
    Vector("\"", "\\", "\n", "\t", "\r", "\b", "\f", "/", "\u0001", "é", "中", "😀", "\"", "\\", "\n")
