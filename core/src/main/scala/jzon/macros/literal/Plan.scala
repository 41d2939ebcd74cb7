package jzon.macros.literal

import java.nio.charset.StandardCharsets.{ISO_8859_1, UTF_8}

/** What is done to write a literal, one step after the other. */
private[jzon] enum Op:
  /** JSON text, compact and escaped as little as can be: tokens that stand next to each other. */
  case Static(json: String)

  /** The quote before a string that has holes. */
  case BeginText(isKey: Boolean, isElement: Boolean)

  /** Characters of such a string, not escaped yet. */
  case Chars(text: String)
  case TextHole(index: Int, path: List[PathPart])
  case EndText(isKey: Boolean)

  /** A key, from quote to quote. */
  case Key(index: Int, path: List[PathPart])

  /** @param depth
    *   containers of the literal around the value
    */
  case Value(index: Int, isElement: Boolean, depth: Int, path: List[PathPart])
  case Spread(index: Int, isObject: Boolean, depth: Int, path: List[PathPart])

  /** What is done only if the hole has something to write. */
  case Present(index: Int, body: List[Op])

  /** A comma, unless the container has just begun. */
  case Comma

/** A part of the way to a hole. */
private[jzon] enum PathPart:
  case Name(parts: List[Part])
  case KeyHole(index: Int)

  /** The index of an element: of those before it `certain` are always there, others where the holes give them. */
  case Index(certain: Int, optional: List[Int], spread: List[Int])

private[jzon] object Plan:
  def apply(node: Node): List[Op] = fused(value(node, isElement = false, 0, Nil))

  /** Containers in one another. */
  def depth(node: Node): Int = node match
    case Node.Object(entries) =>
      1 + entries.map { case Entry.Field(_, value) => depth(value); case Entry.Spread(_) => 0 }.maxOption.getOrElse(0)
    case Node.Array(elements) => 1 + elements.map(depth).maxOption.getOrElse(0)
    case _                    => 0

  /** @param path
    *   the innermost part first
    */
  private def value(node: Node, isElement: Boolean, depth: Int, path: List[PathPart]): List[Op] = node match
    case Node.Scalar(text)    => List(Op.Static(text))
    case Node.Text(parts)     => text(parts, isKey = false, isElement, path)
    case Node.Hole(i)         => List(Op.Value(i, isElement, depth, path))
    case Node.Optional(i)     => List(Op.Value(i, isElement, depth, path))
    case Node.Spread(i)       => List(Op.Spread(i, isObject = false, depth, path))
    case Node.Array(elements) => Op.Static("[") :: array(elements, depth + 1, path) ++ List(Op.Static("]"))
    case Node.Object(entries) => Op.Static("{") :: obj(entries, depth + 1, path) ++ List(Op.Static("}"))

  private def text(parts: List[Part], isKey: Boolean, isElement: Boolean, path: List[PathPart]): List[Op] =
    parts match
      case Nil                    => List(Op.Static("\"\""))
      case List(Part.Chars(text)) => List(Op.Static("\"" + escaped(text) + "\""))
      case _                      =>
        val inside = parts.map:
          case Part.Chars(text) => Op.Chars(text)
          case Part.Hole(i)     => Op.TextHole(i, path)
        Op.BeginText(isKey, isElement) :: inside ++ List(Op.EndText(isKey))

  private def obj(entries: List[Entry], depth: Int, path: List[PathPart]): List[Op] =
    val between = Separators()
    entries.flatMap:
      case Entry.Field(name, value) =>
        val (key, part) = name match
          case Node.Hole(i)     => (List(Op.Key(i, path)), PathPart.KeyHole(i))
          case Node.Text(parts) => (text(parts, isKey = true, isElement = false, path), PathPart.Name(parts))
          case other            => throw IllegalArgumentException(other.toString)
        between(value, key ++ (Op.Static(":") :: this.value(value, isElement = false, depth, part :: path)))
      case Entry.Spread(i) =>
        between.isUncertain = true
        List(Op.Spread(i, isObject = true, depth, path))

  private def array(elements: List[Node], depth: Int, path: List[PathPart]): List[Op] =
    val between = Separators()
    var index = new PathPart.Index(0, Nil, Nil)
    elements.flatMap: element =>
      val at = index
      val ops = value(element, isElement = true, depth, at :: path)
      element match
        case Node.Optional(i) =>
          index = at.copy(optional = i :: at.optional)
          between(element, ops)
        case Node.Spread(i) =>
          index = at.copy(spread = i :: at.spread)
          between.isUncertain = true
          ops
        case _ =>
          index = at.copy(certain = at.certain + 1)
          between(element, ops)

  /** What stands before the next entry of a container. */
  final private class Separators:
    private var isCertain = false
    var isUncertain = false

    def apply(value: Node, ops: List[Op]): List[Op] =
      val separator = if isCertain then List(Op.Static(",")) else if isUncertain then List(Op.Comma) else Nil
      value match
        case Node.Optional(i) =>
          isUncertain = true
          List(Op.Present(i, fused(separator ++ ops)))
        case _ =>
          isCertain = true
          separator ++ ops

  /** One step for text that stands together. */
  private def fused(ops: List[Op]): List[Op] =
    val result = List.newBuilder[Op]
    val text = new StringBuilder
    def endText(): Unit =
      if text.nonEmpty then result += Op.Static(text.result())
      text.clear()
    ops.foreach:
      case Op.Static(json) => text ++= json
      case op              =>
        endText()
        result += op
    endText()
    result.result()

  /** For writers that do not take encoded text: each comma is a token there, which the writer turns into what its form
    * wants.
    */
  def structural(ops: List[Op]): List[Op] = fused(ops.map:
    case Op.Comma => Op.Static(",")
    case op       => op)

  /** The text of a string, with the escapes that JSON asks for: RFC 8259, section 7. */
  def escaped(text: String): String =
    val out = new StringBuilder(text.length + 8)
    text.foreach:
      case c @ ('"' | '\\') => out += '\\' += c
      case '\b'             => out ++= "\\b"
      case '\f'             => out ++= "\\f"
      case '\n'             => out ++= "\\n"
      case '\r'             => out ++= "\\r"
      case '\t'             => out ++= "\\t"
      case c if c < ' '     => out ++= f"\\u${c.toInt}%04x"
      case c                => out += c
    out.result()

  /** The UTF-8 of a text, each byte as a character. */
  def encoded(text: String): String = new String(text.getBytes(UTF_8), ISO_8859_1)

  /** Up to eight bytes as a number, the first lowest. */
  def word(bytes: String): Long = bytes.foldRight(0L)((byte, rest) => rest << 8 | byte)

  /** A text in pieces that the constant pool of a class takes: a constant has at most 65,535 bytes, in an encoding that
    * spends up to three on a `char`. No piece ends inside a surrogate pair: each may be written by itself.
    */
  def constants(text: String): List[String] =
    if text.length <= Longest then List(text)
    else
      val end = if Character.isHighSurrogate(text.charAt(Longest - 1)) then Longest - 1 else Longest
      text.substring(0, end) :: constants(text.substring(end))

  private val Longest = 65535 / 3
