package jzon.macros.derive

import scala.quoted.*
import jzon.{Decoder, Json}
import jzon.input.UnknownNames
import jzon.macros.TermBuilder
import jzon.runtime.{MapRest, TreeRest}

/** The code of `read` that small and large classes share: the names of fields, the fields that are absent, and the
  * field that takes the others.
  */
final private[derive] class ReadFields[M <: Model & Singleton](val model: M)(build: TermBuilder[model.q.type]):
  import model.{*, given}
  import q.reflect.*
  import build.*

  /** What takes the fields that the class does not have: its definition, and a reference to it. */
  def restOf(rest: Remainder, site: Reading[model.type])(using Quotes): (ValDef, Term) =
    val values = site.fetched(rest.read)
    val made = rest.element.asType match
      case '[e] =>
        if rest.isTree then '{ new TreeRest(${ cast(values, TypeRepr.of[Decoder[Json]]).asExprOf[Decoder[Json]] }) }
        else '{ new MapRest[e](${ cast(values, TypeRepr.of[Decoder[e]]).asExprOf[Decoder[e]] }) }
    constant(site.owner, "rest", made.asTerm.tpe.widen, made.asTerm)

  /** The index of the field whose name comes next, or -1. */
  def nextField(
      hasNoExtraFields: Boolean,
      rest: Option[(ValDef, Term)],
      next: Expr[Int],
      site: Reading[model.type]
  )(using
      Quotes
  ): Expr[Int] =
    if rest.nonEmpty then '{ ${ site.instanceExpr }.fieldOrRest(${ site.in }, ${ site.table }, $next) }
    else if hasNoExtraFields then '{ ${ site.in }.knownField(${ site.table }, $next) }
    else '{ ${ site.in }.field(${ site.table }, $next) }

  /** One of [[UnknownNames]]. */
  def unknownNames(hasNoExtraFields: Boolean, rest: Option[(ValDef, Term)]): Int =
    if rest.nonEmpty then UnknownNames.Kept
    else if hasNoExtraFields then UnknownNames.Refused
    else UnknownNames.Skipped

  /** Reads the value of a field that the class does not have. */
  def readUnknown(rest: Option[(ValDef, Term)], site: Reading[model.type])(using Quotes): Expr[Unit] =
    rest.fold('{ ${ site.in }.skip() })((_, taker) => call(taker, "read", site.reader).asExprOf[Unit])

  /** The value of the field that takes the others. */
  def restValue(rest: Remainder, taker: Term): Term =
    val result = cast(Select.unique(taker, "result"), rest.tpe)
    rest.default.fold(result)(If(Select.unique(taker, "isEmpty"), _, result))

  /** Whether a field that is absent is missing. */
  def isRequired(field: FieldPlan): Boolean = field.default.isEmpty &&
    (field.read match
      case Access.Primitive(_)          => true
      case Access.Instance(_, isStrict) => isStrict
      case Access.Recursive             => true
      case Access.Listed(_, _)          => true
      case Access.OrNull(_, _)          => true
      case Access.Tupled(_)             => true
      case _                            => false)

  /** The value of a field that is absent and not required, as its decoder returns it. */
  def missing(field: FieldPlan, site: Reading[model.type]): Term =
    cast(call(site.fetched(field.read), "missing", site.reader), field.tpe)

  /** `values*` */
  def repeated(values: Term, seq: TypeRepr): Term =
    Typed(values, Inferred(defn.RepeatedParamClass.typeRef.appliedTo(seq.typeArgs.head)))
