package jzon.spark

import java.time.ZoneId
import jzon.{JsonPointer, Limits}
import org.apache.spark.sql.types.{StringType, StructType}

/** The options of a reader. Each option has the name of its parameter. The options for limits have the names in
  * [[jzon.Limits]].
  *
  * @param columnNameOfCorruptRecord
  *   the column for the text of a malformed record, if the schema has it
  * @param columnNameOfError
  *   the column for the reason, if the schema has it
  * @param timeZone
  *   the zone of timestamps without an offset
  */
final private[spark] case class ReadOptions(
    mode: Mode,
    framing: Framing,
    columnNameOfCorruptRecord: String,
    columnNameOfError: String,
    timeZone: ZoneId,
    limits: Limits
):
  /** Whether a column is for the text of malformed records or for the reason. */
  def isForRefused(column: String): Boolean =
    mode == Mode.Permissive && (column == columnNameOfCorruptRecord || column == columnNameOfError)

  /** Checks that the columns for malformed records can hold text or null.
    *
    * @throws java.lang.IllegalArgumentException
    *   if one of them can't
    */
  def check(schema: StructType): Unit =
    for field <- schema if isForRefused(field.name) && (field.dataType != StringType || !field.nullable) do
      throw IllegalArgumentException(s"the column ${field.name} must be a nullable string")

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
    *   returns the value of an option, whose name may be in any case, or null
    * @param corruptRecord
    *   the name of the column for the text if no option sets it
    * @param zone
    *   the time zone if no option sets it
    * @throws java.lang.IllegalArgumentException
    *   if an option has a value without a meaning
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
    def int(name: String, default: Int): Int =
      val value = number(name, default)
      if value.isValidInt then value.toInt
      else throw IllegalArgumentException(s"$name is at most ${Int.MaxValue}, not $value")
    def flag(name: String, default: Boolean): Boolean =
      val value = options(name)
      if value == null then default
      else value.toBooleanOption.getOrElse(throw IllegalArgumentException(s"$name is true or false, not $value"))
    val default = Limits.default
    default.copy(
      depth = int("depth", default.depth),
      numberBits = int("numberBits", default.numberBits),
      numberScale = int("numberScale", default.numberScale),
      stringBytes = int("stringBytes", default.stringBytes),
      nameBytes = int("nameBytes", default.nameBytes),
      documentBytes = number("documentBytes", default.documentBytes),
      sameHashKeys = int("sameHashKeys", default.sameHashKeys),
      rereadBytes = number("rereadBytes", default.rereadBytes),
      uniqueKeys = flag("uniqueKeys", default.uniqueKeys)
    )
