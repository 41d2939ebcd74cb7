package jzon.derive

import scala.quoted.*
import jzon.{Codec, Config, Decoder, Encoder, Reader, Writer}

/** The macros behind `derives` and `derived`. */
private[jzon] object Derive:
  def decoder[A: Type](using quotes: Quotes): Expr[Decoder[A]] = Derivation[A](reads = true, writes = false).decoder
  def encoder[A: Type](using quotes: Quotes): Expr[Encoder[A]] = Derivation[A](reads = false, writes = true).encoder
  def codec[A: Type](using quotes: Quotes): Expr[Codec[A]] = Derivation[A](reads = true, writes = true).codec
  def configured[A: Type](config: Expr[Config])(using Quotes): Expr[Codec[A]] =
    quotes.reflect.report.errorAndAbort(s"deriving is not here yet ${config.show}")

/** The derivation of one instance: shape, plan, code. */
final private class Derivation[A](val reads: Boolean, val writes: Boolean)(implicit protected val q: Quotes, a: Type[A]) extends EmitLarge:
  import q.reflect.*

  protected val target: TypeRepr = TypeRepr.of[A]

  def decoder: Expr[Decoder[A]] = emitDecoder(checked, target, Symbol.spliceOwner).asExprOf[Decoder[A]]
  def encoder: Expr[Encoder[A]] = emitEncoder(checked, target, Symbol.spliceOwner).asExprOf[Encoder[A]]

  def codec: Expr[Codec[A]] =
    val plan = checked
    val decoderInstances = decoders(plan)
    val encoderInstances = encoders(plan)
    '{
      val fields = ${ this.fields(plan) }
      new Derived(${ Expr(decoderInstances.all.size) }, ${ Expr(encoderInstances.all.size) }) with Codec[A]:
        def read(in: Reader): A = ${ readBody[A](plan, 'in, 'fields, decoderInstances) }
        def write(a: A, out: Writer): Unit = ${ writeBody(plan, 'a, 'out, 'fields, encoderInstances) }
        override def findDecoder(i: Int): Decoder[?] = ${ decoderFinder('i, decoderInstances) }
        override def findEncoder(i: Int): Encoder[?] = ${ encoderFinder('i, encoderInstances) }
    }

  /** The plan, if nothing is wrong with it; otherwise all that is wrong is reported. */
  private def checked: Plan =
    val plan = this.plan(target)
    val wrong = (wrongMarks.toList ++ errors(plan)).distinct
    if wrong.isEmpty then plan
    else
      wrong.init.foreach(error => report.error(error.text))
      report.errorAndAbort(wrong.last.text)
