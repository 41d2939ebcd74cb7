package jzon.macros.literal

import scala.quoted.*
import jzon.macros.TermReader

/** An expression in a hole.
  *
  * @param term
  *   the expression without `opt` and `spread`
  * @tparam E
  *   the compiler's terms
  */
final private[literal] class Argument[+E](val term: E, val kind: HoleKind)

/** A literal as it was read, with the expressions in its holes. */
final private[literal] class LiteralText[+E](val node: Node, val arguments: List[Argument[E]])

/** Finds the text and the holes of a literal in the code, and reads it. Literals in its holes become a part of it. */
final private[literal] class LiteralSource[Q <: Quotes & Singleton](using val q: Q)(terms: TermReader[q.type]):
  import q.reflect.{Literal as Constant, *}
  import terms.inner

  private lazy val syntax = Symbol.requiredModule("jzon.syntax")
  private lazy val json = syntax.methodMember("json").head
  private lazy val opt = syntax.methodMember("opt").head
  private lazy val spread = syntax.methodMember("spread").head

  /** The literal that a term is, if the macro has just expanded it. */
  def literalAt(term: Expr[Any]): Option[LiteralText[Term]] =
    call(term.asTerm).flatMap((context, holes) => read(context, holes))

  /** The literal of these arguments of the macro, if they are written out. */
  def read(context: Expr[StringContext], holes: Expr[Seq[Any]]): Option[LiteralText[Term]] = (context, holes) match
    case ('{ StringContext(${ Varargs(parts) }*) }, Varargs(arguments)) => read(parts, arguments.map(_.asTerm).toList)
    case _                                                              => None

  private def call(term: Term): Option[(Expr[StringContext], Expr[Seq[Any]])] = term match
    case Inlined(Some(Apply(Apply(function, List(context)), List(holes))), _, _) if function.symbol == json =>
      Some((context.asExprOf[StringContext], holes.asExprOf[Seq[Any]]))
    case other if inner(other) ne other => call(inner(other))
    case _                              => None

  private def argument(term: Term): Argument[Term] = marked(term).getOrElse(Argument(term, HoleKind.Value))

  /** The argument of `opt` or `spread`, if the term is a call of one of them. */
  private def marked(term: Term): Option[Argument[Term]] = term match
    case Apply(TypeApply(function, _), List(value)) if function.symbol == opt =>
      Some(Argument(value, HoleKind.Optional))
    case Apply(TypeApply(function, _), List(value)) if function.symbol == spread =>
      Some(Argument(value, HoleKind.Spread))
    case other if inner(other) ne other => marked(inner(other))
    case _                              => None

  private def read(parts: Seq[Expr[String]], holes: List[Term]): Option[LiteralText[Term]] =
    val texts = parts.map(_.value)
    if texts.exists(_.isEmpty) then None
    else
      val arguments = holes.map(argument)
      Parser(texts.map(_.get).toList, arguments(_).kind).parse() match
        case Left(problem) => report.errorAndAbort(problem.message, position(parts(problem.part).asTerm, problem))
        case Right(node)   => Some(flat(node, arguments))

  /** The literal, in which the literals in its holes replace the holes. */
  private def flat(node: Node, arguments: List[Argument[Term]]): LiteralText[Term] =
    val values = node.values
    val inner = arguments.zipWithIndex.map[Option[LiteralText[Term]]]: (argument, i) =>
      if values(i) then call(argument.term).flatMap((context, holes) => read(context, holes)) else None
    val begins = inner.map(_.fold(1)(_.arguments.size)).scanLeft(0)(_ + _)
    val nodes = inner.zip(begins).map: (read, begin) =>
      read.fold(Node.Hole(begin))(_.node.renumbered(_ + begin, i => Node.Hole(i + begin)))
    val all = inner.zip(arguments).flatMap((read, argument) => read.fold(List(argument))(_.arguments))
    LiteralText(node.renumbered(begins, nodes), all)

  /** The position of a problem in the source. The source has `$$` for `$`, and may have CR LF where the part has LF. */
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
