package jzon.macros.derive

/** Instances for the types of fields: one search for each type, classified by what can be emitted for it. */
private[derive] trait Search extends Plans:
  import q.reflect.*

  private val searched = scala.collection.mutable.HashMap.empty[(String, TypeRepr), Either[ImplicitSearchFailure, Term]]

  private lazy val decoder = Symbol.requiredClass("jzon.Decoder").typeRef
  private lazy val encoder = Symbol.requiredClass("jzon.Encoder").typeRef

  protected def typeClass(kind: String, tpe: TypeRepr): TypeRepr = kind match
    case "Decoder" => decoder.appliedTo(tpe)
    case "Encoder" => encoder.appliedTo(tpe)
    case other     => Symbol.requiredClass("jzon." + other).typeRef.appliedTo(tpe)

  protected def search(kind: String, tpe: TypeRepr): Either[ImplicitSearchFailure, Term] =
    searched.getOrElseUpdate(
      (kind, tpe),
      Implicits.search(typeClass(kind, tpe)) match
        case success: ImplicitSearchSuccess => Right(success.tree)
        case failure: ImplicitSearchFailure => Left(failure)
    )

  /** How `tpe` is read (`kind` is Decoder) or written (Encoder), by an instance in scope. */
  protected def how(kind: String, tpe: TypeRepr, at: => String): Access = withoutNull(tpe) match
    case Some(rest) => Access.OrNull(rest, search(kind, tpe).fold(_ => found(kind, rest, at), classified))
    case None       => found(kind, tpe, at)

  private def found(kind: String, tpe: TypeRepr, at: => String): Access = search(kind, tpe) match
    case Right(tree)               => classified(tree)
    case Left(_) if tpe =:= target => Access.Own
    case Left(failure)             => Access.Failed(explained(kind, tpe, at, failure))

  /** The other types of a union with Null. */
  protected def withoutNull(tpe: TypeRepr): Option[TypeRepr] =
    val (nulls, others) = members(tpe).partition(isNull)
    Option.when(nulls.nonEmpty && others.nonEmpty)(others.reduce(OrType(_, _)))

  protected def members(tpe: TypeRepr): List[TypeRepr] = tpe.dealias match
    case OrType(left, right) => members(left) ++ members(right)
    case other               => List(other)

  protected def isNull(tpe: TypeRepr): Boolean = tpe.typeSymbol == defn.NullClass

  private def classified(tree: Term): Access =
    val (function, arguments) = parts(tree)
    val symbol = function.symbol
    val isOurs = symbol.maybeOwner.fullName.startsWith("jzon.instances.")
    if isOwn(tree) then Access.Own
    else if !isOurs then Access.Instance(tree, isStrict = symbol.name.startsWith("derived$")) // by a derives clause
    else
      (symbol.maybeOwner.name, symbol.name, arguments) match
        case ("PrimitiveDecoders", name, Nil) => Access.Primitive("read" + name.capitalize)
        case ("PrimitiveEncoders", name, Nil) =>
          Access.Primitive(if Small(name) then "writeInt" else "write" + name.capitalize)
        case ("OptionDecoders" | "OptionEncoders", "option", List(inner)) =>
          Access.Optional(tree.tpe.widen.typeArgs.head.typeArgs.head, classified(inner))
        case (owner, "list" | "seq", List(inner)) if owner.endsWith("CollectionDecoders") =>
          Access.Listed(typeOfArgument(inner), classified(inner))
        case ("CollectionEncoders", "iterable", List(inner)) if isList(tree) =>
          Access.Listed(typeOfArgument(inner), classified(inner))
        case ("TupleDecoders" | "TupleEncoders", "tuple", List(elements)) =>
          tupled(elements).fold(found(tree))(Access.Tupled(_))
        case _ => found(tree)

  private def found(tree: Term): Access = Access.Instance(tree, isStrict = isStrict(tree.tpe.widen.typeArgs.lastOption))

  /** The `A` of a `Decoder[A]` or `Encoder[A]`. */
  private def typeOfArgument(instance: Term): TypeRepr =
    val tpe = instance.tpe.widen
    Seq("Decoder", "Encoder").iterator
      .map(kind => tpe.baseType(Symbol.requiredClass("jzon." + kind)))
      .collectFirst { case AppliedType(_, List(argument)) => argument }
      .get

  private def isList(tree: Term): Boolean = typeOfArgument(tree).dealias.typeSymbol == TypeRepr.of[List].typeSymbol

  /** The elements of `ElementDecoders.some(head, …)`; none for an instance that is not of this form, and for arities
    * that have no class of their own.
    */
  private def tupled(tree: Term): Option[List[(TypeRepr, Access)]] =
    val (function, arguments) = parts(tree)
    (function.symbol.name, arguments) match
      case ("none", Nil)              => Some(Nil)
      case ("some", List(head, tail)) =>
        tupled(tail).map((typeOfArgument(head), classified(head)) :: _).filter(_.size <= 22)
      case _ => None

  private val Small = Set("byte", "short")

  /** Whether the definition is `… = json.Decoder.derived`, with nothing after it: told from its text. */
  private def isAllOf(owner: Symbol): Boolean =
    val here = Position.ofMacroExpansion
    here.sourceFile.content.exists: text =>
      val rest = text.substring(here.end)
      text.substring(0, here.start).stripTrailing.endsWith("=") && rest.takeWhile(_ != '\n').isBlank &&
      !rest.stripLeading.startsWith(".") && owner.pos.exists(p => p.start <= here.start && here.start <= p.end)

  /** Whether a term looks up the definition that the instance which is being made is all of: it gives the instance
    * itself, though not yet, and for generic types another one each time.
    */
  protected def isOwn(term: Term): Boolean =
    val symbol = parts(term)._1.symbol
    owners(Symbol.spliceOwner).contains(symbol) &&
    Seq("Decoder", "Encoder").exists(term.tpe.widen <:< typeClass(_, target)) &&
    (symbol.name.startsWith("derived$") || isAllOf(symbol))

  /** The function of a call and its arguments, whatever stands around them. */
  protected def parts(tree: Term): (Term, List[Term]) = bare(tree) match
    case Apply(function, arguments) =>
      val (inner, before) = parts(function)
      (inner, before ++ arguments)
    case TypeApply(function, _) => parts(function)
    case other                  => (other, Nil)

  /** Whether the library's instance for a type never takes nothing for a value. */
  private def isStrict(tpe: Option[TypeRepr]): Boolean = tpe.exists: t =>
    val name = t.dealias.typeSymbol.fullName
    name == "java.lang.String" || name.startsWith("scala.collection.") || name.startsWith("java.time.") ||
    name.startsWith("java.math.") || name.startsWith("scala.math.") || name == "scala.Array" || name == "java.util.UUID"

  protected def explained(kind: String, tpe: TypeRepr, at: String, failure: ImplicitSearchFailure): DeriveError =
    val errors = innermostFailures(kind, tpe, failure).map: (innerKind, inner, innermost) =>
      val (remedy, both) = innermost match
        case _: AmbiguousImplicits | _: DivergingImplicit => (innermost.explanation, None)
        case _                                            =>
          halfOfCodec(innerKind, inner) match
            case Some(remedy) => (remedy, None)
            case None         => (whatToWrite(innerKind, inner), Some(whatToWriteForBoth(innerKind, inner)))
      DeriveError.missing(innerKind, shown(tpe), shown(inner), at, remedy, both)
    errors.head.copy(more = errors.tail)

  /** What to write for a generic class that has a codec, which asks for both halves of its arguments, of which one is
    * there.
    */
  private def halfOfCodec(kind: String, tpe: TypeRepr): Option[String] = tpe.dealias match
    case AppliedType(of, arguments) if kind == "Decoder" || kind == "Encoder" =>
      val other = if kind == "Decoder" then "Encoder" else "Decoder"
      arguments
        .find(argument => isProper(argument) && search(kind, argument).isRight && search(other, argument).isLeft)
        .filter(_ => hasInstances(kind, of, arguments))
        .map: argument =>
          val name = of.typeSymbol.name
          s"$name has a json.Codec, which needs a json.$other[${shown(argument)}] as well: write " +
            s"`derives json.Decoder, json.Encoder` on $name, so that one half is enough"
    case _ => None

  private def whatToWrite(kind: String, tpe: TypeRepr): String =
    val symbol = tpe.dealias.typeSymbol
    val instance = s"json.$kind[${shown(tpe)}]"
    val isKey = kind.startsWith("Key")
    val isClass = symbol.isClassDef && (symbol.flags.is(Flags.Case) || symbol.flags.is(Flags.Sealed))
    tpe.dealias match
      case _: OrType if !isKey       => s"write `given $instance = json.$kind.derived`"
      case _ if symbol.isTypeParam   => s"add `(using $instance)`, or `$kind` as a context bound"
      case _ if isClass && !isKey    => s"write `derives json.$kind` on ${shown(tpe)}, or `given $instance = …`"
      case _ if kind == "KeyDecoder" => s"write `given $instance = json.KeyDecoder[String].emap(…)`"
      case _ if kind == "KeyEncoder" => s"write `given $instance = json.KeyEncoder[String].contramap(…)`"
      case _                         => s"write `given $instance = …`"

  private def whatToWriteForBoth(kind: String, tpe: TypeRepr): String =
    if kind.startsWith("Key") then
      whatToWrite("KeyDecoder", tpe) + whatToWrite("KeyEncoder", tpe).stripPrefix("write").prependedAll(" and")
    else whatToWrite("Codec", tpe)

  /** The types inside `tpe` for which there is no instance, though there is one for all that they are made of. */
  private def innermostFailures(kind: String, tpe: TypeRepr, failure: ImplicitSearchFailure)
      : List[(String, TypeRepr, ImplicitSearchFailure)] =
    val arguments = tpe.dealias match
      case AppliedType(_, List(key, value)) if tpe <:< TypeRepr.of[collection.Map[?, ?]] =>
        List("Key" + kind -> key, kind -> value)
      case AppliedType(of, arguments) if hasInstances(kind, of, arguments) => arguments.map(kind -> _)
      case _                                                               => Nil
    val inner = arguments
      .filter((_, argument) => isProper(argument))
      .flatMap((k, argument) => search(k, argument).left.toOption.toList.flatMap(innermostFailures(k, argument, _)))
    if inner.isEmpty then List((kind, tpe, failure)) else inner

  /** Whether a type of this constructor has an instance where its arguments have: otherwise they are not to blame. */
  private def hasInstances(kind: String, of: TypeRepr, arguments: List[TypeRepr]): Boolean =
    val known = arguments.map(argument => if isProper(argument) then TypeRepr.of[Int] else argument)
    search(kind, of.appliedTo(known)).isRight

  /** Neither a wildcard nor a type constructor. */
  private def isProper(tpe: TypeRepr): Boolean = tpe match
    case _: TypeBounds => false
    case _             => tpe <:< TypeRepr.of[Any]
