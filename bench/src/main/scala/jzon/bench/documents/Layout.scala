package jzon.bench.documents

/** Where a document has white space between its tokens.
  *
  * @param comma
  *   the comma before the next entry, where no line ends after it
  */
enum Layout(val label: String, lineEnd: String, indentation: String, val comma: String, val colon: String):
  case Compact extends Layout("compact", "", "", ",", ":")

  /** That of the services which the documents come from. */
  case Pretty extends Layout("pretty", "\n", "  ", ",", " : ")

  /** That of Python's `json.dumps`. */
  case Spaced extends Layout("spaced", "", "", ", ", ": ")

  /** That of Go's `json.MarshalIndent` with tabs. */
  case Tabs extends Layout("tabs", "\n", "\t", ",", ": ")

  /** That of .NET's `JsonSerializer` with `WriteIndented`, on Windows. */
  case Crlf extends Layout("CRLF", "\r\n", "  ", ",", ": ")

  /** What ends a line, and indents the next one. */
  def newLine(depth: Int): String = lineEnd + indentation * depth

object Layout:
  def named(label: String): Layout = values.find(_.label == label).get
