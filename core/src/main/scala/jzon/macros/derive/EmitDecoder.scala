package jzon.macros.derive

import scala.quoted.*
import jzon.{Decoder, FieldTable, Reader}
import jzon.macros.{TermBuilder, TypeClass}
import jzon.runtime.DerivedDecoder

/** The code of decoders. */
final private[derive] class EmitDecoder[M <: Model & Singleton](val model: M)(
    build: TermBuilder[model.q.type],
    emitted: EmittedClass[model.type],
    tables: Tables[model.type],
    instances: EmitInstances[model.type],
    readProduct: ReadProduct[model.type],
    readLarge: ReadLarge[model.type],
    readFamily: ReadFamily[model.type]
):
  import model.{*, given}
  import q.reflect.*

  /** A decoder for `tpe`, in code that belongs to `owner`. */
  def emit(plan: Plan, tpe: TypeRepr, owner: Symbol): Term =
    given Quotes = owner.asQuotes
    val decoders = plan.decoders
    emitted.argument(plan, tpe).asType match
      case '[a] =>
        tables.withTables(plan)((fields, keys) =>
          '{
            new DerivedDecoder[a](${ Expr(decoders.all.size) }):
              def read(in: Reader): a = ${ readBody[a](plan, 'in, fields, keys, decoders) }
              override def findDecoder(i: Int): Decoder[?] = ${ finder('i, decoders) }
          }
        ).asTerm

  /** The body of `findDecoder`. */
  def finder(i: Expr[Int], decoders: Instances)(using Quotes): Expr[Decoder[?]] =
    val owner = build.ownerOf(quotes)
    instances
      .finder(i, owner, decoders, TypeClass.Decoder, TypeRepr.of[Decoder[?]])(plan => emit(plan, plan.of, owner))
      .asExprOf[Decoder[?]]

  /** The body of `read`. */
  def readBody[A: Type](
      plan: Plan,
      in: Expr[Reader],
      table: Expr[FieldTable],
      keys: Expr[FieldTable],
      decoders: Instances
  )(using Quotes): Expr[A] =
    val site = Reading(model)(Site(model)(build, emitted, TypeClass.Decoder, decoders), in, table, keys)
    plan match
      case product: Plan.Product =>
        if readProduct.fits(product) then readProduct.read[A](product, site) else readLarge.read[A](product, site)
      case sum: Plan.Sum      => readFamily.read[A](sum, site)
      case Plan.Failed(wrong) => throw IllegalArgumentException(wrong.toString)
