package jzon.macros.literal

import jzon.macros.ConstantText

/** A step in writing a literal. */
private[literal] enum Op:
  /** JSON text: adjacent tokens without blanks, with no escapes but the necessary ones. */
  case Static(json: String)

  /** The quote that begins a string with holes. */
  case BeginText(isKey: Boolean, isElement: Boolean)

  /** Characters of a string with holes, not yet escaped. */
  case Chars(text: String)
  case TextHole(index: Int, path: List[PathPart])
  case EndText(isKey: Boolean)

  /** A key, from quote to quote. */
  case Key(index: Int, path: List[PathPart])

  /** @param depth
    *   how many containers of the literal are around the value
    */
  case Value(index: Int, isElement: Boolean, depth: Int, path: List[PathPart])
  case Spread(index: Int, isObject: Boolean, depth: Int, path: List[PathPart])

  /** Steps that are done only if the hole has something to write. */
  case Present(index: Int, body: List[Op])

  /** A comma, unless the container has just begun. */
  case Comma

/** A part of the path to a hole. */
private[literal] enum PathPart:
  case Name(parts: List[Part])
  case KeyHole(index: Int)

  /** The index of an element. Of the elements before it, `certain` are always there. Each hole in `optional` may give
    * one more, and each in `spread` any number.
    */
  case Index(certain: Int, optional: List[Int], spread: List[Int])

/** The steps of a literal. */
private[literal] object Plan:
  def apply(node: Node): List[Op] = fused(value(node, isElement = false, 0, Nil))

  /** How many levels of containers a literal has. */
  def depth(node: Node): Int = node match
    case Node.Object(entries) =>
      1 + entries.map { case Entry.Field(_, value) => depth(value); case Entry.Spread(_) => 0 }.maxOption.getOrElse(0)
    case Node.Array(elements) => 1 + elements.map(depth).maxOption.getOrElse(0)
    case _                    => 0

  /** @param path
    *   the path to the node, the innermost part first
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
      case List(Part.Chars(text)) => List(Op.Static("\"" + ConstantText.escaped(text) + "\""))
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

  /** Decides what separates the entries of a container. */
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

  /** The steps with adjacent text made one step. */
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

  /** The steps for writers that do not take encoded text. Each comma is a token there, because the writer decides what
    * to write for it.
    */
  def structural(ops: List[Op]): List[Op] = fused(ops.map:
    case Op.Comma => Op.Static(",")
    case op       => op)
