package jzon.macros.derive

import scala.quoted.*
import jzon.{EncodeError, Encoder, Json}
import jzon.macros.TermBuilder
import jzon.runtime.Rest

/** The code of `write` for classes. */
final private[derive] class WriteProduct[M <: Model & Singleton](val model: M)(
    build: TermBuilder[model.q.type],
    steps: WriteSteps[model.type],
    writeValues: WriteValues[model.type]
):
  import model.{*, given}
  import q.reflect.*
  import build.*
  import steps.{firstName, hint, name, nextName, step}
  import writeValues.{writeNull, writeValue}

  def write(plan: Plan.Product, from: Expr[Int], site: Writing[model.type])(using Quotes): Expr[Int] =
    val (place, at) = variable(site.owner, "at", defn.IntClass.typeRef, begin(plan, from.asTerm, site))
    val size = if plan.fields.size > TermBuilder.Together then TermBuilder.Group else TermBuilder.Together
    val first = if beginsWithField(plan) then Place.First else if plan.tag.nonEmpty then Place.Next else Place.Any
    val places = plan.fields.scanLeft(first): (place, field) =>
      if place == Place.Any && !isAlwaysWritten(field) then Place.Any else Place.Next
    val fields = plan.fields.zip(places).zipWithIndex.map { case ((field, place), k) => Numbered(field, k, place) }
    val code = fields.grouped(size).toList match
      case List(one) => guarded(one, at, site)
      case many      => many.zipWithIndex.flatMap((group, g) => groupApart(group, s"write$g", at, site))
    val rest = plan.remainder.map(rest => Assign(at, writeRest(rest, at, site)))
    Block((place :: code) ++ rest, step("endObject", site, at)).asExprOf[Int]

  /** Begins the object, unless its first field does, and writes the tag. */
  private def begin(plan: Plan.Product, from: Term, site: Writing[model.type]): Term = plan.tag match
    case Some(tag)                     => hint(tag.hint, firstName(tag.name, from, site), site)
    case None if beginsWithField(plan) => from
    case None                          => step("beginObject", site, from)

  /** Writes these fields in a method of their own. */
  private def groupApart(fields: List[Numbered], method: String, at: Term, site: Writing[model.type])(using
      Quotes
  ): List[Statement] =
    val (definition, call) = stepMethod(site.owner, method, at): from =>
      val (place, index) = variable(site.owner, "at", defn.IntClass.typeRef, from)
      Block(place :: guarded(fields, index, site), index)
    List(definition, Assign(at, call))

  /** Writes the fields that the class does not have. */
  private def writeRest(rest: Remainder, at: Term, site: Writing[model.type])(using Quotes): Term =
    val value = rest.get(site.a)
    val values = site.fetched(rest.write)
    val index = at.asExprOf[Int]
    rest.element.asType match
      case '[e] =>
        val known = site.table
        val out = site.out
        if rest.isTree then
          val encoder = cast(values, TypeRepr.of[Encoder[Json]]).asExprOf[Encoder[Json]]
          '{ Rest.write(${ value.asExprOf[Json.Obj] }, $encoder, $known, $out, $index) }.asTerm
        else
          val encoder = cast(values, TypeRepr.of[Encoder[e]]).asExprOf[Encoder[e]]
          '{ Rest.write[e](${ value.asExprOf[Map[String, e]] }, $encoder, $known, $out, $index) }.asTerm

  /** Writes these fields, and moves the variable `at`. An error gets the name of its field. */
  private def guarded(fields: List[Numbered], at: Term, site: Writing[model.type])(using Quotes): List[Statement] =
    val (index, i) = variable(site.owner, "i", defn.IntClass.typeRef, int(-1))
    val writes = fields.flatMap(writeField(_, i, at, site))
    if !fields.exists(numbered => canFail(numbered.field.write)) then writes
    else
      val code = '{
        try ${ Block(writes, unit).asExprOf[Unit] }
        catch case error: EncodeError => throw ${ site.instanceExpr }.at(error, ${ i.asExprOf[Int] }, ${ site.table })
      }
      List(index, code.asTerm)

  /** Field `k` of the class. */
  private case class Numbered(field: FieldPlan, k: Int, place: Place)

  private enum Place:
    /** It is always the first, and begins the object. */
    case First

    /** Another field, or the tag, is always before it. */
    case Next
    case Any

  /** Whether the first field is always written, without a tag before it. */
  private def beginsWithField(plan: Plan.Product): Boolean =
    plan.tag.isEmpty && plan.fields.headOption.exists(isAlwaysWritten)

  private def writeField(numbered: Numbered, i: Term, at: Term, site: Writing[model.type]): List[Statement] =
    val Numbered(field, k, place) = numbered
    val value = field.get(site.a)
    val counted = if canFail(field.write) then List(Assign(i, int(k))) else Nil
    val named = place match
      case Place.First => firstName(field.name, at, site)
      case Place.Next  => nextName(field.name, at, site)
      case Place.Any   => name(field.name, at, site)
    def written(access: Access, tpe: TypeRepr, value: Term, at: Term) = writeValue(access, tpe, value, at, site)
    def entry(access: Access, tpe: TypeRepr, value: Term): List[Statement] =
      if takesIndexOnce(access) then List(Assign(at, written(access, tpe, value, named)))
      else List(Assign(at, named), Assign(at, written(access, tpe, value, at)))
    def ifDefault(isNothing: Term => Term, default: Option[Term]): Term =
      default.fold(unit)(value => If(isNothing(value), unit, Assign(at, writeNull(named, site))))
    field.write match
      case _ if isAlwaysWritten(field) && place == Place.First =>
        // If the object can't begin, that is no error of the field.
        Assign(at, named) :: counted ::: List(Assign(at, written(field.write, field.tpe, value, at)))
      case _ if isAlwaysWritten(field)     => counted ++ entry(field.write, field.tpe, value)
      case Access.Optional(element, inner) =>
        val (definition, kept) = constant(site.owner, s"value$k", field.tpe, value)
        val some = Block(entry(inner, element, Select.unique(kept, "get")), unit)
        val none = ifDefault(Select.unique(_, "isEmpty"), field.default)
        counted ++ List(definition, If(call(site.instance, "isDefined", kept, site.writer), some, none))
      case _ =>
        val (definition, kept) = constant(site.owner, s"value$k", field.tpe, value)
        def isNothing(value: Term) = call(site.fetched(field.write), "isNothing", value)
        val none = ifDefault(isNothing, field.default.filterNot(_ => field.mayBeAbsent))
        counted ++ List(definition, If(isNothing(kept), none, Block(entry(field.write, field.tpe, kept), unit)))

  /** Whether [[WriteValues.writeValue]] evaluates the index once, whatever the value. */
  private def takesIndexOnce(access: Access): Boolean = access match
    case Access.Optional(_, _) | Access.OrNull(_, _) => false
    case _                                           => true

  /** Whether the field is written whatever its value. */
  private def isAlwaysWritten(field: FieldPlan): Boolean = field.write match
    case Access.Optional(_, _)     => field.hasExplicitNulls
    case Access.Instance(_, false) => field.hasExplicitNulls && !field.mayBeAbsent
    case _                         => true

  /** Whether writing may find a value that has no JSON text. */
  private def canFail(access: Access): Boolean = access match
    case Access.Primitive(method) => method == "writeString" || method == "writeChar" || method == "writeDouble" ||
      method == "writeFloat"
    case _ => true
