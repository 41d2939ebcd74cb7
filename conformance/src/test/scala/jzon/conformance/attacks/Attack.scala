package jzon.conformance.attacks

/** Input that is made to cost more than it should, beside honest input of about the same size.
  *
  * @param row
  *   where it comes from: the seed's attacks, a row of the table of findings, or an advisory
  * @param sizes
  *   three sizes, each twice the one before, in the unit that the attack grows by
  * @param documented
  *   where the documentation says that this costs what it costs: then it is shown, and does not count as a failure
  */
final case class Attack(row: String, name: String, sizes: Seq[Int], documented: Option[String] = None)(
    val hostile: Int => Work,
    val honest: Int => Work
)

/** What is done with one document or value, again and again. It throws [[Broken]] where the library breaks a promise.
  */
type Work = () => Unit

final class Broken(what: String) extends RuntimeException(what, null, false, false)

object Attack:
  /** `first`, twice and four times as much. */
  def doubled(first: Int): Seq[Int] = Seq(first, first * 2, first * 4)
