package jzon.macros.derive

import scala.quoted.*
import jzon.macros.TermReader

/** Reads the annotations of classes and fields. */
final private[derive] class AnnotationReader[Q <: Quotes & Singleton](using val q: Q)(
    terms: TermReader[q.type],
    styles: NameStyles[q.type],
    mistakes: Mistakes
):
  import q.reflect.*
  import terms.{constantString, repeated}

  /** The annotations of `symbol`, which errors call `at`. */
  def read(symbol: Symbol, at: String): Annotations =
    symbol.annotations.foldLeft(Annotations())((known, annotation) =>
      annotation match
        case Apply(Select(New(of), _), arguments) if isOurs(annotation) =>
          val name = of.tpe.dealias.typeSymbol.name
          if known.present.contains(name) then mistakes.add(DeriveError.twice(name, at))
          added(known, name, arguments, at)
        case _ => known
    )

  private def isOurs(annotation: Term): Boolean = annotation.tpe.dealias.typeSymbol.owner.fullName == "jzon"

  /** Reports annotations of those members of a class that are not in its JSON. */
  def checkMembers(symbol: Symbol): Unit =
    val fields = symbol.caseFields.map(_.name).toSet
    for
      member <- symbol.declarations
      if !member.isClassDef && !fields(member.name) && !member.flags.is(Flags.Synthetic) && !member.isClassConstructor
      annotation <- member.annotations if isOurs(annotation)
    do
      val name = annotation.tpe.dealias.typeSymbol.name
      mistakes.add(DeriveError.misplaced(name, s"${symbol.name}.${member.name}"))

  private def added(known: Annotations, name: String, arguments: List[Term], at: String): Annotations =
    def string: Option[String] =
      val constant = arguments.headOption.flatMap(constantString)
      if constant.isEmpty then mistakes.add(DeriveError.notConstant(name, at))
      constant
    name match
      case "field"         => known.copy(field = string)
      case "hint"          => known.copy(hint = string)
      case "discriminator" => known.copy(discriminator = string)
      case "aliases"       =>
        val names = arguments.headOption.toList.flatMap(repeated).map(constantString)
        if names.isEmpty || names.exists(_.isEmpty) then mistakes.add(DeriveError.notConstant(name, at))
        known.copy(aliases = names.flatten)
      case "rename_all" =>
        val style = arguments.headOption.flatMap(styles.find)
        if style.isEmpty then mistakes.add(DeriveError.notConstant(name, at))
        known.copy(renameAll = style)
      case "no_extra_fields" => known.copy(noExtraFields = true)
      case "explicit_nulls"  => known.copy(explicitNulls = true)
      case "stringified"     => known.copy(stringified = true)
      case "transient"       => known.copy(transient = true)
      case "flatten"         => known.copy(flatten = true)
      case "untagged"        => known.copy(untagged = true)
      case _                 => known
