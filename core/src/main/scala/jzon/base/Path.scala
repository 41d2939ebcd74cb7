package jzon

import scala.collection.immutable.Nil

/** The path from the root of a document to a place in it, outermost part first. */
final case class Path(parts: List[Path.Part]):
  /** The path to the field `name` of this place. */
  def /(name: String): Path = Path(parts :+ Path.Name(name))

  /** The path to the element `index` of this place, counted from 0. */
  def /(index: Int): Path = Path(parts :+ Path.Index(index))

  /** A jq query that selects the place, such as `.rows[0]."a b"`. The root is `.`. */
  def jq: String =
    val text = render
    if text.isEmpty || text.charAt(0) == '[' then "." + text else text

  /** The path as a JSON Pointer (RFC 6901), such as `/rows/0/a b`. */
  def pointer: String =
    parts.map(part => "/" + part.text.replace("~", "~0").replace("/", "~1")).mkString

  /** The path in the text of an error: empty for the root, otherwise the jq query, which may begin with `[0]`. */
  private[jzon] def render: String = parts.map(_.render).mkString

object Path:
  /** The path to the whole document. */
  val root: Path = Path(Nil)

  /** One step of a path: a [[Name]] or an [[Index]]. */
  sealed trait Part:
    private[jzon] def text: String
    private[jzon] def render: String

  /** A field of an object. */
  final case class Name(name: String) extends Part:
    private[jzon] def text: String = name
    private[jzon] def render: String = if isIdentifier(name) then "." + name else ".\"" + escaped(name) + "\""

  /** An element of an array, counted from 0. */
  final case class Index(index: Int) extends Part:
    private[jzon] def text: String = index.toString
    private[jzon] def render: String = "[" + index + "]"

  private def isIdentifier(name: String): Boolean =
    name.nonEmpty && !isDigit(name.charAt(0)) && name.forall(c => isLetter(c) || isDigit(c))

  private def isLetter(c: Char): Boolean = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'
  private def isDigit(c: Char): Boolean = c >= '0' && c <= '9'

  /** The content of a jq string, which has the escapes of a JSON string. Invisible characters are escaped. A lone
    * surrogate becomes U+FFFD, because it can't be encoded.
    */
  private def escaped(name: String): String =
    val out = StringBuilder()
    var follows = false
    name.codePoints.forEach: c =>
      if c >= 0xd800 && c <= 0xdfff then out += '\ufffd'
      else
        follows = !Shown.isHidden(c, follows)
        if !follows then Character.toChars(c).foreach(unit => out ++= f"\\u${unit.toInt}%04x")
        else
          if c == '"' || c == '\\' then out += '\\'
          out.underlying.appendCodePoint(c): Unit
    out.result()
