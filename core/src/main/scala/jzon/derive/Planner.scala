package jzon.derive

import scala.quoted.*

/** Decides what is emitted: names, instances, the layout of families. */
private[derive] trait Planner extends Search:
  import q.reflect.*

  /** Which of the two is derived. */
  protected def reads: Boolean
  protected def writes: Boolean

  protected def plan(tpe: TypeRepr): Plan = planned(shape(tpe))

  private def planned(shape: Shape): Plan = shape match
    case product: Shape.Product                 => productPlan(product, None)
    case Shape.Sum(tpe, _, cases, marks)  => sumPlan(tpe, cases, marks)
    case Shape.Other(tpe, why)                  => Plan.Failed(DeriveError.notDerivable(shown(tpe), why))
    case single @ Shape.Single(tpe, _, _, _) => sumPlan(tpe, List(single), Marks())

  private def found(kind: String, isWanted: Boolean, tpe: TypeRepr, at: String): How =
    if isWanted then how(kind, tpe, at) else How.Own

  // Products.

  private def productPlan(product: Shape.Product, tag: Option[Tag]): Plan =
    val leaves = product.fields.map(leaf(product, _))
    val build = Build.Make(product.tpe, product.make,
      product.fields.zipWithIndex.map((field, i) => Build.FromLeaf(i, field.isRepeated)))
    Plan.Product(product.tpe, leaves, build, product.marks.noExtraFields, tag)

  private def leaf(product: Shape.Product, field: Field): Leaf =
    val at = s"${product.name}.${field.name}: ${shown(field.tpe)}"
    val name = field.marks.field.getOrElse(product.marks.renameAll.fold(field.name)(_(field.name)))
    Leaf(
      name,
      field.marks.aliases,
      at,
      field.tpe,
      field.get,
      field.default,
      found("Decoder", reads, field.tpe, at),
      found("Encoder", writes, field.tpe, at),
      field.marks.stringified,
      field.marks.explicitNulls || product.marks.explicitNulls
    )

  // Families.

  private def sumPlan(tpe: TypeRepr, shapes: List[Shape], marks: Marks): Plan =
    val layout =
      if shapes.forall(_.isInstanceOf[Shape.Single]) then Layout.Names
      else marks.discriminator.fold(Layout.Wrapped)(Layout.Tagged(_))
    Plan.Sum(tpe, shapes.map(casePlan(_, marks, layout)), layout)

  private def casePlan(shape: Shape, marks: Marks, layout: Layout): Case =
    def hintOf(own: Marks, name: String) = own.hint.getOrElse(marks.renameAll.fold(name)(_(name)))
    shape match
      case Shape.Single(tpe, name, value, own) =>
        val hint = hintOf(own, name)
        val alone = layout match
          case Layout.Names       => How.Own
          case Layout.Wrapped     => singleton(tpe, value, None, hint)
          case Layout.Tagged(tag) => singleton(tpe, value, Some(tag), hint)
        Case(hint, tpe, Some(value), alone, alone)
      case product: Shape.Product =>
        val hint = hintOf(product.marks, product.name)
        lazy val derived = How.Derived(layout match
          case Layout.Tagged(tag) => productPlan(product, Some(Tag(tag, hint)))
          case _                  => productPlan(product, None)
        )
        def how(kind: String, isWanted: Boolean): How =
          if !isWanted then How.Own
          else
            layout match
              case Layout.Tagged(_) => derived
              case _                => search(kind, product.tpe).fold(_ => derived, How.Found(_, isStrict = true))
        Case(hint, product.tpe, None, how("Decoder", reads), how("Encoder", writes))
      case other =>
        val failed = How.Failed(DeriveError.notDerivable(shown(other.tpe), other match
          case Shape.Other(_, why) => why
          case _                   => "it is no case"
        ))
        Case(other.label, other.tpe, None, failed, failed)

  private def singleton(tpe: TypeRepr, value: Term, tag: Option[String], hint: String): How =
    tpe.asType match
      case '[a] =>
        val name = tag.fold('{ null })(Expr(_))
        How.Found('{ new Alone[a](${ value.asExprOf[a] }, $name, ${ Expr(hint) }) }.asTerm, isStrict = true)
