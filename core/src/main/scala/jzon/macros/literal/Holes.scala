package jzon.macros.literal

import scala.quoted.*
import jzon.runtime.LiteralRuntime

/** The holes of a literal in the emitted code: a value for each, and how it is written. */
private[literal] trait Holes:
  implicit protected val q: Quotes
  import q.reflect.*

  /** How a hole is written. */
  protected enum Write:
    /** By a method of the writer. */
    case Primitive(method: String)
    case Null
    case Optional(element: TypeRepr, inner: Write)
    case Found(instance: Term)

  final protected class Hole(argument: Argument[Term], index: Int):
    val kind: HoleKind = argument.kind
    val pos: Position = argument.term.pos
    val tpe: TypeRepr = written(argument.term.tpe)
    private var symbol = Symbol.noSymbol

    /** The value, which is evaluated once, in code that belongs to `owner`. */
    def define(owner: Symbol): Statement =
      symbol = Symbol.newVal(owner, s"hole$index", tpe, Flags.Synthetic, Symbol.noSymbol)
      ValDef(symbol, Some(argument.term.changeOwner(symbol)))

    /** The value, once it is defined. */
    def value: Term = Ref(symbol)

    /** How many nodes the tree of its expression has. */
    lazy val nodes: Int = folded(argument.term, 0)((count, _) => count + 1)

    /** What the expression names that is local to the code around the literal. */
    lazy val locals: Set[Any] = folded(argument.term, Set.empty[Any]):
      case (found, ident: Ident) if ident.symbol.maybeOwner.isTerm => found + ident.symbol
      case (found, _)                                              => found

    private lazy val encoders = search("Encoder")
    private lazy val keyEncoders = search("KeyEncoder")
    lazy val asValue: Write =
      if tpe <:< TypeRepr.of[Null] then Write.Null else encoders.fold(Write.Null)(classified(_, tpe))
    lazy val asKey: Write = keyEncoders.fold(Write.Null)(classified(_, tpe))

    /** The instance as it was found, if there is one. */
    def encoder: Term = encoders.get
    def keyEncoder: Term = keyEncoders.get

    private def search(kind: String): Option[Term] = Implicits.search(typeClass(kind, tpe)) match
      case found: ImplicitSearchSuccess   => Some(found.tree)
      case failure: ImplicitSearchFailure =>
        report.error(missing(kind, tpe, failure), pos)
        failed = true
        None

  /** The type by which a value is written: its own, and where that has no instance, as unions and the types of objects
    * mostly have none, the nearest that has one, as for the argument of a method.
    */
  private def written(tpe: TypeRepr): TypeRepr =
    val own = tpe.widen
    val cases = leaves(own)
    if cases.sizeIs < 2 && !own.typeSymbol.flags.is(Flags.Module) then own
    else
      val bases = cases.head.baseClasses.filter(base => cases.forall(_.derivesFrom(base)))
      val wider = bases.map(base => cases.map(_.baseType(base)).reduceLeft(around)).filter(own <:< _)
      (tpe :: own :: wider).find(hasInstance).getOrElse(own)

  /** The least type around both, as far as that can be said of their arguments one by one. */
  private def around(left: TypeRepr, right: TypeRepr): TypeRepr = (left, right) match
    case _ if left <:< right                                       => right
    case _ if right <:< left                                       => left
    case (AppliedType(a, some), AppliedType(b, others)) if a =:= b =>
      a.appliedTo(some.zip(others).map((a, b) => around(a, b)))
    case _ if List(left, right).forall(_ <:< TypeRepr.of[Any]) => OrType(left, right)
    case _                                                     => left // type constructors: no type around both

  /** The types of a union, or the one type. */
  private def leaves(tpe: TypeRepr): List[TypeRepr] = tpe.dealias match
    case OrType(left, right) => leaves(left) ++ leaves(right)
    case other               => List(other.widen)

  private def hasInstance(tpe: TypeRepr): Boolean = List("Encoder", "KeyEncoder").exists: kind =>
    Implicits.search(typeClass(kind, tpe)) match
      case found: ImplicitSearchSuccess => found.tree.tpe <:< typeClass(kind, tpe)
      case _                            => false

  /** Whether an instance is missing, which was reported. */
  protected var failed = false

  private def typeClass(kind: String, tpe: TypeRepr): TypeRepr =
    Symbol.requiredClass("jzon." + kind).typeRef.appliedTo(tpe)

  private def classified(tree: Term, tpe: TypeRepr): Write =
    val (function, arguments) = parts(tree)
    val symbol = function.symbol
    val owner = symbol.maybeOwner
    if !isInstances(owner) then Write.Found(tree)
    else
      (owner.name, symbol.name, arguments) match
        case ("PrimitiveEncoders" | "BasicKeyEncoders", name, Nil) if Holes.Primitives(name) =>
          Write.Primitive(if name == "byte" || name == "short" then "writeInt" else "write" + name.capitalize)
        case (_, "option", List(inner)) =>
          val element = tpe.baseType(Symbol.requiredClass("scala.Option")).typeArgs.head
          Write.Optional(element, classified(inner, element))
        case _ => Write.Found(tree)

  /** The function of a call and its arguments, whatever stands around them. */
  private def parts(tree: Term): (Term, List[Term]) = tree match
    case Inlined(_, Nil, expansion) => parts(expansion)
    case Typed(expression, _)       => parts(expression)
    case Apply(function, arguments) =>
      val (inner, before) = parts(function)
      (inner, before ++ arguments)
    case TypeApply(function, _) => parts(function)
    case other                  => (other, Nil)

  private def missing(kind: String, tpe: TypeRepr, failure: ImplicitSearchFailure): String =
    val (inner, innermost) = if kind == "Encoder" then blamed(tpe, failure) else (tpe, failure)
    val name = inner.show(using Printer.TypeReprShortCode)
    val inside = if inner =:= tpe then "" else s", in ${tpe.show(using Printer.TypeReprShortCode)},"
    val symbol = inner.dealias.typeSymbol
    val isOwn = symbol.isClassDef && (symbol.flags.is(Flags.Case) || symbol.flags.is(Flags.Sealed))
    val place = if kind == "Encoder" then "this value" else "this key or part of a string"
    val remedy = innermost match
      case _: AmbiguousImplicits => innermost.explanation
      case _: DivergingImplicit  => innermost.explanation
      case _                     =>
        val derives = if isOwn && kind == "Encoder" then s"`derives json.Encoder` on $name, or " else ""
        s"write $derives`given json.$kind[$name] = …`"
    s"no json.$kind[$name]$inside for $place: $remedy"

  /** The type inside `tpe` that has no encoder, if `tpe` would have one with another in its place. */
  private def blamed(tpe: TypeRepr, failure: ImplicitSearchFailure): (TypeRepr, ImplicitSearchFailure) =
    tpe.dealias match
      case AppliedType(of, arguments) if isEncoded(of.appliedTo(arguments.map(known))) =>
        arguments
          .filter(_ <:< TypeRepr.of[Any])
          .flatMap: argument =>
            Implicits.search(typeClass("Encoder", argument)) match
              case inner: ImplicitSearchFailure => Some(blamed(argument, inner))
              case _                            => None
          .headOption
          .getOrElse((tpe, failure))
      case _ => (tpe, failure)

  private def known(argument: TypeRepr): TypeRepr =
    if argument <:< TypeRepr.of[Any] then TypeRepr.of[String] else argument

  private def isEncoded(tpe: TypeRepr): Boolean = Implicits.search(typeClass("Encoder", tpe)) match
    case _: ImplicitSearchSuccess => true
    case _                        => false

  /** The instance in code that belongs to `owner`. One that a call of this library's own makes, from nothing but what
    * always stays the same, is made once; what a method of somebody else gives may be another each time, and is asked
    * for each time.
    */
  protected def instance(tree: Term, owner: Symbol)(using Quotes): Term =
    val (function, _) = parts(tree)
    if !function.symbol.flags.is(Flags.Method) || !isConstant(tree) then tree.changeOwner(owner)
    else
      tree.tpe.widen.asType match
        case '[t] => '{ LiteralRuntime.instance[t](() => ${ owned(global(tree)).asExprOf[t] }) }.asTerm

  /** The same code, belonging to what is being emitted. */
  protected def owned(tree: Term)(using inner: Quotes): Term =
    tree.changeOwner(inner.reflect.Symbol.spliceOwner.asInstanceOf[Symbol])

  private def folded[A](tree: Tree, first: A)(next: (A, Tree) => A): A =
    val nodes = new TreeAccumulator[A]:
      def foldTree(before: A, tree: Tree)(owner: Symbol): A = foldOverTree(next(before, tree), tree)(owner)
    nodes.foldTree(first, tree)(Symbol.spliceOwner)

  /** Whether a term is the same whenever it is evaluated: values of packages and objects, and calls of this library
    * with such arguments.
    */
  private def isConstant(tree: Term): Boolean = tree match
    case Inlined(_, Nil, expansion) => isConstant(expansion)
    case Typed(expression, _)       => isConstant(expression)
    case Apply(function, arguments) => isConstant(function) && arguments.forall(isConstant)
    case TypeApply(function, _)     => isConstant(function)
    case Select(on, _)              => isStable(tree.symbol) && isConstant(on)
    case Ident(_)                   => isStable(tree.symbol) && isGlobal(tree.tpe)
    case _                          => false

  /** Whether it is no variable, and no method but one of this library's instances. */
  private def isStable(symbol: Symbol): Boolean =
    !symbol.flags.is(Flags.Mutable) && (!symbol.flags.is(Flags.Method) || isOfLibrary(symbol.maybeOwner))

  private def isOfLibrary(owner: Symbol): Boolean =
    isInstances(owner) || owner == codecs

  private def isInstances(owner: Symbol): Boolean = owner.fullName.startsWith("jzon.instances.")

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

  /** A static term with the whole way to each of its parts: a function that names a part of an object by `this`, as
    * code in the object does, would capture the object.
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

private object Holes:
  val Primitives = Set("boolean", "byte", "short", "int", "long", "float", "double", "char", "string")
