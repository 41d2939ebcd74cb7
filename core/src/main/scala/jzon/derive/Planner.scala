package jzon.derive

import scala.collection.mutable.ListBuffer
import scala.quoted.*
import jzon.{Decoder, Encoder}

/** Decides what is emitted: names, instances, the layout of families. */
private[derive] trait Planner extends Search:
  import q.reflect.*

  /** Which of the two is derived. */
  protected def reads: Boolean
  protected def writes: Boolean

  protected def plan(tpe: TypeRepr): Plan = tpe.dealias match
    case OrType(_, _) | ConstantType(_) => unionPlan(tpe)
    case other                          => planned(shape(other))

  protected def unionPlan(tpe: TypeRepr): Plan
  protected def untaggedPlan(tpe: TypeRepr, name: String, cases: List[Case]): Plan

  private def planned(shape: Shape): Plan = shape match
    case product: Shape.Product                 => productPlan(product, None, Marks())
    case Shape.Sum(tpe, name, cases, marks)     => sumPlan(tpe, name, cases, marks)
    case Shape.Other(tpe, why)                  => Plan.Failed(List(DeriveError.notDerivable(shown(tpe), why)))
    case single @ Shape.Single(tpe, name, _, _) => sumPlan(tpe, name, List(single), Marks())

  private def found(kind: String, isWanted: Boolean, tpe: TypeRepr, at: => String): How =
    if isWanted then how(kind, tpe, at) else How.Own

  // Products.

  /** @param family
    *   what the annotations of the sealed type say, of which the product is a case
    */
  protected def productPlan(product: Shape.Product, tag: Option[Tag], family: Marks): Plan =
    val leaves = ListBuffer.empty[Leaf]
    val marks = product.marks.copy(
      noExtraFields = product.marks.noExtraFields || family.noExtraFields,
      explicitNulls = product.marks.explicitNulls || family.explicitNulls
    )
    val build = flattened(product, marks, identity, Nil, leaves)
    val plan = Plan.Product(product.tpe, leaves.toList, build, marks.noExtraFields, tag)
    clashes(product, leaves.toList, tag) match
      case Nil   => plan
      case wrong => Plan.Failed(wrong ++ errors(plan))

  /** Adds the leaves of `product`, which `get` finds in the outermost class. */
  private def flattened(
      product: Shape.Product,
      marks: Marks,
      get: Term => Term,
      around: List[TypeRepr],
      leaves: ListBuffer[Leaf]
  ): Build =
    wrongMarks ++= product.marks.misplaced(Marks.OnClass).map(DeriveError.misplaced(_, product.name))
    val parts = product.fields.map: field =>
      def at = place(product.name, field.name, field.tpe)
      def refuse(error: DeriveError): Build =
        wrongMarks += error
        Build.Fixed('{ null }.asTerm)
      wrongMarks ++= field.marks.misplaced(Marks.OnField).map(DeriveError.misplaced(_, at))
      if field.marks.transient then
        field.default.fold(refuse(DeriveError.transient(at)))(Build.Fixed(_))
      else if field.marks.flatten then
        shape(field.tpe) match
          case _ if field.default.nonEmpty =>
            refuse(DeriveError.flatten(at, "has a default, which would never be used"))
          case inner: Shape.Product if !around.exists(_ =:= inner.tpe) && !(inner.tpe =:= product.tpe) =>
            val innerMarks = inner.marks.copy(explicitNulls = inner.marks.explicitNulls || marks.explicitNulls)
            flattened(inner, innerMarks, a => field.get(get(a)), product.tpe :: around, leaves)
          case _: Shape.Product => refuse(DeriveError.flatten(at, "is in itself"))
          case _                => refuse(DeriveError.flatten(at, "is no case class"))
      else
        leaves += leaf(product.name, marks, field, a => field.get(get(a)))
        Build.FromLeaf(leaves.size - 1, field.isRepeated)
    Build.Make(product.tpe, product.make, parts)

  /** What errors call a field. */
  private def place(owner: String, field: String, tpe: TypeRepr): String = s"$owner.$field: ${shown(tpe)}"

  private def leaf(owner: String, marks: Marks, field: Field, get: Term => Term): Leaf =
    def at = place(owner, field.name, field.tpe)
    val isQuoted = field.marks.stringified
    Leaf(
      field.marks.field.getOrElse(marks.renameAll.fold(field.name)(_(field.name))),
      field.marks.aliases,
      owner,
      field.name,
      field.tpe,
      get,
      field.default,
      if isQuoted then quoted("Decoder", reads, field.tpe, at) else found("Decoder", reads, field.tpe, at),
      if isQuoted then quoted("Encoder", writes, field.tpe, at) else found("Encoder", writes, field.tpe, at),
      field.marks.explicitNulls || marks.explicitNulls
    )

  /** Names that two fields have. */
  private def clashes(product: Shape.Product, leaves: List[Leaf], tag: Option[Tag]): List[DeriveError] =
    val named = leaves.flatMap(leaf => (leaf.name :: leaf.aliases).map(_ -> leaf))
    val twice = named.groupMap(_._1)(_._2).toList.filter(_._2.size > 1).sortBy(_._1)
    def at(leaf: Leaf) = place(leaf.owner, leaf.field, leaf.tpe)
    twice.map((name, same) => DeriveError.sameName(name, same.map(at), product.name)) ++
      tag.flatMap(t => named.find(_._1 == t.name).map((name, leaf) => DeriveError.clash(name, at(leaf), product.name)))

  /** As [[found]], between quotes. */
  private def quoted(kind: String, isWanted: Boolean, tpe: TypeRepr, at: => String): How =
    tpe.dealias match
      case AppliedType(option, List(element)) if option.typeSymbol.fullName == "scala.Option" =>
        How.Optional(element, quoted(kind, isWanted, element, at))
      case scalar if !Set(Set(Kind.Number), Set(Kind.Bool))(kinds(scalar)) =>
        How.Failed(DeriveError.stringified(at, shown(tpe)))
      case _ if !isWanted => How.Own
      case scalar         =>
        search(kind, scalar) match
          case Left(_)     => found(kind, isWanted, scalar, at)
          case Right(tree) =>
            scalar.asType match
              case '[a] =>
                val instance =
                  if kind == "Decoder" then '{ new QuotedDecoder[a](${ tree.asExprOf[Decoder[a]] }) }
                  else '{ new QuotedEncoder[a](${ tree.asExprOf[Encoder[a]] }) }
                How.Found(instance.asTerm, isStrict = true)

  // Families.

  private def sumPlan(tpe: TypeRepr, name: String, shapes: List[Shape], marks: Marks): Plan =
    wrongMarks ++= marks.misplaced(Marks.OnSum).map(DeriveError.misplaced(_, name))
    if marks.untagged && marks.discriminator.nonEmpty then
      wrongMarks += DeriveError(s"$name is @untagged, and has a discriminator")
    val layout =
      if marks.untagged then Layout.Untagged(Nil)
      else if marks.discriminator.isEmpty && shapes.forall(_.isInstanceOf[Shape.Single]) then Layout.Names
      else marks.discriminator.fold(Layout.Wrapped)(Layout.Tagged(_))
    val cases = shapes.map(casePlan(_, marks, layout))
    val twice = cases.groupBy(_.hint).toList.filter(_._2.size > 1).sortBy(_._1)
    if cases.isEmpty then Plan.Failed(List(DeriveError.notDerivable(name, "it has no cases")))
    else if twice.nonEmpty then
      val wrong = twice.map((hint, same) => DeriveError.sameHint(hint, same.map(c => shown(c.tpe)), name))
      Plan.Failed(wrong ++ errors(Plan.Sum(tpe, cases, layout)))
    else if marks.untagged then untaggedPlan(tpe, name, cases)
    else Plan.Sum(tpe, cases, layout)

  private def casePlan(shape: Shape, marks: Marks, layout: Layout): Case =
    def hintOf(own: Marks, name: String) = own.hint.getOrElse(marks.renameAll.fold(name)(_(name)))
    shape match
      case Shape.Single(tpe, name, value, own) =>
        wrongMarks ++= own.misplaced(Marks.OnSingleton).map(DeriveError.misplaced(_, name))
        val hint = hintOf(own, name)
        val alone = layout match
          case Layout.Names | Layout.Untagged(_) => How.Own
          case Layout.Wrapped                    => singleton(tpe, value, None, hint, marks)
          case Layout.Tagged(tag)                => singleton(tpe, value, Some(tag), hint, marks)
        Case(hint, tpe, Some(value), alone, alone)
      case product: Shape.Product =>
        val hint = hintOf(product.marks, product.name)
        lazy val derived = How.Derived(layout match
          case Layout.Tagged(tag) => productPlan(product, Some(Tag(tag, hint)), marks)
          case _                  => productPlan(product, None, marks))
        def how(kind: String, isWanted: Boolean): How =
          if !isWanted then How.Own
          else
            layout match
              case Layout.Tagged(_) | Layout.Untagged(_) => derived
              case _ => search(kind, product.tpe).fold(_ => derived, How.Found(_, isStrict = true))
        Case(hint, product.tpe, None, how("Decoder", reads), how("Encoder", writes))
      case other =>
        val failed = How.Failed(DeriveError.notDerivable(
          shown(other.tpe),
          other match
            case Shape.Other(_, why) => why
            case _                   => "it is no case"
        ))
        Case(other.label, other.tpe, None, failed, failed)

  private def singleton(tpe: TypeRepr, value: Term, tag: Option[String], hint: String, family: Marks): How =
    tpe.asType match
      case '[a] =>
        val name = tag.fold('{ null })(Expr(_))
        val isStrict = Expr(family.noExtraFields)
        How.Found('{ new Alone[a](${ value.asExprOf[a] }, $name, ${ Expr(hint) }, $isStrict) }.asTerm, isStrict = true)
