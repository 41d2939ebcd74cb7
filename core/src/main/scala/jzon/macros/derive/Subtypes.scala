package jzon.macros.derive

import scala.collection.mutable
import scala.quoted.*

/** Finds the types of the children of a sealed type. */
final private[derive] class Subtypes[Q <: Quotes & Singleton](using val q: Q):
  import q.reflect.*

  /** Whether a child is a case object, or a case of an enum without parameters. */
  def isValue(child: Symbol): Boolean = child.isTerm || child.flags.is(Flags.Module)

  /** The type of `child` with the prefix of `parent`, which is a value if both are members of a class. */
  def selected(child: Symbol, parent: TypeRepr): TypeRepr =
    def prefixes(prefix: TypeRepr, owner: Symbol): List[(Symbol, TypeRepr)] = (owner, prefix) ::
      (prefix match
        case TermRef(outer, _) if owner.flags.is(Flags.Module) => prefixes(outer, owner.owner)
        case _                                                 => Nil)
    val known = parent match
      case TypeRef(prefix, _)                 => prefixes(prefix, parent.typeSymbol.owner)
      case AppliedType(TypeRef(prefix, _), _) => prefixes(prefix, parent.typeSymbol.owner)
      case _                                  => Nil
    def prefixOf(owner: Symbol): Option[TypeRepr] =
      if !owner.isClassDef || owner.isPackageDef then None
      else
        known.collectFirst { case (`owner`, prefix) => prefix }.orElse:
          if owner.flags.is(Flags.Module) then prefixOf(owner.owner).map(_.select(owner.companionModule)) else None
    prefixOf(child.owner).fold(if child.isTerm then child.termRef else child.typeRef)(_.select(child))

  /** The type of a child with the type arguments that make it a case of `parent`; none if there are no such arguments.
    *
    * @param reference
    *   the type of the child without arguments
    */
  def instantiated(reference: TypeRepr, child: Symbol, parent: TypeRepr): Option[TypeRepr] =
    val names = if isValue(child) then Nil else child.typeMembers.filter(_.isTypeParam)
    val solution = mutable.Map.empty[Symbol, TypeRepr]
    def isParameter(tpe: TypeRepr) = names.contains(tpe.typeSymbol)
    def mentions(tpe: TypeRepr): Boolean = isParameter(tpe) || tpe.typeArgs.exists(mentions)
    def solve(pattern: TypeRepr, actual: TypeRepr, parameter: Symbol): Boolean = (pattern, actual.dealias) match
      case (_, TypeBounds(low, high)) => mentions(pattern) || low <:< pattern && pattern <:< high
      case (_, _) if isParameter(pattern) && pattern.typeArgs.isEmpty =>
        solution.getOrElseUpdate(pattern.typeSymbol, actual) =:= actual
      case (AppliedType(_, patterns), AppliedType(_, actuals)) if mentions(pattern) =>
        pattern.typeSymbol == actual.typeSymbol && solveAll(patterns, actuals, pattern.typeSymbol)
      case (_, abstracted) if isAbstract(abstracted) || mentions(pattern) => isAbstract(abstracted)
      case (_, _)                                                         =>
        if parameter.flags.is(Flags.Covariant) then pattern <:< actual
        else if parameter.flags.is(Flags.Contravariant) then actual <:< pattern
        else pattern =:= actual
    def solveAll(patterns: List[TypeRepr], actuals: List[TypeRepr], of: Symbol): Boolean =
      patterns.zip(actuals).zip(of.typeMembers.filter(_.isTypeParam)).forall:
        case ((pattern, actual), parameter) => solve(pattern, actual, parameter)
    val base = reference.baseType(parent.typeSymbol)
    Option.when(solveAll(base.typeArgs, parent.typeArgs, parent.typeSymbol)):
      if names.isEmpty then reference else reference.appliedTo(names.map(n => solution.getOrElse(n, boundOf(n))))

  private def isAbstract(tpe: TypeRepr): Boolean = tpe.typeSymbol.isAbstractType || tpe.typeSymbol.isTypeParam

  private def boundOf(parameter: Symbol): TypeRepr = parameter.typeRef.widen match
    case TypeBounds(_, high) => high
    case _                   => TypeRepr.of[Any]
