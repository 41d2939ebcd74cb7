package jzon.macros.derive

import scala.collection.mutable.ListBuffer
import scala.quoted.*
import jzon.Json
import jzon.macros.{Tools, TypeClass}
import jzon.runtime.Kind

/** Plans case classes: the names of fields, how each is read and written, and how the value is created. */
final private[derive] class ProductPlanner[M <: Model & Singleton](val model: M)(
    settings: Settings[model.q.type],
    shapes: Shapes[model.type],
    accesses: Accesses[model.type],
    kinds: Kinds[model.type],
    origins: Origins[model.q.type],
    instanceTerms: InstanceTerms[model.q.type],
    tools: Tools[model.q.type],
    mistakes: Mistakes
):
  import model.{*, given}
  import q.reflect.*
  import accesses.{halves, ifDerived}
  import origins.origin
  import tools.instances.search
  import tools.texts.shown

  /** @param family
    *   the settings of the sealed type of which the class is a case
    */
  def plan(product: Shape.Product, tag: Option[Tag], family: Annotations): Plan =
    val fields = ListBuffer.empty[FieldPlan]
    val annotations = product.annotations.copy(
      noExtraFields = product.annotations.noExtraFields || family.noExtraFields,
      explicitNulls = product.annotations.explicitNulls || family.explicitNulls
    )
    val build = flattened(product, annotations, identity, Nil, fields)
    val plan = Plan.Product(product.tpe, fields.toList, build, annotations.noExtraFields, tag)
    val several = build.remainders match
      case one :: others => others.map(other => DeriveError.flatten(other.at, s"takes what ${one.at} takes"))
      case Nil           => Nil
    several ++ clashes(product, fields.toList, tag) match
      case Nil   => plan
      case wrong => Plan.Failed(wrong ++ plan.errors)

  /** Adds the fields of `product` to `fields`.
    *
    * @param get
    *   selects the product in a value of the outermost class
    * @param around
    *   the classes that it is flattened into
    */
  private def flattened(
      product: Shape.Product,
      annotations: Annotations,
      get: Term => Term,
      around: List[TypeRepr],
      fields: ListBuffer[FieldPlan]
  ): Build =
    settings.checkMembers(product.tpe.typeSymbol)
    mistakes.addAll(product.annotations.misplaced(Annotations.OnClass).map(DeriveError.misplaced(_, product.name)))
    val parts = product.fields.map: field =>
      def at = place(product.name, field.name, field.tpe)
      checkField(field, at)
      if field.annotations.transient then
        field.default.fold(refused(DeriveError.transient(at)))(Build.Fixed(_))
      else if field.annotations.flatten then
        flattenedField(product, annotations, field, at, a => field.get(get(a)), around, fields)
      else
        fields += fieldPlan(product.name, annotations, field, a => field.get(get(a)))
        Build.FromField(fields.size - 1, field.isRepeated)
    Build.Make(product.tpe, product.make, parts)

  private def checkField(field: Field, at: => String): Unit =
    mistakes.addAll(field.annotations.misplaced(Annotations.OnField).map(DeriveError.misplaced(_, at)))
    mistakes.addAll(
      List("transient", "flatten").filter(field.annotations.present.contains).take(1).flatMap: alone =>
        field.annotations.misplaced(Set(alone)).map(DeriveError.beside(_, alone, at))
    )

  private def refused(mistake: DeriveError): Build =
    mistakes.add(mistake)
    Build.Fixed('{ null }.asTerm)

  private def flattenedField(
      owner: Shape.Product,
      annotations: Annotations,
      field: Field,
      at: => String,
      get: Term => Term,
      around: List[TypeRepr],
      fields: ListBuffer[FieldPlan]
  ): Build =
    def takesOthers = elementOf(field.tpe).nonEmpty
    def refuse(why: String) = refused(DeriveError.flatten(at, why))
    shapes.shape(field.tpe) match
      case _ if takesOthers && annotations.noExtraFields => refuse("takes the fields that @no_extra_fields refuses")
      case _ if takesOthers                              => Build.FromRest(rest(field, at, get))
      case _ if field.default.nonEmpty                   => refuse("has a default, which would never be used")
      case _ if field.tpe <:< TypeRepr.of[Json]          =>
        refuse("is a tree that need not be an object: write json.Json.Obj")
      case inner: Shape.Product if hasOwnInstance(inner.tpe) =>
        refuse("has an instance of its own, which would not be used")
      case inner: Shape.Product if !around.exists(_ =:= inner.tpe) && !(inner.tpe =:= owner.tpe) =>
        val innerAnnotations = inner.annotations.copy(
          noExtraFields = inner.annotations.noExtraFields || annotations.noExtraFields,
          explicitNulls = inner.annotations.explicitNulls || annotations.explicitNulls
        )
        flattened(checked(inner), innerAnnotations, get, owner.tpe :: around, fields)
      case _: Shape.Product => refuse("is in itself")
      case _                => refuse("is no case class")

  /** The type of the values in a field that takes all other fields; none if its type can't take them. */
  private def elementOf(tpe: TypeRepr): Option[TypeRepr] = tpe.dealias match
    case tree if tree =:= TypeRepr.of[Json.Obj]                                             => Some(TypeRepr.of[Json])
    case AppliedType(map, List(key, value)) if map.typeSymbol == mapClass && key =:= string => Some(value)
    case _                                                                                  => None

  private lazy val mapClass = TypeRepr.of[Map[Any, Any]].typeSymbol
  private lazy val string = TypeRepr.of[String]

  private def rest(field: Field, at: String, get: Term => Term): Remainder =
    val element = elementOf(field.tpe).get
    def access(typeClass: TypeClass): Access = ifDerived(typeClass):
      search(typeClass, element) match
        case Right(tree)   => Access.Instance(tree, isStrict = true)
        case Left(failure) => Access.Failed(accesses.explained(typeClass, element, at, failure))
    val isTree = field.tpe =:= TypeRepr.of[Json.Obj]
    Remainder(
      field.tpe,
      element,
      isTree,
      at,
      get,
      field.default,
      access(TypeClass.Decoder),
      access(TypeClass.Encoder)
    )

  /** The name of a field in errors. */
  private def place(owner: String, field: String, tpe: TypeRepr): String = s"$owner.$field: ${shown(tpe)}"

  private def fieldPlan(owner: String, annotations: Annotations, field: Field, get: Term => Term): FieldPlan =
    def at = place(owner, field.name, field.tpe)
    def access(typeClass: TypeClass): Access =
      if field.annotations.stringified then quoted(typeClass, field.tpe, at)
      else ifDerived(typeClass)(accesses.access(typeClass, field.tpe, at))
    FieldPlan(
      nameOf(field, annotations),
      field.annotations.aliases,
      owner,
      field.name,
      field.tpe,
      get,
      field.default,
      access(TypeClass.Decoder),
      access(TypeClass.Encoder),
      field.annotations.explicitNulls || annotations.explicitNulls
    )

  private def nameOf(field: Field, annotations: Annotations): String =
    field.annotations.field.getOrElse(annotations.renameAll.fold(field.name)(_(field.name)))

  /** The names that two fields have. */
  private def clashes(product: Shape.Product, fields: List[FieldPlan], tag: Option[Tag]): List[DeriveError] =
    val named = fields.flatMap(field => (field.name :: field.aliases).map(_ -> field))
    val twice = named.groupMap(_._1)(_._2).toList.filter(_._2.size > 1).sortBy(_._1)
    def at(field: FieldPlan) = place(field.owner, field.field, field.tpe)
    twice.map((name, same) => DeriveError.sameName(name, same.map(at), product.name)) ++
      tag
        .flatMap(t => named.find(_._1 == t.name))
        .map((name, field) => DeriveError.clash(name, at(field), product.name))

  /** A field of `product` that has the name of the tag. An instance of its own is likely to write the field as well. */
  def clash(product: Shape.Product, tag: Tag): Option[DeriveError] =
    product.fields.find(nameOf(_, product.annotations) == tag.name).map: field =>
      DeriveError.clash(tag.name, place(product.name, field.name, field.tpe), product.name)

  /** How a number or Boolean is read or written in quotes. */
  private def quoted(typeClass: TypeClass, tpe: TypeRepr, at: => String): Access = tpe.dealias match
    case AppliedType(option, List(element)) if option.typeSymbol.fullName == "scala.Option" =>
      Access.Optional(element, quoted(typeClass, element, at))
    case scalar if !Set(Set(Kind.Number), Set(Kind.Bool))(kinds.of(scalar)) =>
      Access.Failed(DeriveError.stringified(at, shown(tpe)))
    case scalar => ifDerived(typeClass):
        search(typeClass, scalar) match
          case Left(_)         => accesses.access(typeClass, scalar, at)
          case Right(instance) => Access.Instance(instanceTerms.quoted(typeClass, scalar, instance), isStrict = true)

  /** Whether instances were written for a type, so that its shape does not say how it is read and written. */
  private def hasOwnInstance(tpe: TypeRepr): Boolean = halves.exists: typeClass =>
    origin(typeClass, tpe) match
      case Origin.Ensured | Origin.Written | Origin.Library => true
      case _                                                => false

  /** The same class, which checks at run time that its instances are derived, if their text can't be seen. */
  private def checked(product: Shape.Product): Shape.Product =
    val unseen = halves.filter(origin(_, product.tpe) == Origin.Unseen)
    def after(typeClass: TypeClass)(term: Term): Term =
      if unseen.contains(typeClass) then Block(List(instanceTerms.flattens(typeClass, product.tpe)), term) else term
    val fields = product.fields.zipWithIndex.map: (field, i) =>
      if i > 0 then field else field.copy(get = a => after(TypeClass.Encoder)(field.get(a)))
    product.copy(fields = fields, make = values => after(TypeClass.Decoder)(product.make(values)))
