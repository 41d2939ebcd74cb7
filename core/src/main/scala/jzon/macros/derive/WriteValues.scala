package jzon.macros.derive

import scala.quoted.*
import jzon.EncodeError
import jzon.macros.TermBuilder

/** The code that writes one value at an index, and has the index after it as its result: a call, or code in place if
  * the library's own instance would be shared by all classes.
  */
final private[derive] class WriteValues[M <: Model & Singleton](val model: M)(
    build: TermBuilder[model.q.type],
    steps: WriteSteps[model.type]
):
  import model.{*, given}
  import q.reflect.*
  import build.*
  import steps.step

  def writeValue(access: Access, tpe: TypeRepr, value: Term, at: Term, site: Writing[model.type]): Term =
    access match
      case Access.Primitive("writeInt") if tpe.dealias.typeSymbol != defn.IntClass =>
        step("writeInt", site, Select.unique(value, "toInt"), at)
      case Access.Primitive(method)   => step(method, site, value, at)
      case Access.Recursive           => call(site.outermostInstance, "writeAt", value, site.writer, at)
      case Access.OrNull(rest, inner) =>
        If(isNull(value), writeNull(at, site), writeValue(inner, rest, cast(value, rest), at, site))
      case Access.Null                     => writeNull(at, site)
      case Access.Optional(element, inner) =>
        val write = writeValue(inner, element, Select.unique(value, "get"), at, site)
        If(call(site.instance, "isDefined", value, site.writer), write, writeNull(at, site))
      case Access.Listed(element, inner) =>
        val ofPrimitives = Option.when(inner.isInstanceOf[Access.Primitive])(nameInLists(element)).flatten
        ofPrimitives.fold(writeList(element, inner, value, at, site)): name =>
          call(site.instance, s"write${name}s", value, site.writer, at)
      case Access.Tupled(elements) => writeTuple(elements, value, at, site)
      case _                       => call(site.fetched(access), "writeAt", value, site.writer, at)

  def writeNull(at: Term, site: Writing[model.type]): Term = step("writeNull", site, at)

  private def writeList(element: TypeRepr, inner: Access, value: Term, at: Term, site: Writing[model.type]): Term =
    given Quotes = site.quotes
    val out = site.out
    val instance = site.instanceExpr
    element.asType match
      case '[e] =>
        stepApart(site.owner, "writeList", at): from =>
          '{
            var i = 0
            var rest = $instance.notNull[List[e]](${ value.asExprOf[List[e]] }, $out)
            var at = $instance.beginArray($out, ${ from.asExprOf[Int] })
            try
              while rest.nonEmpty do
                val head = rest.head
                at = $instance.element($out, at)
                at = ${ writeValue(inner, element, 'head.asTerm, 'at.asTerm, site).asExprOf[Int] }
                rest = rest.tail
                i += 1
            catch case error: EncodeError => throw $instance.at(error, i)
            $instance.endArray($out, at)
          }.asTerm

  private def writeTuple(
      elements: List[(TypeRepr, Access)],
      value: Term,
      at: Term,
      site: Writing[model.type]
  ): Term =
    given Quotes = site.quotes
    val out = site.out
    val instance = site.instanceExpr
    val tpe = tupleOf(elements.map(_._1))
    val checked = tpe.asType match
      case '[t] => '{ $instance.notNull[t](${ cast(value, tpe).asExprOf[t] }, $out) }.asTerm
    stepApart(site.owner, "writeTuple", at): from =>
      val (definition, tuple) = constant(site.owner, "tuple", tpe, checked)
      val (index, i) = variable(site.owner, "i", TypeRepr.of[Int], int(0))
      val (place, at) = variable(site.owner, "at", TypeRepr.of[Int], step("beginArray", site, from))
      val writes = elements.zipWithIndex.flatMap { case ((t, access), k) =>
        val write = writeValue(access, t, Select.unique(tuple, s"_${k + 1}"), at, site)
        List(Assign(i, int(k)), Assign(at, step("element", site, at)), Assign(at, write))
      }
      val code = '{
        try ${ Block(writes, unit).asExprOf[Unit] }
        catch case error: EncodeError => throw $instance.at(error, ${ i.asExprOf[Int] })
        $instance.endArray($out, ${ at.asExprOf[Int] })
      }
      Block(List(definition, index, place), code.asTerm)
