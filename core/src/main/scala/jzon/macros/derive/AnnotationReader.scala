package jzon.macros.derive

import scala.quoted.*
import jzon.{CamelCase, KebabCase, NameStyle, PascalCase, ScreamingSnakeCase, SnakeCase}

/** Annotations as data. */
private[derive] trait AnnotationReader extends Deprecations:
  import q.reflect.*

  /** What is wrong with annotations; reported with the rest. */
  protected val wrongMarks = scala.collection.mutable.ListBuffer.empty[DeriveError]

  /** The annotations of `symbol`, which errors call `at`. */
  protected def marks(symbol: Symbol, at: String): Annotations =
    symbol.annotations.foldLeft(Annotations())((marks, annotation) =>
      annotation match
        case Apply(Select(New(of), _), arguments) if isOurs(annotation) =>
          val name = of.tpe.dealias.typeSymbol.name
          if marks.present.contains(name) then wrongMarks += DeriveError.twice(name, at)
          added(marks, name, arguments, at)
        case _ => marks
    )

  private def isOurs(annotation: Term): Boolean = annotation.tpe.dealias.typeSymbol.owner.fullName == "jzon"

  /** Adds to what is wrong the annotations of members of a class that JSON knows nothing of. */
  protected def idleMarks(symbol: Symbol): Unit =
    val fields = symbol.caseFields.map(_.name).toSet
    for
      member <- symbol.declarations
      if !member.isClassDef && !fields(member.name) && !member.flags.is(Flags.Synthetic) && !member.isClassConstructor
      annotation <- member.annotations if isOurs(annotation)
    do
      val name = annotation.tpe.dealias.typeSymbol.name
      wrongMarks += DeriveError.misplaced(name, s"${symbol.name}.${member.name}")

  private def added(marks: Annotations, name: String, arguments: List[Term], at: String): Annotations =
    def string: Option[String] =
      val constant = arguments.headOption.flatMap(constantString)
      if constant.isEmpty then wrongMarks += DeriveError.notConstant(name, at)
      constant
    name match
      case "field"         => marks.copy(field = string)
      case "hint"          => marks.copy(hint = string)
      case "discriminator" => marks.copy(discriminator = string)
      case "aliases"       =>
        val names = arguments.headOption.toList.flatMap(repeated).map(constantString)
        if names.isEmpty || names.exists(_.isEmpty) then wrongMarks += DeriveError.notConstant(name, at)
        marks.copy(aliases = names.flatten)
      case "rename_all" =>
        val style = arguments.headOption.flatMap(nameStyle)
        if style.isEmpty then wrongMarks += DeriveError.notConstant(name, at)
        marks.copy(renameAll = style)
      case "no_extra_fields" => marks.copy(noExtraFields = true)
      case "explicit_nulls"  => marks.copy(explicitNulls = true)
      case "stringified"     => marks.copy(stringified = true)
      case "transient"       => marks.copy(transient = true)
      case "flatten"         => marks.copy(flatten = true)
      case "untagged"        => marks.copy(untagged = true)
      case _                 => marks

  /** The term without what the compiler wraps around it. */
  protected def bare(term: Term): Term = term match
    case Inlined(_, Nil, inner) => bare(inner)
    case Typed(inner, _)        => bare(inner)
    case NamedArg(_, inner)     => bare(inner)
    case Block(Nil, inner)      => bare(inner)
    case other                  => other

  /** The elements of a list of arguments. */
  protected def repeated(term: Term): List[Term] = bare(term) match
    case Repeated(elements, _) => elements
    case other                 => List(other)

  protected def constantString(term: Term): Option[String] = bare(term) match
    case Literal(StringConstant(text)) => Some(text)
    case other                         =>
      other.tpe.widenTermRefByName match
        case ConstantType(StringConstant(text)) => Some(text)
        case _                                  => None

  protected def nameStyle(term: Term): Option[NameStyle] = bare(term).tpe.termSymbol.fullName match
    case "jzon.SnakeCase"          => Some(SnakeCase)
    case "jzon.ScreamingSnakeCase" => Some(ScreamingSnakeCase)
    case "jzon.KebabCase"          => Some(KebabCase)
    case "jzon.CamelCase"          => Some(CamelCase)
    case "jzon.PascalCase"         => Some(PascalCase)
    case _                         => None
