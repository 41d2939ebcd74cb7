package jzon.macros.literal

import scala.quoted.*
import jzon.macros.Tools
import jzon.runtime.LiteralRuntime

/** The code of the instances that write the values in holes. Instances that never change are created once. */
final private[literal] class ConstantInstances[Q <: Quotes & Singleton](using val q: Q)(
    tools: Tools[q.type]
):
  import q.reflect.*
  import tools.{givens, terms}

  /** An instance in code that belongs to `owner`. An instance is created once if a method of this library creates it,
    * from arguments that never change. The result of any other method may change, so it is called each time.
    */
  def instance(tree: Term, owner: Symbol)(using Quotes): Term =
    if !terms.function(tree).flags.is(Flags.Method) || !isConstant(tree) then tree.changeOwner(owner)
    else
      tree.tpe.widen.asType match
        case '[t] => '{ LiteralRuntime.instance[t](() => ${ owned(global(tree)).asExprOf[t] }) }.asTerm

  /** The same code, as a part of what is being emitted. */
  def owned(tree: Term)(using inner: Quotes): Term =
    tree.changeOwner(inner.reflect.Symbol.spliceOwner.asInstanceOf[Symbol])

  /** Whether a term has the same value whenever it is evaluated: a value of a package or an object, or a call of this
    * library with such arguments.
    */
  private def isConstant(tree: Term): Boolean = terms.bare(tree) match
    case Apply(function, arguments) => isConstant(function) && arguments.forall(isConstant)
    case TypeApply(function, _)     => isConstant(function)
    case term @ Select(on, _)       => isStable(term.symbol) && isConstant(on)
    case term @ Ident(_)            => isStable(term.symbol) && isGlobal(term.tpe)
    case _                          => false

  /** Whether it is not a variable, and not a method except for the methods of this library's instances. */
  private def isStable(symbol: Symbol): Boolean =
    !symbol.flags.is(Flags.Mutable) && (!symbol.flags.is(Flags.Method) || isOfLibrary(symbol.maybeOwner))

  private def isOfLibrary(owner: Symbol): Boolean = givens.isOwner(owner) || owner == codecs

  private lazy val codecs = Symbol.requiredModule("jzon.Codec").moduleClass

  private def isGlobal(tpe: TypeRepr): Boolean = tpe match
    case ref: TermRef =>
      ref.termSymbol.flags.is(Flags.Package) || (isStable(ref.termSymbol) && isGlobal(ref.qualifier))
    case ThisType(self) => self.typeSymbol.flags.is(Flags.Package) || (isModule(self) && isGlobal(prefix(self)))
    case _              => false

  private def isModule(tpe: TypeRepr): Boolean = tpe.typeSymbol.flags.is(Flags.Module)

  private def prefix(tpe: TypeRepr): TypeRepr = tpe match
    case ref: TypeRef => ref.qualifier
    case other        => other

  /** A constant term with the whole path to each of its parts. Code in an object names the object by `this`, and a
    * function with such a term would capture the object.
    */
  private def global(tree: Term): Term =
    val map = new TreeMap:
      override def transformTerm(term: Term)(owner: Symbol): Term = term match
        case ident: Ident =>
          ident.tpe match
            case ref: TermRef => path(ref, ident)
            case _            => ident
        case other => super.transformTerm(other)(owner)
    map.transformTerm(tree)(Symbol.spliceOwner)

  private def path(tpe: TypeRepr, otherwise: => Term): Term = tpe match
    case ref: TermRef if ref.qualifier.typeSymbol.flags.is(Flags.Package) => Ref(ref.termSymbol)
    case ref: TermRef                                                     =>
      Select(path(ref.qualifier, Ref(ref.qualifier.termSymbol)), ref.termSymbol)
    case ThisType(self) if prefix(self).typeSymbol.flags.is(Flags.Package) => Ref(self.typeSymbol.companionModule)
    case ThisType(self)                                                    =>
      Select(path(prefix(self), otherwise), self.typeSymbol.companionModule)
    case _ => otherwise
