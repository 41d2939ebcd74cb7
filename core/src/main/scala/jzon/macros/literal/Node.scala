package jzon.macros.literal

/** A literal as it was read: JSON with holes, which are numbered from left to right. */
private[literal] enum Node:
  /** A number, `true`, `false` or `null`, as written. */
  case Scalar(text: String)

  /** A string: its characters, after unescaping, and the holes in it. */
  case Text(parts: List[Part])
  case Object(entries: List[Entry])
  case Array(elements: List[Node])

  /** A value. */
  case Hole(index: Int)

  /** A value that is left out if there is nothing in the hole. So is its name, if it has one. */
  case Optional(index: Int)

  /** The elements of an array, among others. */
  case Spread(index: Int)

  /** The holes that are values. */
  def values: Set[Int] = this match
    case Hole(i)         => Set(i)
    case Array(elements) => elements.flatMap(_.values).toSet
    case Object(entries) => entries.collect { case Entry.Field(_, value) => value.values }.flatten.toSet
    case _               => Set.empty

  /** The node with other indexes.
    *
    * @param leaf
    *   the new index of a hole that remains a hole
    * @param value
    *   the node that replaces the hole of a value
    */
  def renumbered(leaf: Int => Int, value: Int => Node): Node =
    def text(parts: List[Part]): List[Part] = parts.map:
      case Part.Hole(i) => Part.Hole(leaf(i))
      case chars        => chars
    this match
      case Scalar(_)       => this
      case Text(parts)     => Text(text(parts))
      case Hole(i)         => value(i)
      case Optional(i)     => Optional(leaf(i))
      case Spread(i)       => Spread(leaf(i))
      case Array(elements) => Array(elements.map(_.renumbered(leaf, value)))
      case Object(entries) => Object(entries.map:
          case Entry.Spread(i)         => Entry.Spread(leaf(i))
          case Entry.Field(Hole(i), v) => Entry.Field(Hole(leaf(i)), v.renumbered(leaf, value))
          case Entry.Field(name, v)    => Entry.Field(name.renumbered(leaf, value), v.renumbered(leaf, value)))

/** A part of a string. */
private[literal] enum Part:
  case Chars(text: String)
  case Hole(index: Int)

private[literal] enum Entry:
  /** @param name
    *   a [[Node.Text]] or a [[Node.Hole]]
    */
  case Field(name: Node, value: Node)

  /** The fields of an object, among others. */
  case Spread(index: Int)

/** What the grammar knows of the expression in a hole. */
private[literal] enum HoleKind:
  case Value, Optional, Spread

/** What is wrong with a literal, and where.
  *
  * @param part
  *   the index of the part of the StringContext
  * @param offset
  *   the index of the character in the part; its length means the hole after it
  */
final private[literal] case class Problem(message: String, part: Int, offset: Int)
    extends RuntimeException(message, null, false, false)
