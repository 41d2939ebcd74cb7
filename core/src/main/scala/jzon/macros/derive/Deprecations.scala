package jzon.macros.derive

import scala.annotation.unused
import scala.quoted.*
import jzon.runtime.Derived

/** Keeps the compiler from warning of what is @deprecated in emitted code: to derive a class is no use of it.
  *
  * The compiler does not warn inside a definition that is deprecated itself. So if the type mentions anything that is
  * deprecated, the instance is made inside such a definition. Nobody refers to that definition, because the reference
  * would be warned of in its turn: it leaves the instance in a variable.
  */
private[derive] trait Deprecations extends TypeTexts:
  import q.reflect.*

  private val known = scala.collection.mutable.HashMap.empty[Symbol, Boolean]
  private var isAnyDeprecated = false
  private lazy val annotation = Symbol.requiredClass("scala.deprecated")

  /** Notes that emitted code refers to `symbol`. */
  protected def refersToSymbol(symbol: Symbol): Unit =
    isAnyDeprecated = isAnyDeprecated || isDeprecated(symbol)

  /** Notes that emitted code refers to all that `tpe` is made of. */
  protected def refersTo(tpe: TypeRepr): Unit = if !isAnyDeprecated then
    tpe match
      case AppliedType(constructor, arguments) => (constructor :: arguments).foreach(refersTo)
      case OrType(left, right)                 => List(left, right).foreach(refersTo)
      case AndType(left, right)                => List(left, right).foreach(refersTo)
      case AnnotatedType(underlying, _)        => refersTo(underlying)
      case TypeBounds(low, high)               => List(low, high).foreach(refersTo)
      case other                               =>
        refersToSymbol(other.typeSymbol)
        refersToSymbol(other.termSymbol)

  /** Whether `symbol` or a class around it is deprecated. Definitions around the macro are not asked, because their
    * annotations may not be known yet.
    */
  private def isDeprecated(symbol: Symbol): Boolean =
    symbol != Symbol.noSymbol &&
      known.getOrElseUpdate(symbol, symbol.hasAnnotation(annotation) || isDeprecated(classAround(symbol)))

  private def classAround(symbol: Symbol): Symbol =
    val owner = symbol.maybeOwner
    if owner.isClassDef && !owner.isPackageDef && !around.contains(owner) then owner else Symbol.noSymbol

  private lazy val around: List[Symbol] = owners(Symbol.spliceOwner)

  /** `symbol` and all that stands around it. */
  protected def owners(symbol: Symbol): List[Symbol] =
    if symbol == Symbol.noSymbol then Nil else symbol :: owners(symbol.maybeOwner)

  /** `instance`, an `F[A]`, in a place where the compiler does not warn.
    *
    * @param a
    *   the type as the call of the macro has it, of which the compiler does not warn
    */
  protected def quietly(instance: Term, f: TypeRepr, a: TypeTree): Term =
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
