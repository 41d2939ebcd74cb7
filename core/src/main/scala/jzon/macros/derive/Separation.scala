package jzon.macros.derive

import scala.quoted.*
import jzon.macros.{Tools, TypeClass}
import jzon.runtime.Kind

/** Distinguishes cases that have no hint: by the kind of the value and, among objects, by names that one case requires
  * and no other case has.
  *
  * @param target
  *   the type that is derived
  */
final private[derive] class Separation[M <: Model & Singleton](val model: M)(
    target: model.q.reflect.TypeRepr,
    halves: List[TypeClass],
    shapes: Shapes[model.type],
    kinds: Kinds[model.type],
    origins: Origins[model.q.type],
    products: ProductPlanner[model.type],
    tools: Tools[model.q.type]
):
  import model.{*, given}
  import q.reflect.*
  import origins.origin
  import tools.texts.shown

  /** The plan for these cases, if they can be distinguished.
    *
    * @param kindsOf
    *   the kinds of what the instances for a type read and write; empty if they are not known
    */
  def plan(tpe: TypeRepr, name: String, cases: List[Case], kindsOf: TypeRepr => Set[Kind] = written): Plan =
    val numbered = cases.zipWithIndex
    val ofKinds = numbered.map((c, i) => (c, i, if c.value.nonEmpty then Set(Kind.Text) else kindsOf(c.tpe)))
    val unknown = ofKinds.collect:
      case (c, _, kinds) if kinds.isEmpty =>
        DeriveError.unknownKind(name, shown(c.tpe), halves.exists(origin(_, c.tpe) == Origin.Written))
    val branches = Kind.values.toList.flatMap: kind =>
      ofKinds.collect { case (c, i, kinds) if kinds(kind) => (c, i) } match
        case Nil                                        => None
        case named if named.forall(_._1.value.nonEmpty) => Some(kind -> Right(Branch.Named))
        case List((_, i))                               => Some(kind -> Right(Branch.Only(i)))
        case several if kind == Kind.Object             => Some(kind -> objects(name, several))
        case several                                    =>
          val both = if several.size == 2 then "both" else "all"
          Some(kind -> Left(alike(name, several.map(_._1), s"$both are ${kind.text}", "")))
    val wrong = unknown ++ branches.collect { case (_, Left(error)) => error }
    if wrong.nonEmpty then Plan.Failed(wrong ++ cases.flatMap(_.errors))
    else Plan.Sum(tpe, cases, Layout.Untagged(branches.collect { case (kind, Right(branch)) => (kind, branch) }))

  /** The kinds of what the instances for `tpe` read and write; empty if they are not known. */
  def written(tpe: TypeRepr): Set[Kind] = tpe.dealias match
    case AppliedType(option, List(element)) if option.typeSymbol.fullName == "scala.Option" =>
      if halves.forall(origin(_, tpe) == Origin.Library) then
        val some = written(element)
        if some.isEmpty then some else some + Kind.Null
      else Set.empty
    case other if tools.unions.isNull(other) => Set(Kind.Null)
    case other                               =>
      val all = halves.map(origin(_, other)).toSet
      if all(Origin.Written) then Set.empty
      else if all(Origin.Library) then kinds.of(other)
      else kinds.ofShape(other)

  private def objects(name: String, cases: List[(Case, Int)]): Either[DeriveError, Branch] =
    val known = cases.map((c, i) => (c, i, fieldsOf(c)))
    def names(field: FieldPlan) = field.name :: field.aliases
    val own = known.map: (c, i, mine) =>
      val others = known.filter(_._2 != i).flatMap(_._3.toList.flatten).flatMap(names).toSet
      (c, i, mine.toList.flatten.filter(isAlwaysThere).map(names).filterNot(_.exists(others)).flatten)
    known.collectFirst { case (c, _, None) => c } match
      case Some(opaque) =>
        val why = s"they are objects, and the fields of ${shown(opaque.tpe)} are not known"
        Left(alike(name, cases.map(_._1), why, ""))
      case None =>
        own.filter(_._3.isEmpty) match
          case several @ (_ :: _ :: _) =>
            val none = if several.size == 2 then "neither" else "none of them"
            val why =
              s"$none requires a field that no other case has (one with a default, an Option or one of a type " +
                "parameter is not required)"
            Left(alike(name, several.map(_._1), why, "give all of them but one such a field, or "))
          case rest => Right(Branch.Objects(own.flatMap((_, i, names) => names.map(_ -> i)), rest.headOption.map(_._2)))

  private def alike(name: String, cases: List[Case], why: String, remedy: String): DeriveError =
    val (owner, tag) = target.dealias match
      case _: OrType => (s"in $name,", "make them cases of a sealed trait")
      case _ => (s"$name is @untagged, and", "write `@json.discriminator(\"type\")` instead of `@json.untagged`")
    DeriveError.untagged(owner, cases.map(c => shown(c.tpe)), why, remedy + tag)

  /** The fields of a case, if they are known: the case is derived together with the family, or by this library. */
  private def fieldsOf(c: Case): Option[List[FieldPlan]] = List(c.read, c.write).collectFirst {
    case Access.Derived(Plan.Product(_, fields, _, _, _)) => fields
  } orElse:
    shapes.shape(c.tpe) match
      case product: Shape.Product =>
        products.plan(product, None, Annotations()) match
          case Plan.Product(_, fields, _, _, _) => Some(fields)
          case _                                => None
      case _ => None

  private def isAlwaysThere(field: FieldPlan): Boolean =
    field.default.isEmpty && kinds.of(field.tpe).nonEmpty && !kinds.of(field.tpe)(Kind.Null)
