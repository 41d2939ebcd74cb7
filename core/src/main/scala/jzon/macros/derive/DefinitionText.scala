package jzon.macros.derive

/** Reads the text of a definition of an instance, as far as the macro understands it. It is not a parser of Scala: text
  * that it does not understand counts as written by hand.
  */
private[derive] object DefinitionText:
  /** The text after the `=` of a definition; none if there is no `=`.
    *
    * @param text
    *   begins with the type or name of the definition
    */
  def body(text: String): Option[String] =
    def search(i: Int): Option[String] =
      if i >= text.length then None
      else
        text.charAt(i) match
          case '(' | '[' | '{' => search(afterGroup(text, i))
          case ')' | ']' | '}' => None
          case '='             => Option.when(!text.startsWith("=>", i))(text.substring(i + 1))
          case _               => search(i + 1)
    search(0)

  private val Derived = """(?s)\s*(?:(?:\w+\s*\.\s*)*(?:Codec|Decoder|Encoder)\s*\.\s*)?derived\b(.*)""".r

  /** The text after `json.Codec.derived`, if a body begins with that. */
  def afterDerived(body: String): Option[String] = body match
    case Derived(rest) => Some(rest)
    case _             => None

  private val Instance = """(?s)\s*(?:\w+\s*\.\s*)*(?:Codec|Decoder|Encoder)\s*\[\s*(?:\w+\s*\.\s*)*(\w+)\s*\](.*)""".r

  /** The methods whose result reads or writes the same kind of value as the instance that they are called on. */
  private val Converting = Set("xmap", "map", "emap", "ensure", "contramap", "widen", "narrow")

  /** The name of the type whose instance a body converts, if it does nothing else. */
  def converted(body: String): Option[String] = body match
    case Instance(name, rest) =>
      val (methods, after) = calls(rest)
      Option.when(methods.nonEmpty && methods.forall(Converting) && isEnd(after))(name)
    case _ => None

  /** Whether nothing follows that belongs to the same expression. */
  private def isEnd(text: String): Boolean =
    val line = text.takeWhile(c => c != '\n' && c != '\r').stripLeading
    val next = text.stripLeading.take(1)
    (line.isEmpty || ")};".contains(line.head)) &&
    next.forall(c => Character.isJavaIdentifierStart(c) || ")};@/".contains(c))

  /** The names of the methods that are called in a chain at the start of `text`. */
  def methods(text: String): List[String] = calls(text)._1

  /** The names of the methods, and the text after their calls. */
  private def calls(text: String): (List[String], String) =
    val rest = afterGroups(text)
    val next = rest.stripLeading
    if !next.startsWith(".") then (Nil, rest)
    else
      val call = next.drop(1).stripLeading
      val name = call.takeWhile(Character.isJavaIdentifierPart)
      val (others, after) = calls(call.drop(name.length))
      (name :: others, after)

  private def afterGroups(text: String): String =
    val at = text.indexWhere(c => c != ' ')
    if at >= 0 && "([{".indexOf(text.charAt(at)) >= 0 then afterGroups(text.substring(afterGroup(text, at)))
    else text

  /** The index after the bracket that closes the bracket at `from`. */
  private def afterGroup(text: String, from: Int): Int =
    var depth = 0
    var i = from
    while i < text.length && (i == from || depth > 0) do
      text.charAt(i) match
        case '(' | '[' | '{' => depth += 1
        case ')' | ']' | '}' => depth -= 1
        case '"'             => i = endOfString(text, i)
        case _               => ()
      i += 1
    i

  /** The index of the quote that ends the string at `from`. */
  private def endOfString(text: String, from: Int): Int =
    var i = from + 1
    while i < text.length && text.charAt(i) != '"' do i += (if text.charAt(i) == '\\' then 2 else 1)
    i
