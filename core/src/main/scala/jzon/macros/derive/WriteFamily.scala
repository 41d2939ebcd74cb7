package jzon.macros.derive

import scala.quoted.*
import jzon.EncodeError
import jzon.macros.TermBuilder

/** The code of `write` for families. */
final private[derive] class WriteFamily[M <: Model & Singleton](val model: M)(
    build: TermBuilder[model.q.type],
    steps: WriteSteps[model.type],
    writeValues: WriteValues[model.type]
):
  import model.{*, given}
  import q.reflect.*
  import build.*

  def write(plan: Plan.Sum, from: Expr[Int], site: Writing[model.type])(using Quotes): Expr[Int] =
    val instance = site.instanceExpr
    val table = site.table
    def chosen(code: (Case, Int) => Term): Expr[Int] =
      val codes = plan.cases.zipWithIndex.map((c, i) => c.tpe -> code(c, i))
      val failNull = call(site.instance, "failNull", site.writer)
      choice(codes, site.a, failNull, site.owner, "write", defn.IntClass.typeRef).asExprOf[Int]
    def name(c: Case): Term = steps.hint(c.hint, from.asTerm, site)
    def content(c: Case, at: Term): Term = writeValues.writeValue(c.write, c.tpe, cast(site.a, c.tpe), at, site)
    plan.layout match
      case Layout.Names       => chosen((c, _) => name(c))
      case Layout.Tagged(_)   => chosen((c, _) => content(c, from.asTerm))
      case Layout.Untagged(_) => chosen((c, _) => if c.value.nonEmpty then name(c) else content(c, from.asTerm))
      case Layout.Wrapped     =>
        val (index, i) = variable(site.owner, "i", defn.IntClass.typeRef, int(-1))
        val (place, at) = variable(site.owner, "at", defn.IntClass.typeRef, from.asTerm)
        def entry(c: Case, k: Int): Term =
          val named = Assign(at, steps.firstName(c.hint, at, site))
          Block(List(named, Assign(i, int(k))), content(c, at))
        val code = '{
          try ${ Assign(at, chosen(entry).asTerm).asExprOf[Unit] }
          catch case error: EncodeError => throw $instance.at(error, ${ i.asExprOf[Int] }, $table)
        }
        Block(List(index, place, code.asTerm), steps.step("endObject", site, at)).asExprOf[Int]
