package jzon.macros.literal

import scala.quoted.*
import jzon.{Encoder, Writer}
import jzon.runtime.LiteralRuntime

/** A method in which the steps of a literal are emitted.
  *
  * @param owner
  *   the method
  * @param isEncoded
  *   whether the text around the holes is put encoded, so that the writer does not know the containers around a hole
  * @param quotes
  *   those of the splice that the code is for
  */
final private[literal] class Site[Q <: Quotes & Singleton](using val q: Q)(
    val out: Expr[Writer],
    val owner: q.reflect.Symbol,
    val isEncoded: Boolean,
    val quotes: Quotes
):
  import q.reflect.*

  val writer: Term = out.asTerm

/** The code that finds out what is in a hole. */
final private[literal] class HoleValues[Q <: Quotes & Singleton](using val q: Q)(
    holes: Vector[Hole[q.type]],
    constants: ConstantInstances[q.type]
):
  import q.reflect.*
  import constants.instance

  /** How the value of a hole is written, and the value. An entry that may be left out is written only if its Option was
    * seen to be defined.
    */
  def valueOf(i: Int): (Write[TypeRepr, Term], Term) =
    val hole = holes(i)
    (hole.kind, hole.asValue) match
      case (HoleKind.Optional, Write.Optional(_, inner)) => (inner, Select.unique(hole.value, "get"))
      case (_, write)                                    => (write, hole.value)

  /** Whether there is something to write. */
  def isThere(i: Int, site: Site[q.type]): Term =
    given Quotes = site.quotes
    val out = site.out
    val hole = holes(i)
    hole.asValue match
      case Write.Optional(_, _) => Select.unique(hole.value, "isDefined")
      case Write.Found(tree)    =>
        hole.tpe.asType match
          case '[t] =>
            val encoder = instance(tree, site.owner).asExprOf[Encoder[t]]
            '{ LiteralRuntime.isThere[t]($out, ${ hole.value.asExprOf[t] }, $encoder) }.asTerm
      case _ => Literal(BooleanConstant(false))

  /** An Option, which is refused if it is null. */
  def required(element: TypeRepr, option: Term, site: Site[q.type]): Term =
    given Quotes = site.quotes
    val out = site.out
    element.asType match
      case '[e] => '{ LiteralRuntime.required[e]($out, ${ option.asExprOf[Option[e]] }) }.asTerm
