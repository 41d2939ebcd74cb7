package jzon.macros.literal

import scala.quoted.*
import jzon.macros.{LibraryGiven, LibraryGivens, Tools, TypeClass}

/** How the value in a hole is written.
  *
  * @tparam T
  *   the compiler's types
  * @tparam E
  *   the compiler's terms
  */
private[literal] enum Write[+T, +E]:
  /** By a method of Writer. */
  case Primitive(method: String)
  case Null

  /** An option, as the library's own instance does it. */
  case Optional(element: T, inner: Write[T, E])

  /** By an instance that was found. */
  case Found(instance: E)

/** Decides how values are written, by the instances in scope. */
final private[literal] class Writes[Q <: Quotes & Singleton](using val q: Q)(
    tools: Tools[q.type],
    mistakes: HoleMistakes[q.type]
):
  import q.reflect.*
  import tools.{givens, instances, missing}

  /** The instance for a type. If there is none, this is reported. */
  def find(typeClass: TypeClass, tpe: TypeRepr, pos: Position): Option[Term] =
    instances.search(typeClass, tpe) match
      case Right(instance) => Some(instance)
      case Left(failure)   =>
        val place = if typeClass.isOfKeys then "this key or part of a string" else "this value"
        mistakes.report(missing.explain(typeClass, tpe, failure).map(_.text(place)).mkString("\n"), pos)
        None

  /** How a value of type `tpe` is written by `instance`. */
  def write(instance: Term, tpe: TypeRepr): Write[TypeRepr, Term] = givens.find(instance) match
    case Some(LibraryGiven.Scalar(name))    => Write.Primitive(LibraryGivens.writeMethod(name))
    case Some(LibraryGiven.OptionOf(inner)) =>
      val element = tpe.baseType(Symbol.requiredClass("scala.Option")).typeArgs.head
      Write.Optional(element, write(inner, element))
    case _ => Write.Found(instance)
