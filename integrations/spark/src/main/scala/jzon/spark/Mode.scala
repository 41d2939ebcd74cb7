package jzon.spark

/** What happens to records that are refused. */
enum Mode:
  /** The query fails, with the file, the line and the path of the first one. */
  case FailFast

  /** Its row has nulls only, but for the columns that take its text and the reason. */
  case Permissive

  /** It has no row. */
  case DropMalformed

object Mode:
  /** The mode of this name, in the words of Spark: `FAILFAST`, `PERMISSIVE` or `DROPMALFORMED`.
    *
    * @throws java.lang.IllegalArgumentException
    *   if there is none
    */
  def named(name: String): Mode =
    values
      .find(_.toString.equalsIgnoreCase(name))
      .getOrElse(throw IllegalArgumentException(s"mode is FAILFAST, PERMISSIVE or DROPMALFORMED, not $name"))
