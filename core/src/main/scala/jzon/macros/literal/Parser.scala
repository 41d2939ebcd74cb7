package jzon.macros.literal

import scala.collection.mutable
import jzon.Got

/** Reads the parts of a StringContext, with a hole between each two of them, as one JSON value. It follows RFC 8259,
  * and also takes one comma after the last entry of an object or array. It is part of the macro, so its input is source
  * code, never a payload.
  *
  * @param kind
  *   the kind of the hole after the part of an index
  */
final private[literal] class Parser(parts: List[String], kind: Int => HoleKind):
  private val texts = parts.toVector
  private var part = 0
  private var i = 0

  def parse(): Either[Problem, Node] =
    try
      space()
      if isAtEnd then fail("the literal is empty: a value is missing")
      val node = value(isElement = false)
      space()
      if !isAtEnd then fail(s"the value has ended: got $got after it")
      Right(node)
    catch case problem: Problem => Left(problem)

  private def text: String = texts(part)
  private def isAtHole: Boolean = i == text.length && part < texts.size - 1
  private def isAtEnd: Boolean = i == text.length && part == texts.size - 1
  private def isAt(c: Char): Boolean = i < text.length && text(i) == c

  private def got: String =
    if isAtHole then "a hole"
    else if isAtEnd then "the end"
    else Got.Character(text.codePointAt(i), isQuoted = true).text

  private def fail(message: String): Nothing = failAt(message, part, i)
  private def failAt(message: String, part: Int, offset: Int): Nothing = throw Problem(message, part, offset)

  private def space(): Unit = while i < text.length && " \t\n\r".contains(text(i)) do i += 1

  /** Skips the hole, and returns its index. */
  private def hole(): Int =
    part += 1
    i = 0
    part - 1

  private def value(isElement: Boolean, isField: Boolean = false): Node =
    if isAtHole then valueHole(isElement, isField)
    else if isAtEnd then fail("a value is missing: got the end")
    else
      text(i) match
        case '{'                                     => obj()
        case '['                                     => array()
        case '"'                                     => Node.Text(string())
        case c if c == '-' || (c >= '0' && c <= '9') => number()
        case c if c.isLetter                         => word()
        case '\\' => fail("expected a value, got '\\': a literal with quotes in it is written between three quotes")
        case _    => fail(s"expected a value, got $got")

  private def valueHole(isElement: Boolean, isField: Boolean): Node = kind(part) match
    case HoleKind.Value                            => Node.Hole(hole())
    case HoleKind.Optional if isElement || isField => Node.Optional(hole())
    case HoleKind.Spread if isElement              => Node.Spread(hole())
    case HoleKind.Optional                         => fail("opt(…) is a field's value or an element")
    case HoleKind.Spread if isField                => fail("spread(…) stands alone among the fields, without a name")
    case HoleKind.Spread                           => fail("spread(…) stands among fields or elements")

  private def word(): Node =
    val begin = i
    while i < text.length && text(i).isLetterOrDigit do i += 1
    text.substring(begin, i) match
      case known @ ("true" | "false" | "null") => Node.Scalar(known)
      case other                               => failAt(s"expected a value, got $other", part, begin)

  private def number(): Node =
    val begin = i
    while i < text.length && (text(i).isLetterOrDigit || "+-.".contains(text(i))) do i += 1
    val number = text.substring(begin, i)
    if !Parser.Number.matches(number) then failAt(s"$number is no JSON number", part, begin)
    Node.Scalar(number)

  private def array(): Node =
    val elements = mutable.ListBuffer.empty[Node]
    entries('[', ']')(elements += value(isElement = true))
    Node.Array(elements.toList)

  private def obj(): Node =
    val entries = mutable.ListBuffer.empty[Entry]
    val names = mutable.HashSet.empty[String]
    this.entries('{', '}'):
      if isAtHole && kind(part) == HoleKind.Spread then entries += Entry.Spread(hole())
      else
        val (namePart, nameAt) = (part, i)
        val name = key()
        name match
          case Node.Text(Nil)                    => unique("")
          case Node.Text(List(Part.Chars(text))) => unique(text)
          case _                                 => ()
        def unique(text: String): Unit =
          if !names.add(text) then failAt(s"the object has the key \"$text\" already", namePart, nameAt)
        space()
        if !isAt(':') then fail(s"expected ':', got $got")
        i += 1
        space()
        entries += Entry.Field(name, value(isElement = false, isField = true))
    Node.Object(entries.toList)

  private def key(): Node =
    if isAt('"') then Node.Text(string())
    else if isAtHole && kind(part) == HoleKind.Value then Node.Hole(hole())
    else if isAtHole then fail("opt(…) is no key: it stands for the value")
    else fail(s"expected a key, which is a string in quotes or a hole, got $got")

  /** Reads the entries between brackets. A comma may come after the last one. */
  private def entries(begin: Char, end: Char)(entry: => Unit): Unit =
    val (beginPart, beginAt) = (part, i)
    def isOpen: Boolean =
      space()
      if isAtEnd then failAt(s"'$begin' is not closed", beginPart, beginAt)
      !isAt(end)
    i += 1
    while isOpen do
      entry
      if isOpen then
        if !isAt(',') then fail(s"expected ',' or '$end', got $got")
        i += 1
    i += 1

  private def string(): List[Part] =
    val (beginPart, beginAt) = (part, i)
    val parts = mutable.ListBuffer.empty[Part]
    val chars = new StringBuilder
    var high = -1 // the index of a high surrogate that waits for its low one
    def put(c: Char, at: Int): Unit =
      if Character.isLowSurrogate(c) != (high >= 0) then lone(if high >= 0 then high else at)
      high = if Character.isHighSurrogate(c) then at else -1
      chars += c
    def lone(at: Int): Nothing = failAt("a lone surrogate", part, at)
    def endPart(): Unit =
      if high >= 0 then lone(high)
      if chars.nonEmpty then parts += Part.Chars(chars.result())
      chars.clear()
    i += 1
    while !isAt('"') do
      if isAtEnd then failAt("the string is not closed", beginPart, beginAt)
      else if isAtHole then
        endPart()
        if kind(part) != HoleKind.Value then fail("opt(…) and spread(…) can't stand in a string")
        parts += Part.Hole(hole())
      else
        val at = i
        put(if isAt('\\') then escape() else plain(), at)
    endPart()
    i += 1
    parts.toList

  private def plain(): Char =
    val c = text(i)
    if c < ' ' then fail(f"a raw control character in a string: it is written \\u${c.toInt}%04x")
    i += 1
    c

  private def escape(): Char =
    def letter: Char = if i + 1 < text.length then text(i + 1) else 0
    val c = letter match
      case '"' | '\\' | '/' => letter
      case 'b'              => '\b'
      case 'f'              => '\f'
      case 'n'              => '\n'
      case 'r'              => '\r'
      case 't'              => '\t'
      case 'u'              => unicode()
      case 0                => fail("'\\' begins an escape, and nothing follows")
      case other            => fail(s"'\\$other' is no escape in JSON")
    i += (if letter == 'u' then 6 else 2)
    c

  private def unicode(): Char =
    val digits = text.slice(i + 2, i + 6)
    if digits.length < 4 || !digits.forall(Parser.HexDigits.contains(_)) then fail("'\\u' takes four hex digits")
    Integer.parseInt(digits, 16).toChar

private object Parser:
  val Number = "-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?".r
  val HexDigits = "0123456789abcdefABCDEF"
