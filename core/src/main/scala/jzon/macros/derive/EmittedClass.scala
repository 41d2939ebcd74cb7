package jzon.macros.derive

import scala.quoted.*
import jzon.macros.TermBuilder

/** The classes that are emitted: one for the type that is derived, and others inside it for types that are derived
  * together with it.
  */
final private[derive] class EmittedClass[M <: Model & Singleton](val model: M)(build: TermBuilder[model.q.type]):
  import model.{*, given}
  import q.reflect.*

  /** The emitted class around `owner`, as `this`. */
  def around(owner: Symbol): Term =
    if owner.isClassDef then This(owner) else around(owner.owner)

  private var outermostClass: Option[Symbol] = None

  /** The instance that is being derived, as `this` of the outermost emitted class. The first call must be for code in
    * that class, which all others are in.
    */
  def outermost(owner: Symbol): Term =
    if outermostClass.isEmpty then outermostClass = Some(around(owner).tpe.typeSymbol)
    This(outermostClass.get)

  /** The type argument of the emitted class. It is Any for value classes: the erased signature of a method for a value
    * class that holds an Object would be that of the method it overrides, and the compiler would box other ones.
    */
  def argument(plan: Plan, tpe: TypeRepr): TypeRepr = plan match
    case _: Plan.Product if build.isValueClass(tpe) => TypeRepr.of[Any]
    case _                                          => tpe

  /** The value `a`, which has the type of [[argument]], as a value of the type that is derived. */
  def unwrapped(plan: Plan, a: Term): Term = plan match
    case Plan.Product(tpe, _, _, _, _) if build.isValueClass(tpe) => build.cast(a, tpe)
    case _                                                        => a
