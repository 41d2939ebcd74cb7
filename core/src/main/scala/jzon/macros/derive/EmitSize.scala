package jzon.macros.derive

import scala.quoted.*
import jzon.{Encoder, Json, Size}
import jzon.macros.TermBuilder
import jzon.runtime.Rest
import jzon.wire.Sizes

/** The code of `size`: one sum. Everything that is known at compile time is a single constant in it. */
final private[derive] class EmitSize[M <: Model & Singleton](val model: M)(build: TermBuilder[model.q.type]):
  import model.{*, given}
  import q.reflect.*
  import build.*

  /** The bytes of a value. */
  def size(plan: Plan, site: Sizing[model.type]): Term = plan match
    case product: Plan.Product =>
      val size = If(sizes("isTooDeep", site.depth), int(0), sizeOfProduct(product, site))
      if isValueClass(product.tpe) then size else If(isNull(site.a), int(0), size)
    case sum: Plan.Sum      => sizeOfSum(sum, site)
    case Plan.Failed(wrong) => throw IllegalArgumentException(wrong.toString)

  /** The depth inside `more` further objects and arrays. */
  private def within(more: Int, site: Sizing[model.type]): Term =
    if more == 0 then site.depth else plus(site.depth, int(more))

  /** The bytes of one value that is inside `inside` more objects and arrays than the whole. */
  private def sizeOf(access: Access, tpe: TypeRepr, value: Term, inside: Int, site: Sizing[model.type]): Term =
    access match
      case Access.Primitive("writeInt") if tpe.dealias.typeSymbol != defn.IntClass =>
        sizes("int", Select.unique(value, "toInt"))
      case Access.Primitive(method)   => sizes(EmitSize.Methods(method), value)
      case Access.Recursive           => call(site.outermostInstance, "size", value, within(inside, site))
      case Access.OrNull(rest, inner) =>
        If(isNull(value), int(Size.Null), sizeOf(inner, rest, cast(value, rest), inside, site))
      case Access.Null                     => int(Size.Null)
      case Access.Optional(element, inner) =>
        val some = sizeOf(inner, element, Select.unique(value, "get"), inside, site)
        If(call(site.instance, "hasSome", value), some, int(Size.Null))
      case Access.Listed(element, inner) => sizeOfList(element, inner, value, inside, site)
      case Access.Tupled(elements)       => sizeOfTuple(elements, value, inside, site)
      case _                             => call(site.fetched(access), "size", value, within(inside, site))

  private def sizeOfList(element: TypeRepr, inner: Access, value: Term, inside: Int, site: Sizing[model.type]): Term =
    given Quotes = site.quotes
    element.asType match
      case '[e] =>
        val code = '{
          var entries = 0
          var rest = ${ site.instanceExpr }.orNil[e](${ value.asExprOf[List[e]] })
          while rest.nonEmpty do
            val head = rest.head
            entries = Size.sum(entries, ${ sizeOf(inner, element, 'head.asTerm, inside + 1, site).asExprOf[Int] } + 1)
            rest = rest.tail
          Size.container(entries)
        }
        apart(site.owner, "sizeOfList", TypeRepr.of[Int])(code.asTerm)

  private def sizeOfTuple(
      elements: List[(TypeRepr, Access)],
      value: Term,
      inside: Int,
      site: Sizing[model.type]
  ): Term =
    val tpe = tupleOf(elements.map(_._1))
    val (definition, tuple) = constant(site.owner, "tuple", tpe, cast(value, tpe))
    val parts = elements.zipWithIndex.map { case ((t, access), k) =>
      (sizeOf(access, t, Select.unique(tuple, s"_${k + 1}"), inside + 1, site), isScalar(access))
    }
    Block(List(definition), If(isNull(tuple), int(0), sum(elements.size + 1, parts)))

  // Products.

  private def sizeOfProduct(plan: Plan.Product, site: Sizing[model.type]): Term =
    val tag = plan.tag.fold(0)(tag => entry(tag.name) + Sizes.string(tag.hint))
    val fields = plan.fields.map(sizeOfField(_, site))
    val fixed = tag + fields.map(_._1).sum
    val rest = plan.remainder.toList.map(sizeOfRest(_, site) -> false)
    val parts = fields.map(_._2).zip(plan.fields.map(field => isScalar(field.write))) ++ rest
    val (methods, summands) =
      if parts.size <= TermBuilder.Together then (Nil, parts)
      else
        parts.grouped(TermBuilder.Group).zipWithIndex.toList
          .map: (group, g) =>
            val (definition, call) = method(site.owner, s"size$g", defn.IntClass.typeRef)(sum(0, group))
            (definition, (call, false))
          .unzip
    val entries = sum(fixed, summands)
    Block(methods, if fixed > 0 then plus(entries, int(1)) else sizes("container", entries))

  /** The bytes of the fields that the class does not have. */
  private def sizeOfRest(rest: Remainder, site: Sizing[model.type]): Term =
    given Quotes = site.quotes
    val value = rest.get(site.a)
    val values = site.fetched(rest.write)
    val depth = within(1, site).asExprOf[Int]
    rest.element.asType match
      case '[e] =>
        if rest.isTree then
          val encoder = cast(values, TypeRepr.of[Encoder[Json]]).asExprOf[Encoder[Json]]
          '{ Rest.size(${ value.asExprOf[Json.Obj] }, $encoder, $depth) }.asTerm
        else
          val encoder = cast(values, TypeRepr.of[Encoder[e]]).asExprOf[Encoder[e]]
          '{ Rest.size[e](${ value.asExprOf[Map[String, e]] }, $encoder, $depth) }.asTerm

  /** The bytes of a field that are there for any value, and the code for the other bytes. They include a comma, unless
    * the field is left out.
    */
  private def sizeOfField(field: FieldPlan, site: Sizing[model.type]): (Int, Term) =
    val value = field.get(site.a)
    val named = entry(field.name)
    def some(value: Term): Term = sizeOf(field.write, field.tpe, value, 1, site)
    def kept(code: Term => Term): (Int, Term) =
      val (definition, kept) = constant(site.owner, "value", field.tpe, value)
      (0, Block(List(definition), code(kept)))
    field.write match
      case Access.Optional(element, inner) if !field.hasExplicitNulls =>
        kept: value =>
          val some = sizeOf(inner, element, Select.unique(value, "get"), 1, site)
          val none = field.default.fold(int(0)): default =>
            If(Select.unique(default, "isDefined"), int(named + Size.Null), int(0))
          If(call(site.instance, "hasSome", value), plus(some, int(named)), none)
      case Access.Instance(_, false) if !field.hasExplicitNulls || field.mayBeAbsent =>
        kept: value =>
          val none = field.default.filterNot(_ => field.mayBeAbsent).fold(int(0)): default =>
            If(call(site.fetched(field.write), "isNothing", default), int(0), int(named + Size.Null))
          If(call(site.fetched(field.write), "isNothing", value), none, plus(some(value), int(named)))
      case _ => (named, some(value))

  // Families.

  private def sizeOfSum(plan: Plan.Sum, site: Sizing[model.type]): Term =
    def chosen(code: Case => Term): Term =
      choice(plan.cases.map(c => c.tpe -> code(c)), site.a, int(0), site.owner, "size", defn.IntClass.typeRef)
    def content(c: Case, inside: Int): Term = sizeOf(c.write, c.tpe, cast(site.a, c.tpe), inside, site)
    def name(c: Case): Term = int(Sizes.string(c.hint))
    plan.layout match
      case Layout.Names       => chosen(name)
      case Layout.Tagged(_)   => chosen(content(_, 0))
      case Layout.Untagged(_) => chosen(c => if c.value.nonEmpty then name(c) else content(c, 0))
      case Layout.Wrapped     => chosen(c => plus(content(c, 1), int(entry(c.hint) + 1)))

  // The parts of a sum.

  /** The bytes of a name, its colon and a comma. */
  private def entry(name: String): Int = Sizes.string(name) + 2

  /** The sum of these parts. Scalars come first, because their sum needs no check for overflow. */
  private def sum(fixed: Int, parts: List[(Term, Boolean)]): Term =
    val (scalars, others) = parts.partition(_._2)
    others.foldLeft(scalars.foldLeft(int(fixed))((sum, part) => plus(sum, part._1))): (sum, part) =>
      call(sizeModule, "sum", sum, part._1)

  private def isScalar(access: Access): Boolean = access match
    case Access.Primitive(_)       => true
    case Access.Optional(_, inner) => isScalar(inner)
    case _                         => false

  private def plus(a: Term, b: Term): Term = Apply(Select(a, intPlus), List(b))

  private lazy val intPlus: Symbol =
    defn.IntClass.methodMember("+").find(_.signature.paramSigs == List("scala.Int")).get

  private def sizes(method: String, argument: Term): Term = call(sizeModule, method, argument)

  private lazy val sizeModule: Term = Ref(Symbol.requiredModule("jzon.Size"))

private object EmitSize:
  /** The method of [[Size]] for what a method of the writer writes. */
  val Methods: Map[String, String] = List("Boolean", "Int", "Long", "Float", "Double", "Char", "String")
    .map(name => s"write$name" -> name.toLowerCase(java.util.Locale.ROOT))
    .toMap
