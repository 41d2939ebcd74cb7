package jzon.macros

import scala.quoted.*

/** Reads terms: what is inside the wrappers that the compiler puts around a term, constants, and the parts of a call.
  */
final private[macros] class TermReader[Q <: Quotes & Singleton](using val q: Q):
  import q.reflect.*

  /** The term inside the outermost wrapper, or the term itself if it has no wrapper. */
  def inner(term: Term): Term = term match
    case Inlined(_, Nil, inner) => inner
    case Typed(inner, _)        => inner
    case NamedArg(_, inner)     => inner
    case Block(Nil, inner)      => inner
    case other                  => other

  /** The term without its wrappers. */
  def bare(term: Term): Term =
    val inside = inner(term)
    if inside eq term then term else bare(inside)

  /** The function of a call and all its arguments. A term that is not a call is a function without arguments. */
  def parts(term: Term): (Term, List[Term]) = bare(term) match
    case Apply(function, arguments) =>
      val (inner, before) = parts(function)
      (inner, before ++ arguments)
    case TypeApply(function, _) => parts(function)
    case other                  => (other, Nil)

  /** The function that a call calls. */
  def function(term: Term): Symbol = parts(term)._1.symbol

  /** The elements of a list of arguments. */
  def repeated(term: Term): List[Term] = bare(term) match
    case Repeated(elements, _) => elements
    case other                 => List(other)

  /** The value of a constant string. */
  def constantString(term: Term): Option[String] = bare(term) match
    case Literal(StringConstant(text)) => Some(text)
    case other                         =>
      other.tpe.widenTermRefByName match
        case ConstantType(StringConstant(text)) => Some(text)
        case _                                  => None
