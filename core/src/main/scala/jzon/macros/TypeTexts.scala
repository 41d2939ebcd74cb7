package jzon.macros

import scala.quoted.*

/** The texts of types in error messages, as a user writes types. */
final private[macros] class TypeTexts[Q <: Quotes & Singleton](using val q: Q):
  import q.reflect.*

  /** The text of a type: without packages, and with the brackets and arrows of tuples and functions. */
  def shown(tpe: TypeRepr): String = tpe match
    case AppliedType(of, List(element)) if of.typeSymbol == defn.RepeatedParamClass => s"${shown(element)}*"
    case AppliedType(of, elements) if isTuple(of)                                   => list(elements, "(", ")")
    case AppliedType(of, types) if isFunction(of, "ContextFunction")                => function(types, "?=>")
    case AppliedType(of, types) if isFunction(of, "Function")                       => function(types, "=>")
    case AppliedType(of, List(left, right)) if isOperator(of.typeSymbol.name)       =>
      s"${operand(left)} ${of.typeSymbol.name} ${operand(right)}"
    case AppliedType(of, arguments)   => shown(of) + list(arguments, "[", "]")
    case OrType(left, right)          => s"${operand(left)} | ${operand(right)}"
    case AndType(left, right)         => s"${operand(left)} & ${operand(right)}"
    case AnnotatedType(underlying, _) => shown(underlying)
    case ByNameType(underlying)       => s"=> ${shown(underlying)}"
    case TypeBounds(low, high) => "?" + bound(" >: ", low, defn.NothingClass) + bound(" <: ", high, defn.AnyClass)
    case other                 => other.show(using Printer.TypeReprShortCode)

  private def list(types: List[TypeRepr], begin: String, end: String): String =
    types.map(shown).mkString(begin, ", ", end)

  private def function(types: List[TypeRepr], arrow: String): String =
    val parameters = types.init match
      case List(one) if !isTuple(one) => operand(one)
      case many                       => list(many, "(", ")")
    s"$parameters $arrow ${shown(types.last)}"

  /** The text of an operand, in brackets if an operator beside it would take a part of it. */
  private def operand(tpe: TypeRepr): String = tpe match
    case AppliedType(of, _) if isFunction(of, "Function") || isFunction(of, "ContextFunction") => s"(${shown(tpe)})"
    case _                                                                                     => shown(tpe)

  private def bound(operator: String, tpe: TypeRepr, none: Symbol): String =
    if tpe.typeSymbol == none then "" else operator + shown(tpe)

  private def isTuple(tpe: TypeRepr): Boolean = defn.isTupleClass(tpe.typeSymbol) && tpe.typeSymbol.name != "Tuple1"

  private def isFunction(tpe: TypeRepr, name: String): Boolean =
    tpe.typeSymbol.fullName.startsWith(s"scala.$name") && tpe.typeSymbol.name.drop(name.length).forall(_.isDigit)

  private def isOperator(name: String): Boolean = name.nonEmpty && name.forall(c => !c.isLetterOrDigit && c != '_')
