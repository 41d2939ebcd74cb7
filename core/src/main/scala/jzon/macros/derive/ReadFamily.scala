package jzon.macros.derive

import scala.quoted.*
import jzon.DecodeError
import jzon.macros.TermBuilder
import jzon.runtime.Kind

/** The code of `read` for families. */
final private[derive] class ReadFamily[M <: Model & Singleton](val model: M)(
    build: TermBuilder[model.q.type],
    readValues: ReadValues[model.type]
):
  import model.{*, given}
  import q.reflect.*
  import build.*
  import readValues.readValue

  def read[A: Type](plan: Plan.Sum, site: Reading[model.type])(using Quotes): Expr[A] =
    val in = site.in
    val instance = site.instanceExpr
    val hints = site.table
    val values = plan.cases.map(_.value)
    def value(case_ : Case): Term =
      cast(case_.value.getOrElse('{ $instance.failCase($in) }.asTerm), TypeRepr.of[A])
    def named = switch('{ $instance.readCase($in, $hints) }.asTerm, plan.cases.map(value)).asExprOf[A]
    def read(c: Case): Term = cast(readValue(c.read, c.tpe, site), TypeRepr.of[A])
    def content(index: Expr[Int]): Expr[A] = switch(index.asTerm, plan.cases.map(read)).asExprOf[A]
    val inObject = plan.layout match
      case Layout.Names   => named
      case Layout.Wrapped =>
        '{
          var i = -1
          try
            i = $instance.beginCase($in, $hints)
            val a = ${ content('i) }
            i = -1
            $instance.endCase($in)
            a
          catch case error: DecodeError => throw $instance.at(error, i, $hints)
        }
      case Layout.Untagged(branches) => untagged[A](branches, named, i => read(plan.cases(i)), site)
      case Layout.Tagged(_)          =>
        '{
          val i = $instance.findHint($in, ${ site.keys }, $hints)
          ${ content('i) }
        }
    if hasBareNames(plan.layout) && values.exists(_.nonEmpty) then
      '{ if $in.next() == '"' then $named else $inObject }
    else inObject

  /** Whether singletons may be read from strings, though the layout is one for objects. */
  private def hasBareNames(layout: Layout): Boolean = layout match
    case Layout.Wrapped | Layout.Tagged(_) => true
    case _                                 => false

  private def untagged[A: Type](
      branches: List[(Kind, Branch)],
      named: => Expr[A],
      content: Int => Term,
      site: Reading[model.type]
  )(using
      Quotes
  ): Expr[A] =
    val in = site.in
    def of(branch: Branch): Term = branch match
      case Branch.Named                => named.asTerm
      case Branch.Only(index)          => content(index)
      case Branch.Objects(names, rest) =>
        val found = names.map((_, index) => content(index))
        val otherwise = rest.fold('{ ${ site.instanceExpr }.failObject($in, ${ site.keys }) }.asTerm)(content)
        '{
          val i = ${ site.instanceExpr }.findField($in, ${ site.keys })
          ${ switch('i.asTerm, found :+ otherwise).asExprOf[A] }
        }.asTerm
    val what = branches.map(_._1.text).distinct.mkString(" or ")
    val cases = branches.map((kind, branch) => CaseDef(int(kind.code), None, of(branch)))
    val none = CaseDef(Wildcard(), None, '{ $in.failUnexpected(${ Expr(what) }) }.asTerm)
    Match(call(site.instance, "kind", site.reader), cases :+ none).asExprOf[A]
