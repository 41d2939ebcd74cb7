package jzon.macros.derive

import scala.quoted.*
import jzon.{Encoder, FieldTable, Writer}
import jzon.macros.{TermBuilder, TypeClass}
import jzon.runtime.DerivedEncoder

/** The code of encoders. */
final private[derive] class EmitEncoder[M <: Model & Singleton](val model: M)(
    build: TermBuilder[model.q.type],
    emitted: EmittedClass[model.type],
    tables: Tables[model.type],
    instances: EmitInstances[model.type],
    writeProduct: WriteProduct[model.type],
    writeFamily: WriteFamily[model.type],
    emitSize: EmitSize[model.type]
):
  import model.{*, given}
  import q.reflect.*

  /** An encoder for `tpe`, in code that belongs to `owner`. */
  def emit(plan: Plan, tpe: TypeRepr, owner: Symbol): Term =
    given Quotes = owner.asQuotes
    val encoders = plan.encoders
    emitted.argument(plan, tpe).asType match
      case '[a] =>
        '{
          val fields = ${ tables.ofWriting(plan) }
          new DerivedEncoder[a](${ Expr(encoders.all.size) }):
            override def writeAt(a: a, out: Writer, at: Int): Int =
              ${ writeBody(plan, 'a, 'out, 'at, 'fields, encoders) }
            override def size(a: a, depth: Int): Int = ${ sizeBody(plan, 'a, 'depth, encoders) }
            override def findEncoder(i: Int): Encoder[?] = ${ finder('i, encoders) }
        }.asTerm

  /** The body of `findEncoder`. */
  def finder(i: Expr[Int], encoders: Instances)(using Quotes): Expr[Encoder[?]] =
    val owner = build.ownerOf(quotes)
    instances
      .finder(i, owner, encoders, TypeClass.Encoder, TypeRepr.of[Encoder[?]])(plan => emit(plan, plan.of, owner))
      .asExprOf[Encoder[?]]

  /** The body of `writeAt`. */
  def writeBody(
      plan: Plan,
      a: Expr[Any],
      out: Expr[Writer],
      at: Expr[Int],
      table: Expr[FieldTable],
      encoders: Instances
  )(using Quotes): Expr[Int] =
    val site = Writing(model)(this.site(encoders), out, emitted.unwrapped(plan, a.asTerm), table)
    plan match
      case product: Plan.Product =>
        if build.isValueClass(product.tpe) then writeProduct.write(product, at, site)
        else
          '{
            if ${ build.isNull(site.a).asExprOf[Boolean] } then
              ${ build.call(site.instance, "failNull", site.writer).asExprOf[Nothing] }
            else ${ writeProduct.write(product, at, site) }
          }
      case sum: Plan.Sum      => writeFamily.write(sum, at, site)
      case Plan.Failed(wrong) => throw IllegalArgumentException(wrong.toString)

  /** The body of `size`. */
  def sizeBody(plan: Plan, a: Expr[Any], depth: Expr[Int], encoders: Instances)(using Quotes): Expr[Int] =
    val site = Sizing(model)(this.site(encoders), emitted.unwrapped(plan, a.asTerm), depth.asTerm)
    emitSize.size(plan, site).asExprOf[Int]

  private def site(encoders: Instances)(using Quotes) = Site(model)(build, emitted, TypeClass.Encoder, encoders)
