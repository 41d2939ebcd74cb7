package jzon.macros.derive

import scala.quoted.*
import jzon.macros.{Tools, TypeClass}
import jzon.runtime.Kind

/** Plans union types and literal types. */
final private[derive] class UnionPlanner[M <: Model & Singleton](val model: M)(
    shapes: Shapes[model.type],
    accesses: Accesses[model.type],
    kinds: Kinds[model.type],
    origins: Origins[model.q.type],
    families: FamilyPlanner[model.type],
    separation: Separation[model.type],
    instanceTerms: InstanceTerms[model.q.type],
    tools: Tools[model.q.type]
):
  import model.{*, given}
  import q.reflect.*
  import accesses.{halves, ifDerived}
  import origins.{convertedFrom, origin}
  import tools.{expansion, instances, terms, unions}
  import tools.texts.shown

  def plan(tpe: TypeRepr): Plan =
    val name = shown(tpe)
    val (literals, types) = unions.members(tpe).partition(literal(_).nonEmpty)
    def member(typeClass: TypeClass, tpe: TypeRepr) = ifDerived(typeClass)(access(typeClass, tpe, name))
    val cases = types.map: t =>
      Case(shown(t), t, None, member(TypeClass.Decoder, t), member(TypeClass.Encoder, t))
    val constants = literals.groupBy(t => shown(t.widen)).toList.sortBy(_._1).map: (base, same) =>
      val tpe = same.head.widen
      val read = ifDerived(TypeClass.Decoder)(constantsOf(tpe, same))
      val write = ifDerived(TypeClass.Encoder)(access(TypeClass.Encoder, tpe, base))
      Case(base, tpe, None, read, write)
    separation.plan(tpe, name, cases ++ constants, t => converted(t).getOrElse(separation.written(t)))

  private def access(typeClass: TypeClass, tpe: TypeRepr, name: String): Access =
    if unions.isNull(tpe) then Access.Null
    else if origin(typeClass, tpe) == Origin.Unseen then
      Access.Instance(instanceTerms.expected(typeClass, tpe), isStrict = true)
    else if instances.search(typeClass, tpe).exists(isAround) then // A and A | Null may be one type
      Access.Derived(families.plan(shapes.shape(tpe)))
    else
      convertedFrom(typeClass, tpe) match
        case Some(from) => Access.Instance(instanceTerms.converted(typeClass, tpe, from), isStrict = true)
        case None       => accesses.access(typeClass, tpe, name)

  /** The kinds of a type whose instances were written by hand, but convert others of a known kind. */
  private def converted(tpe: TypeRepr): Option[Set[Kind]] =
    val all = halves.map: typeClass =>
      origin(typeClass, tpe) match
        case Origin.Written => convertedFrom(typeClass, tpe).fold(Set.empty)(kinds.of)
        case Origin.Library => kinds.of(tpe)
        case _              => kinds.ofShape(tpe)
    Option.when(halves.exists(origin(_, tpe) == Origin.Written) && all.distinct.size == 1)(all.head)

  /** Whether an instance is the definition in which the macro is called. */
  private def isAround(instance: Term): Boolean = expansion.isInside(terms.function(instance))

  private def literal(tpe: TypeRepr): Option[Constant] = tpe match
    case ConstantType(constant) => Some(constant)
    case _                      => None

  private def constantsOf(base: TypeRepr, types: List[TypeRepr]): Access =
    accesses.access(TypeClass.Decoder, base, shown(base)) match
      case failed: Access.Failed => failed
      case _                     =>
        Access.Instance(instanceTerms.constants(base, types.flatMap(literal)), isStrict = true)
