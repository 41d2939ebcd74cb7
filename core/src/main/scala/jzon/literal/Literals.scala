package jzon.literal

import scala.quoted.*
import jzon.{Literal, Writer}

/** For the compiler only. The macros behind `json"…"` and `put(json"…")`. It is public for the reason that
  * [[jzon.derive.Derive]] tells.
  */
object Literals:
  def literal(context: Expr[StringContext], holes: Expr[Seq[Any]])(using Quotes): Expr[Literal] =
    val source = Source()
    source.read(context, holes) match
      case Some((node, arguments)) => Emission(node, arguments.asInstanceOf[List[Argument[Any]]]).literal
      case None => quotes.reflect.report.errorAndAbort("a json literal is written out: json\"…\"", context)

  def put(out: Expr[Writer], literal: Expr[Literal])(using Quotes): Expr[Unit] =
    val source = Source()
    source.literalAt(literal) match
      case Some((node, arguments)) => Emission(node, arguments.asInstanceOf[List[Argument[Any]]]).direct(out)
      case None                    => '{ $out.value($literal): Unit }

/** What stands in a hole.
  *
  * @param term
  *   without `opt` and `spread`
  */
final private[literal] class Argument[+T](val term: T, val kind: HoleKind)

/** Finds a literal's text and holes in the code, and reads it; literals in its holes become a part of it. */
final private class Source(implicit val q: Quotes):
  import q.reflect.{Literal as Constant, *}

  private type Read = (Node, List[Argument[Term]])

  private lazy val syntax = Symbol.requiredModule("jzon.syntax")
  private lazy val json = syntax.methodMember("json").head
  private lazy val opt = syntax.methodMember("opt").head
  private lazy val spread = syntax.methodMember("spread").head

  /** The literal that a term is, if it is one that was just expanded. */
  def literalAt(term: Expr[Any]): Option[Read] = call(term.asTerm).flatMap((context, holes) => read(context, holes))

  def read(context: Expr[StringContext], holes: Expr[Seq[Any]]): Option[Read] = (context, holes) match
    case ('{ StringContext(${ Varargs(parts) }*) }, Varargs(arguments)) => read(parts, arguments.map(_.asTerm).toList)
    case _                                                              => None

  private def call(term: Term): Option[(Expr[StringContext], Expr[Seq[Any]])] = term match
    case Inlined(Some(Apply(Apply(function, List(context)), List(holes))), _, _) if function.symbol == json =>
      Some((context.asExprOf[StringContext], holes.asExprOf[Seq[Any]]))
    case other if inner(other) ne other => call(inner(other))
    case _                              => None

  /** What stands in brackets and ascriptions that mean nothing. */
  private def inner(term: Term): Term = term match
    case Inlined(_, Nil, expansion) => expansion
    case Typed(expression, _)       => expression
    case Block(Nil, expression)     => expression
    case other                      => other

  private def argument(term: Term): Argument[Term] = marked(term).getOrElse(Argument(term, HoleKind.Value))

  /** What `opt` or `spread` stands around, if one of them does. */
  private def marked(term: Term): Option[Argument[Term]] = term match
    case Apply(TypeApply(function, _), List(value)) if function.symbol == opt =>
      Some(Argument(value, HoleKind.Optional))
    case Apply(TypeApply(function, _), List(value)) if function.symbol == spread =>
      Some(Argument(value, HoleKind.Spread))
    case other if inner(other) ne other => marked(inner(other))
    case _                              => None

  private def read(parts: Seq[Expr[String]], terms: List[Term]): Option[Read] =
    val texts = parts.map(_.value)
    if texts.exists(_.isEmpty) then None
    else
      val arguments = terms.map(argument)
      Parser(texts.map(_.get).toList, arguments(_).kind).parse() match
        case Left(problem) => report.errorAndAbort(problem.message, position(parts(problem.part).asTerm, problem))
        case Right(node)   => Some(flat(node, arguments))

  /** The literal with those in its holes in their places. */
  private def flat(node: Node, arguments: List[Argument[Term]]): Read =
    val values = node.values
    val inner = arguments.zipWithIndex.map[Option[Read]]: (argument, i) =>
      if values(i) then call(argument.term).flatMap((context, holes) => read(context, holes)) else None
    val begins = inner.map(_.fold(1)(_._2.size)).scanLeft(0)(_ + _)
    val nodes = inner.zip(begins).map: (read, begin) =>
      read.fold(Node.Hole(begin))(_._1.renumbered(_ + begin, i => Node.Hole(i + begin)))
    val all = inner.zip(arguments).flatMap((read, argument) => read.fold(List(argument))(_._2))
    (node.renumbered(begins, nodes), all)

  /** The place of a problem. The source has `$$` for `$`, and may have CR LF where the part has LF. */
  private def position(part: Term, problem: Problem): Position =
    val pos = part.pos
    val text = part match
      case Constant(StringConstant(text)) => text
      case _                              => ""
    val at = pos.sourceFile.content.fold(pos.start): source =>
      var at = pos.start
      text.take(problem.offset).foreach: c =>
        if at + 1 < source.length && (source(at) == '$' || (source(at) == '\r' && c == '\n')) then at += 1
        at += 1
      at
    Position(pos.sourceFile, at, at + 1)
