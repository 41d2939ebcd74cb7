package jzon.macros.derive

import scala.quoted.*
import jzon.{Encoder, Json, Size, patch}
import jzon.wire.Sizes
import jzon.runtime.{Derived, Rest}

/** The code of `size`: one sum, in which all that is known when compiled is one number. */
private[derive] trait EmitSize extends EmitDecoder:
  import q.reflect.*

  /** What the code of `size` is made of.
    *
    * @param depth
    *   how many objects and arrays stand around the value
    * @param quotes
    *   those of the splice that `a` belongs to, whose owner is the method
    */
  final protected class Sizing(val a: Term, val depth: Term, val instances: Instances)(using val quotes: Quotes):
    val owner: Symbol = ownerOf(quotes)
    val self: Term = emittedClass(owner)
    val here: Expr[Derived] = self.asExprOf[Derived]
    val whole: Term = own(owner)
    def instance(how: Access): Term = call(self, "encoder", int(instances.index(how)))

    /** The depth of what stands inside of `more` others here. */
    def within(more: Int): Term = if more == 0 then depth else plus(depth, int(more))

  protected def sizeBody(plan: Plan, a: Expr[Any], depth: Expr[Int], instances: Instances)(using Quotes): Expr[Int] =
    val site = Sizing(held(plan, a.asTerm), depth.asTerm, instances)
    val size = plan match
      case product: Plan.Product =>
        val size = If(sizes("isTooDeep", site.depth), int(0), sizeOfProduct(product, site))
        if isValueClass(product.tpe) then size else If(isNull(site.a), int(0), size)
      case sum: Plan.Sum       => sizeOfSum(sum, site)
      case Plan.Failed(errors) => throw IllegalArgumentException(errors.toString)
    size.asExprOf[Int]

  /** Bytes of one value that stands inside of `inside` objects and arrays more than the whole. */
  private def sizeOf(how: Access, tpe: TypeRepr, value: Term, inside: Int, site: Sizing): Term = how match
    case Access.Primitive("writeInt") if tpe.dealias.typeSymbol != defn.IntClass =>
      sizes("int", Select.unique(value, "toInt"))
    case Access.Primitive(method)   => sizes(EmitSize.Methods(method), value)
    case Access.Own                 => call(site.whole, "size", value, site.within(inside))
    case Access.OrNull(rest, inner) =>
      If(isNull(value), int(Size.Null), sizeOf(inner, rest, cast(value, rest), inside, site))
    case Access.Null                     => int(Size.Null)
    case Access.Optional(element, inner) =>
      val some = sizeOf(inner, element, Select.unique(value, "get"), inside, site)
      If(call(site.self, "hasSome", value), some, int(Size.Null))
    case Access.Listed(element, inner) => sizeOfList(element, inner, value, inside, site)
    case Access.Tupled(elements)       => sizeOfTuple(elements, value, inside, site)
    case _                             => call(site.instance(how), "size", value, site.within(inside))

  private def sizeOfList(element: TypeRepr, inner: Access, value: Term, inside: Int, site: Sizing): Term =
    given Quotes = site.quotes
    element.asType match
      case '[e] =>
        val code = '{
          var entries = 0
          var rest = ${ site.here }.orNil[e](${ value.asExprOf[List[e]] })
          while rest.nonEmpty do
            val head = rest.head
            entries = Size.sum(entries, ${ sizeOf(inner, element, 'head.asTerm, inside + 1, site).asExprOf[Int] } + 1)
            rest = rest.tail
          Size.container(entries)
        }
        apart(site.owner, "sizeOfList", TypeRepr.of[Int])(code.asTerm)

  private def sizeOfTuple(elements: List[(TypeRepr, Access)], value: Term, inside: Int, site: Sizing): Term =
    val tpe = tupleOf(elements)
    val (definition, tuple) = constant(site.owner, "tuple", tpe, cast(value, tpe))
    val parts = elements.zipWithIndex.map { case ((t, how), k) =>
      (sizeOf(how, t, Select.unique(tuple, s"_${k + 1}"), inside + 1, site), isScalar(how))
    }
    Block(List(definition), If(isNull(tuple), int(0), sum(elements.size + 1, parts)))

  // Products.

  private def sizeOfProduct(plan: Plan.Product, site: Sizing): Term =
    val tag = plan.tag.fold(0)(tag => entry(tag.name) + Sizes.string(tag.hint))
    val fields = plan.leaves.map(leaf => sizeOfField(leaf, site))
    val fixed = tag + fields.map(_._1).sum
    val rest = remainder(plan).toList.map(sizeOfRest(_, site) -> false)
    val parts = fields.map(_._2).zip(plan.leaves.map(leaf => isScalar(leaf.write))) ++ rest
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

  /** Bytes of the fields that the class does not have. */
  private def sizeOfRest(rest: Remainder, site: Sizing): Term =
    given Quotes = site.quotes
    val value = rest.get(site.a)
    val values = site.instance(rest.write)
    val depth = site.within(1).asExprOf[Int]
    rest.element.asType match
      case '[e] =>
        if rest.isTree then
          val encoder = cast(values, TypeRepr.of[Encoder[Json]]).asExprOf[Encoder[Json]]
          '{ Rest.size(${ value.asExprOf[Json.Obj] }, $encoder, $depth) }.asTerm
        else
          val encoder = cast(values, TypeRepr.of[Encoder[e]]).asExprOf[Encoder[e]]
          '{ Rest.size[e](${ value.asExprOf[Map[String, e]] }, $encoder, $depth) }.asTerm

  /** Bytes of a field that are there whatever its value, and the code for the others. A field that is left out has
    * none, one that is not has its comma.
    */
  private def sizeOfField(leaf: FieldPlan, site: Sizing): (Int, Term) =
    val value = leaf.get(site.a)
    val named = entry(leaf.name)
    def some(value: Term): Term = sizeOf(leaf.write, leaf.tpe, value, 1, site)
    def kept(code: Term => Term): (Int, Term) =
      val (definition, kept) = constant(site.owner, "value", leaf.tpe, value)
      (0, Block(List(definition), code(kept)))
    leaf.write match
      case Access.Optional(element, inner) if !leaf.hasExplicitNulls =>
        kept: value =>
          val some = sizeOf(inner, element, Select.unique(value, "get"), 1, site)
          val none = leaf.default.fold(int(0)): default =>
            If(Select.unique(default, "isDefined"), int(named + Size.Null), int(0))
          If(call(site.self, "hasSome", value), plus(some, int(named)), none)
      case Access.Instance(_, false) if !leaf.hasExplicitNulls || isField(leaf.tpe) =>
        kept: value =>
          val none = leaf.default.filterNot(_ => isField(leaf.tpe)).fold(int(0)): default =>
            If(call(site.instance(leaf.write), "isNothing", default), int(0), int(named + Size.Null))
          If(call(site.instance(leaf.write), "isNothing", value), none, plus(some(value), int(named)))
      case _ => (named, some(value))

  /** Whether a field of this type may be absent. Such a field is then left out, even where nulls are explicit. */
  protected def isField(tpe: TypeRepr): Boolean = tpe <:< TypeRepr.of[patch.Field[Any]]

  /** The value `a` of an instance, whose type is the one that is [[carried]]. */
  protected def held(plan: Plan, a: Term): Term = plan match
    case Plan.Product(tpe, _, _, _, _) if isValueClass(tpe) => cast(a, tpe)
    case _                                                  => a

  // Families.

  private def sizeOfSum(plan: Plan.Sum, site: Sizing): Term =
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

  /** Bytes of a name, its colon and a comma. */
  private def entry(name: String): Int = Sizes.string(name) + 2

  /** Scalars first: they need no look whether the sum is more than an array can have. */
  private def sum(fixed: Int, parts: List[(Term, Boolean)]): Term =
    val (scalars, others) = parts.partition(_._2)
    others.foldLeft(scalars.foldLeft(int(fixed))((sum, part) => plus(sum, part._1))): (sum, part) =>
      call(sizeModule, "sum", sum, part._1)

  private def isScalar(how: Access): Boolean = how match
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
