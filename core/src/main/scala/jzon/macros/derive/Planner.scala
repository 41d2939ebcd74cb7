package jzon.macros.derive

import scala.collection.mutable.ListBuffer
import scala.quoted.*
import jzon.{Decoder, Encoder, Json}
import jzon.runtime.{Kind, QuotedDecoder, QuotedEncoder, SingletonCodec}

/** Decides what is emitted: names, instances, the layout of families. */
private[derive] trait Planner extends Origins:
  import q.reflect.*

  /** Which of the two is derived. */
  protected def reads: Boolean
  protected def writes: Boolean

  protected def plan(tpe: TypeRepr): Plan = declared(tpe).dealias match
    case union @ (OrType(_, _) | ConstantType(_)) => unionPlan(union)
    case other                                    => planned(shape(other))

  /** `tpe` as the definition around the macro declares it: the compiler infers `A` for `A | Null`. */
  private def declared(tpe: TypeRepr): TypeRepr =
    if !mentionsNull then tpe
    else
      owners(Symbol.spliceOwner)
        .filter(owner => (owner.isValDef || owner.isDefDef) && !owner.flags.is(Flags.Synthetic))
        .map(owner => resultOf(owner.termRef.widen))
        .collect {
          case AppliedType(_, List(argument)) if members(argument).exists(isNull) && argument =:= tpe => argument
        }
        .headOption
        .getOrElse(tpe)

  /** Whether the text of the definition says `Null` before it derives. Other definitions are not asked for their types,
    * which may not be known yet.
    */
  private def mentionsNull: Boolean =
    val here = Position.ofMacroExpansion
    here.sourceFile.content.exists: text =>
      val before = text.substring(0, here.start)
      val begin = List("given", "val", "def").map(before.lastIndexOf).max
      begin >= 0 && before.indexOf("Null", begin) >= 0

  private def resultOf(tpe: TypeRepr): TypeRepr = tpe match
    case method: MethodOrPoly => resultOf(method.resType)
    case ByNameType(result)   => resultOf(result)
    case other                => other

  /** What can be derived for a type. */
  protected def derivable(tpe: TypeRepr): Plan = planned(shape(tpe))

  protected def unionPlan(tpe: TypeRepr): Plan
  protected def untaggedPlan(tpe: TypeRepr, name: String, cases: List[Case]): Plan

  private def planned(shape: Shape): Plan = shape match
    case product: Shape.Product                    => productPlan(product, None, Annotations())
    case Shape.Sum(tpe, name, cases, inner, marks) =>
      (tpe :: inner.map(_.tpe)).foreach(t => idleMarks(t.typeSymbol))
      inner.foreach(checkInner(_, name, marks))
      sumPlan(tpe, name, cases, marks)
    case Shape.Other(tpe, why)                  => Plan.Failed(List(DeriveError.notDerivable(shown(tpe), why)))
    case single @ Shape.Single(tpe, name, _, _) => sumPlan(tpe, name, List(single), Annotations())

  private def wanted(kind: String, isWanted: Boolean, tpe: TypeRepr, at: => String): Access =
    if isWanted then how(kind, tpe, at) else Access.Own

  // Products.

  /** @param family
    *   what the annotations of the sealed type say, of which the product is a case
    */
  protected def productPlan(product: Shape.Product, tag: Option[Tag], family: Annotations): Plan =
    val leaves = ListBuffer.empty[FieldPlan]
    val marks = product.marks.copy(
      noExtraFields = product.marks.noExtraFields || family.noExtraFields,
      explicitNulls = product.marks.explicitNulls || family.explicitNulls
    )
    val build = flattened(product, marks, identity, Nil, leaves)
    val plan = Plan.Product(product.tpe, leaves.toList, build, marks.noExtraFields, tag)
    val several = remainders(build) match
      case one :: others => others.map(other => DeriveError.flatten(other.at, s"takes what ${one.at} takes"))
      case Nil           => Nil
    several ++ clashes(product, leaves.toList, tag) match
      case Nil   => plan
      case wrong => Plan.Failed(wrong ++ errors(plan))

  /** Adds the leaves of `product`, which `get` finds in the outermost class. */
  private def flattened(
      product: Shape.Product,
      marks: Annotations,
      get: Term => Term,
      around: List[TypeRepr],
      leaves: ListBuffer[FieldPlan]
  ): Build =
    idleMarks(product.tpe.typeSymbol)
    wrongMarks ++= product.marks.misplaced(Annotations.OnClass).map(DeriveError.misplaced(_, product.name))
    val parts = product.fields.map: field =>
      def at = place(product.name, field.name, field.tpe)
      def refuse(error: DeriveError): Build =
        wrongMarks += error
        Build.Fixed('{ null }.asTerm)
      wrongMarks ++= field.marks.misplaced(Annotations.OnField).map(DeriveError.misplaced(_, at))
      wrongMarks ++= List("transient", "flatten").filter(field.marks.present.contains).take(1).flatMap: alone =>
        field.marks.misplaced(Set(alone)).map(DeriveError.beside(_, alone, at))
      if field.marks.transient then
        field.default.fold(refuse(DeriveError.transient(at)))(Build.Fixed(_))
      else if field.marks.flatten then
        def takesOthers = elementOf(field.tpe).nonEmpty
        shape(field.tpe) match
          case _ if takesOthers && marks.noExtraFields =>
            refuse(DeriveError.flatten(at, "takes the fields that @no_extra_fields refuses"))
          case _ if takesOthers            => Build.FromRest(rest(field, at, a => field.get(get(a))))
          case _ if field.default.nonEmpty =>
            refuse(DeriveError.flatten(at, "has a default, which would never be used"))
          case _ if field.tpe <:< TypeRepr.of[Json] =>
            refuse(DeriveError.flatten(at, "is a tree that need not be an object: write json.Json.Obj"))
          case inner: Shape.Product if hasOwnInstance(inner.tpe) =>
            refuse(DeriveError.flatten(at, "has an instance of its own, which would not be used"))
          case inner: Shape.Product if !around.exists(_ =:= inner.tpe) && !(inner.tpe =:= product.tpe) =>
            val innerMarks = inner.marks.copy(
              noExtraFields = inner.marks.noExtraFields || marks.noExtraFields,
              explicitNulls = inner.marks.explicitNulls || marks.explicitNulls
            )
            val seen = checked(inner)
            flattened(seen, innerMarks, a => field.get(get(a)), product.tpe :: around, leaves)
          case _: Shape.Product => refuse(DeriveError.flatten(at, "is in itself"))
          case _                => refuse(DeriveError.flatten(at, "is no case class"))
      else
        leaves += leaf(product.name, marks, field, a => field.get(get(a)))
        Build.FromLeaf(leaves.size - 1, field.isRepeated)
    Build.Make(product.tpe, product.make, parts)

  /** The type of the values that a field takes which stands for all other fields; none if it can't. */
  private def elementOf(tpe: TypeRepr): Option[TypeRepr] = tpe.dealias match
    case tree if tree =:= TypeRepr.of[Json.Obj]                                             => Some(TypeRepr.of[Json])
    case AppliedType(map, List(key, value)) if map.typeSymbol == mapClass && key =:= string => Some(value)
    case _                                                                                  => None

  private lazy val mapClass = TypeRepr.of[Map[Any, Any]].typeSymbol
  private lazy val string = TypeRepr.of[String]

  private def rest(field: Field, at: String, get: Term => Term): Remainder =
    val element = elementOf(field.tpe).get
    def how(kind: String, isWanted: Boolean): Access =
      if !isWanted then Access.Own
      else
        search(kind, element) match
          case Right(tree)   => Access.Instance(tree, isStrict = true)
          case Left(failure) => Access.Failed(explained(kind, element, at, failure))
    val isTree = field.tpe =:= TypeRepr.of[Json.Obj]
    Remainder(field.tpe, element, isTree, at, get, field.default, how("Decoder", reads), how("Encoder", writes))

  /** What errors call a field. */
  private def place(owner: String, field: String, tpe: TypeRepr): String = s"$owner.$field: ${shown(tpe)}"

  private def leaf(owner: String, marks: Annotations, field: Field, get: Term => Term): FieldPlan =
    def at = place(owner, field.name, field.tpe)
    val isQuoted = field.marks.stringified
    FieldPlan(
      nameOf(field, marks),
      field.marks.aliases,
      owner,
      field.name,
      field.tpe,
      get,
      field.default,
      if isQuoted then quoted("Decoder", reads, field.tpe, at) else wanted("Decoder", reads, field.tpe, at),
      if isQuoted then quoted("Encoder", writes, field.tpe, at) else wanted("Encoder", writes, field.tpe, at),
      field.marks.explicitNulls || marks.explicitNulls
    )

  private def nameOf(field: Field, marks: Annotations): String =
    field.marks.field.getOrElse(marks.renameAll.fold(field.name)(_(field.name)))

  /** Names that two fields have. */
  private def clashes(product: Shape.Product, leaves: List[FieldPlan], tag: Option[Tag]): List[DeriveError] =
    val named = leaves.flatMap(leaf => (leaf.name :: leaf.aliases).map(_ -> leaf))
    val twice = named.groupMap(_._1)(_._2).toList.filter(_._2.size > 1).sortBy(_._1)
    def at(leaf: FieldPlan) = place(leaf.owner, leaf.field, leaf.tpe)
    twice.map((name, same) => DeriveError.sameName(name, same.map(at), product.name)) ++
      tag.flatMap(t => named.find(_._1 == t.name).map((name, leaf) => DeriveError.clash(name, at(leaf), product.name)))

  /** As [[wanted]], between quotes. */
  private def quoted(kind: String, isWanted: Boolean, tpe: TypeRepr, at: => String): Access =
    tpe.dealias match
      case AppliedType(option, List(element)) if option.typeSymbol.fullName == "scala.Option" =>
        Access.Optional(element, quoted(kind, isWanted, element, at))
      case scalar if !Set(Set(Kind.Number), Set(Kind.Bool))(kinds(scalar)) =>
        Access.Failed(DeriveError.stringified(at, shown(tpe)))
      case _ if !isWanted => Access.Own
      case scalar         =>
        search(kind, scalar) match
          case Left(_)     => wanted(kind, isWanted, scalar, at)
          case Right(tree) =>
            scalar.asType match
              case '[a] =>
                val instance =
                  if kind == "Decoder" then '{ new QuotedDecoder[a](${ tree.asExprOf[Decoder[a]] }) }
                  else '{ new QuotedEncoder[a](${ tree.asExprOf[Encoder[a]] }) }
                Access.Instance(instance.asTerm, isStrict = true)

  protected def halves: List[String] = List("Decoder" -> reads, "Encoder" -> writes).collect { case (kind, true) =>
    kind
  }

  /** Whether instances were written for a type, so that its shape does not say how it is read and written. */
  private def hasOwnInstance(tpe: TypeRepr): Boolean = halves.exists: kind =>
    origin(kind, tpe) match
      case Origin.Ensured | Origin.Written | Origin.Library => true
      case _                                                => false

  /** The same class, which is made and taken apart only if its instances, which can't be seen, are derived. */
  private def checked(product: Shape.Product): Shape.Product =
    val unseen = halves.filter(origin(_, product.tpe) == Origin.Unseen)
    def after(kind: String)(term: Term): Term =
      if unseen.contains(kind) then Block(List(flattens(kind, product.tpe)), term) else term
    val fields = product.fields.zipWithIndex.map: (field, i) =>
      if i > 0 then field else field.copy(get = a => after("Encoder")(field.get(a)))
    product.copy(fields = fields, make = values => after("Decoder")(product.make(values)))

  // Families.

  /** A sealed type inside a family is nothing but its cases there. */
  private def checkInner(inner: Shape.Sum, outer: String, family: Annotations): Unit =
    val at = s"${inner.name}, which is part of $outer"
    wrongMarks ++= inner.marks.beyond(family).map(DeriveError.misplaced(_, at))
    if halves.exists(kind => Set(Origin.Ensured, Origin.Written)(origin(kind, inner.tpe))) then
      wrongMarks += DeriveError(s"${inner.name} has an instance of its own, which $outer would not use: derive it")

  private def sumPlan(tpe: TypeRepr, name: String, shapes: List[Shape], marks: Annotations): Plan =
    wrongMarks ++= marks.misplaced(Annotations.OnSum).map(DeriveError.misplaced(_, name))
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

  private def casePlan(shape: Shape, marks: Annotations, layout: Layout): Case =
    def hintOf(own: Annotations, name: String) = own.hint.getOrElse(marks.renameAll.fold(name)(_(name)))
    shape match
      case single: Shape.Single =>
        wrongMarks ++= single.marks.misplaced(Annotations.OnSingleton).map(DeriveError.misplaced(_, single.name))
        val hint = hintOf(single.marks, single.name)
        def how(kind: String, isWanted: Boolean): Access =
          if isWanted then singleHow(kind, single, hint, marks, layout) else Access.Own
        Case(hint, single.tpe, Some(single.value), how("Decoder", reads), how("Encoder", writes))
      case product: Shape.Product =>
        val hint = hintOf(product.marks, product.name)
        val tag = tagOf(layout, hint)
        lazy val derived = Access.Derived(productPlan(product, tag, marks))
        def how(kind: String, isWanted: Boolean): Access =
          if isWanted then caseHow(kind, product, tag, marks, layout, derived) else Access.Own
        Case(hint, product.tpe, None, how("Decoder", reads), how("Encoder", writes))
      case other =>
        val failed = Access.Failed(DeriveError.notDerivable(
          shown(other.tpe),
          other match
            case Shape.Other(_, why) => why
            case _                   => "it is no case"
        ))
        Case(other.label, other.tpe, None, failed, failed)

  /** How a case with fields is read or written: as `derived` says, if nothing else was written for it. */
  private def caseHow(
      kind: String,
      product: Shape.Product,
      tag: Option[Tag],
      family: Annotations,
      layout: Layout,
      derived: => Access
  ): Access =
    val tpe = product.tpe
    val reachesCases = family.noExtraFields || family.explicitNulls || config.nonEmpty
    def tree = search(kind, tpe).toOption.get
    (origin(kind, tpe), layout) match
      case (Origin.Absent, _)               => orAmbiguous(kind, tpe, derived)
      case (Origin.Derived, Layout.Wrapped) =>
        if reachesCases then derived else Access.Instance(tree, isStrict = true)
      case (Origin.Derived | Origin.Library, _) => derived
      case (Origin.Unseen, Layout.Untagged(_))  => Access.Instance(expected(kind, tpe), isStrict = true)
      case (_, Layout.Untagged(_))              => Access.Instance(tree, isStrict = true)
      case (_, _)                               =>
        wrongMarks ++= tag.toList.flatMap(clash(product, _))
        val instead =
          if mayLeadTo(kind, tpe, target) then unless(Access.Derived(productPlan(product, tag, family))) else None
        Access.OfCase(tree, product.name, tag, instead)

  /** A field of `product` that has the name of the tag: an instance of its own is likely to write it as well. */
  private def clash(product: Shape.Product, tag: Tag): Option[DeriveError] =
    product.fields.find(nameOf(_, product.marks) == tag.name).map: field =>
      DeriveError.clash(tag.name, place(product.name, field.name, field.tpe), product.name)

  /** What `derived` gives, unless there is anything wrong with it, which is then not told. */
  private def unless(derived: => Access): Option[Access] =
    val before = wrongMarks.size
    val how = derived
    val isWrong = errors(how).nonEmpty || wrongMarks.size > before
    wrongMarks.dropRightInPlace(wrongMarks.size - before)
    Option.when(!isWrong)(how)

  private def tagOf(layout: Layout, hint: String): Option[Tag] = layout match
    case Layout.Tagged(name) => Some(Tag(name, hint))
    case _                   => None

  private def orAmbiguous(kind: String, tpe: TypeRepr, derived: => Access): Access = search(kind, tpe) match
    case Left(failure: AmbiguousImplicits) => Access.Failed(explained(kind, tpe, shown(target), failure))
    case _                                 => derived

  private def singleHow(kind: String, single: Shape.Single, hint: String, family: Annotations, layout: Layout): Access =
    lazy val alone = singleton(single.tpe, single.value, tagOf(layout, hint).map(_.name), hint, family)
    val isOwn = hasGivens(single.tpe) && Set(Origin.Ensured, Origin.Written, Origin.Unseen)(origin(kind, single.tpe))
    layout match
      case (Layout.Names | Layout.Untagged(_)) if isOwn =>
        Access.Failed(DeriveError.ofSingleton(single.name, shown(target)))
      case Layout.Names | Layout.Untagged(_) => Access.Own
      case _ if isOwn                        =>
        Access.OfCase(search(kind, single.tpe).toOption.get, single.name, tagOf(layout, hint), Some(alone))
      case _ => alone

  /** Whether an object has implicit members: others are not searched. */
  private def hasGivens(tpe: TypeRepr): Boolean =
    tpe.typeSymbol.flags.is(Flags.Module) && tpe.typeSymbol.declarations.exists: member =>
      member.flags.is(Flags.Given) || member.flags.is(Flags.Implicit)

  private def singleton(tpe: TypeRepr, value: Term, tag: Option[String], hint: String, family: Annotations): Access =
    tpe.asType match
      case '[a] =>
        val name = tag.fold('{ null })(Expr(_))
        val isStrict = Expr(family.noExtraFields)
        Access.Instance(
          '{ new SingletonCodec[a](${ value.asExprOf[a] }, $name, ${ Expr(hint) }, $isStrict) }.asTerm,
          isStrict = true
        )
