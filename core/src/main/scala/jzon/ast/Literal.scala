package jzon

import jzon.output.Outputs

/** The value of `json"…"`: JSON that was checked and encoded at compile time, with the values of its holes.
  *
  * The expressions in the holes are evaluated once, from left to right, when the literal is created. Their values are
  * encoded each time it is written.
  */
abstract class Literal:
  /** Writes the literal with the options of the writer.
    *
    * @throws EncodeError
    *   if a hole can't be written
    */
  def write(out: Writer): Unit

  /** The literal as text, with the default options. */
  override def toString: String = Outputs.string(this)

object Literal:
  given encoder: Encoder[Literal] = (literal, out) => literal.write(out)
