package jzon.macros.literal

import scala.quoted.*
import jzon.{Literal, Writer}
import jzon.macros.TermReader

/** The macros behind `json"…"` and `put(json"…")`. For the compiler only. It is public for the same reason as
  * [[jzon.macros.derive.Derive]].
  */
object Literals:
  /** The code of a literal. Text that is not JSON is a compile error at the place in the source. */
  def literal(context: Expr[StringContext], holes: Expr[Seq[Any]])(using quotes: Quotes): Expr[Literal] =
    source.read(context, holes) match
      case Some(source) => Emission[quotes.type](source.node, source.arguments).literal
      case None         => quotes.reflect.report.errorAndAbort("a json literal is written out: json\"…\"", context)

  /** The code that writes a literal in place, without an object for it. */
  def put(out: Expr[Writer], literal: Expr[Literal])(using quotes: Quotes): Expr[Unit] =
    source.literalAt(literal) match
      case Some(source) => Emission[quotes.type](source.node, source.arguments).direct(out)
      case None         => '{ $out.value($literal): Unit }

  private def source(using quotes: Quotes): LiteralSource[quotes.type] =
    LiteralSource[quotes.type](TermReader[quotes.type])
