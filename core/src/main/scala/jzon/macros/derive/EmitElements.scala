package jzon.macros.derive

import scala.collection.mutable.ListBuffer
import scala.quoted.*
import jzon.{DecodeError, FieldTable, Reader}
import jzon.runtime.Derived

/** The code that reads one value: a call, or a loop in place where the library's own instance would be shared by all
  * classes.
  */
private[derive] trait EmitElements extends TermBuilder:
  import q.reflect.*

  /** What the code of `read` is made of.
    *
    * @param quotes
    *   those of the splice that `in` belongs to, whose owner is the method
    */
  final protected class Reading(
      val in: Expr[Reader],
      val fields: Expr[FieldTable],
      val keys: Expr[FieldTable],
      val instances: Instances
  )(using val quotes: Quotes):
    val owner: Symbol = ownerOf(quotes)
    val reader: Term = in.asTerm
    val self: Term = emittedClass(owner)
    val here: Expr[Derived] = self.asExprOf[Derived]
    val whole: Term = own(owner)
    def instance(how: Access): Term = call(self, "decoder", int(instances.index(how)))

  private lazy val someModule = Ref(Symbol.requiredModule("scala.Some"))
  protected lazy val noneModule: Term = Ref(Symbol.requiredModule("scala.None"))

  protected def readValue(how: Access, tpe: TypeRepr, site: Reading): Term = how match
    case Access.Primitive(method) => call(site.reader, method)
    case Access.Own               =>
      val own = call(site.whole, "read", site.reader)
      if isValueClass(tpe) then cast(own, tpe) else own
    case Access.OrNull(rest, inner) =>
      If(call(site.reader, "readNull"), Literal(NullConstant()), cast(readValue(inner, rest, site), tpe))
    case Access.Null                     => Block(List(call(site.reader, "readNull")), Literal(NullConstant()))
    case Access.Listed(element, inner)   => readList(element, inner, site)
    case Access.Tupled(elements)         => readTuple(tpe, elements, site)
    case Access.Optional(element, inner) =>
      val some = Apply(
        TypeApply(Select.unique(someModule, "apply"), List(Inferred(element))),
        List(readValue(inner, element, site))
      )
      If(call(site.reader, "readNull"), noneModule, some)
    case _ => cast(call(site.instance(how), "read", site.reader), tpe)

  private def readList(element: TypeRepr, inner: Access, site: Reading): Term =
    given Quotes = site.quotes
    val in = site.in
    element.asType match
      case '[e] =>
        val code = '{
          val list = ListBuffer.empty[e]
          var i = 0
          var at = -1 // the element that is being read: what stands between elements belongs to the array
          try
            var hasElement = ${ site.here }.beginElements($in)
            while hasElement do
              at = i
              list += ${ readValue(inner, element, site).asExprOf[e] }
              at = -1
              i += 1
              hasElement = ${ site.here }.hasNext($in)
          catch case error: DecodeError => throw ${ site.here }.at(error, at)
          list.result()
        }
        apart(site.owner, "readList", TypeRepr.of[List[e]])(code.asTerm)

  /** The class of tuples of these elements. */
  protected def tupleOf(elements: List[(TypeRepr, Access)]): TypeRepr =
    Symbol.requiredClass(s"scala.Tuple${elements.size}").typeRef.appliedTo(elements.map(_._1))

  private def pairs = List(
    TypeRepr.of[Int] -> "pairOfInt",
    TypeRepr.of[Long] -> "pairOfLong",
    TypeRepr.of[Double] -> "pairOfDouble"
  )

  private def readTuple(tpe: TypeRepr, elements: List[(TypeRepr, Access)], site: Reading): Term =
    given Quotes = site.quotes
    val in = site.in
    val here = site.here
    val (definition, at) = variable(site.owner, "at", TypeRepr.of[Int], int(-1))
    val variables = elements.zipWithIndex.map { case ((t, _), i) => variable(site.owner, s"element$i", t, nothing(t)) }
    val reads = elements.zip(variables).zipWithIndex.flatMap { case (((t, how), (_, value)), i) =>
      List(
        (if i == 0 then '{ $here.firstElement($in) } else '{ $here.nextElement($in, ${ Expr(i) }) }).asTerm,
        Assign(at, int(i)),
        Assign(value, readValue(how, t, site)),
        Assign(at, int(-1))
      )
    }
    val tuple = tupleOf(elements)
    val values = variables.map(_._2)
    val made = pairs.find(p => elements.map(_._1).count(_ =:= p._1) == 2) match
      case Some((_, pair)) if elements.size == 2 => call(site.self, pair, values*)
      case _                                     => New(
          Inferred(tuple)
        ).select(tuple.typeSymbol.primaryConstructor).appliedToTypes(elements.map(_._1)).appliedToArgs(values)
    val steps = reads :+ '{ $here.endElements($in, ${ Expr(elements.size) }) }.asTerm
    tpe.asType match
      case '[t] =>
        val code = '{
          try ${ Block(steps, made).asExprOf[t] }
          catch case error: DecodeError => throw $here.at(error, ${ at.asExprOf[Int] })
        }
        apart(site.owner, "readTuple", tpe)(Block(definition :: variables.map(_._1), code.asTerm))
