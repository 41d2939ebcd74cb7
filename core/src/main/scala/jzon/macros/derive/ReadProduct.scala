package jzon.macros.derive

import scala.quoted.*
import jzon.DecodeError
import jzon.macros.TermBuilder

/** The code of `read` for classes whose fields are kept in variables, each with a bit that shows whether it was read.
  */
final private[derive] class ReadProduct[M <: Model & Singleton](val model: M)(
    build: TermBuilder[model.q.type],
    readValues: ReadValues[model.type],
    readFields: ReadFields[model.type]
):
  import model.{*, given}
  import q.reflect.*
  import build.*
  import readFields.*
  import readValues.{none, readValue}

  /** Whether the fields of a class can be kept in variables, with their bits in one Long. In a frame of C1, a reference
    * takes 18 bytes and a Double 24. A default counts as one more value. 512 frames must fit in 1 MB, or in 512 KB if
    * the class holds itself. (`conformance/Test/runMain jzon.conformance.StackTable`, Java 17 on x86-64.)
    */
  def fits(plan: Plan.Product): Boolean =
    val doubles = plan.fields.count(_.tpe.dealias.typeSymbol == defn.DoubleClass)
    val defaults = plan.fields.count(_.default.nonEmpty)
    val variables = plan.fields.size + plan.tag.size + plan.remainder.size + defaults + doubles / 3
    variables <= (if plan.fields.exists(field => holdsItself(field.read)) then 24 else 64)

  private def holdsItself(access: Access): Boolean = access match
    case Access.Recursive => true
    case other            => other.inner.exists(holdsItself)

  def read[A: Type](plan: Plan.Product, site: Reading[model.type])(using Quotes): Expr[A] =
    val Plan.Product(_, fields, parts, hasNoExtraFields, tag) = plan
    val in = site.in
    val instance = site.instanceExpr
    val table = site.table
    val variables = fields.map(field => variable(site.owner, field.field, field.tpe, initial(field)))
    val values = variables.map(_._2)
    val reads = fields.zip(values).map((field, value) => Assign(value, readValue(field.read, field.tpe, site)))
    val tagRead = tag.map(_ => '{ $in.skip() }.asTerm)
    val rest = plan.remainder.map(restOf(_, site))
    val code = '{
      var i = -2 // nothing was read yet
      var next = 0
      var seen = 0L
      try
        while
          val before = i
          i = -1
          if before < -1 then $instance.beginFields($in) else $instance.hasNextField($in)
        do
          i = ${ nextField(hasNoExtraFields, rest, 'next, site) }
          if i < 0 then ${ readUnknown(rest, site) }
          else
            next = i + 1
            seen = ${ seenOnce(tag, fields.size, 'seen, 'i, site) }
            ${ switch('i.asTerm, reads ++ tagRead).asExprOf[Unit] }
        ${ complete(fields, values, site, 'i, 'seen) }
        ${ built(parts, values, rest).asExprOf[A] }
      catch case error: DecodeError => throw $instance.at(error, i, $table)
    }
    Block(rest.map(_._1).toList ++ variables.map(_._1), code.asTerm).asExprOf[A]

  private def initial(field: FieldPlan): Term = field.read match
    case Access.Optional(_, _) => none
    case _                     => nothing(field.tpe)

  private def seenOnce(tag: Option[Tag], index: Int, seen: Expr[Long], i: Expr[Int], site: Reading[model.type])(using
      Quotes
  ): Expr[Long] =
    if tag.isEmpty then '{ ${ site.instanceExpr }.seenOnce($seen, $i, ${ site.in }) }
    else '{ ${ site.instanceExpr }.seenOnceOrTag($seen, $i, ${ site.in }, ${ Expr(index) }, ${ site.table }) }

  /** What is done for the fields that the object lacks. */
  private def complete(
      fields: List[FieldPlan],
      values: List[Term],
      site: Reading[model.type],
      i: Expr[Int],
      seen: Expr[Long]
  )(using
      Quotes
  ): Expr[Unit] =
    val required = fields.zipWithIndex.collect { case (field, k) if isRequired(field) => 1L << k }.sum
    val all = fields.indices.map(1L << _).sum
    val check = Option.when(required != 0):
      '{
        ${ Assign(i.asTerm, call(site.instance, "firstMissing", seen.asTerm, long(required))).asExprOf[Unit] }
        if $i >= 0 then ${ site.in }.failMissing()
      }.asTerm
    val fills = fields.zip(values).zipWithIndex.flatMap { case ((field, value), k) =>
      fill(field, value, k, site, i).map(code => If(call(site.instance, "lacks", seen.asTerm, int(k)), code, unit))
    }
    if fills.isEmpty then check.fold('{ () })(_.asExprOf[Unit])
    else
      val code = Block(check.toList ++ fills, unit).asExprOf[Unit]
      '{ if ($seen & ${ Expr(all) }) != ${ Expr(all) } then $code }

  private def fill(field: FieldPlan, value: Term, k: Int, site: Reading[model.type], i: Expr[Int]): Option[Term] =
    field.default match
      case Some(default)             => Some(Assign(value, default))
      case None if isRequired(field) => None
      case None                      =>
        field.read match
          case Access.Optional(_, _) => None
          case _                     => Some(Block(List(Assign(i.asTerm, int(k))), Assign(value, missing(field, site))))

  private def built(parts: Build, values: List[Term], rest: Option[(ValDef, Term)]): Term = parts match
    case Build.FromField(index, isRepeated) =>
      if isRepeated then repeated(values(index), values(index).tpe.widen) else values(index)
    case Build.Fixed(value)         => value
    case Build.FromRest(remainder)  => restValue(remainder, rest.get._2)
    case Build.Make(_, make, inner) => make(inner.map(built(_, values, rest)))
