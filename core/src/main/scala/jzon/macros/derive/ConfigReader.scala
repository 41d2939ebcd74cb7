package jzon.macros.derive

import scala.quoted.*
import jzon.Config
import jzon.macros.TermReader

/** Reads a [[jzon.Config]] that is written out in a call. */
final private[derive] class ConfigReader[Q <: Quotes & Singleton](using val q: Q)(
    terms: TermReader[q.type],
    styles: NameStyles[q.type]
):
  import q.reflect.*
  import terms.{bare, constantString, repeated}

  /** The value of a call of `Config(…)`, or the name of the argument that is not constant. */
  def read(term: Term): Either[String, Config] = term match
    case Inlined(_, Nil, inner)    => read(inner)
    case Typed(inner, _)           => read(inner)
    case Block(definitions, inner) =>
      called(inner, definitions.collect { case ValDef(name, _, Some(value)) => name -> value }.toMap)
    case call => called(call, Map.empty)

  /** @param values
    *   the values of arguments that are named out of order; the compiler puts them before the call
    */
  private def called(term: Term, values: Map[String, Term]): Either[String, Config] = bare(term) match
    case Apply(Select(_, "apply" | "<init>"), arguments) if arguments.size == 11 =>
      val a = arguments.map: argument =>
        bare(argument) match
          case Ident(name) if values.contains(name) => bare(values(name))
          case other                                => other
      for
        rename <- argument("rename", a(0), None)(optional(styles.find))
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
