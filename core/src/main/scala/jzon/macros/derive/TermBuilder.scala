package jzon.macros.derive

import scala.quoted.*
import jzon.{Decoder, FieldTable}
import jzon.runtime.Derived

/** The small parts of emitted code. */
private[derive] trait TermBuilder extends Untagged:
  import q.reflect.*

  protected def call(on: Term, method: String, arguments: Term*): Term =
    Apply(Select.unique(on, method), arguments.toList)

  protected def int(value: Int): Term = Literal(IntConstant(value))
  protected def long(value: Long): Term = Literal(LongConstant(value))
  protected def string(value: String): Term = Literal(StringConstant(value))
  protected def unit: Term = Literal(UnitConstant())

  protected def cast(term: Term, tpe: TypeRepr): Term =
    TypeApply(Select.unique(term, "asInstanceOf"), List(Inferred(tpe)))

  /** Null is cast too, because it is no Object where nulls are explicit. */
  protected def isNull(term: Term): Term =
    val reference = defn.ObjectClass.typeRef
    call(cast(term, reference), "eq", cast(Literal(NullConstant()), reference))

  /** Whether `term` is an object of the class of `tpe`, whose parameters can't be checked. */
  protected def isOf(term: Term, tpe: TypeRepr): Term =
    val erased = tpe match
      case AppliedType(constructor, arguments) => constructor.appliedTo(arguments.map(_ => TypeBounds.empty))
      case other                               => other
    val unchecked = AnnotatedType(TypeRepr.of[Any], '{ new scala.unchecked }.asTerm)
    TypeApply(Select.unique(cast(term, unchecked), "isInstanceOf"), List(Inferred(erased)))

  /** The code for each index, the first of them `from`: what stands last is for all the others. */
  protected def switch(index: Term, codes: List[Term], from: Int = 0): Term = codes match
    case Nil       => unit
    case List(one) =>
      index match
        case _: Ident => one
        case reading  => Match(reading, List(CaseDef(Wildcard(), None, one))) // the call that reads the index
    case many =>
      val numbered = many.init.zipWithIndex.map((code, i) => CaseDef(int(from + i), None, code))
      Match(index, numbered :+ CaseDef(Wildcard(), None, many.last))

  /** The same for many codes of type `result`: groups of them become methods of their own, so that none is too long for
    * the JIT. The index is a variable or a call without effect.
    */
  protected def groupedSwitch(owner: Symbol, index: Expr[Int], codes: List[Term], result: => TypeRepr)(using
      Quotes
  ): Term =
    if codes.size <= TermBuilder.Group then switch(index.asTerm, codes)
    else
      val groups = codes.grouped(TermBuilder.Group).zipWithIndex.toList.map: (group, g) =>
        method(owner, s"group$g", result)(switch(index.asTerm, group, g * TermBuilder.Group))
      Block(groups.map(_._1), switch('{ $index / ${ Expr(TermBuilder.Group) } }.asTerm, groups.map(_._2)))

  /** The code for the type that `a` is of: the last of them if it is of no other, nor null. Groups of many become
    * methods.
    */
  protected def choice(
      codes: List[(TypeRepr, Term)],
      a: Term,
      ifNull: Term,
      owner: Symbol,
      name: String,
      result: TypeRepr
  ): Term =
    val (nulls, others) = codes.partition((tpe, _) => isNull(tpe))
    choiceOf(others, a, nulls.headOption.fold(ifNull)(_._2), owner, name, result)

  private def choiceOf(
      codes: List[(TypeRepr, Term)],
      a: Term,
      ifNull: Term,
      owner: Symbol,
      name: String,
      result: TypeRepr
  ): Term =
    val (first, rest) = codes.splitAt(TermBuilder.Group)
    val (methods, last) =
      if rest.isEmpty then (Nil, If(isNull(a), ifNull, first.last._2))
      else
        val (other, call) = method(owner, s"$name${codes.size}", result)(choiceOf(rest, a, ifNull, owner, name, result))
        (List(other), call)
    val tested = if rest.isEmpty then first.init else first
    Block(methods, tested.foldRight(last) { case ((tpe, code), otherwise) => If(isOf(a, tpe), code, otherwise) })

  /** The definition around a splice. */
  protected def ownerOf(quotes: Quotes): Symbol = quotes.reflect.Symbol.spliceOwner.asInstanceOf[Symbol]

  /** A method without parameters, and its call. */
  protected def method(owner: Symbol, name: String, result: TypeRepr)(body: Term): (Statement, Term) =
    val symbol = Symbol.newMethod(owner, name, MethodType(Nil)(_ => Nil, _ => result))
    (DefDef(symbol, _ => Some(body.changeOwner(symbol))), Apply(Ref(symbol), Nil))

  /** A method without parameters around `body`, called where it stands: a small unit for the JIT. */
  protected def apart(owner: Symbol, name: String, result: TypeRepr)(body: Term): Term =
    val (definition, call) = method(owner, name, result)(body)
    Block(List(definition), call)

  protected def constant(owner: Symbol, name: String, tpe: TypeRepr, value: Term): (ValDef, Term) =
    val symbol = Symbol.newVal(owner, name, tpe, Flags.EmptyFlags, Symbol.noSymbol)
    (ValDef(symbol, Some(value)), Ref(symbol))

  protected def variable(owner: Symbol, name: String, tpe: TypeRepr, init: Term): (ValDef, Term) =
    val symbol = Symbol.newVal(owner, name, tpe, Flags.Mutable, Symbol.noSymbol)
    (ValDef(symbol, Some(init)), Ref(symbol))

  /** The emitted class around `owner`. */
  protected def emittedClass(owner: Symbol): Term =
    if owner.isClassDef then This(owner) else emittedClass(owner.owner)

  private var outermost: Option[Symbol] = None

  /** The instance that is being made: the outermost emitted class around `owner`, which is asked for first. */
  protected def own(owner: Symbol): Term =
    if outermost.isEmpty then outermost = Some(emittedClass(owner).tpe.typeSymbol)
    This(outermost.get)

  /** What a variable of this type begins with: 0, or null. */
  protected def nothing(tpe: TypeRepr): Term =
    val symbol = tpe.dealias.typeSymbol
    if symbol == defn.IntClass then int(0)
    else if symbol == defn.LongClass then long(0)
    else if symbol == defn.BooleanClass then Literal(BooleanConstant(false))
    else if symbol == defn.DoubleClass then Literal(DoubleConstant(0))
    else if symbol == defn.FloatClass then Literal(FloatConstant(0))
    else if symbol == defn.ByteClass then Literal(ByteConstant(0))
    else if symbol == defn.ShortClass then Literal(ShortConstant(0))
    else if symbol == defn.CharClass then Literal(CharConstant(0))
    else cast(Literal(NullConstant()), tpe)

  /** Whether a value of this type is never null. */
  protected def isValueClass(tpe: TypeRepr): Boolean = tpe <:< TypeRepr.of[AnyVal]

  /** The type that the emitted class has as its parameter. It is Any for value classes: a method for one that holds an
    * Object after erasure would have the signature of the method it overrides, and box otherwise.
    */
  protected def carried(plan: Plan, tpe: TypeRepr): TypeRepr = plan match
    case _: Plan.Product if isValueClass(tpe) => TypeRepr.of[Any]
    case _                                    => tpe

  protected def table(names: List[String], aliases: List[(String, Int)])(using Quotes): Expr[FieldTable] =
    val listed: Expr[Seq[String]] =
      if names.size <= TermBuilder.Group || names.exists(name => name.isEmpty || name.contains(Derived.Separator)) then
        Varargs(names.map(Expr(_)))
      else '{ Derived.names(${ Expr(names.mkString(Derived.Separator)) }) }
    if aliases.isEmpty then '{ FieldTable($listed*) }
    else '{ FieldTable.withAliases($listed, List(${ Varargs(aliases.map(Expr(_))) }*)) }

  protected def names(plan: Plan): List[String] = plan match
    case Plan.Product(_, leaves, _, _, tag) => leaves.map(_.name) ++ tag.map(_.name)
    case Plan.Sum(_, cases, _)              => cases.map(_.hint)
    case Plan.Failed(_)                     => Nil

  protected def fields(plan: Plan)(using Quotes): Expr[FieldTable] = plan match
    case Plan.Product(_, leaves, _, _, _) =>
      table(names(plan), leaves.zipWithIndex.flatMap((leaf, i) => leaf.aliases.map(_ -> i)))
    case _ => table(names(plan), Nil)

  /** The names that are looked for ahead of the value: the discriminator, or what tells objects apart without one. */
  private def keys(plan: Plan): List[String] = plan match
    case Plan.Sum(_, _, Layout.Tagged(tag))        => List(tag)
    case Plan.Sum(_, _, Layout.Untagged(branches)) =>
      branches.collect { case (_, Branch.Objects(names, _)) => names.map(_._1) }.flatten
    case _ => Nil

  /** The code that `use` makes of the table of names and that of what is looked for ahead, which are made before it. */
  protected def withTables[A: Type](plan: Plan)(use: (Expr[FieldTable], Expr[FieldTable]) => Quotes ?=> Expr[A])(using
      Quotes
  ): Expr[A] =
    val ahead = keys(plan)
    if ahead.isEmpty then
      '{
        val fields = ${ this.fields(plan) }
        ${ use('fields, 'fields) }
      }
    else
      '{
        val fields = ${ this.fields(plan) }
        val keys = ${ table(ahead, Nil) }
        ${ use('fields, 'keys) }
      }

  /** The instances that an emitted class keeps, each once. */
  final protected class Instances(hows: List[Access]):
    val all: List[Access] =
      hows.foldLeft(List.empty[Access])((kept, how) => if kept.exists(same(_, how)) then kept else how :: kept).reverse

    def index(how: Access): Int = all.indexWhere(same(_, how))

    private def same(one: Access, other: Access): Boolean = (one, other) match
      case (Access.Instance(a, _), Access.Instance(b, _)) => a eq b
      case (Access.Derived(a), Access.Derived(b))         => a eq b
      case (a: Access.OfCase, b: Access.OfCase)           => a eq b
      case _                                              => false

  /** The instance of index `i`; those that are derived along are made in methods of their own. */
  protected def finder(
      i: Expr[Int],
      owner: Symbol,
      instances: Instances,
      result: => TypeRepr
  )(derived: Plan => Term)(using
      Quotes
  ): Term =
    def code(how: Access, k: Int): (List[Statement], Term) = how match
      case Access.Instance(tree, _) => (Nil, withOwn(tree, own(owner), owner).changeOwner(owner))
      case Access.Derived(plan)     =>
        val (definition, call) = method(owner, s"derived$k", result)(derived(plan))
        (List(definition), call)
      case Access.OfCase(tree, name, tag, instead) =>
        val (definitions, otherwise) = instead.fold((Nil, Literal(NullConstant())))(code(_, k))
        val found = withOwn(tree, own(owner), owner).changeOwner(owner)
        val named = tag.fold(List(Literal(NullConstant()), string(name)))(t => List(string(t.name), string(t.hint)))
        val kept = if result <:< TypeRepr.of[Decoder[?]] then "decoderOfCase" else "encoderOfCase"
        (definitions, call(emittedClass(owner), kept, (found :: named) ++ List(otherwise)*))
      case other => throw IllegalArgumentException(other.toString)
    val (methods, codes) = instances.all.zipWithIndex.map(code).unzip
    if codes.isEmpty then '{ throw IndexOutOfBoundsException($i) }.asTerm
    else Block(methods.flatten, groupedSwitch(owner, i, codes, result))

  /** `tree` with the instance that is being made where it is looked up. */
  private def withOwn(tree: Term, own: Term, owner: Symbol): Term =
    val replace = new TreeMap:
      override def transformTerm(term: Term)(owner: Symbol): Term =
        if isOwn(term) then own else super.transformTerm(term)(owner)
    replace.transformTerm(tree)(owner)

  protected def decoders(plan: Plan): Instances = Instances(hows(plan, _.read, _.read, _.read).flatMap(kept))
  protected def encoders(plan: Plan): Instances = Instances(hows(plan, _.write, _.write, _.write).flatMap(kept))

  private def hows(
      plan: Plan,
      ofLeaf: FieldPlan => Access,
      ofCase: Case => Access,
      ofRest: Remainder => Access
  ): List[Access] =
    plan match
      case Plan.Product(_, leaves, build, _, _) => leaves.map(ofLeaf) ++ remainders(build).map(ofRest)
      case Plan.Sum(_, cases, _)                => cases.map(ofCase)
      case Plan.Failed(_)                       => Nil

  private def kept(how: Access): List[Access] = how match
    case _: (Access.Instance | Access.Derived | Access.OfCase) => List(how)
    case other                                                 => inner(other).flatMap(kept)

private[derive] object TermBuilder:
  /** How many cases, fields or instances go into one method: the longest code of one takes some 100 bytes. */
  val Group = 32

  /** How many fields one method may write. */
  val Together = 64
