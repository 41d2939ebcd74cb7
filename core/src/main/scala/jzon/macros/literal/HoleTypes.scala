package jzon.macros.literal

import scala.quoted.*
import jzon.macros.{Tools, TypeClass}

/** Chooses the types by which the values in holes are written. */
final private[literal] class HoleTypes[Q <: Quotes & Singleton](using val q: Q)(
    tools: Tools[q.type]
):
  import q.reflect.*
  import tools.{instances, unions}

  /** The type by which a value is written: its own type or, if that has no instance, the nearest type around it that
    * has one, as for the argument of a method. Unions and the types of objects mostly have no instance.
    */
  def written(tpe: TypeRepr): TypeRepr =
    val own = tpe.widen
    val cases = unions.members(own).map(_.widen)
    if cases.sizeIs < 2 && !own.typeSymbol.flags.is(Flags.Module) then own
    else
      val bases = cases.head.baseClasses.filter(base => cases.forall(_.derivesFrom(base)))
      val wider = bases.map(base => cases.map(_.baseType(base)).reduceLeft(around)).filter(own <:< _)
      (tpe :: own :: wider).find(hasInstance).getOrElse(own)

  /** The least common supertype of both, as far as their type arguments, compared one by one, show it. */
  private def around(left: TypeRepr, right: TypeRepr): TypeRepr = (left, right) match
    case _ if left <:< right                                       => right
    case _ if right <:< left                                       => left
    case (AppliedType(a, some), AppliedType(b, others)) if a =:= b =>
      a.appliedTo(some.zip(others).map((a, b) => around(a, b)))
    case _ if List(left, right).forall(_ <:< TypeRepr.of[Any]) => OrType(left, right)
    case _                                                     => left // type constructors: no type around both

  private def hasInstance(tpe: TypeRepr): Boolean = List(TypeClass.Encoder, TypeClass.KeyEncoder).exists: typeClass =>
    instances.search(typeClass, tpe).exists(_.tpe <:< instances.applied(typeClass, tpe))
