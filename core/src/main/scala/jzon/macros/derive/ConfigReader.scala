package jzon.macros.derive

import scala.quoted.*
import jzon.Config

/** A [[jzon.Config]] that is written out in a call, as a value, and what it adds to annotations. */
private[derive] trait ConfigReader extends AnnotationReader:
  import q.reflect.*

  /** The type whose instance is being made. */
  protected def target: TypeRepr

  /** The choices for it that are no annotations. */
  protected def config: Option[Config]

  /** What annotations and the configuration say of a class: of the target, or one of its cases. */
  protected def classMarks(symbol: Symbol, name: String): Annotations =
    val own = marks(symbol, name)
    config.filter(_ => isConfigured(symbol)).fold(own): choices =>
      val isTarget = symbol == target.typeSymbol
      val hasFields = isTarget || !symbol.isTerm && !symbol.flags.is(Flags.Module)
      val all = own.copy(
        hint = choices.hints.get(name).orElse(own.hint),
        noExtraFields = own.noExtraFields || hasFields && choices.noExtraFields,
        explicitNulls = own.explicitNulls || hasFields && choices.explicitNulls
      )
      if !isTarget then all
      else
        all.copy(
          discriminator = Option(choices.discriminator).filter(_.nonEmpty).orElse(own.discriminator),
          renameAll = choices.rename.orElse(own.renameAll),
          untagged = own.untagged || choices.untagged
        )

  /** The same of a field. */
  protected def fieldMarks(owner: Symbol, parameter: Symbol): Annotations =
    val name = parameter.name
    val own = marks(parameter, s"${owner.name}.$name")
    config.filter(_ => isConfigured(owner)).fold(own): choices =>
      own.copy(
        field = choices.fields.get(name).orElse(own.field),
        aliases = own.aliases ++ choices.aliases.getOrElse(name, Nil),
        stringified = own.stringified || choices.stringified(name),
        transient = own.transient || choices.transient(name),
        flatten = own.flatten || choices.flatten(name)
      )

  private def isConfigured(symbol: Symbol): Boolean =
    symbol == target.typeSymbol ||
      symbol.isTerm && symbol.maybeOwner == target.typeSymbol.companionModule.moduleClass ||
      symbol.isClassDef && symbol.typeRef.baseClasses.contains(target.typeSymbol)

  /** The names in the configuration that neither the fields nor the cases have. */
  protected def unknownNames(choices: Config, fields: Set[String], cases: Set[String]): List[String] =
    val named = choices.fields.keySet ++ choices.aliases.keySet ++ choices.stringified ++ choices.transient ++
      choices.flatten
    (named -- fields).toList.sorted ++ (choices.hints.keySet -- cases).toList.sorted

  /** The value of a call of `Config(…)`, or the argument that is no constant. */
  protected def constantConfig(term: Term): Either[String, Config] = term match
    case Inlined(_, Nil, inner)    => constantConfig(inner)
    case Typed(inner, _)           => constantConfig(inner)
    case Block(definitions, inner) =>
      called(inner, definitions.collect { case ValDef(name, _, Some(value)) => name -> value }.toMap)
    case call => called(call, Map.empty)

  /** @param values
    *   those of arguments that are named out of order, which the compiler puts before the call
    */
  private def called(term: Term, values: Map[String, Term]): Either[String, Config] = bare(term) match
    case Apply(Select(_, "apply" | "<init>"), arguments) if arguments.size == 11 =>
      val a = arguments.map: argument =>
        bare(argument) match
          case Ident(name) if values.contains(name) => bare(values(name))
          case other                                => other
      for
        rename <- argument("rename", a(0), None)(optional(nameStyle))
        fields <- argument("fields", a(1), Map.empty)(map(constantString))
        aliases <- argument("aliases", a(2), Map.empty)(map(strings))
        hints <- argument("hints", a(3), Map.empty)(map(constantString))
        discriminator <- argument("discriminator", a(4), "")(constantString)
        noExtraFields <- argument("noExtraFields", a(5), false)(boolean)
        explicitNulls <- argument("explicitNulls", a(6), false)(boolean)
        stringified <- argument("stringified", a(7), Set.empty)(strings(_).map(_.toSet))
        transient <- argument("transient", a(8), Set.empty)(strings(_).map(_.toSet))
        flatten <- argument("flatten", a(9), Set.empty)(strings(_).map(_.toSet))
        untagged <- argument("untagged", a(10), false)(boolean)
      yield Config(
        rename,
        fields,
        aliases,
        hints,
        discriminator,
        noExtraFields,
        explicitNulls,
        stringified,
        transient,
        flatten,
        untagged
      )
    case _ => Left("all of it")

  private def argument[A](name: String, term: Term, default: A)(read: Term => Option[A]): Either[String, A] =
    if term.symbol.name.contains("$default$") then Right(default) else read(term).toRight(name)

  private def boolean(term: Term): Option[Boolean] =
    Option(bare(term)).collect { case Literal(BooleanConstant(value)) => value }

  private def optional[A](read: Term => Option[A])(term: Term): Option[Option[A]] = bare(term) match
    case Apply(_, List(value)) => read(value).map(Some(_))
    case none                  => Option.when(none.symbol.name == "None")(None)

  private def strings(term: Term): Option[List[String]] = elements(term).flatMap(each => all(each.map(constantString)))

  private def map[A](read: Term => Option[A])(term: Term): Option[Map[String, A]] =
    elements(term).flatMap(each => all(each.map(pair(_, read)))).map(_.toMap)

  private def pair[A](term: Term, read: Term => Option[A]): Option[(String, A)] =
    val parts = bare(term) match
      case Apply(TypeApply(Select(Apply(_, List(key)), "->"), _), List(value)) => Some((key, value))
      case Apply(_, List(key, value))                                          => Some((key, value))
      case _                                                                   => None
    for
      (key, value) <- parts
      name <- constantString(key)
      read <- read(value)
    yield (name, read)

  /** The elements of a collection that is written out. */
  private def elements(term: Term): Option[List[Term]] = bare(term) match
    case Apply(_, List(arguments)) => Some(repeated(arguments))
    case TypeApply(function, _)    => Option.when(function.symbol.name == "empty")(Nil)
    case other                     => Option.when(other.symbol.name == "Nil")(Nil)

  private def all[A](options: List[Option[A]]): Option[List[A]] =
    Option.when(options.forall(_.nonEmpty))(options.flatten)
