package jzon.macros

import scala.quoted.*

/** The members of union types. */
final private[macros] class Unions[Q <: Quotes & Singleton](using val q: Q):
  import q.reflect.*

  /** The members of a union; any other type is its own only member. */
  def members(tpe: TypeRepr): List[TypeRepr] = tpe.dealias match
    case OrType(left, right) => members(left) ++ members(right)
    case other               => List(other)

  def isNull(tpe: TypeRepr): Boolean = tpe.typeSymbol == defn.NullClass

  /** The other members of a union with Null; none for any other type. */
  def withoutNull(tpe: TypeRepr): Option[TypeRepr] =
    val (nulls, others) = members(tpe).partition(isNull)
    Option.when(nulls.nonEmpty && others.nonEmpty)(others.reduce(OrType(_, _)))
