package jzon.macros.derive

import scala.quoted.*
import jzon.macros.{Expansion, TypeTexts}

/** Reads types as [[Model.Shape]]s. */
final private[derive] class Shapes[M <: Model & Singleton](val model: M)(
    settings: Settings[model.q.type],
    deprecations: Deprecations[model.q.type],
    expansion: Expansion[model.q.type],
    texts: TypeTexts[model.q.type]
):
  import model.{*, given}
  import q.reflect.*
  import deprecations.{note, noteSymbol}
  import texts.shown

  private val subtypes = Subtypes[q.type]

  /** The shape of `tpe`. */
  def shape(tpe: TypeRepr): Shape =
    val dealiased = tpe.dealias.simplified
    val symbol = dealiased.typeSymbol
    val flags = symbol.flags
    note(dealiased)
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
    noteSymbol(symbol)
    val name = plainName(symbol)
    Shape.Single(tpe, name, value, settings.ofClass(symbol, name))

  /** The name in the source. The class of an object has another one. */
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
      noteSymbol(constructor)
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
          val create = make(tpe, constructor, usings.map(_.size), given_)
          Shape.Product(tpe, name, fields, create, settings.ofClass(symbol, name))

  /** Whether the code around the call of the macro may not call the constructor. */
  private def isHidden(constructor: Symbol, symbol: Symbol): Boolean =
    val isPrivate = constructor.flags.is(Flags.Private) || constructor.flags.is(Flags.Protected)
    isPrivate && !expansion.owners.exists(o => o == symbol || o == symbol.companionModule.moduleClass)

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
    noteSymbol(accessor)
    noteSymbol(parameter)
    val declared = owner.memberType(accessor).widenByName
    val (tpe, isRepeated) = declared match
      case AnnotatedType(inner, annotation) if annotation.tpe.typeSymbol == defn.RepeatedAnnot    => (inner, true)
      case AppliedType(repeated, List(element)) if repeated.typeSymbol == defn.RepeatedParamClass =>
        (TypeRepr.of[Seq].appliedTo(element), true)
      case other => (other, false)
    val isPublic = !accessor.flags.is(Flags.Private) && !accessor.flags.is(Flags.Protected) &&
      accessor.privateWithin.isEmpty
    note(tpe)
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
      settings.ofField(symbol, parameter)
    )

  /** The call of the method that the compiler generated for the default of parameter `i`. */
  private def default(owner: TypeRepr, symbol: Symbol, parameter: Symbol, i: Int): Option[Term] =
    if !parameter.flags.is(Flags.HasDefault) then None
    else
      val name = s"$$lessinit$$greater$$default$$${i + 1}"
      val companion = companionOf(owner, symbol)
      companion.flatMap: module =>
        module.tpe.typeSymbol.methodMember(name).headOption.map: method =>
          val selected = Select(module, method)
          if owner.typeArgs.isEmpty then selected else TypeApply(selected, owner.typeArgs.map(Inferred(_)))

  /** The companion. Code inside it refers to it by `this`, because a local companion has no path. */
  private def companionOf(owner: TypeRepr, symbol: Symbol): Option[Term] =
    val module = symbol.companionModule
    if module == Symbol.noSymbol then None
    else if expansion.isInside(module.moduleClass) then Some(This(module.moduleClass))
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
    Shape.Sum(tpe, name, leaves.distinctBy(_.tpe.show), inner.distinctBy(_.tpe.show), settings.ofClass(symbol, name))

  /** The cases of `tpe` that can be cases of `of`, with the sealed types below `tpe` and their cases. */
  private def leaves(tpe: TypeRepr, of: TypeRepr): List[Shape] =
    tpe.typeSymbol.children.flatMap: child =>
      if subtypes.isValue(child) then
        val value = if child.isTerm then child else child.companionModule
        val reference = subtypes.selected(value, tpe).asInstanceOf[TermRef]
        val name = plainName(child)
        note(reference)
        Option.when(subtypes.instantiated(reference, child, of).nonEmpty):
          Shape.Single(reference, name, Ref.term(reference), settings.ofClass(child, name))
      else
        subtypes.instantiated(subtypes.selected(child, tpe), child, of).toList.flatMap: caseType =>
          shape(caseType) match
            case inner: Shape.Sum => inner :: leaves(inner.tpe, of)
            case leaf             => List(leaf)
