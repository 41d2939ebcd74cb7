package jzon.conformance.attacks

import java.util.SplittableRandom
import jzon.conformance.{Collisions, DistanceMatrix}
import jzon.conformance.DistanceMatrix.*

/** The seed's attacks 0 to 3 on its document of distances, made by their rules; the twin is an honest document of as
  * many bytes.
  */
final class SeedAttacks(seed: Long):
  private val original = jzon.write(matrix(12))

  /** attack0: lines of 100 blanks before the last brace. */
  def blanks(lines: Int): String = original.dropRight(1) + (" " * 100 + "\n") * lines + "}"

  /** attack1: a first field that the class does not have, with a string of that many bytes, some of them no ASCII. */
  def redundant(bytes: Int): String =
    val random = SplittableRandom(seed)
    val text = StringBuilder()
    while text.length < bytes do
      text ++= (if random.nextInt(50) == 0 then "é\\n" else (random.nextInt(26) + 'a').toChar.toString)
    s"{\"redundant\":\"$text\",${original.drop(1)}"

  /** attack2: before each field up to `most` others whose names have its `String.hashCode`. */
  def collisions(most: Int): String =
    val random = SplittableRandom(seed)
    """"([a-z_]+)":""".r.replaceAllIn(
      original,
      field =>
        val extra = Seq.fill(random.nextInt(most + 1)):
          s"\"${Collisions.zeros(random.nextInt(Collisions.zeros.length))}${field.group(1)}\":1,"
        java.util.regex.Matcher.quoteReplacement(extra.mkString + field.matched)
    )

  /** attack3: each Int with a point and that many zeros after it. */
  def zeros(count: Int): String = """"value":(\d+)""".r.replaceAllIn(original, "$0." + "0" * count)

  /** An honest document of about as many bytes. */
  def honest(bytes: Int): String =
    val sizes = Iterator.iterate(4)(n => n + n / 8 + 1)
    jzon.write(sizes.map(matrix).dropWhile(m => m.rows.length * m.rows.length * 100 < bytes).next())

  private def attack(name: String, first: Int)(rule: Int => String)(read: String => Work): Attack =
    Attack("seed", name, Attack.doubled(first))(n => read(rule(n)), n => Reads.accepted[Matrix](honest(rule(n).length)))

  def all: List[Attack] = List(
    attack("attack0, lines of blanks", 765)(blanks)(Reads.accepted[Matrix]),
    attack("attack1, a redundant string", 87000)(redundant)(Reads.accepted[Matrix]),
    attack("attack1, no extra fields", 87000)(redundant)(Reads.refused[Strict.Matrix]),
    attack("attack2, colliding names", 9)(collisions)(Reads.accepted[Matrix]),
    attack("attack2, no extra fields", 9)(collisions)(Reads.refused[Strict.Matrix]),
    attack("attack3, zeros after an Int", 435)(zeros)(Reads.refused[Matrix])
  )
