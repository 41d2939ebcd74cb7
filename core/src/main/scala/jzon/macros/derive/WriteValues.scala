package jzon.macros.derive

import scala.quoted.*
import jzon.EncodeError
import jzon.macros.TermBuilder

/** The code that writes one value: a call, or code in place if the library's own instance would be shared by all
  * classes.
  */
final private[derive] class WriteValues[M <: Model & Singleton](val model: M)(build: TermBuilder[model.q.type]):
  import model.{*, given}
  import q.reflect.*
  import build.*

  def writeValue(access: Access, tpe: TypeRepr, value: Term, site: Writing[model.type]): Term = access match
    case Access.Primitive("writeInt") if tpe.dealias.typeSymbol != defn.IntClass =>
      call(site.writer, "writeInt", Select.unique(value, "toInt"))
    case Access.Primitive(method)   => call(site.writer, method, value)
    case Access.Recursive           => call(site.outermostInstance, "write", value, site.writer)
    case Access.OrNull(rest, inner) =>
      If(isNull(value), call(site.writer, "writeNull"), writeValue(inner, rest, cast(value, rest), site))
    case Access.Null                     => call(site.writer, "writeNull")
    case Access.Optional(element, inner) =>
      val write = writeValue(inner, element, Select.unique(value, "get"), site)
      If(call(site.instance, "isDefined", value, site.writer), write, call(site.writer, "writeNull"))
    case Access.Listed(element, inner) =>
      val ofPrimitives = Option.when(inner.isInstanceOf[Access.Primitive])(nameInLists(element)).flatten
      ofPrimitives.fold(writeList(element, inner, value, site)): name =>
        call(site.instance, s"write${name}s", value, site.writer)
    case Access.Tupled(elements) => writeTuple(elements, value, site)
    case _                       => call(site.fetched(access), "write", value, site.writer)

  private def writeList(element: TypeRepr, inner: Access, value: Term, site: Writing[model.type]): Term =
    given Quotes = site.quotes
    val out = site.out
    element.asType match
      case '[e] =>
        val code = '{
          var i = 0
          var rest = ${ site.instanceExpr }.notNull[List[e]](${ value.asExprOf[List[e]] }, $out)
          $out.beginArray()
          try
            while rest.nonEmpty do
              val head = rest.head
              $out.element()
              ${ writeValue(inner, element, 'head.asTerm, site).asExprOf[Unit] }
              rest = rest.tail
              i += 1
          catch case error: EncodeError => throw ${ site.instanceExpr }.at(error, i)
          $out.endArray()
        }
        apart(site.owner, "writeList", TypeRepr.of[Unit])(code.asTerm)

  private def writeTuple(elements: List[(TypeRepr, Access)], value: Term, site: Writing[model.type]): Term =
    given Quotes = site.quotes
    val out = site.out
    val tpe = tupleOf(elements.map(_._1))
    val checked = tpe.asType match
      case '[t] => '{ ${ site.instanceExpr }.notNull[t](${ cast(value, tpe).asExprOf[t] }, $out) }.asTerm
    val (definition, tuple) = constant(site.owner, "tuple", tpe, checked)
    val (index, i) = variable(site.owner, "i", TypeRepr.of[Int], int(0))
    val writes = elements.zipWithIndex.flatMap { case ((t, access), k) =>
      val write = writeValue(access, t, Select.unique(tuple, s"_${k + 1}"), site)
      List(Assign(i, int(k)), '{ $out.element() }.asTerm, write)
    }
    val code = '{
      $out.beginArray()
      try ${ Block(writes, unit).asExprOf[Unit] }
      catch case error: EncodeError => throw ${ site.instanceExpr }.at(error, ${ i.asExprOf[Int] })
      $out.endArray()
    }
    apart(site.owner, "writeTuple", TypeRepr.of[Unit])(Block(List(definition, index), code.asTerm))
