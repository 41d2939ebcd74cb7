package jzon.macros.derive

import jzon.macros.ConstantText

/** The bytes of the name of a field in the compact form, `{"name":` for the first field of an object and `,"name":` for
  * any other, as constants of emitted code. The methods of [[jzon.input.FieldCursor]] compare them with the input.
  */
private[derive] enum NameWords:
  /** At most 24 bytes, with words that cover all of them: one word with zeros above the bytes, or two or three words,
    * of which the last has the last 8 bytes and the others have the first.
    */
  case Whole(words: List[Long], length: Int)

  /** More bytes, with the first 8 of them. */
  case Beginning(head: Long, length: Int)

  /** No input has these bytes, because JSON escapes the name. */
  case Never

private[derive] object NameWords:
  def of(name: String, isFirst: Boolean): NameWords =
    val bytes = ConstantText.bytes((if isFirst then "{" else ",") + s"\"$name\":")
    val length = bytes.length
    def words(at: Int*): List[Long] = at.toList.map(i => ConstantText.word(bytes.slice(i, i + 8)))
    if !name.forall(c => c >= ' ' && c != '"' && c != '\\') then Never
    else if length <= 8 then Whole(words(0), length)
    else if length <= 16 then Whole(words(0, length - 8), length)
    else if length <= 24 then Whole(words(0, 8, length - 8), length)
    else Beginning(words(0).head, length)
