package jzon.spark

import java.time.ZoneId
import jzon.{JsonPointer, Limits}

/** What the options of a reader say. Their names are those of the parameters; the limits go by the names of
  * [[jzon.Limits]].
  *
  * @param columnNameOfCorruptRecord
  *   the column that takes the text of a record that was refused, if the schema has it
  * @param columnNameOfError
  *   the column that takes the reason
  * @param timeZone
  *   the zone of timestamps without one
  */
final private[spark] case class ReadOptions(
    mode: Mode,
    framing: Framing,
    columnNameOfCorruptRecord: String,
    columnNameOfError: String,
    timeZone: ZoneId,
    limits: Limits
):
  /** Whether a column takes what is known of a record that was refused. */
  def isForRefused(column: String): Boolean =
    mode == Mode.Permissive && (column == columnNameOfCorruptRecord || column == columnNameOfError)

/** Where the records are in a file. */
private[spark] enum Framing:
  /** Each on a line of its own. */
  case Lines

  /** The elements of an array. */
  case Elements(array: JsonPointer)

  /** The file is one record. */
  case Document

private[spark] object ReadOptions:
  /** @param options
    *   gives the option of a name, in any case, or null
    * @param corruptRecord
    *   the name of its column if no option names it
    * @param zone
    *   the time zone if no option names it
    * @throws java.lang.IllegalArgumentException
    *   if an option has no meaning
    */
  def apply(options: String => String | Null, corruptRecord: String, zone: String): ReadOptions =
    def text(name: String, default: String): String =
      val value = options(name)
      if value == null then default else value
    ReadOptions(
      Mode.named(text("mode", Mode.FailFast.toString)),
      framing(text("framing", "lines"), text("pointer", "")),
      text("columnNameOfCorruptRecord", corruptRecord),
      text("columnNameOfError", "_error"),
      ZoneId.of(text("timeZone", zone)),
      limits(options)
    )

  private def framing(name: String, pointer: String): Framing = name match
    case "lines"    => Framing.Lines
    case "document" => Framing.Document
    case "array"    =>
      JsonPointer.parse(pointer) match
        case Right(array)  => Framing.Elements(array)
        case Left(problem) => throw IllegalArgumentException(s"pointer $pointer: $problem")
    case other => throw IllegalArgumentException(s"framing is lines, array or document, not $other")

  private def limits(options: String => String | Null): Limits =
    def number(name: String, default: Long): Long =
      val value = options(name)
      if value == null then default
      else value.toLongOption.getOrElse(throw IllegalArgumentException(s"$name is a number, not $value"))
    def int(name: String, default: Int): Int = math.toIntExact(number(name, default))
    val default = Limits.default
    default.copy(
      depth = int("depth", default.depth),
      numberBits = int("numberBits", default.numberBits),
      numberScale = int("numberScale", default.numberScale),
      stringBytes = int("stringBytes", default.stringBytes),
      nameBytes = int("nameBytes", default.nameBytes),
      documentBytes = number("documentBytes", default.documentBytes)
    )
