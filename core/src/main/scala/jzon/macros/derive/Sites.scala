package jzon.macros.derive

import scala.quoted.*
import jzon.{FieldTable, Reader, Writer}
import jzon.macros.{TermBuilder, TypeClass}
import jzon.runtime.{Derived, Fetched}

/** A method of an emitted class, in which code is emitted.
  *
  * @param half
  *   Decoder for `read`, Encoder for `write` and `size`
  * @param instances
  *   the instances that the class fetches for this half
  * @param quotes
  *   those of the splice that is the body of the method
  */
final private[derive] class Site[M <: Model & Singleton](val model: M)(
    build: TermBuilder[model.q.type],
    emitted: EmittedClass[model.type],
    half: TypeClass,
    instances: model.Instances
)(using val quotes: Quotes):
  import model.q.reflect.*

  /** The method. */
  val owner: Symbol = build.ownerOf(quotes)

  /** The emitted class around the method, as `this`. */
  val instance: Term = emitted.around(owner)
  val instanceExpr: Expr[Derived] = instance.asExprOf[Derived]

  /** The instance that is being derived, as `this`. */
  val outermostInstance: Term = emitted.outermost(owner)

  /** The instance that the class fetches for `access`. */
  def fetched(access: model.Access): Term =
    val i = instances.index(access)
    if half.reads then build.call(instance, "decoder", build.int(i))
    else if i < Fetched.EncodersInVariables then Select.unique(instance, s"encoder$i")
    else build.call(instance, "encoder", build.int(i))

/** What the code of `read` refers to.
  *
  * @param table
  *   the names of the fields, or the hints of the cases
  * @param keys
  *   the names that are looked for ahead of the value
  */
final private[derive] class Reading[M <: Model & Singleton](val model: M)(
    val site: Site[model.type],
    val in: Expr[Reader],
    val table: Expr[FieldTable],
    val keys: Expr[FieldTable]
):
  import model.q.reflect.*
  export site.{fetched, instance, instanceExpr, outermostInstance, owner, quotes}

  val reader: Term = in.asTerm

/** What the code of `write` refers to.
  *
  * @param table
  *   the names of the fields, or the hints of the cases
  */
final private[derive] class Writing[M <: Model & Singleton](val model: M)(
    val site: Site[model.type],
    val out: Expr[Writer],
    val a: model.q.reflect.Term,
    val table: Expr[FieldTable]
):
  import model.q.reflect.*
  export site.{fetched, instance, instanceExpr, outermostInstance, owner, quotes}

  val writer: Term = out.asTerm

/** What the code of `size` refers to.
  *
  * @param depth
  *   how many objects and arrays are around the value
  */
final private[derive] class Sizing[M <: Model & Singleton](val model: M)(
    val site: Site[model.type],
    val a: model.q.reflect.Term,
    val depth: model.q.reflect.Term
):
  export site.{fetched, instance, instanceExpr, outermostInstance, owner, quotes}
