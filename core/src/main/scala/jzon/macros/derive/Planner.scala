package jzon.macros.derive

import scala.quoted.*
import jzon.macros.Tools

/** Decides what is emitted for a type. */
final private[derive] class Planner[M <: Model & Singleton](val model: M)(
    shapes: Shapes[model.type],
    families: FamilyPlanner[model.type],
    unionPlanner: UnionPlanner[model.type],
    tools: Tools[model.q.type]
):
  import model.{*, given}
  import q.reflect.*
  import tools.{expansion, unions}

  def plan(tpe: TypeRepr): Plan = declared(tpe).dealias match
    case union @ (OrType(_, _) | ConstantType(_)) => unionPlanner.plan(union)
    case other                                    => families.plan(shapes.shape(other))

  /** `tpe` as the definition around the macro declares it. The compiler infers `A` for `A | Null`. */
  private def declared(tpe: TypeRepr): TypeRepr =
    if !expansion.followsNull then tpe
    else
      expansion.owners
        .filter(owner => (owner.isValDef || owner.isDefDef) && !owner.flags.is(Flags.Synthetic))
        .map(owner => resultOf(owner.termRef.widen))
        .collect {
          case AppliedType(_, List(argument)) if unions.members(argument).exists(unions.isNull) && argument =:= tpe =>
            argument
        }
        .headOption
        .getOrElse(tpe)

  private def resultOf(tpe: TypeRepr): TypeRepr = tpe match
    case method: MethodOrPoly => resultOf(method.resType)
    case ByNameType(result)   => resultOf(result)
    case other                => other
