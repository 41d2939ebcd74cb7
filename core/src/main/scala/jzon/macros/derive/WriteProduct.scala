package jzon.macros.derive

import scala.quoted.*
import jzon.{EncodeError, Encoder, Json}
import jzon.macros.TermBuilder
import jzon.runtime.Rest

/** The code of `write` for classes. */
final private[derive] class WriteProduct[M <: Model & Singleton](val model: M)(
    build: TermBuilder[model.q.type],
    keys: WriteKeys[model.q.type],
    writeValues: WriteValues[model.type]
):
  import model.{*, given}
  import q.reflect.*
  import build.*
  import keys.{firstKey, key, nextKey}
  import writeValues.writeValue

  def write(plan: Plan.Product, site: Writing[model.type])(using Quotes): Expr[Unit] =
    val out = site.out
    val begin = plan.tag match
      case Some(tag)                     => List(firstKey(tag.name, site.writer), keys.hint(tag.hint, site.writer))
      case None if beginsWithField(plan) => Nil
      case None                          => List(call(site.writer, "beginObject"))
    val size = if plan.fields.size > TermBuilder.Together then TermBuilder.Group else TermBuilder.Together
    val first = if begin.isEmpty then Place.First else if plan.tag.nonEmpty then Place.Next else Place.Any
    val places = plan.fields.scanLeft(first): (place, field) =>
      if place == Place.Any && !isAlwaysWritten(field) then Place.Any else Place.Next
    val fields = plan.fields.zip(places).zipWithIndex.map { case ((field, place), k) => Numbered(field, k, place) }
    val groups = fields.grouped(size).toList
    val (methods, calls) = groups match
      case List(one) => (Nil, List(guarded(one, site)))
      case many      =>
        many.zipWithIndex
          .map((group, g) => method(site.owner, s"write$g", defn.UnitClass.typeRef)(guarded(group, site)))
          .unzip
    val code = '{
      ${ Block(begin ++ calls ++ plan.remainder.map(writeRest(_, site)), unit).asExprOf[Unit] }
      $out.endObject()
    }
    Block(methods, code.asTerm).asExprOf[Unit]

  /** Writes the fields that the class does not have. */
  private def writeRest(rest: Remainder, site: Writing[model.type])(using Quotes): Term =
    val value = rest.get(site.a)
    val values = site.fetched(rest.write)
    rest.element.asType match
      case '[e] =>
        val known = site.table
        val out = site.out
        if rest.isTree then
          val encoder = cast(values, TypeRepr.of[Encoder[Json]]).asExprOf[Encoder[Json]]
          '{ Rest.write(${ value.asExprOf[Json.Obj] }, $encoder, $known, $out) }.asTerm
        else
          val encoder = cast(values, TypeRepr.of[Encoder[e]]).asExprOf[Encoder[e]]
          '{ Rest.write[e](${ value.asExprOf[Map[String, e]] }, $encoder, $known, $out) }.asTerm

  /** Writes these fields. An error gets the name of its field. */
  private def guarded(fields: List[Numbered], site: Writing[model.type])(using Quotes): Term =
    val (index, i) = variable(site.owner, "i", defn.IntClass.typeRef, int(-1))
    val writes = Block(fields.flatMap(writeField(_, i, site)), unit)
    if !fields.exists(numbered => canFail(numbered.field.write)) then writes
    else
      val code = '{
        try ${ writes.asExprOf[Unit] }
        catch case error: EncodeError => throw ${ site.instanceExpr }.at(error, ${ i.asExprOf[Int] }, ${ site.table })
      }
      Block(List(index), code.asTerm)

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

  private def writeField(numbered: Numbered, i: Term, site: Writing[model.type]): List[Statement] =
    val Numbered(field, k, place) = numbered
    val value = field.get(site.a)
    val at = if canFail(field.write) then List(Assign(i, int(k))) else Nil
    val named = place match
      case Place.First => firstKey(field.name, site.writer)
      case Place.Next  => nextKey(field.name, site.writer)
      case Place.Any   => key(field.name, site.writer)
    field.write match
      case _ if isAlwaysWritten(field) =>
        // If the object can't begin, that is no error of the field.
        val start = if place == Place.First then named :: at else at :+ named
        start :+ writeValue(field.write, field.tpe, value, site)
      case Access.Optional(element, inner) =>
        val (definition, kept) = constant(site.owner, s"value$k", field.tpe, value)
        val some = Block(List(named), writeValue(inner, element, Select.unique(kept, "get"), site))
        val none = field.default.fold(unit): default =>
          If(Select.unique(default, "isDefined"), Block(List(named), call(site.writer, "writeNull")), unit)
        at ++ List(definition, If(call(site.instance, "isDefined", kept, site.writer), some, none))
      case _ =>
        val (definition, kept) = constant(site.owner, s"value$k", field.tpe, value)
        val isNothing = call(site.fetched(field.write), "isNothing", kept)
        val none = field.default.filterNot(_ => field.mayBeAbsent).fold(unit): default =>
          If(
            call(site.fetched(field.write), "isNothing", default),
            unit,
            Block(List(named), call(site.writer, "writeNull"))
          )
        val some = Block(List(named), writeValue(field.write, field.tpe, kept, site))
        at ++ List(definition, If(isNothing, none, some))

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
