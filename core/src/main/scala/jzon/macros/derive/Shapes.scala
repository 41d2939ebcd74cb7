package jzon.macros.derive

import scala.quoted.*

/** Types as data: what the planner looks at. */
private[derive] trait Shapes extends ConfigReader:
  import q.reflect.*

  /** A field of a class.
    *
    * @param get
    *   the field of a value of the class
    * @param default
    *   what it is where nothing is given
    */
  final protected case class Field(
      name: String,
      tpe: TypeRepr,
      get: Term => Term,
      default: Option[Term],
      isRepeated: Boolean,
      marks: Annotations
  )

  protected enum Shape:
    /** @param make
      *   a value from those of the fields
      */
    case Product(tpe: TypeRepr, name: String, fields: List[Field], make: List[Term] => Term, marks: Annotations)

    /** A case object, or a case of an enum that takes no parameters. */
    case Single(tpe: TypeRepr, name: String, value: Term, marks: Annotations)

    /** @param cases
      *   the leaves of the family: products, singletons, or what can't be derived
      * @param inner
      *   the sealed types inside the family, whose leaves are among the cases
      */
    case Sum(tpe: TypeRepr, name: String, cases: List[Shape], inner: List[Sum], marks: Annotations)
    case Other(tpe: TypeRepr, why: String)

    def tpe: TypeRepr
    def label: String = this match
      case Product(_, name, _, _, _) => name
      case Single(_, name, _, _)     => name
      case Sum(_, name, _, _, _)     => name
      case Other(tpe, _)             => tpe.typeSymbol.name

  protected def shape(tpe: TypeRepr): Shape =
    val dealiased = tpe.dealias.simplified
    val symbol = dealiased.typeSymbol
    val flags = symbol.flags
    refersTo(dealiased)
    def isOpen = flags.is(Flags.Abstract) || flags.is(Flags.Trait)
    dealiased.termSymbol match
      case value if value != Symbol.noSymbol && (value.flags.is(Flags.Case) || value.flags.is(Flags.Module)) =>
        single(dealiased, value, Ref.term(dealiased.asInstanceOf[TermRef]))
      case _ =>
        if !symbol.isClassDef then Shape.Other(dealiased, s"${shown(dealiased)} is no class")
        else if flags.is(Flags.Module) then single(dealiased, symbol, Ref(symbol.companionModule))
        else if flags.is(Flags.Sealed) && (isOpen || flags.is(Flags.Enum)) && !flags.is(Flags.Case) then sum(dealiased)
        else if flags.is(Flags.Case) && !isOpen then product(dealiased)
        else if isOpen then Shape.Other(dealiased, s"${symbol.name} is not sealed, so that its cases are not known")
        else Shape.Other(dealiased, s"${symbol.name} is neither a case class nor a sealed type nor an enum")

  private def single(tpe: TypeRepr, symbol: Symbol, value: Term): Shape =
    refersToSymbol(symbol)
    val name = plainName(symbol)
    Shape.Single(tpe, name, value, classMarks(symbol, name))

  /** The name as it is in the source: the class of an object has another one. */
  private def plainName(symbol: Symbol): String =
    if symbol.isClassDef && symbol.flags.is(Flags.Module) then symbol.name.stripSuffix("$") else symbol.name

  // Classes.

  private def product(tpe: TypeRepr): Shape =
    val symbol = tpe.typeSymbol
    val constructor = symbol.primaryConstructor
    val clauses = constructor.paramSymss.filterNot(_.exists(_.isType))
    val usings = clauses.drop(1)
    if isHidden(constructor, symbol) then
      Shape.Other(tpe, s"its constructor is private: derive in the companion of ${symbol.name}")
    else if usings.exists(_.exists(p => !p.flags.is(Flags.Given) && !p.flags.is(Flags.Implicit))) then
      Shape.Other(tpe, s"${symbol.name} has several lists of parameters")
    else if clauses.headOption.exists(_.exists(accessor(symbol, _) == Symbol.noSymbol)) then
      Shape.Other(tpe, s"${symbol.name} hides its fields")
    else
      val parameters = clauses.headOption.getOrElse(Nil)
      val name = plainName(symbol)
      refersToSymbol(constructor)
      val fields = parameters.zipWithIndex.map((parameter, i) => field(tpe, symbol, parameter, i))
      val made =
        usings.flatten.map(p => p.name -> Implicits.search(tpe.memberType(symbol.fieldMember(p.name)).widenByName))
      made.collectFirst { case (parameter, failure: ImplicitSearchFailure) => parameter -> failure.explanation } match
        case Some((parameter, why)) =>
          val instead =
            s"write `given [… : json.Codec]: json.Codec[${shown(tpe)}] = json.Codec.derived` in the companion"
          val remedy = if symbol.typeMembers.exists(_.isTypeParam) then
            s", with what it takes as a context bound: $instead"
          else ""
          Shape.Other(tpe, s"nothing for its parameter $parameter: $why$remedy")
        case None =>
          val given_ = made.collect { case (_, success: ImplicitSearchSuccess) => success.tree }
          Shape.Product(tpe, name, fields, make(tpe, constructor, usings.map(_.size), given_), classMarks(symbol, name))

  /** Whether the code that derives may not call the constructor. */
  private def isHidden(constructor: Symbol, symbol: Symbol): Boolean =
    val isPrivate = constructor.flags.is(Flags.Private) || constructor.flags.is(Flags.Protected)
    isPrivate && !owners(Symbol.spliceOwner).exists(o => o == symbol || o == symbol.companionModule.moduleClass)

  private def make(tpe: TypeRepr, constructor: Symbol, sizes: List[Int], usings: List[Term])(values: List[Term]): Term =
    val created = Select(New(Inferred(tpe)), constructor)
    val applied = tpe.typeArgs match
      case Nil       => created
      case arguments => TypeApply(created, arguments.map(Inferred(_)))
    val (_, result) = sizes.foldLeft((usings, Apply(applied, values): Term)):
      case ((rest, made), size) => (rest.drop(size), Apply(made, rest.take(size)))
    result

  private def accessor(symbol: Symbol, parameter: Symbol): Symbol =
    symbol.caseFields.find(_.name == parameter.name).getOrElse(symbol.fieldMember(parameter.name))

  private def field(owner: TypeRepr, symbol: Symbol, parameter: Symbol, i: Int): Field =
    val accessor = this.accessor(symbol, parameter)
    refersToSymbol(accessor)
    refersToSymbol(parameter)
    val declared = owner.memberType(accessor).widenByName
    val (tpe, isRepeated) = declared match
      case AnnotatedType(inner, annotation) if annotation.tpe.typeSymbol == defn.RepeatedAnnot    => (inner, true)
      case AppliedType(repeated, List(element)) if repeated.typeSymbol == defn.RepeatedParamClass =>
        (TypeRepr.of[Seq].appliedTo(element), true)
      case other => (other, false)
    val isPublic = !accessor.flags.is(Flags.Private) && !accessor.flags.is(Flags.Protected) &&
      accessor.privateWithin.isEmpty
    refersTo(tpe)
    def get(a: Term): Term =
      if isPublic then Select(a, accessor)
      else
        symbol.methodMember(s"_${i + 1}").headOption match
          case Some(numbered) => Select(a, numbered)
          case None           => Select(a, accessor)
    Field(
      parameter.name,
      tpe,
      get,
      default(owner, symbol, parameter, i),
      isRepeated,
      fieldMarks(symbol, parameter)
    )

  /** The call of the method that the compiler made for the default of parameter `i`. */
  private def default(owner: TypeRepr, symbol: Symbol, parameter: Symbol, i: Int): Option[Term] =
    if !parameter.flags.is(Flags.HasDefault) then None
    else
      val name = s"$$lessinit$$greater$$default$$${i + 1}"
      val companion = companionOf(owner, symbol)
      companion.flatMap: module =>
        module.tpe.typeSymbol.methodMember(name).headOption.map: method =>
          val selected = Select(module, method)
          if owner.typeArgs.isEmpty then selected else TypeApply(selected, owner.typeArgs.map(Inferred(_)))

  /** The companion, by `this` where the code is emitted inside it: it may stand where no path leads. */
  private def companionOf(owner: TypeRepr, symbol: Symbol): Option[Term] =
    val module = symbol.companionModule
    if module == Symbol.noSymbol then None
    else if owners(Symbol.spliceOwner).contains(module.moduleClass) then Some(This(module.moduleClass))
    else
      owner match
        case AppliedType(inner, _)                            => companionOf(inner, symbol)
        case TypeRef(prefix, _) if !symbol.owner.isPackageDef =>
          Some(Ref.term(prefix.select(module).asInstanceOf[TermRef]))
        case _ => Some(Ref(module))

  // Sealed types.

  private def sum(tpe: TypeRepr): Shape =
    val symbol = tpe.typeSymbol
    val name = plainName(symbol)
    val (inner, leaves) = this.leaves(tpe, tpe).partitionMap:
      case sum: Shape.Sum => Left(sum)
      case leaf           => Right(leaf)
    Shape.Sum(tpe, name, leaves.distinctBy(_.tpe.show), inner.distinctBy(_.tpe.show), classMarks(symbol, name))

  /** The cases of `tpe` that can be an `of`, with the sealed types below it and their cases. */
  private def leaves(tpe: TypeRepr, of: TypeRepr): List[Shape] =
    tpe.typeSymbol.children.flatMap: child =>
      if isValue(child) then
        val reference = selected(if child.isTerm then child else child.companionModule, tpe).asInstanceOf[TermRef]
        val name = plainName(child)
        refersTo(reference)
        Option.when(instantiated(reference, child, of).nonEmpty):
          Shape.Single(reference, name, Ref.term(reference), classMarks(child, name))
      else
        instantiated(selected(child, tpe), child, of).toList.flatMap: caseType =>
          shape(caseType) match
            case inner: Shape.Sum => inner :: leaves(inner.tpe, of)
            case leaf             => List(leaf)

  private def isValue(child: Symbol): Boolean = child.isTerm || child.flags.is(Flags.Module)

  /** `child` as it is found from where `parent` is: its prefix is a value if they stand in a class. */
  private def selected(child: Symbol, parent: TypeRepr): TypeRepr =
    def prefixes(prefix: TypeRepr, owner: Symbol): List[(Symbol, TypeRepr)] = (owner, prefix) ::
      (prefix match
        case TermRef(outer, _) if owner.flags.is(Flags.Module) => prefixes(outer, owner.owner)
        case _                                                 => Nil)
    val known = parent match
      case TypeRef(prefix, _)                 => prefixes(prefix, parent.typeSymbol.owner)
      case AppliedType(TypeRef(prefix, _), _) => prefixes(prefix, parent.typeSymbol.owner)
      case _                                  => Nil
    def prefixOf(owner: Symbol): Option[TypeRepr] =
      if !owner.isClassDef || owner.isPackageDef then None
      else
        known.collectFirst { case (`owner`, prefix) => prefix }.orElse:
          if owner.flags.is(Flags.Module) then prefixOf(owner.owner).map(_.select(owner.companionModule)) else None
    prefixOf(child.owner).fold(if child.isTerm then child.termRef else child.typeRef)(_.select(child))

  /** `child`, found as `reference`, with such parameters that it is a case of `parent`; none if it can't be one. */
  private def instantiated(reference: TypeRepr, child: Symbol, parent: TypeRepr): Option[TypeRepr] =
    val names = if isValue(child) then Nil else child.typeMembers.filter(_.isTypeParam)
    val solution = scala.collection.mutable.Map.empty[Symbol, TypeRepr]
    def isParameter(tpe: TypeRepr) = names.contains(tpe.typeSymbol)
    def mentions(tpe: TypeRepr): Boolean = isParameter(tpe) || tpe.typeArgs.exists(mentions)
    def solve(pattern: TypeRepr, actual: TypeRepr, parameter: Symbol): Boolean = (pattern, actual.dealias) match
      case (_, TypeBounds(low, high)) => mentions(pattern) || low <:< pattern && pattern <:< high
      case (_, _) if isParameter(pattern) && pattern.typeArgs.isEmpty =>
        solution.getOrElseUpdate(pattern.typeSymbol, actual) =:= actual
      case (AppliedType(_, patterns), AppliedType(_, actuals)) if mentions(pattern) =>
        pattern.typeSymbol == actual.typeSymbol && solveAll(patterns, actuals, pattern.typeSymbol)
      case (_, abstracted) if isAbstract(abstracted) || mentions(pattern) => isAbstract(abstracted)
      case (_, _)                                                         =>
        if parameter.flags.is(Flags.Covariant) then pattern <:< actual
        else if parameter.flags.is(Flags.Contravariant) then actual <:< pattern
        else pattern =:= actual
    def solveAll(patterns: List[TypeRepr], actuals: List[TypeRepr], of: Symbol): Boolean =
      patterns.zip(actuals).zip(of.typeMembers.filter(_.isTypeParam)).forall:
        case ((pattern, actual), parameter) => solve(pattern, actual, parameter)
    val base = reference.baseType(parent.typeSymbol)
    Option.when(solveAll(base.typeArgs, parent.typeArgs, parent.typeSymbol)):
      if names.isEmpty then reference else reference.appliedTo(names.map(n => solution.getOrElse(n, boundOf(n))))

  private def isAbstract(tpe: TypeRepr): Boolean = tpe.typeSymbol.isAbstractType || tpe.typeSymbol.isTypeParam

  private def boundOf(parameter: Symbol): TypeRepr = parameter.typeRef.widen match
    case TypeBounds(_, high) => high
    case _                   => TypeRepr.of[Any]
