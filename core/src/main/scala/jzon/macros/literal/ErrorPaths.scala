package jzon.macros.literal

import scala.quoted.*
import jzon.{EncodeError, Encoder, KeyEncoder}
import jzon.runtime.LiteralRuntime

/** The code that adds the path of a hole to the errors of its value. */
final private[literal] class ErrorPaths[Q <: Quotes & Singleton](using val q: Q)(
    holes: Vector[Hole[q.type]],
    values: HoleValues[q.type],
    constants: ConstantInstances[q.type],
    calls: RuntimeCalls[q.type]
):
  import q.reflect.*
  import constants.{instance, owned}

  /** The code, with the path in its errors if there can be any. */
  def guarded(path: List[PathPart], write: Write[TypeRepr, Term], site: Site[q.type])(code: Term): Term =
    if path.isEmpty || !canFail(write, site.isEncoded) then code else located(path, site)(code)

  private def canFail(write: Write[TypeRepr, Term], isEncoded: Boolean): Boolean = write match
    case Write.Primitive("writeString" | "writeChar")  => true
    case Write.Primitive("writeDouble" | "writeFloat") => !isEncoded
    case Write.Optional(_, _) | Write.Found(_)         => true
    case _                                             => false

  /** The code, with the path in its errors.
    *
    * @param isSpread
    *   whether the code writes several elements, the first of them at the path
    */
  def located(path: List[PathPart], site: Site[q.type], isSpread: Boolean = false)(code: Term): Term =
    given Quotes = site.quotes
    '{
      try ${ code.asExprOf[Unit] }
      catch case error: EncodeError => throw ${ locate('error, path, site, isSpread) }
    }.asTerm

  private def locate(error: Expr[EncodeError], path: List[PathPart], site: Site[q.type], isSpread: Boolean)(using
      Quotes
  ): Expr[EncodeError] = path match
    case Nil           => error
    case part :: outer =>
      val here = part match
        case PathPart.Name(parts)                        => '{ $error.in(${ name(parts) }) }
        case PathPart.KeyHole(i)                         => '{ $error.in(${ text(i) }) }
        case index @ PathPart.Index(_, _, _) if isSpread =>
          '{ LiteralRuntime.shifted($error, ${ position(index, site) }) }
        case index @ PathPart.Index(_, _, _) => '{ $error.in(${ position(index, site) }) }
      locate(here, outer, site, isSpread = false)

  private def name(parts: List[Part])(using Quotes): Expr[String] =
    val texts = parts.map:
      case Part.Chars(text) => calls.text(text).asExprOf[String]
      case Part.Hole(i)     => text(i)
    if texts.isEmpty then Expr("") else texts.reduceLeft((a, b) => '{ LiteralRuntime.joined($a, $b) })

  private def text(i: Int)(using Quotes): Expr[String] =
    val hole = holes(i)
    hole.tpe.asType match
      case '[t] =>
        val encoder = owned(hole.keyEncoder).asExprOf[KeyEncoder[t]]
        '{ LiteralRuntime.text[t](${ hole.value.asExprOf[t] }, $encoder) }

  /** The index of an element. */
  private def position(index: PathPart.Index, site: Site[q.type])(using Quotes): Expr[Int] =
    val optional = index.optional.map(i => '{ if ${ values.isThere(i, site).asExprOf[Boolean] } then 1 else 0 })
    val spread = index.spread.map: i =>
      val hole = holes(i)
      hole.tpe.asType match
        case '[t] =>
          val encoder = instance(hole.encoder, site.owner).asExprOf[Encoder[t]]
          '{ LiteralRuntime.count[t](${ hole.value.asExprOf[t] }, $encoder) }
    (optional ++ spread).foldLeft(Expr(index.certain))((a, b) => '{ $a + $b })
