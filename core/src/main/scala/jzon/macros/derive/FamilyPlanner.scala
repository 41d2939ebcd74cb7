package jzon.macros.derive

import scala.quoted.*
import jzon.macros.{Tools, TypeClass}

/** Plans the code for a shape. For a family, it decides how the cases are distinguished, and which instances read and
  * write them.
  *
  * @param target
  *   the type that is derived
  */
final private[derive] class FamilyPlanner[M <: Model & Singleton](val model: M)(
    target: model.q.reflect.TypeRepr,
    settings: Settings[model.q.type],
    accesses: Accesses[model.type],
    origins: Origins[model.q.type],
    products: ProductPlanner[model.type],
    separation: Separation[model.type],
    instanceTerms: InstanceTerms[model.q.type],
    tools: Tools[model.q.type],
    mistakes: Mistakes
):
  import model.{*, given}
  import q.reflect.*
  import accesses.{halves, ifDerived}
  import origins.origin
  import tools.instances.{found, search}
  import tools.texts.shown

  def plan(shape: Shape): Plan = shape match
    case product: Shape.Product                          => products.plan(product, None, Annotations())
    case Shape.Sum(tpe, name, cases, inner, annotations) =>
      (tpe :: inner.map(_.tpe)).foreach(t => settings.checkMembers(t.typeSymbol))
      inner.foreach(checkInner(_, name, annotations))
      family(tpe, name, cases, annotations)
    case Shape.Other(tpe, why)                  => Plan.Failed(List(DeriveError.notDerivable(shown(tpe), why)))
    case single @ Shape.Single(tpe, name, _, _) => family(tpe, name, List(single), Annotations())

  /** Checks a sealed type inside a family. There it only adds its cases to the family. */
  private def checkInner(inner: Shape.Sum, outer: String, family: Annotations): Unit =
    val at = s"${inner.name}, which is part of $outer"
    mistakes.addAll(inner.annotations.beyond(family).map(DeriveError.misplaced(_, at)))
    if halves.exists(typeClass => Set(Origin.Ensured, Origin.Written)(origin(typeClass, inner.tpe))) then
      mistakes.add(DeriveError(s"${inner.name} has an instance of its own, which $outer would not use: derive it"))

  private def family(tpe: TypeRepr, name: String, shapes: List[Shape], annotations: Annotations): Plan =
    mistakes.addAll(annotations.misplaced(Annotations.OnSum).map(DeriveError.misplaced(_, name)))
    if annotations.untagged && annotations.discriminator.nonEmpty then
      mistakes.add(DeriveError(s"$name is @untagged, and has a discriminator"))
    val tagging =
      if annotations.untagged then Tagging.Untagged
      else if annotations.discriminator.isEmpty && shapes.forall(_.isInstanceOf[Shape.Single]) then Tagging.Names
      else annotations.discriminator.fold(Tagging.Wrapped)(Tagging.Tagged(_))
    val cases = shapes.map(casePlan(_, annotations, tagging))
    val twice = cases.groupBy(_.hint).toList.filter(_._2.size > 1).sortBy(_._1)
    if cases.isEmpty then Plan.Failed(List(DeriveError.notDerivable(name, "it has no cases")))
    else if twice.nonEmpty then
      val wrong = twice.map((hint, same) => DeriveError.sameHint(hint, same.map(c => shown(c.tpe)), name))
      Plan.Failed(wrong ++ cases.flatMap(_.errors))
    else
      tagging match
        case Tagging.Untagged    => separation.plan(tpe, name, cases)
        case Tagging.Names       => Plan.Sum(tpe, cases, Layout.Names)
        case Tagging.Wrapped     => Plan.Sum(tpe, cases, Layout.Wrapped)
        case Tagging.Tagged(tag) => Plan.Sum(tpe, cases, Layout.Tagged(tag))

  private def casePlan(shape: Shape, family: Annotations, tagging: Tagging): Case =
    def hintOf(own: Annotations, name: String) = own.hint.getOrElse(family.renameAll.fold(name)(_(name)))
    def case_(hint: String, value: Option[Term])(access: TypeClass => Access): Case =
      def half(typeClass: TypeClass) = ifDerived(typeClass)(access(typeClass))
      Case(hint, shape.tpe, value, half(TypeClass.Decoder), half(TypeClass.Encoder))
    shape match
      case single: Shape.Single =>
        val misplaced = single.annotations.misplaced(Annotations.OnSingleton)
        mistakes.addAll(misplaced.map(DeriveError.misplaced(_, single.name)))
        val hint = hintOf(single.annotations, single.name)
        case_(hint, Some(single.value))(ofSingleton(_, single, hint, family, tagging))
      case product: Shape.Product =>
        val hint = hintOf(product.annotations, product.name)
        val tag = tagOf(tagging, hint)
        lazy val derived = Access.Derived(products.plan(product, tag, family))
        case_(hint, None)(ofProduct(_, product, tag, family, tagging, derived))
      case other =>
        val why = other match
          case Shape.Other(_, why) => why
          case _                   => "it is no case"
        val failed = Access.Failed(DeriveError.notDerivable(shown(other.tpe), why))
        Case(other.label, other.tpe, None, failed, failed)

  /** How a case with fields is read or written: as `derived` says, unless something else was written for it. */
  private def ofProduct(
      typeClass: TypeClass,
      product: Shape.Product,
      tag: Option[Tag],
      family: Annotations,
      tagging: Tagging,
      derived: => Access
  ): Access =
    val tpe = product.tpe
    val reachesCases = family.noExtraFields || family.explicitNulls || settings.isConfigured
    (origin(typeClass, tpe), tagging) match
      case (Origin.Absent, _)                => orAmbiguous(typeClass, tpe, derived)
      case (Origin.Derived, Tagging.Wrapped) =>
        if reachesCases then derived else Access.Instance(found(typeClass, tpe), isStrict = true)
      case (Origin.Derived | Origin.Library, _) => derived
      case (Origin.Unseen, Tagging.Untagged)    =>
        Access.Instance(instanceTerms.expected(typeClass, tpe), isStrict = true)
      case (_, Tagging.Untagged) => Access.Instance(found(typeClass, tpe), isStrict = true)
      case (_, _)                =>
        mistakes.addAll(tag.toList.flatMap(products.clash(product, _)))
        val instead =
          if origins.mayLeadTo(typeClass, tpe, target) then
            withoutMistakes(Access.Derived(products.plan(product, tag, family)))
          else None
        Access.OfCase(found(typeClass, tpe), product.name, tag, instead)

  /** `derived`, unless there is anything wrong with it, which is then not reported. */
  private def withoutMistakes(derived: => Access): Option[Access] =
    val (access, isWrong) = mistakes.attempt(derived)
    Option.when(!isWrong && access.errors.isEmpty)(access)

  private def tagOf(tagging: Tagging, hint: String): Option[Tag] = tagging match
    case Tagging.Tagged(name) => Some(Tag(name, hint))
    case _                    => None

  private def orAmbiguous(typeClass: TypeClass, tpe: TypeRepr, derived: => Access): Access =
    search(typeClass, tpe) match
      case Left(failure: AmbiguousImplicits) =>
        Access.Failed(accesses.explained(typeClass, tpe, shown(target), failure))
      case _ => derived

  private def ofSingleton(
      typeClass: TypeClass,
      single: Shape.Single,
      hint: String,
      family: Annotations,
      tagging: Tagging
  ): Access =
    def tag = tagOf(tagging, hint)
    lazy val derived = Access.Instance(
      instanceTerms.singleton(single.tpe, single.value, tag.map(_.name), hint, family.noExtraFields),
      isStrict = true
    )
    val isOwn =
      hasGivens(single.tpe) && Set(Origin.Ensured, Origin.Written, Origin.Unseen)(origin(typeClass, single.tpe))
    tagging match
      case (Tagging.Names | Tagging.Untagged) if isOwn =>
        Access.Failed(DeriveError.ofSingleton(single.name, shown(target)))
      case Tagging.Names | Tagging.Untagged => Access.ByName
      case _ if isOwn => Access.OfCase(found(typeClass, single.tpe), single.name, tag, Some(derived))
      case _          => derived

  /** Whether an object has implicit members. The instances of other objects are not searched. */
  private def hasGivens(tpe: TypeRepr): Boolean =
    tpe.typeSymbol.flags.is(Flags.Module) && tpe.typeSymbol.declarations.exists: member =>
      member.flags.is(Flags.Given) || member.flags.is(Flags.Implicit)
