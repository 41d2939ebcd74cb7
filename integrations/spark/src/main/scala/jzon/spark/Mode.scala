package jzon.spark

/** What happens to malformed records. */
enum Mode:
  /** The first one fails the query. The error names the file, the line and the path in the record. */
  case FailFast

  /** It has a row of nulls. If the schema has columns for the text of the record and for the reason, these are set. */
  case Permissive

  /** It has no row. */
  case DropMalformed

object Mode:
  /** The mode with this name, which is one of Spark's: `FAILFAST`, `PERMISSIVE` or `DROPMALFORMED`.
    *
    * @throws java.lang.IllegalArgumentException
    *   if there is no such mode
    */
  def named(name: String): Mode =
    values
      .find(_.toString.equalsIgnoreCase(name))
      .getOrElse(throw IllegalArgumentException(s"mode is FAILFAST, PERMISSIVE or DROPMALFORMED, not $name"))
