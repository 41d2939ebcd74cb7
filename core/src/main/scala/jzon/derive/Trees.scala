package jzon.derive

import scala.quoted.*
import jzon.FieldTable

/** The small parts of emitted code. */
private[derive] trait Trees extends Planner:
  import q.reflect.*

  protected def call(on: Term, method: String, arguments: Term*): Term =
    Apply(Select.unique(on, method), arguments.toList)

  protected def int(value: Int): Term = Literal(IntConstant(value))
  protected def long(value: Long): Term = Literal(LongConstant(value))
  protected def string(value: String): Term = Literal(StringConstant(value))
  protected def unit: Term = Literal(UnitConstant())

  protected def cast(term: Term, tpe: TypeRepr): Term =
    TypeApply(Select.unique(term, "asInstanceOf"), List(Inferred(tpe)))

  /** Whether `term` is an object of the class of `tpe`, whose parameters can't be checked. */
  protected def isOf(term: Term, tpe: TypeRepr): Term =
    val erased = tpe match
      case AppliedType(constructor, arguments) => constructor.appliedTo(arguments.map(_ => TypeBounds.empty))
      case other                               => other
    TypeApply(Select.unique(term, "isInstanceOf"), List(Inferred(erased)))

  /** The code for each index: what stands last is for all the others. */
  protected def switch(index: Term, codes: List[Term]): Term = codes match
    case Nil       => unit
    case List(one) => one
    case many      =>
      val numbered = many.init.zipWithIndex.map((code, i) => CaseDef(int(i), None, code))
      Match(index, numbered :+ CaseDef(Wildcard(), None, many.last))

  protected def variable(owner: Symbol, name: String, tpe: TypeRepr, init: Term): (ValDef, Term) =
    val symbol = Symbol.newVal(owner, name, tpe, Flags.Mutable, Symbol.noSymbol)
    (ValDef(symbol, Some(init)), Ref(symbol))

  /** The emitted class around `owner`. */
  protected def emittedClass(owner: Symbol): Term =
    if owner.isClassDef then This(owner) else emittedClass(owner.owner)

  /** What a variable of this type begins with: 0, or null. */
  protected def nothing(tpe: TypeRepr): Term = tpe.dealias.widen match
    case t if t =:= TypeRepr.of[Int]     => int(0)
    case t if t =:= TypeRepr.of[Long]    => long(0)
    case t if t =:= TypeRepr.of[Boolean] => Literal(BooleanConstant(false))
    case t if t =:= TypeRepr.of[Double]  => Literal(DoubleConstant(0))
    case t if t =:= TypeRepr.of[Float]   => Literal(FloatConstant(0))
    case t if t =:= TypeRepr.of[Byte]    => Literal(ByteConstant(0))
    case t if t =:= TypeRepr.of[Short]   => Literal(ShortConstant(0))
    case t if t =:= TypeRepr.of[Char]    => Literal(CharConstant(0))
    case _                               => cast(Literal(NullConstant()), tpe)

  protected def table(names: List[String], aliases: List[(String, Int)])(using Quotes): Expr[FieldTable] =
    if aliases.isEmpty then '{ FieldTable(${ Varargs(names.map(Expr(_))) }*) }
    else '{ FieldTable.withAliases(List(${ Varargs(names.map(Expr(_))) }*), List(${ Varargs(aliases.map(Expr(_))) }*)) }

  protected def names(plan: Plan): List[String] = plan match
    case Plan.Product(_, leaves, _, _, tag) => leaves.map(_.name) ++ tag.map(_.name)
    case Plan.Sum(_, cases, _)              => cases.map(_.hint)
    case Plan.Failed(_)                     => Nil

  protected def fields(plan: Plan)(using Quotes): Expr[FieldTable] = plan match
    case Plan.Product(_, leaves, _, _, _) =>
      table(names(plan), leaves.zipWithIndex.flatMap((leaf, i) => leaf.aliases.map(_ -> i)))
    case _ => table(names(plan), Nil)

  /** The instances that an emitted class keeps, each once. */
  final protected class Instances(hows: List[How]):
    val all: List[How] = hows.foldLeft(List.empty[How])((kept, how) => if kept.exists(same(_, how)) then kept else how :: kept).reverse

    def index(how: How): Int = all.indexWhere(same(_, how))

    private def same(one: How, other: How): Boolean = (one, other) match
      case (How.Found(a, _), How.Found(b, _)) => a eq b
      case (How.Derived(a), How.Derived(b))   => a eq b
      case _                                  => false

  protected def decoders(plan: Plan): Instances = Instances(hows(plan, _.read, _.read).flatMap(kept))
  protected def encoders(plan: Plan): Instances = Instances(hows(plan, _.write, _.write).flatMap(kept))

  private def hows(plan: Plan, ofLeaf: Leaf => How, ofCase: Case => How): List[How] = plan match
    case Plan.Product(_, leaves, _, _, _) => leaves.map(ofLeaf)
    case Plan.Sum(_, cases, _)            => cases.map(ofCase)
    case Plan.Failed(_)                   => Nil

  private def kept(how: How): List[How] = how match
    case _: (How.Found | How.Derived) => List(how)
    case How.Optional(_, inner)       => kept(inner)
    case _                            => Nil
