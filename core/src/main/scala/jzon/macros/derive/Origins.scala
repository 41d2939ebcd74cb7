package jzon.macros.derive

import scala.quoted.*
import jzon.{Decoder, Encoder}
import jzon.runtime.Derived

/** Where the instance of a type comes from: what it reads and writes is known only if it is derived.
  *
  * A macro can't see the body of a definition. A `derives` clause is known by the name of its given. Of other
  * definitions in the files that are being compiled, the text is read.
  */
private[derive] trait Origins extends Search:
  import q.reflect.*

  protected enum Origin:
    /** There is no instance. */
    case Absent

    /** An instance of the library for one of its own types. */
    case Library

    /** All of it is derived: the type's own shape says what it does. */
    case Derived

    /** Derived, and nothing added but conditions. */
    case Ensured

    /** Anything else that was written for the type. */
    case Written

    /** Compiled before, so that its text can't be seen. */
    case Unseen

  /** The origin of the instance for `tpe` (`kind` is Decoder or Encoder). */
  protected def origin(kind: String, tpe: TypeRepr): Origin = search(kind, tpe) match
    case Left(_)     => Origin.Absent
    case Right(tree) =>
      val symbol = function(tree).symbol
      val owner = symbol.maybeOwner.fullName
      if isOwn(tree) || symbol.name.startsWith("derived$") then Origin.Derived
      else if owner.startsWith("jzon.instances.") then Origin.Library
      else if Origins.OfTrees(owner) || symbol.flags.is(Flags.Module) || symbol.isClassDef then Origin.Written
      else ofDefinition(symbol)

  /** Whether the instance for `tpe` may be made from that of `family`: its text looks like it, or can't be seen. */
  protected def mayLeadTo(kind: String, tpe: TypeRepr, family: TypeRepr): Boolean =
    search(kind, tpe).toOption.flatMap(tree => definition(function(tree).symbol)).forall: text =>
      val start = text.take(Origins.Glance)
      Set(family.typeSymbol.name, "narrow", "widen").exists(start.contains)

  /** The type that is read or written in place of `tpe`, if its instance visibly converts the library's own instance
    * for that type: `json.Codec[Int].xmap(…)(…)`. [[converted]] checks that it does.
    */
  protected def convertedFrom(kind: String, tpe: TypeRepr): Option[TypeRepr] =
    for
      tree <- search(kind, tpe).toOption if origin(kind, tpe) == Origin.Written
      symbol = function(tree).symbol if !symbol.flags.is(Flags.Module) && !symbol.isClassDef
      text <- definition(symbol)
      body <- Origins.body(text)
      name <- Origins.converted(body)
      from <- scalars.find(_.typeSymbol.name == name) if origin(kind, from) == Origin.Library
    yield from

  private lazy val scalars: List[TypeRepr] = List(
    TypeRepr.of[Boolean],
    TypeRepr.of[Byte],
    TypeRepr.of[Short],
    TypeRepr.of[Int],
    TypeRepr.of[Long],
    TypeRepr.of[Float],
    TypeRepr.of[Double],
    TypeRepr.of[BigInt],
    TypeRepr.of[BigDecimal],
    TypeRepr.of[Char],
    TypeRepr.of[String],
    TypeRepr.of[java.util.UUID],
    TypeRepr.of[java.time.Instant],
    TypeRepr.of[java.time.LocalDate]
  )

  /** The instance for `tpe`; if it does not convert that for `from`, it refuses every value. */
  protected def converted(kind: String, tpe: TypeRepr, from: TypeRepr): Term =
    val tree = search(kind, tpe).toOption.get
    val original = search(kind, from).toOption.get
    val name = Expr(shown(tpe))
    tpe.asType match
      case '[a] =>
        if kind == "Decoder" then
          '{ Derived.converted[a](${ tree.asExprOf[Decoder[a]] }, ${ original.asExprOf[Decoder[?]] }, $name) }.asTerm
        else '{ Derived.converted[a](${ tree.asExprOf[Encoder[a]] }, ${ original.asExprOf[Encoder[?]] }, $name) }.asTerm

  /** The instance for `tpe`, compiled before; if it is not a derived one, it refuses every value. */
  protected def expected(kind: String, tpe: TypeRepr): Term =
    val tree = search(kind, tpe).toOption.get
    val name = Expr(shown(tpe))
    tpe.asType match
      case '[a] =>
        if kind == "Decoder" then '{ Derived.expected[a](${ tree.asExprOf[Decoder[a]] }, $name) }.asTerm
        else '{ Derived.expected[a](${ tree.asExprOf[Encoder[a]] }, $name) }.asTerm

  /** The check that the instance for `tpe`, compiled before, is a derived one. */
  protected def flattens(kind: String, tpe: TypeRepr): Term =
    val tree = search(kind, tpe).toOption.get
    val name = Expr(shown(tpe))
    if kind == "Decoder" then '{ Derived.flattens(${ tree.asExprOf[Decoder[?]] }, $name) }.asTerm
    else '{ Derived.flattens(${ tree.asExprOf[Encoder[?]] }, $name) }.asTerm

  private def function(tree: Term): Term = parts(tree)._1

  private def ofDefinition(symbol: Symbol): Origin =
    val text = definition(symbol)
    text.flatMap(Origins.body) match
      case _ if text.isEmpty => Origin.Unseen
      case None              => Origin.Written
      case Some(body)        =>
        Origins.afterDerived(body) match
          case None       => Origin.Written
          case Some(rest) =>
            Origins.methods(rest) match
              case Nil                                  => Origin.Derived
              case calls if calls.forall(_ == "ensure") => Origin.Ensured
              case _                                    => Origin.Written

  /** The text of a file from the name or type of a definition on; none if it was compiled before. */
  private def definition(symbol: Symbol): Option[String] =
    symbol.pos.filter(_.start > 0).flatMap: position =>
      position.sourceFile.content.filter(_.length > position.start).map(_.substring(position.start))

private object Origins:
  /** How many characters of a definition are looked at. */
  val Glance = 400

  /** The owners of instances of this library that may write any kind of value. */
  val OfTrees = Set("jzon.Raw$", "jzon.Json$")

  /** What follows the `=` of a definition, whose type or name `text` begins with; none if there is no `=`. */
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

  /** What follows `json.Codec.derived` at the start of a body. */
  def afterDerived(body: String): Option[String] = body match
    case Derived(rest) => Some(rest)
    case _             => None

  private val Instance = """(?s)\s*(?:\w+\s*\.\s*)*(?:Codec|Decoder|Encoder)\s*\[\s*(?:\w+\s*\.\s*)*(\w+)\s*\](.*)""".r

  /** The methods whose result reads or writes the kind of value that the instance does which they are called on. */
  private val Converting = Set("xmap", "map", "emap", "ensure", "contramap", "widen", "narrow")

  /** The name of the type whose instance a body converts, and does nothing else. */
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

  /** The names of the methods that are called one after the other on what stands before `text`. */
  def methods(text: String): List[String] = calls(text)._1

  /** The same, and the text after the calls. */
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

  /** The index after the bracket that closes the one at `from`. */
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

  /** The index of the quote that ends the string which begins at `from`. */
  private def endOfString(text: String, from: Int): Int =
    var i = from + 1
    while i < text.length && text.charAt(i) != '"' do i += (if text.charAt(i) == '\\' then 2 else 1)
    i
