package jzon.macros.derive

import jzon.macros.ConstantText

/** The bytes of the name of a field in the compact form, `,"name":`, as constants of emitted code:
  * [[jzon.input.FieldCursor.passName]] compares them with the input.
  */
final private[derive] case class NameWords(word0: Long, word1: Long, length: Int)

private[derive] object NameWords:
  /** The words that no input is equal to. */
  val Never: NameWords = NameWords(0, 0, 0)

  /** The words of `name`, or [[Never]] if JSON would escape it. The first field has no comma. */
  def of(name: String, isFirst: Boolean): NameWords =
    if !name.forall(c => c >= ' ' && c != '"' && c != '\\') then Never
    else
      val bytes = ConstantText.bytes((if isFirst then "" else ",") + s"\"$name\":")
      val second = if bytes.length <= 16 then bytes.slice(8, 16) else ""
      NameWords(ConstantText.word(bytes.take(8)), ConstantText.word(second), bytes.length)
