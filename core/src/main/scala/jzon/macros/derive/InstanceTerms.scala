package jzon.macros.derive

import scala.collection.immutable
import scala.quoted.*
import jzon.{Decoder, Encoder}
import jzon.macros.{InstanceSearch, TypeClass, TypeTexts}
import jzon.runtime.{Constants, Derived, QuotedDecoder, QuotedEncoder, SingletonCodec}

/** The code of instances that are made from others: checked, quoted, or restricted to a few values. */
final private[derive] class InstanceTerms[Q <: Quotes & Singleton](using val q: Q)(
    instances: InstanceSearch[q.type],
    texts: TypeTexts[q.type]
):
  import q.reflect.*
  import instances.found
  import texts.shown

  /** The instance for `tpe`. If it does not convert the instance for `from`, it refuses every value. */
  def converted(typeClass: TypeClass, tpe: TypeRepr, from: TypeRepr): Term =
    val tree = found(typeClass, tpe)
    val original = found(typeClass, from)
    val name = Expr(shown(tpe))
    tpe.asType match
      case '[a] =>
        if typeClass.reads then
          '{ Derived.converted[a](${ tree.asExprOf[Decoder[a]] }, ${ original.asExprOf[Decoder[?]] }, $name) }.asTerm
        else '{ Derived.converted[a](${ tree.asExprOf[Encoder[a]] }, ${ original.asExprOf[Encoder[?]] }, $name) }.asTerm

  /** The instance for `tpe`, which was compiled before. If it is not derived, it refuses every value. */
  def expected(typeClass: TypeClass, tpe: TypeRepr): Term =
    val tree = found(typeClass, tpe)
    val name = Expr(shown(tpe))
    tpe.asType match
      case '[a] =>
        if typeClass.reads then '{ Derived.expected[a](${ tree.asExprOf[Decoder[a]] }, $name) }.asTerm
        else '{ Derived.expected[a](${ tree.asExprOf[Encoder[a]] }, $name) }.asTerm

  /** A check that the instance for `tpe`, which was compiled before, is derived. */
  def flattens(typeClass: TypeClass, tpe: TypeRepr): Term =
    val tree = found(typeClass, tpe)
    val name = Expr(shown(tpe))
    if typeClass.reads then '{ Derived.flattens(${ tree.asExprOf[Decoder[?]] }, $name) }.asTerm
    else '{ Derived.flattens(${ tree.asExprOf[Encoder[?]] }, $name) }.asTerm

  /** An instance for `tpe` that reads or writes what `instance` does in the text of a string. */
  def quoted(typeClass: TypeClass, tpe: TypeRepr, instance: Term): Term = tpe.asType match
    case '[a] =>
      if typeClass.reads then '{ new QuotedDecoder[a](${ instance.asExprOf[Decoder[a]] }) }.asTerm
      else '{ new QuotedEncoder[a](${ instance.asExprOf[Encoder[a]] }) }.asTerm

  /** A decoder for `tpe` that takes only these values. */
  def constants(tpe: TypeRepr, values: List[Constant]): Term = tpe.asType match
    case '[a] =>
      val decoder = found(TypeClass.Decoder, tpe).asExprOf[Decoder[a]]
      val literals = Varargs(values.map(value => Literal(value).asExprOf[a]))
      '{ new Constants[a]($decoder, immutable.Seq($literals*)) }.asTerm

  /** A codec for a case object of a family that has cases with fields.
    *
    * @param tag
    *   the name of the field that holds the hint
    */
  def singleton(tpe: TypeRepr, value: Term, tag: Option[String], hint: String, hasNoExtraFields: Boolean): Term =
    tpe.asType match
      case '[a] =>
        val name = tag.fold('{ null })(Expr(_))
        val isStrict = Expr(hasNoExtraFields)
        '{ new SingletonCodec[a](${ value.asExprOf[a] }, $name, ${ Expr(hint) }, $isStrict) }.asTerm
