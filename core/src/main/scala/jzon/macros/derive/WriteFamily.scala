package jzon.macros.derive

import scala.quoted.*
import jzon.EncodeError
import jzon.macros.TermBuilder

/** The code of `write` for families. */
final private[derive] class WriteFamily[M <: Model & Singleton](val model: M)(
    build: TermBuilder[model.q.type],
    keys: WriteKeys[model.q.type],
    writeValues: WriteValues[model.type]
):
  import model.{*, given}
  import q.reflect.*
  import build.*

  def write(plan: Plan.Sum, site: Writing[model.type])(using Quotes): Expr[Unit] =
    val out = site.out
    val instance = site.instanceExpr
    val table = site.table
    def chosen(code: (Case, Int) => Term): Expr[Unit] =
      val codes = plan.cases.zipWithIndex.map((c, i) => c.tpe -> code(c, i))
      val failNull = call(site.instance, "failNull", site.writer)
      choice(codes, site.a, failNull, site.owner, "write", defn.UnitClass.typeRef).asExprOf[Unit]
    def name(c: Case): Term = keys.hint(c.hint, site.writer)
    def content(c: Case): Term = writeValues.writeValue(c.write, c.tpe, cast(site.a, c.tpe), site)
    plan.layout match
      case Layout.Names       => chosen((c, _) => name(c))
      case Layout.Tagged(_)   => chosen((c, _) => content(c))
      case Layout.Untagged(_) => chosen((c, _) => if c.value.nonEmpty then name(c) else content(c))
      case Layout.Wrapped     =>
        val (index, i) = variable(site.owner, "i", defn.IntClass.typeRef, int(-1))
        def entry(c: Case, k: Int): Term =
          Block(List(keys.firstKey(c.hint, site.writer), Assign(i, int(k))), content(c))
        val code = '{
          try
            ${ chosen(entry) }
            $out.endObject()
          catch case error: EncodeError => throw $instance.at(error, ${ i.asExprOf[Int] }, $table)
        }
        Block(List(index), code.asTerm).asExprOf[Unit]
