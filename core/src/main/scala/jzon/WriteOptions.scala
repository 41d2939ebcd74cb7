package jzon

import jzon.WriteOptions.NaN

/** How a value is written.
  *
  * @param indent
  *   spaces for each level of nesting, with every field and element on a line of its own; 0 for the compact form
  * @param sortedKeys
  *   fields of every object in the order of their names' UTF-16 code units, at the price of a second pass
  * @param asciiOnly
  *   characters beyond ASCII as `\u` escapes
  * @param htmlSafe
  *   `<`, `>`, `&`, U+2028 and U+2029 as `\u` escapes, so that the text can stand in a script element
  * @param nan
  *   what becomes of NaN and the infinities, which JSON has no number for
  */
final case class WriteOptions(
    indent: Int = 0,
    sortedKeys: Boolean = false,
    asciiOnly: Boolean = false,
    htmlSafe: Boolean = false,
    nan: NaN = NaN.Quoted
):
  require(indent >= 0 && indent <= 16, "indent is 0 to 16")

object WriteOptions:
  given default: WriteOptions = WriteOptions()

  /** The form of the seed: two spaces, `"k" : v`. */
  val pretty: WriteOptions = WriteOptions(indent = 2)

  enum NaN:
    /** `"NaN"`, `"Infinity"`, `"-Infinity"`: read back by the decoders of Double and Float. */
    case Quoted

    /** `null` */
    case Null

    /** An [[EncodeError]]. */
    case Refused
