package jzon.macros.derive

import scala.quoted.*
import jzon.{Codec, Config, Decoder, Encoder, Reader, Writer}
import jzon.macros.{Tools, TypeClass}
import jzon.runtime.DerivedCodec

/** The derivation of one instance: from the type to its [[Model.Shape]], to the [[Model.Plan]], to code. It creates the
  * stages, and gives each of them what it needs.
  *
  * @param halves
  *   the halves of a codec that are derived
  */
final private[derive] class Derivation[A: Type](quotes: Quotes, halves: List[TypeClass], config: Option[Config]):
  private val model = Model(using quotes)
  import model.{*, given}
  import q.reflect.*

  private val target = TypeRepr.of[A]
  private val tools = Tools[q.type]
  private val mistakes = Mistakes()

  // From the type to its shape.

  private val deprecations = Deprecations[q.type](tools.expansion)
  private val annotations = AnnotationReader[q.type](tools.terms, NameStyles[q.type](tools.terms), mistakes)
  private val settings = Settings[q.type](annotations, target, config)
  private val shapes = Shapes(model)(settings, deprecations, tools.expansion, tools.texts)

  // From the shape to the plan.

  private val self = SelfReferences[q.type](target, tools)
  private val origins = Origins[q.type](tools, self)
  private val kinds = Kinds(model)(shapes)
  private val instanceTerms = InstanceTerms[q.type](tools.instances, tools.texts)
  private val accesses = Accesses(model)(target, halves, self, tools)

  private val products =
    ProductPlanner(model)(settings, shapes, accesses, kinds, origins, instanceTerms, tools, mistakes)
  private val separation = Separation(model)(target, halves, shapes, kinds, origins, products, tools)

  private val families =
    FamilyPlanner(model)(target, settings, accesses, origins, products, separation, instanceTerms, tools, mistakes)

  private val unions =
    UnionPlanner(model)(shapes, accesses, kinds, origins, families, separation, instanceTerms, tools)
  private val planner = Planner(model)(shapes, families, unions, tools)

  // From the plan to code.

  private val build = tools.build
  private val emitted = EmittedClass(model)(build)
  private val tables = Tables(model)
  private val emitInstances = EmitInstances(model)(build, emitted, self, tools.givens)
  private val readValues = ReadValues(model)(build)
  private val readFields = ReadFields(model)(build)

  private val emitDecoder = EmitDecoder(model)(
    build,
    emitted,
    tables,
    emitInstances,
    ReadProduct(model)(build, readValues, readFields, ReadSteps(model)(build), Nesting(using q)),
    ReadLarge(model)(build, readValues, readFields),
    ReadFamily(model)(build, readValues)
  )
  private val writeSteps = WriteSteps(model)(build)
  private val writeValues = WriteValues(model)(build, writeSteps)

  private val emitEncoder = EmitEncoder(model)(
    build,
    emitted,
    tables,
    emitInstances,
    WriteProduct(model)(build, writeSteps, writeValues),
    WriteFamily(model)(build, writeSteps, writeValues),
    EmitSize(model)(build)
  )

  def decoder: Expr[Decoder[A]] =
    val instance = emitDecoder.emit(plan, target, Symbol.spliceOwner)
    finished(instance, TypeRepr.of[Decoder], TypeRepr.of[Decoder[A]]).asExprOf[Decoder[A]]

  def encoder: Expr[Encoder[A]] =
    val instance = emitEncoder.emit(plan, target, Symbol.spliceOwner)
    finished(instance, TypeRepr.of[Encoder], TypeRepr.of[Encoder[A]]).asExprOf[Encoder[A]]

  def codec: Expr[Codec[A]] =
    val plan = this.plan
    val (decoders, encoders) = (plan.decoders, plan.encoders)
    val instance = emitted.argument(plan, target).asType match
      case '[a] =>
        tables.withTables(plan)((fields, keys) =>
          '{
            new DerivedCodec[a](${ Expr(decoders.all.size) }, ${ Expr(encoders.all.size) }):
              def read(in: Reader): a = ${ emitDecoder.readBody[a](plan, 'in, fields, keys, decoders) }
              override def writeAt(a: a, out: Writer, at: Int): Int =
                ${ emitEncoder.writeBody(plan, 'a, 'out, 'at, fields, encoders) }
              override def size(a: a, depth: Int): Int = ${ emitEncoder.sizeBody(plan, 'a, 'depth, encoders) }
              override def findDecoder(i: Int): Decoder[?] = ${ emitDecoder.finder('i, decoders) }
              override def findEncoder(i: Int): Encoder[?] = ${ emitEncoder.finder('i, encoders) }
          }
        )
    finished(instance.asTerm, TypeRepr.of[Codec], TypeRepr.of[Codec[A]]).asExprOf[Codec[A]]

  /** The instance, an `F[A]`, with the code around it.
    *
    * @param tpe
    *   the type `F[A]`
    */
  private def finished(instance: Term, f: TypeRepr, tpe: TypeRepr): Term =
    val typed = if build.isValueClass(target) then build.cast(instance, tpe) else instance
    deprecations.quietly(typed, f, TypeTree.of[A])

  /** The plan, if nothing is wrong with it. Otherwise all that is wrong is reported. */
  private def plan: Plan =
    if config.nonEmpty then checkNames()
    val plan = planner.plan(target)
    val wrong = mistakes.all ++ plan.errors
    if wrong.isEmpty then plan else report.errorAndAbort(DeriveError.all(wrong, tools.texts.shown(target)))

  private def checkNames(): Unit =
    val (fields, cases) = shapes.shape(target).names
    mistakes.addAll(settings.unknownNames(fields, cases).map: name =>
      DeriveError(s"the Config names $name, which ${tools.texts.shown(target)} does not have"))
