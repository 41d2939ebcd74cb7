package jzon.macros.derive

import scala.quoted.*
import jzon.macros.{LibraryGiven, LibraryGivens, Tools, TypeClass}

/** Decides how a value is read or written: in place if its instance is one of the library's givens, or else by the
  * instance in scope.
  *
  * @param target
  *   the type that is derived
  * @param halves
  *   the halves of a codec that are derived: Decoder, Encoder, or both
  */
final private[derive] class Accesses[M <: Model & Singleton](val model: M)(
    target: model.q.reflect.TypeRepr,
    val halves: List[TypeClass],
    selfReferences: SelfReferences[model.q.type],
    tools: Tools[model.q.type]
):
  import model.{*, given}
  import q.reflect.*
  import tools.{givens, instances, missing, terms, unions}
  import instances.search

  /** `access` if this half is derived. */
  def ifDerived(typeClass: TypeClass)(access: => Access): Access =
    if halves.contains(typeClass) then access else Access.Unused

  /** How `tpe` is read (by a Decoder) or written (by an Encoder).
    *
    * @param at
    *   the name of the value in errors
    */
  def access(typeClass: TypeClass, tpe: TypeRepr, at: => String): Access = unions.withoutNull(tpe) match
    case Some(rest) =>
      Access.OrNull(rest, search(typeClass, tpe).fold(_ => found(typeClass, rest, at), classified(typeClass)))
    case None => found(typeClass, tpe, at)

  private def found(typeClass: TypeClass, tpe: TypeRepr, at: => String): Access = search(typeClass, tpe) match
    case Right(tree)               => classified(typeClass)(tree)
    case Left(_) if tpe =:= target => Access.Recursive
    case Left(failure)             => Access.Failed(explained(typeClass, tpe, at, failure))

  private def classified(typeClass: TypeClass)(tree: Term): Access =
    def element(instance: Term): (TypeRepr, Access) = (instances.argumentOf(instance), classified(typeClass)(instance))
    if selfReferences.isSelf(tree) then Access.Recursive
    else
      givens.find(tree) match
        case None => Access.Instance(tree, isStrict = terms.function(tree).name.startsWith("derived$")) // `derives`
        case Some(LibraryGiven.Scalar(name)) =>
          Access.Primitive(
            if typeClass == TypeClass.Decoder then "read" + name.capitalize else LibraryGivens.writeMethod(name)
          )
        case Some(LibraryGiven.OptionOf(inner)) =>
          Access.Optional(tree.tpe.widen.typeArgs.head.typeArgs.head, classified(typeClass)(inner))
        case Some(LibraryGiven.ListOf(inner)) if hasOwnLoop(inner) =>
          Access.Instance(tree, isStrict = true)
        case Some(LibraryGiven.ListOf(inner)) =>
          val (tpe, access) = element(inner)
          Access.Listed(tpe, access)
        case Some(LibraryGiven.TupleOf(elements)) => Access.Tupled(elements.map(element))
        case Some(_)                              => Access.Instance(tree, isStrict(tree.tpe.widen.typeArgs.lastOption))

  /** Whether the library's instance for lists has a loop of its own for these elements: values without parts, and
    * options of integers.
    */
  private def hasOwnLoop(element: Term): Boolean = givens.find(element) match
    case Some(LibraryGiven.Whole)           => true
    case Some(LibraryGiven.OptionOf(inner)) => givens.find(inner).contains(LibraryGiven.Scalar("int"))
    case _                                  => false

  /** Whether the library's instance for a type never takes an absent field for a value. */
  private def isStrict(tpe: Option[TypeRepr]): Boolean = tpe.exists: t =>
    val name = t.dealias.typeSymbol.fullName
    name == "java.lang.String" || name.startsWith("scala.collection.") || name.startsWith("java.time.") ||
    name.startsWith("java.math.") || name.startsWith("scala.math.") || name == "scala.Array" || name == "java.util.UUID"

  /** The error for an instance that is missing. */
  def explained(typeClass: TypeClass, tpe: TypeRepr, at: String, failure: ImplicitSearchFailure): DeriveError =
    val errors = missing.explain(typeClass, tpe, failure).map(DeriveError.missing(_, at))
    errors.head.copy(more = errors.tail)
