package jzon.derive

import scala.quoted.*
import jzon.{Codec, Config, Decoder, Encoder, Reader, Writer}

/** For the compiler only. The macros behind `derives` and `derived`.
  *
  * It is public, because the compiler would give the companions that call a hidden object a method with a parameter of
  * the type `jzon.derive`. There is no such class, so that nobody could list their methods by reflection, as
  * serialization does.
  */
object Derive:
  def decoder[A: Type](using quotes: Quotes): Expr[Decoder[A]] = Derivation[A](reads = true, writes = false).decoder
  def encoder[A: Type](using quotes: Quotes): Expr[Encoder[A]] = Derivation[A](reads = false, writes = true).encoder
  def codec[A: Type](using quotes: Quotes): Expr[Codec[A]] = Derivation[A](reads = true, writes = true).codec
  def configured[A: Type](config: Expr[Config])(using quotes: Quotes): Expr[Codec[A]] =
    Derivation[A](reads = true, writes = true).configured(config)

/** The derivation of one instance: shape, plan, code. */
final private class Derivation[A](val reads: Boolean, val writes: Boolean)(implicit protected val q: Quotes, a: Type[A])
    extends EmitLarge:
  import q.reflect.*

  protected val target: TypeRepr = TypeRepr.of[A]
  protected var config: Option[Config] = None

  def decoder: Expr[Decoder[A]] =
    val instance = emitDecoder(checked, target, Symbol.spliceOwner)
    finished(instance, TypeRepr.of[Decoder], TypeRepr.of[Decoder[A]]).asExprOf[Decoder[A]]

  def encoder: Expr[Encoder[A]] =
    val instance = emitEncoder(checked, target, Symbol.spliceOwner)
    finished(instance, TypeRepr.of[Encoder], TypeRepr.of[Encoder[A]]).asExprOf[Encoder[A]]

  def configured(config: Expr[Config]): Expr[Codec[A]] =
    constantConfig(config.asTerm) match
      case Left(argument) => report.errorAndAbort(s"a Config is read when compiled: $argument is no constant", config)
      case Right(choices) =>
        this.config = Some(choices)
        val (fields, cases) = known(shape(target))
        wrongMarks ++= unknownNames(choices, fields, cases).map: name =>
          DeriveError(s"the Config names $name, which ${shown(target)} does not have")
        codec

  /** The names of fields and of cases. */
  private def known(shape: Shape): (Set[String], Set[String]) = shape match
    case Shape.Product(_, _, fields, _, _) => (fields.map(_.name).toSet, Set.empty)
    case Shape.Sum(_, _, cases, _, _)      => (cases.flatMap(known(_)._1).toSet, cases.map(_.label).toSet)
    case _                                 => (Set.empty, Set.empty)

  def codec: Expr[Codec[A]] =
    val plan = checked
    val decoderInstances = decoders(plan)
    val encoderInstances = encoders(plan)
    val instance = carried(plan, target).asType match
      case '[a] =>
        withTables(plan)((fields, keys) =>
          '{
            new DerivedCodec[a](${ Expr(decoderInstances.all.size) }, ${ Expr(encoderInstances.all.size) }):
              def read(in: Reader): a = ${ readBody[a](plan, 'in, fields, keys, decoderInstances) }
              def write(a: a, out: Writer): Unit = ${ writeBody(plan, 'a, 'out, fields, encoderInstances) }
              override def size(a: a, depth: Int): Int = ${ sizeBody(plan, 'a, 'depth, encoderInstances) }
              override def findDecoder(i: Int): Decoder[?] = ${ decoderFinder('i, decoderInstances) }
              override def findEncoder(i: Int): Encoder[?] = ${ encoderFinder('i, encoderInstances) }
          }
        )
    finished(instance.asTerm, TypeRepr.of[Codec], TypeRepr.of[Codec[A]]).asExprOf[Codec[A]]

  /** `instance`, an `F[A]`, with all that is around it. */
  private def finished(instance: Term, f: TypeRepr, tpe: TypeRepr): Term =
    quietly(if isValueClass(target) then cast(instance, tpe) else instance, f, TypeTree.of[A])

  /** The plan, if nothing is wrong with it; otherwise all that is wrong is reported. */
  private def checked: Plan =
    val plan = this.plan(target)
    val wrong = wrongMarks.toList ++ errors(plan)
    if wrong.isEmpty then plan else report.errorAndAbort(DeriveError.all(wrong, shown(target)))
