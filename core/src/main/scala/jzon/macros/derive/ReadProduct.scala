package jzon.macros.derive

import scala.quoted.*
import jzon.DecodeError
import jzon.macros.TermBuilder

/** The code of `read` for classes whose fields are kept in variables, each with a bit that shows whether it was read.
  */
final private[derive] class ReadProduct[M <: Model & Singleton](val model: M)(
    build: TermBuilder[model.q.type],
    readValues: ReadValues[model.type],
    readFields: ReadFields[model.type],
    readSteps: ReadSteps[model.type],
    nesting: Nesting[model.q.type]
):
  import model.{*, given}
  import q.reflect.*
  import build.*
  import readFields.*
  import readSteps.{looping, Step, straight, Unknown, Variables}
  import readValues.{none, readValue}

  /** Whether the fields of a class can be kept in variables, with their bits in one Long. In a frame of C1, a reference
    * takes 18 bytes and a Double 24. A default counts as one more value. 512 frames must fit in 1 MB, or in 512 KB if
    * the class holds itself. (`conformance/Test/runMain jzon.conformance.StackTable`, Java 17 on x86-64.)
    */
  def fits(plan: Plan.Product): Boolean = variables(plan) <= (if holdsItself(plan) then 16 else 64)

  /** Whether they are so few that the faster form can take more stack for each. Objects that are not in one another can
    * take more.
    */
  private def isStraight(plan: Plan.Product): Boolean =
    !holdsItself(plan) && (variables(plan) <= 40 || !nesting.holdsItself(plan.tpe))

  /** The number of variables, as they count on the stack. */
  private def variables(plan: Plan.Product): Int =
    val doubles = plan.fields.count(_.tpe.dealias.typeSymbol == defn.DoubleClass)
    val defaults = plan.fields.count(_.default.nonEmpty)
    plan.fields.size + plan.tag.size + plan.remainder.size + defaults + doubles / 3

  private def holdsItself(plan: Plan.Product): Boolean = plan.fields.exists(field => holdsItself(field.read))

  private def holdsItself(access: Access): Boolean = access match
    case Access.Recursive => true
    case other            => other.inner.exists(holdsItself)

  def read[A: Type](plan: Plan.Product, site: Reading[model.type])(using Quotes): Expr[A] =
    val Plan.Product(_, fields, parts, hasNoExtraFields, tag) = plan
    val instance = site.instanceExpr
    val kept = fields.map(field => variable(site.owner, field.field, field.tpe, initial(field)))
    val values = kept.map(_._2)
    val rest = plan.remainder.map(restOf(_, site))
    val steps = tag.toList.map(tagStep(_, fields.size, site)) ++ fields.zip(values).zipWithIndex.map {
      case ((field, value), k) =>
        val read = Assign(value, readValue(field.read, field.tpe, site))
        Step(k, field.name, call(site.instance, "failDuplicate", site.reader), read)
    }
    val (indexDefinition, index) = variable(site.owner, "i", TypeRepr.of[Int], int(-1))
    val (seenDefinition, seen) = variable(site.owner, "seen", TypeRepr.of[Long], long(0))
    val i = index.asExprOf[Int]
    val unknown = Unknown(unknownNames(hasNoExtraFields, rest), readUnknown(rest, site))
    val code = '{
      try
        ${
          if isStraight(plan) then straight(steps, unknown, Variables(index, seen), site)
          else looping(steps, unknown, Variables(index, seen), site)
        }
        ${ complete(fields, values, site, i, seen.asExprOf[Long]) }
        ${ built(parts, values, rest).asExprOf[A] }
      catch case error: DecodeError => throw $instance.at(error, $i, ${ site.table })
    }
    val definitions = rest.map(_._1).toList ++ kept.map(_._1) ++ List(indexDefinition, seenDefinition)
    Block(definitions, code.asTerm).asExprOf[A]

  /** The tag is expected before the fields, which is where it is written. */
  private def tagStep(tag: Tag, index: Int, site: Reading[model.type])(using Quotes): Step =
    val failDuplicate = call(site.instance, "failDuplicateTag", site.reader, site.table.asTerm, int(index))
    Step(index, tag.name, failDuplicate, '{ ${ site.in }.skip() }.asTerm)

  private def initial(field: FieldPlan): Term = field.read match
    case Access.Optional(_, _) => none
    case _                     => nothing(field.tpe)

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
