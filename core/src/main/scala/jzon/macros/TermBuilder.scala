package jzon.macros

import scala.quoted.*

/** Builds the small parts of emitted code. */
final private[macros] class TermBuilder[Q <: Quotes & Singleton](using val q: Q):
  import q.reflect.*

  /** The call of a method that is not overloaded. */
  def call(on: Term, method: String, arguments: Term*): Term =
    Apply(Select.unique(on, method), arguments.toList)

  def int(value: Int): Term = Literal(IntConstant(value))
  def long(value: Long): Term = Literal(LongConstant(value))
  def string(value: String): Term = Literal(StringConstant(value))
  def unit: Term = Literal(UnitConstant())

  def cast(term: Term, tpe: TypeRepr): Term =
    TypeApply(Select.unique(term, "asInstanceOf"), List(Inferred(tpe)))

  /** Whether a reference is null. Both sides are cast, because null is no Object under explicit nulls. */
  def isNull(term: Term): Term =
    val reference = defn.ObjectClass.typeRef
    call(cast(term, reference), "eq", cast(Literal(NullConstant()), reference))

  /** Whether `term` is an object of the class of `tpe`. Type arguments can't be checked. */
  def isOf(term: Term, tpe: TypeRepr): Term =
    val erased = tpe match
      case AppliedType(constructor, arguments) => constructor.appliedTo(arguments.map(_ => TypeBounds.empty))
      case other                               => other
    val unchecked = AnnotatedType(TypeRepr.of[Any], '{ new scala.unchecked }.asTerm)
    TypeApply(Select.unique(cast(term, unchecked), "isInstanceOf"), List(Inferred(erased)))

  /** A match with the code for each index, beginning at `from`. The last code is for all other indexes. */
  def switch(index: Term, codes: List[Term], from: Int = 0): Term = codes match
    case Nil       => unit
    case List(one) =>
      index match
        case _: Ident => one
        case reading  => Match(reading, List(CaseDef(Wildcard(), None, one))) // evaluates the call, which reads
    case many =>
      val numbered = many.init.zipWithIndex.map((code, i) => CaseDef(int(from + i), None, code))
      Match(index, numbered :+ CaseDef(Wildcard(), None, many.last))

  /** Like [[switch]], for many codes of type `result`. Groups of them become methods, so that no method is too long for
    * the JIT. The index is a variable, or a call without effect.
    */
  def groupedSwitch(owner: Symbol, index: Expr[Int], codes: List[Term], result: => TypeRepr)(using
      Quotes
  ): Term =
    if codes.size <= TermBuilder.Group then switch(index.asTerm, codes)
    else
      val groups = codes.grouped(TermBuilder.Group).zipWithIndex.toList.map: (group, g) =>
        method(owner, s"group$g", result)(switch(index.asTerm, group, g * TermBuilder.Group))
      Block(groups.map(_._1), switch('{ $index / ${ Expr(TermBuilder.Group) } }.asTerm, groups.map(_._2)))

  /** Chooses the code for the type that `a` has. The last code is for any other value that is not null. Groups of many
    * codes become methods.
    */
  def choice(
      codes: List[(TypeRepr, Term)],
      a: Term,
      ifNull: Term,
      owner: Symbol,
      name: String,
      result: TypeRepr
  ): Term =
    val (nulls, others) = codes.partition((tpe, _) => tpe.typeSymbol == defn.NullClass)
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

  /** The definition that a splice belongs to. */
  def ownerOf(quotes: Quotes): Symbol = quotes.reflect.Symbol.spliceOwner.asInstanceOf[Symbol]

  /** The definition of a method without parameters, and its call. */
  def method(owner: Symbol, name: String, result: TypeRepr)(body: Term): (Statement, Term) =
    val symbol = Symbol.newMethod(owner, name, MethodType(Nil)(_ => Nil, _ => result))
    (DefDef(symbol, _ => Some(body.changeOwner(symbol))), Apply(Ref(symbol), Nil))

  /** A method without parameters, which is called where it is defined. The JIT compiles it separately. */
  def apart(owner: Symbol, name: String, result: TypeRepr)(body: Term): Term =
    val (definition, call) = method(owner, name, result)(body)
    Block(List(definition), call)

  /** Like [[method]], for a method that takes an Int and returns one. The call takes `argument`. */
  def stepMethod(owner: Symbol, name: String, argument: Term)(body: Term => Term): (Statement, Term) =
    val int = defn.IntClass.typeRef
    val symbol = Symbol.newMethod(owner, name, MethodType(List("from"))(_ => List(int), _ => int))
    def code(parameters: List[List[Tree]]): Option[Term] = parameters match
      case List(List(from: Term)) => Some(body(from).changeOwner(symbol))
      case _                      => None
    (DefDef(symbol, code), Apply(Ref(symbol), List(argument)))

  /** Like [[apart]], for a method that takes an Int and returns one. */
  def stepApart(owner: Symbol, name: String, argument: Term)(body: Term => Term): Term =
    val (definition, call) = stepMethod(owner, name, argument)(body)
    Block(List(definition), call)

  /** The definition of a value, and a reference to it. */
  def constant(owner: Symbol, name: String, tpe: TypeRepr, value: Term): (ValDef, Term) =
    val symbol = Symbol.newVal(owner, name, tpe, Flags.EmptyFlags, Symbol.noSymbol)
    (ValDef(symbol, Some(value)), Ref(symbol))

  /** The definition of a variable, and a reference to it. */
  def variable(owner: Symbol, name: String, tpe: TypeRepr, init: Term): (ValDef, Term) =
    val symbol = Symbol.newVal(owner, name, tpe, Flags.Mutable, Symbol.noSymbol)
    (ValDef(symbol, Some(init)), Ref(symbol))

  /** The initial value of a variable of this type: 0 or null. A variable of a literal type has it too, for nothing
    * reads it there.
    */
  def nothing(tpe: TypeRepr): Term =
    val symbol = tpe.dealias.typeSymbol
    val zero =
      if symbol == defn.IntClass then Some(IntConstant(0))
      else if symbol == defn.LongClass then Some(LongConstant(0))
      else if symbol == defn.BooleanClass then Some(BooleanConstant(false))
      else if symbol == defn.DoubleClass then Some(DoubleConstant(0))
      else if symbol == defn.FloatClass then Some(FloatConstant(0))
      else if symbol == defn.ByteClass then Some(ByteConstant(0))
      else if symbol == defn.ShortClass then Some(ShortConstant(0))
      else if symbol == defn.CharClass then Some(CharConstant(0))
      else None
    val literal = Literal(zero.getOrElse(NullConstant()))
    if zero.isDefined && literal.tpe.widen <:< tpe then literal else cast(literal, tpe)

  /** Whether values of this type are never null. */
  def isValueClass(tpe: TypeRepr): Boolean = tpe <:< TypeRepr.of[AnyVal]

  /** The name of the type, if [[jzon.runtime.PrimitiveLists]] has loops for lists of it. */
  def nameInLists(tpe: TypeRepr): Option[String] =
    val name = tpe.dealias.typeSymbol.name
    Option.when(tpe =:= TypeRepr.of[String] || (isValueClass(tpe) && TermBuilder.Primitives(name)))(name)

  /** The class of tuples of these elements. */
  def tupleOf(elements: List[TypeRepr]): TypeRepr =
    Symbol.requiredClass(s"scala.Tuple${elements.size}").typeRef.appliedTo(elements)

private[macros] object TermBuilder:
  private val Primitives = Set("Boolean", "Byte", "Short", "Int", "Long", "Float", "Double", "Char")

  /** How many cases, fields or instances go into one method. The longest code of one takes about 100 bytes. */
  val Group = 32

  /** How many fields one method may write. */
  val Together = 64
