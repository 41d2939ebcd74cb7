package jzon

/** What `json"…"` gives: JSON whose text was checked and encoded when it was compiled, with the values of its holes.
  *
  * The holes are evaluated when the literal is, from left to right, and written as often as it is written.
  */
abstract class Literal:
  /** Writes the value in the form of the writer.
    *
    * @throws EncodeError
    *   if a hole can't be written
    */
  def write(out: Writer): Unit

  /** As [[jzon.write]] with the default options. */
  override def toString: String = jzon.write(this)

object Literal:
  given encoder: Encoder[Literal] = (literal, out) => literal.write(out)
