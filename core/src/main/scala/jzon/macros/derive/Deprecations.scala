package jzon.macros.derive

import scala.annotation.unused
import scala.quoted.*
import jzon.macros.Expansion
import jzon.runtime.Derived

/** Keeps the compiler from warning of deprecated definitions in emitted code, because deriving a class is no use of it.
  *
  * The compiler does not warn inside a definition that is deprecated itself. So if the type mentions anything
  * deprecated, the instance is created inside such a definition, which leaves it in a variable. Nothing refers to the
  * definition, because the compiler would warn of that reference.
  */
final private[derive] class Deprecations[Q <: Quotes & Singleton](using val q: Q)(expansion: Expansion[q.type]):
  import q.reflect.*

  private val known = scala.collection.mutable.HashMap.empty[Symbol, Boolean]
  private var isAnyDeprecated = false
  private lazy val annotation = Symbol.requiredClass("scala.deprecated")

  /** Notes that emitted code refers to `symbol`. */
  def noteSymbol(symbol: Symbol): Unit =
    isAnyDeprecated = isAnyDeprecated || isDeprecated(symbol)

  /** Notes that emitted code refers to all parts of `tpe`. */
  def note(tpe: TypeRepr): Unit = if !isAnyDeprecated then
    tpe match
      case AppliedType(constructor, arguments) => (constructor :: arguments).foreach(note)
      case OrType(left, right)                 => List(left, right).foreach(note)
      case AndType(left, right)                => List(left, right).foreach(note)
      case AnnotatedType(underlying, _)        => note(underlying)
      case TypeBounds(low, high)               => List(low, high).foreach(note)
      case other                               =>
        noteSymbol(other.typeSymbol)
        noteSymbol(other.termSymbol)

  /** Whether `symbol` or a class around it is deprecated. Definitions around the call of the macro are not asked,
    * because their annotations may not be known yet.
    */
  private def isDeprecated(symbol: Symbol): Boolean =
    symbol != Symbol.noSymbol &&
      known.getOrElseUpdate(symbol, symbol.hasAnnotation(annotation) || isDeprecated(classAround(symbol)))

  private def classAround(symbol: Symbol): Symbol =
    val owner = symbol.maybeOwner
    if owner.isClassDef && !owner.isPackageDef && !expansion.isInside(owner) then owner else Symbol.noSymbol

  /** `instance`, an `F[A]`, in a place where the compiler does not warn.
    *
    * @param a
    *   the type as written in the call of the macro, where the compiler does not warn
    */
  def quietly(instance: Term, f: TypeRepr, a: TypeTree): Term =
    if !isAnyDeprecated then instance
    else
      '{
        var made: Any = null
        @deprecated("", "") @unused val making: Unit = made = ${ instance.asExpr }
        ${
          val method = Select.unique('{ Derived }.asTerm, "made")
          Apply(TypeApply(method, List(Inferred(f), a)), List('made.asTerm)).asExpr
        }
      }.asTerm
