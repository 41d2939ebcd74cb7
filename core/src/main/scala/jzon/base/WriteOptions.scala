package jzon

import jzon.WriteOptions.NaN

/** How a value is written.
  *
  * @param indent
  *   number of spaces for each level of nesting, with each field and element on its own line; 0 for the compact form
  * @param sortedKeys
  *   whether the fields of each object are sorted by the UTF-16 code units of their names; each outermost object or
  *   array is then held in memory until it is complete
  * @param asciiOnly
  *   whether characters beyond ASCII are written as `\u` escapes
  * @param htmlSafe
  *   whether `<`, `>`, `&`, U+2028 and U+2029 are written as `\u` escapes, so that the text is safe in a script element
  * @param nan
  *   how NaN and the infinities are written, for which JSON has no numbers
  */
final case class WriteOptions(
    indent: Int = 0,
    sortedKeys: Boolean = false,
    asciiOnly: Boolean = false,
    htmlSafe: Boolean = false,
    nan: NaN = NaN.Quoted
):
  Arguments.require(indent >= 0 && indent <= 16, "indent is 0 to 16")

object WriteOptions:
  given default: WriteOptions = WriteOptions()

  /** Indented by two spaces, with a space on both sides of a colon: `"k" : v`. */
  val pretty: WriteOptions = WriteOptions(indent = 2)

  /** How NaN and the infinities are written. */
  enum NaN:
    /** As the strings `"NaN"`, `"Infinity"` and `"-Infinity"`, which the decoders of Double and Float read. */
    case Quoted

    /** As `null`. */
    case Null

    /** Writing fails with an [[EncodeError]]. */
    case Refused
