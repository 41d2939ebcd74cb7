package jzon.macros.derive

import scala.collection.mutable
import scala.quoted.*

/** Finds out whether objects of a class can be inside one another, from the types of the fields. */
final private[derive] class Nesting[Q <: Quotes & Singleton](using val q: Q):
  import q.reflect.*

  /** Whether a value of the class `tpe` can hold another one: directly, in a collection, or in other classes. It is
    * also true if so many types are involved that the search is given up.
    */
  def holdsItself(tpe: TypeRepr): Boolean =
    val seen = mutable.Set.empty[Symbol]
    def leadsBack(from: TypeRepr): Boolean =
      val known = from.dealias.widen
      val symbol = known.typeSymbol
      def isNew = symbol.isClassDef && seen.add(symbol)
      symbol == tpe.typeSymbol || known.typeArgs.exists(leadsBack) ||
      (isNew && (seen.size > Nesting.MaxTypes || parts(known, symbol).exists(leadsBack)))
    seen += tpe.typeSymbol
    parts(tpe, tpe.typeSymbol).exists(leadsBack)

  /** The types of the fields of a case class, or of the cases of a sealed type. */
  private def parts(tpe: TypeRepr, symbol: Symbol): List[TypeRepr] =
    if symbol.flags.is(Flags.Case) then symbol.caseFields.map(tpe.memberType)
    else if symbol.flags.is(Flags.Sealed) then symbol.children.filter(_.isClassDef).map(_.typeRef)
    else Nil

private object Nesting:
  /** The number of types after which a search ends. */
  val MaxTypes = 200
