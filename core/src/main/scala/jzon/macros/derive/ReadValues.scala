package jzon.macros.derive

import scala.collection.mutable.ListBuffer
import scala.quoted.*
import jzon.DecodeError
import jzon.macros.TermBuilder

/** The code that reads one value: a call, or code in place if the library's own instance would be shared by all
  * classes.
  */
final private[derive] class ReadValues[M <: Model & Singleton](val model: M)(build: TermBuilder[model.q.type]):
  import model.{*, given}
  import q.reflect.*
  import build.*

  private lazy val someModule = Ref(Symbol.requiredModule("scala.Some"))
  private lazy val noneModule: Term = Ref(Symbol.requiredModule("scala.None"))

  /** `None`. */
  def none: Term = noneModule

  def readValue(access: Access, tpe: TypeRepr, site: Reading[model.type]): Term = access match
    case Access.Primitive(method) => call(site.reader, method)
    case Access.Recursive         =>
      val value = call(site.outermostInstance, "read", site.reader)
      if isValueClass(tpe) then cast(value, tpe) else value
    case Access.OrNull(rest, inner) =>
      If(call(site.reader, "readNull"), Literal(NullConstant()), cast(readValue(inner, rest, site), tpe))
    case Access.Null                   => Block(List(call(site.reader, "readNull")), Literal(NullConstant()))
    case Access.Listed(element, inner) =>
      val ofPrimitives = Option.when(inner.isInstanceOf[Access.Primitive])(nameInLists(element)).flatten
      ofPrimitives.fold(readList(element, inner, site))(name => call(site.instance, s"read${name}s", site.reader))
    case Access.Tupled(elements)         => readTuple(tpe, elements, site)
    case Access.Optional(element, inner) =>
      val some = Apply(
        TypeApply(Select.unique(someModule, "apply"), List(Inferred(element))),
        List(readValue(inner, element, site))
      )
      If(call(site.reader, "readNull"), noneModule, some)
    case _ => cast(call(site.fetched(access), "read", site.reader), tpe)

  private def readList(element: TypeRepr, inner: Access, site: Reading[model.type]): Term =
    given Quotes = site.quotes
    val in = site.in
    element.asType match
      case '[e] =>
        val code = '{
          val list = new ListBuffer[e]
          var i = 0
          var at = -1 // the element that is being read; what is between elements belongs to the array
          try
            var hasElement = ${ site.instanceExpr }.beginElements($in)
            while hasElement do
              at = i
              list.addOne(${ readValue(inner, element, site).asExprOf[e] }): Unit
              at = -1
              i += 1
              hasElement = ${ site.instanceExpr }.hasNext($in)
          catch case error: DecodeError => throw ${ site.instanceExpr }.at(error, at)
          list.result()
        }
        apart(site.owner, "readList", TypeRepr.of[List[e]])(code.asTerm)

  private def pairs = List(
    TypeRepr.of[Int] -> "pairOfInt",
    TypeRepr.of[Long] -> "pairOfLong",
    TypeRepr.of[Double] -> "pairOfDouble"
  )

  private def readTuple(tpe: TypeRepr, elements: List[(TypeRepr, Access)], site: Reading[model.type]): Term =
    given Quotes = site.quotes
    val in = site.in
    val instance = site.instanceExpr
    val (definition, at) = variable(site.owner, "at", TypeRepr.of[Int], int(-1))
    val variables = elements.zipWithIndex.map { case ((t, _), i) => variable(site.owner, s"element$i", t, nothing(t)) }
    val reads = elements.zip(variables).zipWithIndex.flatMap { case (((t, access), (_, value)), i) =>
      List(
        (if i == 0 then '{ $instance.firstElement($in) } else '{ $instance.nextElement($in, ${ Expr(i) }) }).asTerm,
        Assign(at, int(i)),
        Assign(value, readValue(access, t, site)),
        Assign(at, int(-1))
      )
    }
    val types = elements.map(_._1)
    val tuple = tupleOf(types)
    val values = variables.map(_._2)
    val made = pairs.find(p => types.count(_ =:= p._1) == 2) match
      case Some((_, pair)) if elements.size == 2 => call(site.instance, pair, values*)
      case _                                     =>
        New(Inferred(tuple)).select(tuple.typeSymbol.primaryConstructor).appliedToTypes(types).appliedToArgs(values)
    val steps = reads :+ '{ $instance.endElements($in, ${ Expr(elements.size) }) }.asTerm
    tpe.asType match
      case '[t] =>
        val code = '{
          try ${ Block(steps, made).asExprOf[t] }
          catch case error: DecodeError => throw $instance.at(error, ${ at.asExprOf[Int] })
        }
        apart(site.owner, "readTuple", tpe)(Block(definition :: variables.map(_._1), code.asTerm))
